// SPDX-License-Identifier: Apache-2.0

import HTML
import Testing

func text(_ node: Node) -> String { String(decoding: node.render(), as: UTF8.self) }

@Suite("What nodes write")
struct RenderingTests {
  @Test("a page reads as it is written, with conditions and loops")
  func page() {
    let items = ["One", "Two"]
    let warning: String? = nil
    let card = div(.class("card")) {
      h2 { "Title" }
      if let warning { p { warning } }
      if items.count > 1 { p { items.count } } else { p { "few" } }
      ul { for item in items { li { item } } }
    }
    #expect(
      text(card)
        == "<div class=\"card\"><h2>Title</h2><p>2</p><ul><li>One</li><li>Two</li></ul></div>")
  }

  @Test("a document begins with its type")
  func document() {
    let page = html(.lang("ar"), .dir(.rightToLeft)) {
      head { title { "نص" } }
      body { main { h1 { "نص" } } }
    }
    #expect(
      String(decoding: page.renderDocument(), as: UTF8.self)
        == "<!doctype html>\n<html lang=\"ar\" dir=\"rtl\"><head><title>نص</title></head>"
        + "<body><main><h1>نص</h1></main></body></html>")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let node: Node
    let html: String
    var testDescription: String { html }
  }

  static let rows: [Row] = [
    Row(node: br(), html: "<br>"),
    Row(node: hr(.class("thin")), html: "<hr class=\"thin\">"),
    Row(
      node: input(.email, .name("mail"), .autocomplete("email"), .ariaRequired()),
      html: "<input type=\"email\" name=\"mail\" autocomplete=\"email\" aria-required=\"true\">"),
    Row(
      node: input(.checkbox, .checked(false), .disabled()),
      html: "<input type=\"checkbox\" disabled>"),
    Row(
      node: button(.submit, .ariaPressed(false)) { "Play" },
      html: "<button type=\"submit\" aria-pressed=\"false\">Play</button>"),
    Row(
      node: script(src: "/a.js"),
      html: "<script type=\"module\" src=\"/a.js\"></script>"),
    Row(
      node: script(src: "/a.js", isModule: false),
      html: "<script src=\"/a.js\"></script>"),
    Row(
      node: img(src: "/mark.svg", alt: "", .width(16)),
      html: "<img src=\"/mark.svg\" alt=\"\" width=\"16\">"),
    Row(
      node: svg(.viewBox("0 0 24 24"), .ariaHidden(), .focusable(false)) {
        path(.d("M0 0h4"), .strokeWidth(2))
        use(.href("#ear"), .x(0.5))
      },
      html: "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">"
        + "<path d=\"M0 0h4\" stroke-width=\"2\"></path><use href=\"#ear\" x=\"0.5\"></use></svg>"),
    Row(
      node: element("earshot-player", .data("track", 7), .data("ready")) { "…" },
      html: "<earshot-player data-track=\"7\" data-ready>…</earshot-player>"),
    Row(
      node: label(.for("x"), .ariaDescribedBy("a", "b")) { "Name" },
      html: "<label for=\"x\" aria-describedby=\"a b\">Name</label>"),
    Row(node: textarea(.rows(3)) { "\nx" }, html: "<textarea rows=\"3\">\n\nx</textarea>"),
    Row(node: pre { "x\n" }, html: "<pre>x\n</pre>"),
    Row(node: variable { "n" }, html: "<var>n</var>"),
    Row(node: p(), html: "<p></p>"),
    Row(
      node: jsonData(id: "d", JSONText("[\"</script><!--&\"]")),
      html: "<script type=\"application/json\" id=\"d\">"
        + "[\"\\u003c/script\\u003e\\u003c!--\\u0026\"]</script>"),
    Row(node: .fragment { TrustedHTML(unchecked: "<b>x</b>") }, html: "<b>x</b>"),
    Row(
      node: p(.class("a", "b"), .when(true, .class("c")), .when(false, .class("d")), .id("x")),
      html: "<p class=\"a b c\" id=\"x\"></p>"),
    Row(
      node: p(.group([.id("first"), .lang("en")]), .id("second"), .none),
      html: "<p id=\"first\" lang=\"en\"></p>"),
  ]

  @Test("each kind of element is written as HTML has it", arguments: rows)
  func rendersRow(row: Row) {
    #expect(text(row.node) == row.html)
  }

  @Test("a node knows whether it writes nothing")
  func emptiness() {
    #expect(Node.empty.isEmpty)
    #expect(Node.fragment([.text(""), .fragment([])]).isEmpty)
    #expect(!br().isEmpty)
    #expect(text(.fragment([.empty, .text("")])).isEmpty)
  }
}
