// SPDX-License-Identifier: Apache-2.0

import Books

/// Reads documents of Word (ECMA-376, part 1, section 17): headings by their styles begin the parts.
struct WordBook {
  private let archive: BookArchive

  init(_ archive: BookArchive) { self.archive = archive }

  func read() throws(BookFault) -> Book {
    var assembly = BookAssembly(.docx)
    let name = "word/document.xml"
    guard let markup = try archive.markup(name, by: .xml) else { throw .missing(file: name) }
    var levels = WordStyles()
    if let styles = try archive.markup("word/styles.xml", by: .xml) { levels.read(styles) }
    var notes: [String: [String]] = [:]
    for kind in ["footnote", "endnote"] {
      guard let file = try archive.markup("word/\(kind)s.xml", by: .xml) else { continue }
      for (id, paragraphs) in WordNotes(file, kind).notes { notes[kind + id] = paragraphs }
    }
    let text = BookText(word: markup, levels: levels.levels, notes: notes)
    try assembly.add(text, of: name)
    var title: String?
    if let core = try archive.markup("docProps/core.xml", by: .xml) {
      let told = WordCore(core)
      title = told.title.isEmpty ? nil : told.title
      assembly.book.authors = told.creator.isEmpty ? [] : [told.creator]
    }
    assembly.title(title)
    assembly.cutAtHeadings()
    return try assembly.finished()
  }
}

/// How deep the headings of each style are.
private struct WordStyles {
  private(set) var levels: [String: Int] = [:]

  mutating func read(_ markup: Markup) {
    var id: String?
    markup.walk { event in
      guard case .open(let element) = event else { return }
      switch element.name {
      case "style": id = element["styleId"]
      case "name":
        // The names of the styles that every Word has are in English, whatever its language is.
        guard let id, let name = element["val"]?.lowercased() else { return }
        if name == "title" { levels[id] = 1 }
        if name.hasPrefix("heading "), let level = Int(name.dropFirst(8)) { levels[id] = level }
      case "outlineLvl":
        if let id, levels[id] == nil, let level = element["val"].flatMap({ Int($0) }), level < 6 {
          levels[id] = level + 1
        }
      default: break
      }
    }
  }
}

private struct WordCore {
  var title = ""
  var creator = ""

  init(_ markup: Markup) {
    var name = ""
    markup.walk { event in
      switch event {
      case .open(let element): name = element.name
      case .text(let text):
        if name == "title" { title += text }
        if name == "creator" { creator += text }
      case .close: name = ""
      }
    }
  }
}

extension BookText {
  /// The body of a document of Word.
  init(word markup: Markup, levels: [String: Int], notes: [String: [String]]) {
    self.init()
    var reader = WordReader(levels: levels, notes: notes)
    markup.walk { event in
      switch event {
      case .open(let element): reader.open(element)
      case .text(let text): reader.add(text)
      case .close(let name): reader.close(name)
      }
    }
    reader.endParagraph()
    for paragraph in reader.paragraphs {
      add(paragraph.kind, paragraph.text, level: paragraph.level)
    }
    setTold(language: reader.languageTag, silentPictures: reader.silentPictures)
  }
}

/// Gathers the paragraphs of a document of Word.
private struct WordReader {
  let levels: [String: Int]
  let notes: [String: [String]]
  private(set) var paragraphs: [(kind: BookParagraph.Kind, level: Int, text: String)] = []
  private(set) var silentPictures = 0
  private(set) var languageTag: String?
  private var flow = TextFlow()
  private var level = 0
  private var isText = false
  private var rows = 0
  private var left = 0
  private var dueNotes: [String] = []
  private var noteCount = 0

  init(levels: [String: Int], notes: [String: [String]]) {
    (self.levels, self.notes) = (levels, notes)
  }

  private static let leftOut: Set<String> = ["Fallback", "del", "moveFrom", "instrText"]

  mutating func add(_ text: String) { if isText, left == 0 { flow.add(text) } }

  mutating func endParagraph() {
    flow.endParagraph()
    for text in flow.paragraphs {
      let text = text.replacing("\t", with: ", ")
      paragraphs.append((level > 0 ? .heading : .text, level, text))
    }
    for note in dueNotes { paragraphs.append((.note, 0, note)) }
    flow = TextFlow()
    level = 0
    dueNotes = []
  }

  mutating func open(_ element: MarkupElement) {
    let name = element.name
    if Self.leftOut.contains(name) { left += 1 }
    guard left == 0 else { return }
    switch name {
    case "t": isText = true
    case "p": if rows == 0 { endParagraph() } else { flow.add(" ") }
    case "pStyle": if rows == 0 { level = element["val"].flatMap { levels[$0] } ?? 0 }
    case "tab": flow.add(" ")
    case "br", "cr": if element["type"] != "page" { flow.breakLine() }
    case "noBreakHyphen": flow.add("-")
    case "tr":
      if rows == 0 { endParagraph() }
      rows += 1
    case "docPr":
      let words = element["descr"] ?? element["title"] ?? ""
      if words.allSatisfy(\.isWhitespace) { silentPictures += 1 } else { flow.add(" [\(words)] ") }
    case "lang": languageTag = languageTag ?? element["val"]
    case "footnoteReference", "endnoteReference":
      guard let id = element["id"],
        let note = notes[name.replacing("Reference", with: "") + id]
      else { break }
      noteCount += 1
      flow.add("[\(noteCount)]")
      dueNotes.append("[\(noteCount)] " + note.joined(separator: " "))
    default: break
    }
  }

  mutating func close(_ name: String) {
    if Self.leftOut.contains(name) { left = max(0, left - 1) }
    guard left == 0 else { return }
    switch name {
    case "t": isText = false
    case "p": if rows == 0 { endParagraph() }
    case "tc": flow.endCell()
    case "tr":
      rows = max(0, rows - 1)
      if rows == 0 { endParagraph() }
    default: break
    }
  }
}
