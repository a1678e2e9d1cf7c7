// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import SyntheticPages
import TestSupport
import Testing

@testable import DocumentReading

@Suite struct DocumentReaderTests {
  private let folder: TemporaryFolder
  /// What opens files is the program itself, confined.
  private let reader = DocumentReader(program: BuiltProgram.earshot)

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("A text file is read in its language, which is told")
  func plain() async throws {
    let path = try file("a.txt", Array("El faro estaba al final del muelle.\n\nY nada más.".utf8))
    let text = try await reader.text(of: path)
    #expect(text.languageTag == "es")
    #expect(text.pages.map(\.text) == ["El faro estaba al final del muelle.\n\nY nada más."])
    #expect(text.pages.map(\.confidence) == [1])
    #expect(text.warnings == [.languageGuessed(.spanish)])
  }

  @Test("A name that lies is told, and the file is read as what it is")
  func lyingName() async throws {
    let path = try file("a.pdf", Array("<!DOCTYPE html><p>It was the end of the day.</p>".utf8))
    let text = try await reader.text(of: path, language: "en")
    #expect(text.pages.first?.text == "It was the end of the day.")
    #expect(text.warnings == [.namedOtherwise(kind: "HTML")])
    let same = try await reader.text(of: path, name: "page.HTML", language: "en-GB")
    #expect(same.warnings.isEmpty)
  }

  @Test(
    "What holds no text is refused by its content",
    arguments: [
      ([], DocumentError.empty), (Array("#EXTM3U\na.mp3".utf8), .otherFile(.playlist)),
      (Array("#!/bin/sh\nls".utf8), .otherFile(.program)),
      ([0x7F, 0x45, 0x4C, 0x46, 2, 1], .otherFile(.program)),
      (Array("ID3\u{4}".utf8), .otherFile(.sound)), (Array("GIF89a".utf8), .otherFile(.picture)),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), .otherFile(.picture)),
      ([0x1F, 0x8B, 8, 0], .otherFile(.archive)), (Array("{\\rtf1 a}".utf8), .otherFile(.document)),
      ([1, 2, 3, 4, 5], .otherFile(.binary)), (Array("a\0b".utf8), .otherFile(.binary)),
      (Array("%PDF-1.7 nothing".utf8), .damaged), ([0x50, 0x4B, 3, 4, 0, 0], .damaged),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], .damaged),
      (Array(" \n\n ".utf8), .noText(isPicture: false)),
      (Array("<html><script>x</script></html>".utf8), .noText(isPicture: false)),
    ] as [([UInt8], DocumentError)])
  func refused(bytes: [UInt8], error: DocumentError) async throws {
    let path = try file("a.txt", bytes)
    await #expect(throws: error) { try await reader.text(of: path) }
  }

  @Test("A file that is not there, one that is too large and a language that is none are told")
  func bounds() async throws {
    await #expect(throws: DocumentError.unreadable) { try await reader.text(of: "/nonexistent/a") }
    await #expect(throws: DocumentError.unreadable) { try await reader.text(of: folder.path) }
    var limits = DocumentReader.Limits()
    limits.fileBytes = 3
    let path = try file("a.txt", Array("text".utf8))
    await #expect(throws: DocumentError.tooLarge(maximumBytes: 3)) {
      try await DocumentReader(program: nil, limits: limits).text(of: path)
    }
    await #expect(throws: DocumentError.unknownLanguage("xx")) {
      try await reader.text(of: path, language: "xx")
    }
  }

  @Test("A picture of 50,000 by 50,000 points is refused before it is decoded")
  func hugePicture() async throws {
    let size: [UInt8] = [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50]
    let bytes =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
      + [1, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 40)
    let path = try file("a.png", bytes)
    await #expect(throws: DocumentError.tooManyPoints(width: 50_000, height: 50_000)) {
      try await reader.text(of: path)
    }
  }

  @Test("Of a PDF the running heads and the numbers of its pages are left out, and that is told")
  func pdf() async throws {
    let pages = ["It was the first.", "This is the second.", "And that was the third."]
    let bytes = MadePDF.text(
      pages.enumerated().map { number, text in
        [(750, "The Lighthouse"), (400, text), (40, "Page \(number + 1) of 3")]
      })
    let text = try await reader.text(of: try file("a.pdf", bytes))
    #expect(text.pages.map(\.text) == pages)
    #expect(text.pages.map(\.number) == [1, 2, 3])
    #expect(
      text.warnings == [
        .headsLeftOut(["The Lighthouse"]), .pageNumbersLeftOut, .languageGuessed(.english),
      ])
  }

  @Test("A PDF with more pages than are read at once, and a locked one, are refused")
  func pdfBounds() async throws {
    var limits = DocumentReader.Limits()
    limits.pages = 2
    let three = try file("a.pdf", MadePDF.text(Array(repeating: [(400, "x")], count: 3)))
    await #expect(throws: DocumentError.tooManyPages(3, maximum: 2)) {
      try await DocumentReader(program: nil, limits: limits).text(of: three)
    }
    let locked = try file("b.pdf", MadePDF.locked)
    await #expect(throws: DocumentError.locked) { try await reader.text(of: locked) }
  }

  @Test("A text of page breaks has one page, and one of more parts than are kept is refused")
  func partBounds() async throws {
    let breaks = try file(
      "a.txt", Array("one".utf8) + Array(repeating: 0x0C, count: 5000) + Array("two".utf8))
    let text = try await reader.text(of: breaks, language: "en")
    #expect(text.pages.map(\.number) == [1, 5001])
    let most = DocumentReader.mostParts
    let many = try file("b.txt", Array(String(repeating: "a\u{0C}", count: most + 1).utf8))
    await #expect(throws: DocumentError.tooManyPages(most + 1, maximum: most)) {
      try await reader.text(of: many, language: "en")
    }
  }

  @Test("Every error and warning has words, and languages name the same places")
  func words() {
    expectSamePlaces(DocumentErrorWords.self)
    expectSamePlaces(DocumentWarningWords.self)
    for other in OtherFile.allCases {
      #expect(!DocumentError.otherFile(other).message(in: .arabic).isEmpty)
    }
    #expect(
      DocumentWarning.recognised(pages: [1, 2, 3, 7]).message(in: .english).contains("1–3, 7"))
  }

  @Test("The text as JSON")
  func json() {
    let text = DocumentText(
      [DocumentText.Page(number: 1, text: "a\tb[?]", confidence: 0.91239)], toldLanguage: "en",
      isAsked: true, warnings: [.unsure(page: 1, words: 1)])
    #expect(
      String(decoding: text.json(in: .english), as: UTF8.self)
        == """
        {"language":"en","pages":[{"number":1,"text":"a\\tb[?]","confidence":0.912}],\
        "warnings":["On page 1, 1 word was not surely read. It is marked with [?]."]}

        """)
    #expect(text.pages[0].spokenText == "a\tb")
  }
}
