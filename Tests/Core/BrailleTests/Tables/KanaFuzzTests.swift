// SPDX-License-Identifier: Apache-2.0

import Braille
import TestSupport
import Testing

@Suite struct KanaFuzzTests {
  private static let sounds =
    ("あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐん"
    + "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゔ").map { String($0) } + [
      "きゃ", "しゅ", "ちょ", "にゃ", "ひゅ", "みょ", "りゃ", "ぎゅ", "じょ", "ぢゃ", "びゅ", "ぴょ", "いぇ", "しぇ", "てぃ",
      "でぃ", "うぃ",
      "くぁ", "つぉ", "とぅ", "ふぁ", "ぐぁ", "どぅ", "ゔぇ", "てゅ", "でゅ", "ふゅ", "ゔゅ",
    ]

  @Test("Any words of kana, numbers, letters and signs come back", arguments: 0..<30)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<60 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: text += "\(Int.random(in: 0..<3000, using: &random))\(Self.word(&random))"
      case 1:
        text +=
          "\(Int.random(in: 0..<99, using: &random)).\(Int.random(in: 0..<99, using: &random))"
      case 2: text += "「\(Self.word(&random)) \(Self.word(&random))」"
      case 3: text += "\(Self.word(&random))（\(Self.word(&random))）\(Self.word(&random))"
      case 4: text += ["A", "NHK", "pH", "xyz"].randomElement(using: &random) ?? "a"
      case 5: text += "Tea room"
      case 6: text += Self.word(&random) + "、" + Self.word(&random) + "。" + Self.word(&random)
      case 7: text += Self.word(&random) + "・" + Self.word(&random) + "？"
      case 8: text += "a.b@c-d.jp"
      case 9: text += Self.word(&random) + "\n" + Self.word(&random)
      default: text += Self.word(&random)
      }
      text += " "
    }
    for table in [KanaTable.hiragana, .katakana] {
      let cells = table.written(text)
      #expect(KanaTable.hiragana.print(of: cells) == text, "seed \(seed)")
      #expect(table.written(table.print(of: cells)) == cells, "seed \(seed)")
    }
  }

  /// Two to seven sounds, with small っ and ー between them.
  private static func word(_ random: inout SeededGenerator) -> String {
    var word = ""
    for place in 0..<Int.random(in: 2...7, using: &random) {
      if place > 0 { word += ["", "", "", "っ", "ー"].randomElement(using: &random) ?? "" }
      word += sounds.randomElement(using: &random) ?? "あ"
    }
    return word
  }

  @Test(
    "Whatever the cells are, readings cover them all and the map has every place", arguments: 0..<30
  )
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = KanaTable.hiragana
    let signs: [UInt8] = [
      0, 0, 0, 0x3C, 0x24, 0x30, 0x20, 0x26, 0x34, 0x36, 0x10, 0x22, 0x32, 0x02, 0x06,
    ]
    let pieces = (0..<1000).map { _ -> Written in
      switch Int.random(in: 0..<40, using: &random) {
      case 0: .lineBreak
      case 1: .print("漢")
      case 2..<16: .cell(Cell(bits: signs.randomElement(using: &random) ?? 0))
      case 16: .cell(Cell(bits: UInt8.random(in: 0...255, using: &random)))
      default: .cell(Cell(bits: UInt8.random(in: 0...63, using: &random)))
      }
    }
    check(table, pieces, "seed \(seed)")
  }

  @Test("Whatever happens to a text's cells, readings cover them all", arguments: 0..<30)
  func mutated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = KanaTable.hiragana
    var pieces = table.written(
      "「きょうは、」と Aさんが 3.5ねん（1,000えん）。 ファイルは a@b.jp です。 『I love tea.』…→ あ・い？ ")
    for _ in 0..<60 {
      let place = Int.random(in: 0..<pieces.count, using: &random)
      let cell = Written.cell(Cell(bits: UInt8.random(in: 0...63, using: &random)))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: pieces[place] = cell
      case 1: pieces.insert(cell, at: place)
      default: if pieces.count > 1 { pieces.remove(at: place) }
      }
      check(table, pieces, "seed \(seed)")
    }
  }

  private func check(_ table: KanaTable, _ pieces: [Written], _ comment: Comment) {
    let readings = table.readings(of: pieces)
    #expect(readings.reduce(0) { $0 + $1.length } == pieces.count, comment)
    #expect(readings.allSatisfy { $0.length > 0 }, comment)
    #expect(readings.map(\.text).joined() == table.print(of: pieces), comment)
    let map = CursorMap(readings)
    #expect(map.placeInPrint(ofPiece: pieces.count) == table.print(of: pieces).unicodeScalars.count)
    // What it reads can be written again.
    #expect(table.written(table.print(of: pieces)).count >= 0, comment)
  }
}
