// SPDX-License-Identifier: Apache-2.0

import HTML
import TestSupport
import Testing

@Suite("How outside text is kept from being markup")
struct EscapingTests {
  static func hostileText(seed: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "<", ">", "&", "\"", "'", "<script>", "</p>", "<!--", "-->", "&lt;", "&#60;", "]]>", "\r",
      "\n", "\t", "`", "=", " onload=x", "ä", "ن", "👂🏽", "a", "\u{0}", "javascript:", "/",
    ]
    let count = Int.random(in: 0...24, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// What a parser makes of the references that we write.
  static func unescape(_ html: some StringProtocol) -> String {
    var rest = Substring(html)
    var result = ""
    let references = [
      "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r",
    ]
    while let first = rest.unicodeScalars.first {
      if first == "&", let end = rest.unicodeScalars.firstIndex(of: ";") {
        let reference = String(rest.unicodeScalars[...end])
        result += references[reference] ?? "unknown reference \(reference)"
        rest = Substring(rest.unicodeScalars[rest.unicodeScalars.index(after: end)...])
      } else {
        result.unicodeScalars.append(first)
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    return result
  }

  static func withoutNull(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{0}" ? "\u{FFFD}" : $0 }))
  }

  @Test("text between tags comes back whole and opens no tag", arguments: 0..<300)
  func betweenTags(seed: Int) throws {
    let source = Self.hostileText(seed: seed)
    let html = text(p { source })
    let inner = html.utf8.dropFirst(3).dropLast(4)
    #expect(!inner.contains(UInt8(ascii: "<")) && !inner.contains(UInt8(ascii: ">")))
    let plain = Self.unescape(try #require(String(inner)))
    #expect(
      Array(plain.unicodeScalars) == Array(Self.withoutNull(source).unicodeScalars), "seed \(seed)")
  }

  @Test("an attribute value comes back whole and ends only at its quote", arguments: 0..<300)
  func inAttributes(seed: Int) throws {
    let source = Self.hostileText(seed: seed)
    let html = text(hr(.title(source)))
    let inner = html.utf8.dropFirst(#"<hr title=""#.utf8.count).dropLast(2)
    #expect(!inner.contains(UInt8(ascii: "\"")))
    let plain = Self.unescape(try #require(String(inner)))
    #expect(
      Array(plain.unicodeScalars) == Array(Self.withoutNull(source).unicodeScalars), "seed \(seed)")
  }

  @Test("data for scripts cannot end its element", arguments: 0..<100)
  func dataForScripts(seed: Int) {
    let html = text(jsonData(id: "x", JSONText(Self.hostileText(seed: seed))))
    let inner = html.utf8.dropFirst(#"<script type="application/json" id="x">"#.utf8.count)
      .dropLast("</script>".utf8.count)
    #expect(!inner.contains(UInt8(ascii: "<")), "seed \(seed)")
  }

  @Test(
    "a link to a script is refused",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:x", "java\nscript:x",
      "\u{1}javascript:x", "vbscript:x", "data:text/html,x", "java\tscript\r:x", "blob:x",
    ])
  func refusedLinks(address: String) {
    #expect(text(a(.href(address))) == "<a href=\"about:invalid\"></a>")
    #expect(text(form(.action(address))) == "<form action=\"about:invalid\"></form>")
  }

  @Test(
    "a link that only leads somewhere is kept",
    arguments: [
      "/read?x=1#y", "page", "?a=b:c", "#top", "https://example.org/", "mailto:a@example.org",
      "tel:+34965903400", "geo:38.38,-0.51", "../a:b", "1:2", ":x", "",
    ])
  func keptLinks(address: String) {
    #expect(text(a(.href(address))) == "<a href=\"\(address)\"></a>")
  }

  @Test("sources may be pictures and sounds in the address, and nothing else")
  func sources() {
    #expect(text(source(.src("data:audio/mpeg;base64,AA"))).contains("data:audio"))
    #expect(text(source(.src("blob:x"))).contains("blob:x"))
    #expect(text(source(.src("data:text/html,x"))).contains("about:invalid"))
    #expect(text(script(src: "javascript:x")).contains("about:invalid"))
  }
}
