// SPDX-License-Identifier: Apache-2.0

extension DocumentContent {
  /// A document of Word (ECMA-376, part 1, section 17): its paragraphs, and its notes behind them.
  init(word archive: ZipArchive) throws(DocumentFault) {
    self.init()
    guard let file = try archive.file("word/document.xml") else { throw .damaged }
    var notes: [String: [String]] = [:]
    for (kind, name) in [("footnote", "word/footnotes.xml"), ("endnote", "word/endnotes.xml")] {
      guard let file = try archive.file(name) else { continue }
      for (id, paragraphs) in WordNotes(try Markup(file, by: .xml), kind).notes {
        notes[kind + id] = paragraphs
      }
    }
    var document = WordDocument()
    document.read(try Markup(file, by: .xml))
    document.endPart()
    parts = document.parts
    silentPictures = document.silentPictures
    languageTag = document.languageTag
    let told = document.notes.enumerated().flatMap { number, id in
      (notes[id] ?? []).enumerated().map {
        $0.offset == 0 ? "[\(number + 1)] \($0.element)" : $0.element
      }
    }
    if !told.isEmpty, !parts.isEmpty { parts[parts.count - 1] += told }
  }
}

/// What the body of a document of Word shows, gathered from its elements.
struct WordDocument {
  private(set) var parts: [[String]] = []
  private(set) var silentPictures = 0
  private(set) var languageTag: String?
  /// The notes in the order in which the text refers to them.
  private(set) var notes: [String] = []
  private var flow = TextFlow()
  private var isText = false
  private var rows = 0
  /// Elements within which nothing counts: another form of what was read already, and what was deleted.
  private var left = 0

  private static let leftOut: Set<String> = ["Fallback", "del", "moveFrom", "instrText"]

  mutating func read(_ markup: Markup) {
    markup.walk { event in
      switch event {
      case .open(let element): open(element)
      case .text(let text): if isText, left == 0 { flow.add(text) }
      case .close(let name): close(name)
      }
    }
  }

  /// Ends the page.
  mutating func endPart() {
    flow.endParagraph()
    parts.append(flow.paragraphs)
    flow = TextFlow()
  }

  private mutating func open(_ element: MarkupElement) {
    let name = element.name
    if Self.leftOut.contains(name) { left += 1 }
    guard left == 0 else { return }
    switch name {
    case "t": isText = true
    case "p": if rows == 0 { flow.endParagraph() } else { flow.add(" ") }
    case "numPr": if rows == 0 { flow.begin(with: "• ") }
    case "tab": flow.add(" ")
    case "br", "cr":
      if element["type"] == "page" { endPart() } else { flow.breakLine() }
    case "noBreakHyphen": flow.add("-")
    case "tr":
      if rows == 0 { flow.endParagraph() }
      rows += 1
    case "docPr": addPicture(element["descr"] ?? element["title"])
    case "lang": languageTag = languageTag ?? element["val"]
    case "footnoteReference", "endnoteReference":
      guard let id = element["id"] else { break }
      notes.append(name.replacing("Reference", with: "") + id)
      flow.add("[\(notes.count)]")
    default: break
    }
  }

  private mutating func close(_ name: String) {
    if Self.leftOut.contains(name) { left = max(0, left - 1) }
    guard left == 0 else { return }
    switch name {
    case "t": isText = false
    case "p": if rows == 0 { flow.endParagraph() }
    case "tc": flow.endCell()
    case "tr":
      rows = max(0, rows - 1)
      if rows == 0 { flow.endParagraph() }
    default: break
    }
  }

  private mutating func addPicture(_ words: String?) {
    let words = words ?? ""
    if words.allSatisfy(\.isWhitespace) { silentPictures += 1 } else { flow.add(" [\(words)] ") }
  }
}

/// The notes of a document of Word by their numbers.
struct WordNotes {
  private(set) var notes: [String: [String]] = [:]

  init(_ markup: Markup, _ kind: String) {
    var flow = TextFlow()
    var id: String?
    var isText = false
    markup.walk { event in
      switch event {
      case .open(let element):
        if element.name == kind {
          // The lines between text and notes are of a type of their own.
          id = element["type"] == nil || element["type"] == "normal" ? element["id"] : nil
          flow = TextFlow()
        }
        if element.name == "t" { isText = true }
      case .text(let text): if isText { flow.add(text) }
      case .close(let name):
        if name == "t" { isText = false }
        if name == "p" { flow.endParagraph() }
        if name == kind, let id { notes[id] = flow.paragraphs }
      }
    }
  }
}
