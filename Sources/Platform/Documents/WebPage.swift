// SPDX-License-Identifier: Apache-2.0

extension DocumentContent {
  /// A web page: what it shows, in order.
  /// - Throws: `damaged`.
  public init(html bytes: [UInt8]) throws(DocumentFault) {
    self.init()
    var encoding: String?
    var content = bytes
    let declares = bytes.prefix(4096).contains(text: "charset")
    if String(validating: bytes, as: UTF8.self) != nil {
      encoding = "UTF-8"
    } else if !declares {
      let plain = PlainText(bytes)
      (guessedEncoding, hasBrokenCharacters) = (plain.guessedEncoding, plain.hasBrokenCharacters)
      content = Array(plain.text.utf8)
      encoding = "UTF-8"
    }
    let page = WebPage(try Markup(content, by: .html, encoding: encoding))
    parts = [page.flow.paragraphs]
    languageTag = page.languageTag
    silentPictures = page.silentPictures
  }
}

extension ArraySlice<UInt8> {
  /// Whether this has an ASCII word in it, in large or small letters.
  fileprivate func contains(text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return false }
    return (startIndex...(endIndex - wanted.count)).contains { start in
      zip(self[start...], wanted).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}

/// What a web page shows, gathered from its elements.
struct WebPage {
  private(set) var flow = TextFlow()
  private(set) var languageTag: String?
  private(set) var silentPictures = 0
  /// The hidden element within which everything is left out, and how many of its name are open.
  private var hidden: (name: String, depth: Int)?
  /// The numbers of the lists that are open; nil for one without.
  private var lists: [Int?] = []
  private var preformatted = 0
  private var rows = 0

  /// What no page shows.
  private static let unseen: Set<String> = [
    "head", "script", "style", "template", "noscript", "svg", "object", "rp", "datalist", "audio",
    "video", "iframe",
  ]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2",
    "h3", "h4", "h5", "h6", "header", "hr", "legend", "li", "main", "menu", "nav", "ol", "option",
    "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]

  init(_ markup: Markup) {
    markup.walk { event in
      switch event {
      case .open(let element): open(element)
      case .text(let text): add(text)
      case .close(let name): close(name)
      }
    }
    flow.endParagraph()
  }

  private mutating func add(_ text: String) {
    guard hidden == nil else { return }
    if preformatted > 0 { flow.addAsWritten(text) } else { flow.add(text) }
  }

  private mutating func open(_ element: MarkupElement) {
    let name = element.name.lowercased()
    if let hidden {
      if hidden.name == name { self.hidden = (name, hidden.depth + 1) }
      return
    }
    if name == "html" { languageTag = element["lang"] }
    if Self.isHidden(element, name) {
      hidden = (name, 1)
      return
    }
    // The paragraphs of a cell are one: a row is one line.
    if Self.blocks.contains(name), rows == 0 || name == "tr" { flow.endParagraph() }
    switch name {
    case "br": flow.breakLine()
    case "img": addPicture(element["alt"])
    case "ul", "menu": lists.append(nil)
    case "ol": lists.append(element["start"].flatMap { Int($0) } ?? 1)
    case "li": beginItem()
    case "pre": preformatted += 1
    case "tr": rows += 1
    default: break
    }
  }

  private mutating func close(_ name: String) {
    let name = name.lowercased()
    if let hidden {
      guard hidden.name == name else { return }
      self.hidden = hidden.depth > 1 ? (name, hidden.depth - 1) : nil
      return
    }
    switch name {
    case "ul", "menu", "ol": _ = lists.popLast()
    case "pre": preformatted = max(0, preformatted - 1)
    case "tr": rows = max(0, rows - 1)
    case "td", "th": flow.endCell()
    default: break
    }
    if Self.blocks.contains(name) {
      if rows == 0 { flow.endParagraph() } else { flow.add(" ") }
    }
  }

  private mutating func beginItem() {
    guard rows == 0 else { return }
    if let index = lists.indices.last, let number = lists[index] {
      flow.begin(with: "\(number). ")
      lists[index] = number &+ 1
    } else {
      flow.begin(with: "• ")
    }
  }

  private mutating func addPicture(_ words: String?) {
    let words = words ?? ""
    // An empty alt says that the picture is only ornament; none at all says nothing.
    if words.allSatisfy(\.isWhitespace) {
      silentPictures += 1
    } else {
      flow.add(" [\(words)] ")
    }
  }

  private static func isHidden(_ element: MarkupElement, _ name: String) -> Bool {
    if unseen.contains(name) || element["hidden"] != nil { return true }
    guard let style = element["style"]?.lowercased().filter({ !$0.isWhitespace }) else {
      return false
    }
    return style.contains("display:none") || style.contains("visibility:hidden")
  }
}
