// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Braille

@Suite struct KanaTableTests {
  private let table = KanaTable.hiragana

  @Test(
    "A text has its cells, and the cells read as the text",
    arguments: KanaRow.sounds + KanaRow.numbersAndLetters + KanaRow.signs)
  func rows(row: KanaRow) {
    #expect(table.written(row.text).brailleText == row.cells)
    #expect(table.print(of: table.written(row.cells)) == row.text)
  }

  @Test(
    "Katakana of either width, combining marks and full-width forms are written as what they are",
    arguments: [
      ("カタカナ", "かたかな"), ("ｶﾞｷﾞﾊﾟ", "がぎぱ"), ("ｸｯｷｰ", "くっきー"), ("は\u{3099}は\u{309A}", "ばぱ"),
      ("ヴァイオリン", "ゔぁいおりん"), ("１２Ａ", "12A"), ("あ　い", "あ い"), ("ヵゖ", "かけ"), ("やったぁ", "やったあ"),
      ("｢ｱ｣､ｲ｡", "「あ」、い。"), ("?!", "？！"), ("(あ)", "（あ）"), ("【あ】", "［あ］"), ("あ\r\nい", "あ\nい"),
    ])
  func folded(text: String, plain: String) {
    #expect(table.written(text) == table.written(plain))
    #expect(table.print(of: table.written(text)) == plain)
  }

  @Test("Particles are written as they stand, and read as they sound")
  func particles() {
    #expect(table.written("わたしは がっこうへ").brailleText == "⠄⠕⠳⠥⠀⠐⠡⠂⠪⠉⠯")
    #expect(table.print(of: table.written("⠄⠕⠳⠄⠀⠐⠡⠂⠪⠒⠋")) == "わたしわ がっこーえ")
  }

  @Test("Cells can be read as katakana")
  func katakana() {
    #expect(KanaTable.katakana.print(of: table.written("ゔぁいおりん けーき")) == "ヴァイオリン ケーキ")
    #expect(KanaTable.katakana.script == .katakana)
  }

  @Test(
    "Cells that stand for nothing, and characters without cells, stay what they are",
    arguments: ["⠈⠁", "⠸⠁", "⠨⠁", "⠘⠁⠸", "⣿⠓⡀", "漢字かな€", "⠠⠁"])
  func undefined(text: String) {
    let pieces = table.written(text)
    for scalar in text.unicodeScalars where Cell(scalar: scalar)?.dots.contains(7) ?? false {
      #expect(table.print(of: pieces).unicodeScalars.contains(scalar))
    }
    #expect(table.written(table.print(of: pieces)) == pieces)
  }

  @Test(
    "A cell that may be a prefix or a mark is read by what follows it",
    arguments: [
      ("⠁⠐", "あ・"), ("⠁⠐⠡", "あが"), ("⠁⠐⠀⠡", "あ・か"), ("⠁⠠⠥", "あぱ"), ("⠰⠠⠥", "U"), ("⠁⠰⠀⠃", "あ、い"),
      ("⠁⠰⠃", "あb"), ("⠁⠢", "あ？"), ("⠢⠥", "ふぁ"), ("⠁⠲", "あ。"), ("⠲⠥", "ゔぁ"), ("⠼⠁⠄", "1わ"),
      ("⠼⠁⠄⠃⠉⠋", "1,236"), ("⠼⠁⠂⠃", "1.2"), ("⠼⠁⠂⠕", "1った"), ("⠖⠕", "ゑた"), ("⠕⠖", "た！"), ("⠖", "ゑ"),
      ("⠔⠔", "※"), ("⠁⠔⠔", "あをを"), ("⠼⠁⠤⠁", "1あ"), ("⠤⠼⠁⠤", "「1」"), ("⠼⠁⠤⠼⠃", "1-2"),
      ("⠁⠤⠤⠃", "あ〜い"),
    ])
  func ambiguous(cells: String, text: String) {
    #expect(table.print(of: table.written(cells)) == text)
  }

  @Test("A prefix is said by its name while it waits for its kana")
  func pending() {
    for (cells, words) in [
      ("⠁⠐", "voiced sign or middle dot"), ("⠠", "half-voiced sign"),
      ("⠈", "contracted sound sign"),
    ] {
      #expect(table.readings(of: table.written(cells)).last?.spoken(in: .english) == words)
    }
  }

  @Test("Places in cells and print belong together, read or written")
  func cursor() {
    let read = CursorMap(table.readings(of: table.written("⠐⠡⠼⠁⠲⠀⠀⠈⠡")))
    #expect((0...9).map { read.placeInPrint(ofPiece: $0) } == [0, 0, 1, 1, 2, 2, 2, 3, 3, 5])
    #expect((0...5).map { read.placeInPieces(ofScalar: $0) } == [0, 3, 4, 7, 7, 9])
    let written = table.writing("がっa 1あ。い").map
    #expect(
      (0...14).map { written.placeInPrint(ofPiece: $0) }
        == [0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 8])
    #expect((0...8).map { written.placeInPieces(ofScalar: $0) } == [0, 2, 3, 5, 6, 8, 10, 13, 14])
    #expect(read.placeInPrint(ofPiece: 99) == 5)
    #expect(written.placeInPieces(ofScalar: -1) == 0)
  }

  @Test(
    "What the text's own cells announce is not announced again",
    arguments: [
      ("⠦hello world⠴", "⠦⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙⠴"), ("⠦hello world", "⠦⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙⠴"), ("⠦a b⠴", "⠦⠁⠀⠃⠴"),
      ("⠠⠦www.a.com⠠⠴", "⠠⠦⠺⠺⠺⠲⠁⠲⠉⠕⠍⠠⠴"), ("⠰abc", "⠰⠁⠃⠉"), ("⠰⠠Abc", "⠰⠠⠁⠃⠉"),
      ("⠰⠠⠠ABC", "⠰⠠⠠⠁⠃⠉"),
      ("⠼12", "⠼⠁⠃"), ("⠁⠃ わたし ⠓⠊", "⠁⠃⠀⠄⠕⠳⠀⠓⠊"), ("⠁abc", "⠁⠰⠁⠃⠉"), ("Abc", "⠰⠠⠁⠃⠉"),
    ])
  func ownCells(text: String, cells: String) {
    #expect(KanaTable.hiragana.written(text).brailleText == cells)
  }
}
