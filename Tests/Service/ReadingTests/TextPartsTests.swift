// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Reading

@Suite("A long text in parts")
struct TextPartsTests {
  /// A paragraph of so many characters, which ends a sentence.
  private static func paragraph(_ length: Int, _ letter: Character = "a") -> String {
    String(
      (0..<(length - 1)).map { $0 % 6 == 5 && $0 < length - 2 ? " " as Character : letter }) + "."
  }

  @Test(
    "is the text again when they are joined, byte for byte, whatever stands in it",
    arguments: 0..<60)
  func joined(seed: Int) {
    var state = UInt64(seed &* 2_654_435_761 &+ 12345)
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let pieces = [
      "word ", "\n", "\n\n", "\r\n", " \n \n", "Title", "é", "漢字。", "🎈", ".", "؟", "سلام ", "\t",
      "\u{0301}", Self.paragraph(200 + random(3000)),
    ]
    var text = ""
    while text.utf8.count < 20_000 + random(80_000) { text += pieces[random(pieces.count)] }
    let most = 1 + random(20)
    let parts = TextParts.of(text, most: most)
    #expect(parts.map { Array($0.utf8) }.reduce([], +) == Array(text.utf8))
    #expect(parts.count <= most)
    #expect(parts.allSatisfy { !$0.isEmpty })
    if parts.count > 1 {
      #expect(parts.allSatisfy { $0.unicodeScalars.count >= TextParts.leastOfAll })
    }
  }

  @Test("are nearly of one length where the paragraphs are short", arguments: 2...11)
  func even(count: Int) {
    let text = (0..<(count * 45)).map { _ in Self.paragraph(205) }.joined(separator: "\n\n")
    let parts = TextParts.of(text, most: count)
    #expect(parts.count == count)
    let lengths = parts.map(\.count)
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 414)
    #expect(parts.dropFirst().allSatisfy { $0.hasPrefix("a") })
  }

  @Test("make the longest as short as the paragraphs allow")
  func longest() {
    let lengths = [9000, 3000, 6000, 8000, 2000, 10_000]
    let text = lengths.map { Self.paragraph($0 - 2) }.joined(separator: "\n\n")
    let parts = TextParts.of(text, most: 4).map(\.count)
    #expect(parts.count == 4)
    #expect(parts.max() == 10_000)
  }

  @Test(
    "are one where a text is short, has no paragraphs, or one reader is asked for",
    arguments: [
      (paragraph(17_990), 20), (paragraph(60_000), 20),
      (paragraph(30_000) + "\n\n" + paragraph(30_000), 1), ("", 20), ("\n\n", 20),
    ])
  func undivided(text: String, most: Int) {
    #expect(TextParts.of(text, most: most) == [text])
  }

  @Test("begin with the headings of what follows")
  func headings() {
    let chapter = "Book two\n\nChapter 7\n\nOf horses"
    let text =
      Self.paragraph(9000) + "\n\n" + Self.paragraph(600) + "\n\n" + chapter + "\n\n"
      + Self.paragraph(9600, "b")
    let parts = TextParts.of(text)
    #expect(parts.count == 2)
    #expect(parts.last?.hasPrefix("Book two") == true)
  }

  @Test("are cut at the ends of sentences where no line is empty")
  func withoutGaps() {
    let line = "these are some words that go on and"
    let end = "here they end."
    let text = (0..<200).map { _ in line + "\n" + line + "\n" + end }.joined(separator: "\n")
    let short = String(repeating: text + "\n", count: 2)
    let parts = TextParts.of(short)
    #expect(parts.count == 3)
    #expect(parts.dropLast().allSatisfy { $0.hasSuffix("end.\n") })
  }

  @Test("are found quickly in a text of nothing but paragraphs")
  func quick() {
    let text = String(repeating: "a.\n\n", count: 25_000)
    #expect(TextParts.of(text).count == 11)
  }
}
