// SPDX-License-Identifier: Apache-2.0

import Books

/// The text of one file of a book, gathered from its elements.
struct BookText {
  /// A paragraph with the identifiers that sound points at.
  struct Paragraph {
    var kind: BookParagraph.Kind
    /// How deep a heading is, from 1; 0 for what is none.
    var level: Int
    var pieces: [Piece]
  }

  /// Text within one element that sound points at, or outside of any.
  struct Piece {
    var text: String
    /// The identifier; nil outside.
    var id: String?
  }

  private(set) var paragraphs: [Paragraph] = []
  /// The paragraph in which, or before which, the element with an identifier begins.
  private(set) var anchors: [String: Int] = [:]
  private(set) var languageTag: String?
  private(set) var title = ""
  private(set) var silentPictures = 0
  private(set) var hasScripts = false

  private let wanted: Set<String>
  private var current: [Piece] = []
  private var isSpaceDue = false
  private var heading = 0
  /// Pages whose sign stands within the paragraph: they follow it.
  private var dueParagraphs: [Paragraph] = []
  /// The open elements, so that what they began ends with them.
  private var open: [OpenElement] = []
  /// The identifiers of the open elements that sound points at.
  private var ids: [String] = []
  private var hidden = 0
  private var notes = 0
  private var descriptions = 0
  private var preformatted = 0
  private var rows = 0
  private var levels = 0
  private var lists: [Int?] = []
  private var page: Piece?
  private var isTitle = false

  /// What an element changed when it began.
  private struct OpenElement {
    var role: BookElement
    var id: String?
  }

  /// - Parameter wanted: the identifiers that sound points at.
  init(_ markup: Markup, wanted: Set<String> = []) {
    self.wanted = wanted
    markup.walk { event in
      switch event {
      case .open(let element): begin(element)
      case .text(let text): add(text)
      case .close: end()
      }
    }
    endParagraph()
  }

  /// No text yet.
  init() { wanted = [] }

  /// Adds a paragraph as it is.
  mutating func add(_ kind: BookParagraph.Kind, _ text: String, level: Int = 0) {
    paragraphs.append(Paragraph(kind: kind, level: level, pieces: [Piece(text: text, id: nil)]))
  }

  /// Notes what the document says of itself.
  mutating func setTold(language: String?, silentPictures: Int) {
    (languageTag, self.silentPictures) = (language, silentPictures)
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    if isTitle { title += text }
    guard hidden == 0 else { return }
    if page == nil, preformatted == 0 { return addFlowing(text) }
    for scalar in text.unicodeScalars where scalar.value != 0xAD {
      let isSpace = scalar.properties.isWhitespace && scalar.value != 0xA0
      if isSpace, preformatted == 0 || scalar != "\n" {
        isSpaceDue = true
      } else {
        append(scalar)
      }
    }
  }

  /// Adds text in which white space of any length is one space: nearly all that there is, so by its bytes.
  private mutating func addFlowing(_ text: String) {
    let bytes = Array(text.utf8)
    var gathered: [UInt8] = []
    gathered.reserveCapacity(bytes.count + 1)
    let isAppended = current.last.map { $0.id == ids.last && !$0.text.isEmpty } ?? false
    var index = 0
    while index < bytes.count {
      let left = FlowingText.leftOut(bytes, at: index)
      if left.count > 0 {
        if left.isSpace { isSpaceDue = true }
        index += left.count
        continue
      }
      if isSpaceDue, isAppended || !gathered.isEmpty { gathered.append(0x20) }
      isSpaceDue = false
      gathered.append(bytes[index])
      index += 1
    }
    guard !gathered.isEmpty else { return }
    let added = String(decoding: gathered, as: UTF8.self)
    if let last = current.indices.last, current[last].id == ids.last {
      current[last].text += added
    } else {
      current.append(Piece(text: added, id: ids.last))
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if page != nil {
      if isSpaceDue, page?.text.isEmpty == false { page?.text += " " }
      page?.text.unicodeScalars.append(scalar)
      isSpaceDue = false
      return
    }
    let id = ids.last
    if current.isEmpty || current[current.count - 1].id != id {
      if scalar == "\n", current.isEmpty { return }
      current.append(Piece(text: "", id: id))
    }
    let last = current.count - 1
    if isSpaceDue, !current[last].text.isEmpty, scalar != "\n" { current[last].text += " " }
    isSpaceDue = false
    current[last].text.unicodeScalars.append(scalar)
  }

  private mutating func breakLine() {
    isSpaceDue = false
    guard current.contains(where: { !$0.text.isEmpty }) else { return }
    append("\n")
  }

  private mutating func endCell() {
    guard let last = current.last?.text.unicodeScalars.last, page == nil else { return }
    if last.properties.isAlphabetic || last.properties.numericType != nil {
      current[current.count - 1].text += ","
    }
    isSpaceDue = true
  }

  private mutating func endParagraph() {
    isSpaceDue = false
    let pieces = current
    current = []
    if pieces.contains(where: { !$0.text.isEmpty || $0.id != nil }) {
      paragraphs.append(Paragraph(kind: kind, level: heading, pieces: pieces))
    }
    paragraphs += dueParagraphs
    dueParagraphs = []
  }

  private var kind: BookParagraph.Kind {
    if notes > 0 { return .note }
    if descriptions > 0 { return .picture }
    return heading > 0 ? .heading : .text
  }

  /// Puts what stands by itself before the paragraph that is open, or behind it where that has begun.
  private mutating func place(_ paragraph: Paragraph) {
    if current.contains(where: { !$0.text.isEmpty }) {
      dueParagraphs.append(paragraph)
    } else {
      paragraphs.append(paragraph)
    }
  }

  // MARK: Elements

  private mutating func begin(_ element: MarkupElement) {
    let role = BookElement(element)
    if case .root = role { languageTag = element["lang"] ?? element["xml:lang"] ?? languageTag }
    if case .script = role { hasScripts = true }
    isTitle = role == .title && title.isEmpty
    var opened = OpenElement(role: role, id: nil)
    if role.isHidden { hidden += 1 }
    if hidden == 0 {
      apply(role, element)
      if let id = element["id"] {
        if anchors[id] == nil { anchors[id] = paragraphs.count }
        if wanted.contains(id) { opened.id = mark(id, role) }
      }
    }
    if let id = opened.id { ids.append(id) }
    open.append(opened)
  }

  /// Begins a piece that sound points at.
  private mutating func mark(_ id: String, _ role: BookElement) -> String? {
    if page != nil {
      if page?.id == nil { page?.id = id }
      return nil
    }
    if case .picture = role {
      // The words of a picture are there already.
      if let last = paragraphs.indices.last, paragraphs[last].kind == .picture, current.isEmpty {
        paragraphs[last].pieces[0].id = id
        return nil
      }
    }
    current.append(Piece(text: "", id: id))
    return id
  }

  private mutating func apply(_ role: BookElement, _ element: MarkupElement) {
    if role.isBlock, rows == 0 || role == .row { endParagraph() }
    switch role {
    case .heading(let level): heading = level ?? max(1, levels)
    case .level: levels += 1
    case .note: notes += 1
    case .description: descriptions += 1
    case .page: page = Piece(text: "", id: nil)
    case .picture(let words): addPicture(words)
    case .lineBreak: breakLine()
    case .list(let start): lists.append(start)
    case .item: beginItem()
    case .preformatted: preformatted += 1
    case .row: rows += 1
    case .root, .title, .script, .hidden, .block, .cell, .inline: break
    }
  }

  private mutating func end() {
    guard let opened = open.popLast() else { return }
    isTitle = false
    if opened.id != nil { ids.removeLast() }
    if opened.role.isHidden {
      hidden = max(0, hidden - 1)
      return
    }
    guard hidden == 0 else { return }
    if opened.role == .cell { endCell() }
    if opened.role == .row { rows = max(0, rows - 1) }
    if opened.role.isBlock {
      if rows == 0 { endParagraph() } else { isSpaceDue = true }
    }
    switch opened.role {
    case .heading: heading = 0
    case .level: levels -= 1
    case .note: notes -= 1
    case .description: descriptions -= 1
    case .page(let label): endPage(label)
    case .list: _ = lists.popLast()
    case .preformatted: preformatted -= 1
    case .picture, .lineBreak, .item, .row, .root, .title, .script, .hidden, .block, .cell,
      .inline:
      break
    }
  }

  private mutating func endPage(_ label: String?) {
    guard var piece = page else { return }
    page = nil
    isSpaceDue = true
    if piece.text.isEmpty { piece.text = label ?? "" }
    place(Paragraph(kind: .page, level: 0, pieces: [piece]))
  }

  private mutating func beginItem() {
    guard rows == 0, let index = lists.indices.last, let number = lists[index] else { return }
    current.append(Piece(text: "\(number).", id: nil))
    isSpaceDue = true
    lists[index] = number &+ 1
  }

  private mutating func addPicture(_ words: String?) {
    guard let words else {
      silentPictures += 1
      return
    }
    if words.isEmpty { return }
    if page == nil, current.contains(where: { !$0.text.isEmpty }) || rows > 0 {
      add(" [\(words)] ")
    } else if page == nil {
      paragraphs.append(
        Paragraph(kind: .picture, level: 0, pieces: [Piece(text: words, id: nil)]))
    }
  }
}
