// SPDX-License-Identifier: Apache-2.0

package import Books

extension Book {
  /// A web page as a book: its headings begin the parts.
  package init(html bytes: [UInt8]) throws(BookFault) {
    var assembly = BookAssembly(.html)
    var content = bytes
    var rules = PlainText(utf8Or: bytes)
    if rules != nil, bytes.prefix(4096).lowercasedText.contains("charset") {
      // What the page says of itself goes before a guess.
      rules = nil
    }
    if let rules {
      content = Array(rules.text.utf8)
      rules.warn(&assembly.book)
    }
    let head = String(decoding: bytes.prefix(8192), as: UTF8.self)
    if head.contains("\"ncc:") { throw .loosePage }
    let isXML = head.contains("<dtbook")
    let markup = try BookArchive.markup(content, by: isXML ? .xml : .html, "")
    let text = BookText(markup)
    try assembly.add(text, of: "")
    let title = text.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    assembly.title(title.isEmpty ? nil : title)
    assembly.cutAtHeadings()
    self = try assembly.finished()
  }

  /// A plain text as a book: what looks like headings begins the parts.
  package init(plainText bytes: [UInt8]) throws(BookFault) {
    var assembly = BookAssembly(.text)
    let plain = PlainText(bytes)
    plain.warn(&assembly.book)
    let text = BookText(plain: plain.text)
    try assembly.add(text, of: "")
    if text.hasHeadings {
      assembly.book.warnings.append(
        .headingsGuessed(text.paragraphs.count { $0.kind == .heading }))
    }
    assembly.title(nil)
    assembly.cutAtHeadings()
    self = try assembly.finished()
  }

  /// Pages of text, such as those of a PDF, as a book.
  package init(pages: [(number: Int, text: String)], languageTag: String?) throws(BookFault) {
    var assembly = BookAssembly(.pages)
    assembly.book.languageTag = languageTag
    try assembly.add(BookText(pages: pages), of: "")
    assembly.title(nil)
    assembly.cutAtHeadings()
    self = try assembly.finished()
  }
}

extension BookAssembly {
  /// Takes a title, or the first heading for one.
  mutating func title(_ title: String?) {
    book.title = title ?? firstHeading ?? ""
    if title == nil { book.warnings.append(.titleGuessed) }
  }
}

extension PlainText {
  /// The letters of a file that is not UTF-8; nil for one that is.
  fileprivate init?(utf8Or bytes: [UInt8]) {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    self.init(bytes)
  }

  fileprivate func warn(_ book: inout Book) {
    if let guessedEncoding { book.warnings.append(.encodingGuessed(guessedEncoding)) }
    if hasBrokenCharacters { book.warnings.append(.brokenCharacters) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var lowercasedText: String { String(decoding: self, as: UTF8.self).lowercased() }
}

extension BookText {
  var hasHeadings: Bool { paragraphs.contains { $0.kind == .heading } }

  /// A plain text: paragraphs end at empty lines, pages at form feeds.
  init(plain text: String) {
    self.init()
    for (number, page) in text.split(separator: "\u{0C}", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { add(.page, "\(number + 1)") }
      addParagraphs(page)
    }
  }

  /// Pages with their numbers.
  init(pages: [(number: Int, text: String)]) {
    self.init()
    for page in pages where !page.text.isEmpty {
      add(.page, "\(page.number)")
      addParagraphs(page.text[...])
    }
  }

  private mutating func addParagraphs(_ text: Substring) {
    var lines: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.allSatisfy(\.isWhitespace) {
        addParagraph(lines)
        lines = []
      } else {
        lines.append(line)
      }
    }
    addParagraph(lines)
  }

  private mutating func addParagraph(_ lines: [Substring]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if lines.count == 1, let heading = PlainHeading(text) {
      add(.heading, heading.text, level: heading.level)
    } else {
      add(.text, text)
    }
  }
}

/// A line that is probably a heading.
struct PlainHeading {
  var text: String
  var level: Int

  private static let longest = 80
  /// The words with which headings begin, before a number.
  private static let words: Set<String> = [
    "chapter", "part", "book", "section", "appendix", "capítulo", "capitulo", "parte", "libro",
    "sección", "chapitre", "partie", "livre", "tome", "الفصل", "الباب", "الجزء", "القسم",
  ]
  private static let upper: Set<String> = [
    "part", "book", "parte", "libro", "partie", "livre", "tome", "الجزء", "الباب",
  ]

  /// "# Title" as in Markdown, or "Chapter 3", "Chapitre IV", "الفصل الثاني".
  init?(_ line: String) {
    guard line.count <= Self.longest else { return nil }
    let signs = line.prefix { $0 == "#" }.count
    if (1...6).contains(signs), line.dropFirst(signs).first == " " {
      (text, level) = (String(line.dropFirst(signs + 1)), signs)
      return
    }
    let found = line.split(separator: " ")
    guard found.count >= 2, Self.words.contains(found[0].lowercased()),
      !".,;".contains(line.last ?? "."), Self.isNumber(found[1]), found.count <= 10
    else { return nil }
    (text, level) = (line, Self.upper.contains(found[0].lowercased()) ? 1 : 2)
  }

  private static func isNumber(_ word: Substring) -> Bool {
    let plain = word.filter { $0.isLetter || $0.isNumber }
    if plain.isEmpty { return false }
    if plain.allSatisfy(\.isNumber) || plain.allSatisfy({ "IVXLCDMivxlcdm".contains($0) }) {
      return true
    }
    // Ordinals of Arabic begin with the article; those of others are few and short.
    if plain.hasPrefix("ال") { return true }
    return [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "first",
      "primero", "primera", "uno", "dos", "tres", "premier", "première", "un", "deux", "trois",
    ].contains(plain.lowercased())
  }
}
