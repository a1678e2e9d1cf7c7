// SPDX-License-Identifier: Apache-2.0

/// What an element of a page of a book means, in XHTML, HTML and DTBook.
enum BookElement: Equatable {
  case root
  case title
  case script
  /// What no page shows.
  case hidden
  /// A heading; nil for one whose depth is that of the level around it.
  case heading(Int?)
  /// A level of a DTBook.
  case level
  case note
  /// What somebody wrote to stand for a picture.
  case description
  /// The sign of a page, with a label that stands for it where it has no text.
  case page(String?)
  /// A picture with its words; empty for an ornament, nil for none.
  case picture(String?)
  case lineBreak
  /// A list; nil for one without numbers.
  case list(Int?)
  case item
  case preformatted
  case row
  case cell
  case block
  case inline

  /// The class of a paragraph that stands for a picture, in what we write.
  static let descriptionClass = "image-description"

  init(_ element: MarkupElement) {
    let name = element.name.lowercased()
    if Self.isHidden(element, name) {
      self = name == "script" ? .script : name == "title" ? .title : .hidden
    } else if let special = Self.special(element, name) {
      self = special
    } else {
      self = Self.named(element, name)
    }
  }

  var isHidden: Bool {
    switch self {
    case .script, .title, .hidden: true
    case .root, .heading, .level, .note, .description, .page, .picture, .lineBreak, .list, .item,
      .preformatted, .row, .cell, .block, .inline:
      false
    }
  }

  /// Whether a paragraph ends where it begins and ends.
  var isBlock: Bool {
    switch self {
    case .heading, .level, .note, .description, .list, .item, .preformatted, .row, .block, .root:
      true
    case .title, .script, .hidden, .page, .picture, .lineBreak, .cell, .inline: false
    }
  }

  /// What `epub:type`, `role` and `class` say.
  private static func special(_ element: MarkupElement, _ name: String) -> Self? {
    guard element.hasAttributes else { return named(by: name) }
    let types = words(element["epub:type"] ?? (isTyped(name) ? element["type"] : nil))
    let roles = words(element["role"])
    let classes = words(element["class"])
    if types.contains("pagebreak") || roles.contains("doc-pagebreak") || name == "pagenum"
      || !classes.isDisjoint(with: ["page-normal", "page-front", "page-special", "pagenum"])
    {
      return .page(element["aria-label"] ?? element["title"])
    }
    if !types.isDisjoint(with: ["footnote", "endnote", "rearnote"])
      || !roles.isDisjoint(with: ["doc-footnote", "doc-endnote"]) || name == "note"
      || name == "annotation" || classes.contains("notebody")
    {
      return .note
    }
    if name == "prodnote" || classes.contains(descriptionClass) || classes.contains("prodnote") {
      return .description
    }
    return nil
  }

  /// What the name alone says.
  private static func named(by name: String) -> Self? {
    switch name {
    case "pagenum": .page(nil)
    case "note", "annotation": .note
    case "prodnote": .description
    default: nil
    }
  }

  /// In XML, `epub:type` is called `type` when its prefix is left aside; that of these elements is another one.
  private static func isTyped(_ name: String) -> Bool {
    !["script", "style", "link", "input", "button", "ol", "ul", "li", "list", "source"].contains(
      name)
  }

  private static func words(_ text: String?) -> Set<String> {
    guard let text else { return [] }
    return Set(text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() })
  }

  private static func named(_ element: MarkupElement, _ name: String) -> Self {
    switch name {
    case "html", "dtbook": .root
    case "h1", "doctitle": .heading(1)
    case "h2": .heading(2)
    case "h3": .heading(3)
    case "h4": .heading(4)
    case "h5": .heading(5)
    case "h6": .heading(6)
    case "hd", "levelhd": .heading(nil)
    case "level", "level1", "level2", "level3", "level4", "level5", "level6": .level
    case "img": .picture(words(for: element))
    case "br": .lineBreak
    case "ol": .list(element["start"].flatMap { Int($0) } ?? 1)
    case "list":
      .list(element["type"] == "ol" ? element["start"].flatMap { Int($0) } ?? 1 : nil)
    case "ul", "menu": .list(nil)
    case "li": .item
    case "pre": .preformatted
    case "tr": .row
    case "td", "th": .cell
    default: blocks.contains(name) ? .block : .inline
    }
  }

  /// The words that stand for a picture.
  private static func words(for element: MarkupElement) -> String? {
    let words = element["alt"] ?? element["aria-label"]
    return words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  private static let unseen: Set<String> = [
    "head", "script", "style", "template", "noscript", "svg", "object", "rp", "rt", "datalist",
    "audio", "video", "iframe", "title", "nav",
  ]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "header",
    "hr", "legend", "main", "option", "p", "section", "summary", "table", "tbody", "tfoot", "thead",
    // DTBook
    "author", "bodymatter", "book", "bridgehead", "byline", "dateline", "docauthor", "epigraph",
    "frontmatter", "imggroup", "line", "linegroup", "poem", "rearmatter", "sidebar",
  ]

  private static func isHidden(_ element: MarkupElement, _ name: String) -> Bool {
    if unseen.contains(name) { return name != "head" }
    guard element.hasAttributes else { return false }
    if element["hidden"] != nil { return true }
    guard let style = element["style"]?.lowercased().filter({ !$0.isWhitespace }) else {
      return false
    }
    return style.contains("display:none") || style.contains("visibility:hidden")
  }
}
