// SPDX-License-Identifier: Apache-2.0

import Archives
import Books
import Documents
import Passwords

/// Writes a book as EPUB 3 with media overlays (EPUB 3.3; EPUB Accessibility 1.1).
struct EPUBWriter {
  private let book: Book
  private let sounds: [BookSoundFile]
  private let pages: [SpokenPage]

  init(_ book: Book, sounds: [BookSoundFile]) {
    self.book = book
    self.sounds = sounds
    pages = book.parts.map { SpokenPage($0, style: .epub) }
  }

  /// The files of the archive, in order: the first says what it is (OCF 4.2).
  var entries: [ArchiveEntry] {
    var entries = [
      ArchiveEntry(name: "mimetype", content: .stored(Array("application/epub+zip".utf8))),
      text("META-INF/container.xml", Self.container),
      text("EPUB/package.opf", package),
      text("EPUB/nav.xhtml", navigation),
      text("EPUB/style.css", Self.style),
    ]
    for (index, page) in pages.enumerated() {
      entries.append(text("EPUB/\(name(index)).xhtml", self.page(index)))
      if !page.points.isEmpty { entries.append(text("EPUB/\(name(index)).smil", overlay(index))) }
    }
    for sound in sounds {
      entries.append(ArchiveEntry(name: "EPUB/" + sound.name, content: .file(path: sound.path)))
    }
    return entries
  }

  private func text(_ name: String, _ text: String) -> ArchiveEntry {
    ArchiveEntry(name: name, content: .bytes(Array(text.utf8)))
  }

  private func name(_ index: Int) -> String { "part" + BookSounds.number(index + 1) }

  private static let container =
    BookXML.head + """
      <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
      <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
      </container>

      """
  private static let style = """
    .spoken { background-color: #ffe08a; color: #000; }
    .image-description { font-style: italic; }

    """

  // MARK: The package

  private var package: String {
    var text =
      BookXML.head
      + "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\""
      + " prefix=\"earshot: https://earshot.invalid/vocabulary#\">\n"
    text += "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n"
    text += metadata + "</metadata>\n<manifest>\n" + manifest + "</manifest>\n"
    text +=
      BookXML.isRightToLeft(book) ? "<spine page-progression-direction=\"rtl\">\n" : "<spine>\n"
    for index in pages.indices { text += "<itemref idref=\"\(name(index))\"/>\n" }
    return text + "</spine>\n</package>\n"
  }

  private var metadata: String {
    var lines = [
      "<dc:identifier id=\"id\">\(BookXML.escaped(identifier))</dc:identifier>",
      "<dc:title>\(BookXML.escaped(book.title))</dc:title>",
      "<dc:language>\(BookXML.escaped(book.languageTag ?? "und"))</dc:language>",
    ]
    lines += book.authors.map { "<dc:creator>\(BookXML.escaped($0))</dc:creator>" }
    if let date = book.date { lines.append("<dc:date>\(BookXML.escaped(date))</dc:date>") }
    // A moment is asked for; that of the making would make two equal books differ.
    lines.append(meta("dcterms:modified", "2000-01-01T00:00:00Z"))
    if let total = book.duration {
      lines.append(meta("media:duration", MediaClock.clock(total)))
      lines.append(meta("media:active-class", "spoken"))
    }
    for (index, part) in book.parts.enumerated() where !pages[index].points.isEmpty {
      lines.append(
        "<meta property=\"media:duration\" refines=\"#\(name(index))-sound\">"
          + MediaClock.clock(part.length) + "</meta>")
    }
    lines += book.narrators.map { meta("media:narrator", $0) }
    if book.isMachineSpoken { lines.append(meta(MachineVoice.property, "true")) }
    lines += accessibility
    return lines.joined(separator: "\n") + "\n"
  }

  private var accessibility: [String] {
    var lines = [
      meta("schema:accessMode", "textual"), meta("schema:accessModeSufficient", "textual"),
      meta("schema:accessibilityFeature", "tableOfContents"),
      meta("schema:accessibilityFeature", "structuralNavigation"),
      meta("schema:accessibilityHazard", "none"),
    ]
    if book.hasSound {
      lines.append(meta("schema:accessMode", "auditory"))
      lines.append(meta("schema:accessibilityFeature", "synchronizedAudioText"))
    }
    if book.pageCount > 0 {
      lines.append(meta("schema:accessibilityFeature", "printPageNumbers"))
    }
    if book.isMachineSpoken {
      lines.append(meta("schema:accessibilitySummary", MachineStatement.text(for: book)))
    }
    return lines
  }

  private func meta(_ property: String, _ value: String) -> String {
    "<meta property=\"\(property)\">\(BookXML.escaped(value))</meta>"
  }

  private var identifier: String {
    if let identifier = book.identifier, !identifier.isEmpty { return identifier }
    return BookIdentifier.made(for: book)
  }

  private var manifest: String {
    var lines = [
      "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>",
      "<item id=\"style\" href=\"style.css\" media-type=\"text/css\"/>",
    ]
    for (index, page) in pages.enumerated() {
      let name = name(index)
      let overlay = page.points.isEmpty ? "" : " media-overlay=\"\(name)-sound\""
      lines.append(
        "<item id=\"\(name)\" href=\"\(name).xhtml\" media-type=\"application/xhtml+xml\"\(overlay)/>"
      )
      if !page.points.isEmpty {
        lines.append(
          "<item id=\"\(name)-sound\" href=\"\(name).smil\" media-type=\"application/smil+xml\"/>")
      }
    }
    for (index, sound) in sounds.enumerated() {
      lines.append(
        "<item id=\"sound\(index + 1)\" href=\"\(sound.name)\" media-type=\"\(sound.mediaType)\"/>")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Pages

  private func document(_ title: String, _ body: String) -> String {
    BookXML.head
      + "<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\""
      + " \(BookXML.language(book))>\n<head><title>\(BookXML.escaped(title))</title>"
      + "<link rel=\"stylesheet\" type=\"text/css\" href=\"style.css\"/></head>\n<body>\n"
      + body + "</body>\n</html>\n"
  }

  private var navigation: String {
    let entries = book.parts.enumerated().map { index, part in
      let title = part.title.isEmpty ? "\(index + 1)" : part.title
      return (
        part.level, "<a href=\"\(name(index)).xhtml\">\(BookXML.escaped(title))</a>"
      )
    }
    var body = "<nav epub:type=\"toc\" role=\"doc-toc\" id=\"toc\">\n<h1>"
    body += BookXML.escaped(book.title) + "</h1>\n" + BookXML.nested(entries) + "</nav>\n"
    let signs = pages.enumerated().flatMap { index, page in
      page.pages.map {
        "<li><a href=\"\(name(index)).xhtml#\($0.id)\">\($0.label.isEmpty ? "–" : $0.label)</a></li>"
      }
    }
    if !signs.isEmpty {
      body += "<nav epub:type=\"page-list\" role=\"doc-pagelist\" hidden=\"hidden\">\n<ol>\n"
      body += signs.joined(separator: "\n") + "\n</ol>\n</nav>\n"
    }
    return document(book.title, body)
  }

  private func page(_ index: Int) -> String {
    let title = book.parts[index].title
    let label = title.isEmpty ? "" : " aria-label=\"\(BookXML.escaped(title))\""
    return document(
      title.isEmpty ? book.title : title,
      "<section epub:type=\"chapter\" role=\"doc-chapter\"\(label)>\n\(pages[index].content)</section>\n"
    )
  }

  private func overlay(_ index: Int) -> String {
    var text =
      BookXML.head
      + "<smil xmlns=\"http://www.w3.org/ns/SMIL\" version=\"3.0\">\n<body>\n"
    for (number, point) in pages[index].points.enumerated() {
      let end = point.clip.end ?? point.clip.begin
      text += "<par id=\"p\(number + 1)\"><text src=\"\(name(index)).xhtml#\(point.id)\"/>"
      text += "<audio src=\"\(sounds[point.clip.sound].name)\""
      text += " clipBegin=\"\(MediaClock.clock(point.clip.begin))\""
      text += " clipEnd=\"\(MediaClock.clock(end))\"/></par>\n"
    }
    return text + "</body>\n</smil>\n"
  }
}

/// An identifier for a book that has none: the same for the same book.
enum BookIdentifier {
  static func made(for book: Book) -> String {
    var text = book.title + "\n" + book.authors.joined(separator: "\n")
    for part in book.parts {
      text += "\n" + part.title
      for paragraph in part.paragraphs { text += "\n" + paragraph.text }
    }
    var digits = Array(blake2b(Array(text.utf8)).prefix(32))
    // A form of its own making, and the variant of RFC 9562 (4.1 and 5.8).
    digits[12] = "8"
    digits[16] = "8"
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}
