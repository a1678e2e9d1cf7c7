// SPDX-License-Identifier: Apache-2.0

import PageText
import Testing

@testable import Documents

@Suite struct WebPageTests {
  private func paragraphs(_ html: String) throws -> [String] {
    try DocumentContent(html: Array(html.utf8)).parts.first ?? []
  }

  @Test(
    "A page gives what it shows, in order",
    arguments: [
      ("<h1>Title</h1><p>One\n two</p><p>Three</p>", ["Title", "One two", "Three"]),
      ("<p>seen</p><script>var x = 1</script><style>p{}</style>", ["seen"]),
      ("<p>seen<span style='display: none'>not</span> too</p><p hidden>no</p>", ["seen too"]),
      ("<ul><li>a</li><li>b</li></ul>", ["• a", "• b"]),
      ("<ol start=3><li>a</li><li>b</li></ol>", ["3. a", "4. b"]),
      ("<p>A <img src=x alt='red boat'> here</p>", ["A [red boat] here"]),
      ("<p>one<br>two</p>", ["one\ntwo"]),
      (
        "<table><tr><td>Bread</td><td><p>2.10</p></td></tr><tr><td>Tea</td><td>4</td></tr></table>",
        ["Bread\t2.10", "Tea\t4"]
      ),
      ("<p>light\u{AD}house &amp; caf&eacute;</p>", ["lighthouse & café"]),
      ("<p>unclosed <b>bold<p>next", ["unclosed bold", "next"]),
    ] as [(String, [String])])
  func shows(html: String, shown: [String]) throws {
    #expect(try paragraphs(html) == shown)
  }

  @Test("Old encodings are taken as declared, and guessed where nothing is declared")
  func encodings() throws {
    let arabic: [UInt8] = [0xE3, 0xD1, 0xCD, 0xC8, 0xC7]
    let bare = try DocumentContent(html: Array("<p>".utf8) + arabic + Array("</p>".utf8))
    #expect(bare.parts == [["مرحبا"]])
    #expect(bare.guessedEncoding == "Windows-1256")
    let head = Array("<meta charset=windows-1256><p>".utf8)
    let declared = try DocumentContent(html: head + arabic)
    #expect(declared.parts == [["مرحبا"]])
    #expect(declared.guessedEncoding == nil)
  }

  @Test("Elements that stand in each other too deep are a fault, and nothing is lost in silence")
  func deep() {
    let html = String(repeating: "<div>", count: 100_000) + "text"
    #expect(throws: DocumentFault.damaged) { try DocumentContent(html: Array(html.utf8)) }
  }
}

@Suite struct PlainTextTests {
  @Test("Paragraphs end at empty lines, other lines stay, and form feeds end pages")
  func lines() {
    let content = DocumentContent(plainText: Array("a\nb\r\n\r\nc\u{0C}d".utf8))
    #expect(content.parts == [["a\nb", "c"], ["d"]])
  }

  @Test(
    "Encodings are found out",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00, 0x62, 0x00], "ab", nil),
      ([0xFE, 0xFF, 0x00, 0x61], "a", nil),
      ([0xEF, 0xBB, 0xBF, 0x61], "a", nil),
      ([0x63, 0x61, 0x66, 0xE9], "café", "Windows-1252"),
    ] as [([UInt8], String, String?)])
  func encodings(bytes: [UInt8], text: String, guessed: String?) {
    let content = DocumentContent(plainText: bytes)
    #expect(content.parts == [[text]])
    #expect(content.guessedEncoding == guessed)
  }
}

@Suite struct BookTests {
  private static let container =
    "<container><rootfiles><rootfile full-path='o/b.opf'/></rootfiles></container>"

  private func book(_ spine: String, _ files: [(String, String)]) -> [UInt8] {
    let package = """
      <package xmlns:dc="d"><metadata><dc:language>es</dc:language></metadata><manifest>
      <item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>
      <item id="b" href="t%20x/b.xhtml" media-type="application/xhtml+xml"/>
      <item id="o" href="../../../etc/passwd" media-type="application/xhtml+xml"/>
      </manifest><spine>\(spine)</spine></package>
      """
    return StoredArchive.of(
      [("META-INF/container.xml", Self.container), ("o/b.opf", package)] + files)
  }

  @Test("Chapters come in the order of the spine; what lies outside the archive is not opened")
  func spine() throws {
    let bytes = book(
      "<itemref idref='b'/><itemref idref='o'/><itemref idref='a'/>",
      [("o/a.xhtml", "<p>first made</p>"), ("o/t x/b.xhtml", "<h1>Begins</h1>")])
    let content = try DocumentContent(archive: bytes)
    #expect(content.parts == [["Begins"], ["first made"]])
    #expect(content.languageTag == "es")
  }

  @Test("A chapter that is not there is counted")
  func missing() throws {
    let bytes = book(
      "<itemref idref='a'/><itemref idref='b'/>", [("o/a.xhtml", "<p>here</p>")])
    #expect(try DocumentContent(archive: bytes).missingParts == 1)
  }

  @Test("Encrypted chapters are told as locked")
  func locked() {
    let bytes = book(
      "<itemref idref='a'/>",
      [
        ("o/a.xhtml", "xx"),
        (
          "META-INF/encryption.xml",
          "<encryption><EncryptedData><CipherData><CipherReference URI='o/a.xhtml'/></CipherData></EncryptedData></encryption>"
        ),
      ])
    #expect(throws: DocumentFault.locked) { try DocumentContent(archive: bytes) }
  }

  @Test(
    "Of archives only what is text is taken",
    arguments: [
      ("xl/workbook.xml", DocumentFault.spreadsheet), ("ppt/presentation.xml", .slides),
      ("content.xml", .otherDocument), ("a.txt", .archive),
    ])
  func others(name: String, fault: DocumentFault) {
    #expect(throws: fault) { try DocumentContent(archive: StoredArchive.of([(name, "x")])) }
  }

  @Test("What claims to unpack to too much is not unpacked")
  func bomb() throws {
    let archive = try ZipArchive(
      StoredArchive.of([("a", String(repeating: "x", count: 100))]),
      limits: ZipArchive.Limits(entries: 10, entryBytes: 99, totalBytes: 1000))
    #expect(throws: DocumentFault.unpacksTooMuch) { try archive.file("a") }
    #expect(throws: DocumentFault.unpacksTooMuch) {
      try ZipArchive(
        StoredArchive.of([("a", ""), ("b", "")]), limits: ZipArchive.Limits(entries: 1))
    }
  }

  @Test("Pieces of a file are the same in any order, and of two files in turn")
  func pieces() throws {
    let texts = [
      "a": (0..<5000).map { "a\($0)" }.joined(), "b": (0..<300).map { "b\($0)" }.joined(),
    ]
    let archive = try ZipArchive(StoredArchive.of(texts.map { ($0.key, $0.value) }))
    let asked = [
      ("a", 0, 100), ("a", 100, 7000), ("b", 0, 50), ("a", 7100, 64), ("a", 50, 9), ("b", 50, 9999),
      ("b", 50, 10), ("a", 20_000, 9999), ("a", 99_999, 5), ("a", 0, 3),
    ]
    for (name, offset, count) in asked {
      let expected = Array(texts[name, default: ""].utf8.dropFirst(offset).prefix(count))
      #expect(try archive.piece(of: name, from: offset, count: count) == expected)
    }
    #expect(try archive.piece(of: "c", from: 0, count: 1) == nil)
  }

  @Test("An archive that is cut off is damaged")
  func damaged() {
    let bytes = StoredArchive.of([("word/document.xml", "<a/>")])
    #expect(throws: DocumentFault.damaged) {
      try DocumentContent(archive: Array(bytes.dropLast(30)))
    }
  }
}

@Suite struct WordDocumentTests {
  private func content(_ body: String, notes: String = "") throws -> DocumentContent {
    try DocumentContent(
      archive: StoredArchive.of([
        (
          "word/document.xml",
          "<w:document xmlns:w='w' xmlns:m='m'><w:body>\(body)</w:body></w:document>"
        ),
        ("word/footnotes.xml", "<w:footnotes xmlns:w='w'>\(notes)</w:footnotes>"),
      ]))
  }

  @Test("Paragraphs, lists and tables are told, and notes behind them")
  func body() throws {
    let cell = { (text: String) in "<w:tc><w:p><w:r><w:t>\(text)</w:t></w:r></w:p></w:tc>" }
    let content = try content(
      "<w:p><w:r><w:t>Head</w:t></w:r><w:r><w:t>ing</w:t></w:r><w:r><w:footnoteReference w:id='2'/></w:r></w:p>"
        + "<w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>item</w:t></w:r></w:p>"
        + "<w:tbl><w:tr>\(cell("Bread"))\(cell("2.10"))</w:tr></w:tbl>",
      notes: "<w:footnote w:type='separator' w:id='0'><w:p/></w:footnote>"
        + "<w:footnote w:id='2'><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnote>")
    #expect(content.parts == [["Heading[1]", "• item", "Bread\t2.10", "[1] A note."]])
  }

  @Test("What was deleted, and what stands there twice, is read once or not at all")
  func leftOut() throws {
    let content = try content(
      "<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>"
        + "<m:AlternateContent><m:Choice><w:r><w:t> box</w:t></w:r></m:Choice>"
        + "<m:Fallback><w:r><w:t> box</w:t></w:r></m:Fallback></m:AlternateContent></w:p>")
    #expect(content.parts == [["kept box"]])
  }

  @Test("A page break ends a page")
  func pages() throws {
    let content = try content(
      "<w:p><w:r><w:t>one</w:t><w:br w:type='page'/><w:t>two</w:t></w:r></w:p>")
    #expect(content.parts == [["one"], ["two"]])
  }
}

/// ZIP archives without compression (APPNOTE 6.3.10, sections 4.3.7 and 4.3.12).
enum StoredArchive {
  static func of(_ files: [(name: String, content: String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let (name, content) = (Array(file.name.utf8), Array(file.content.utf8))
      let common =
        number(20, 2) + number(0, 8) + number(checksum(content), 4) + number(content.count, 4)
        + number(content.count, 4) + number(name.count, 2) + number(0, 2)
      directory += [0x50, 0x4B, 1, 2] + number(20, 2) + common + number(0, 10)
      directory += number(bytes.count, 4) + name
      bytes += [0x50, 0x4B, 3, 4] + common + name + content
    }
    let end =
      [0x50, 0x4B, 5, 6] + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
    return bytes + directory + end
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
