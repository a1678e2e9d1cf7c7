// SPDX-License-Identifier: Apache-2.0

import Braille
import Speaking
import Testing

/// A text and its cells, each way.
struct TableRow: Sendable, CustomTestStringConvertible {
  let alphabet: BrailleAlphabet
  let text: String
  let cells: String

  var testDescription: String { "\(alphabet) \(text)" }

  init(_ alphabet: BrailleAlphabet, _ text: String, _ cells: String) {
    self.alphabet = alphabet
    self.text = text
    self.cells = cells
  }

  static let all = [
    TableRow(.english, "abc xyz", "⠁⠃⠉⠀⠭⠽⠵"),
    TableRow(.english, "the quick brown fox", "⠞⠓⠑⠀⠟⠥⠊⠉⠅⠀⠃⠗⠕⠺⠝⠀⠋⠕⠭"),
    TableRow(.english, "Ab ABC aB ABc", "⠠⠁⠃⠀⠠⠠⠁⠃⠉⠀⠁⠠⠃⠀⠠⠁⠠⠃⠉"),
    TableRow(.english, "12 1a 12k 1,5 1.5", "⠼⠁⠃⠀⠼⠁⠰⠁⠀⠼⠁⠃⠅⠀⠼⠁⠂⠑⠀⠼⠁⠲⠑"),
    TableRow(.english, "a, b; c: d. e! f?", "⠁⠂⠀⠃⠆⠀⠉⠒⠀⠙⠲⠀⠑⠖⠀⠋⠦"),
    TableRow(.english, "(g) “h” it's a-b a/b", "⠐⠣⠛⠐⠜⠀⠦⠓⠴⠀⠊⠞⠄⠎⠀⠁⠤⠃⠀⠁⠸⠌⠃"),
    TableRow(.english, "0987654321", "⠼⠚⠊⠓⠛⠋⠑⠙⠉⠃⠁"),
    TableRow(.english, "1\n2 3.", "⠼⠁\n⠼⠃⠀⠼⠉⠲"),
    TableRow(.spanish, "hola ñandú", "⠓⠕⠇⠁⠀⠻⠁⠝⠙⠾"),
    TableRow(.spanish, "¿qué tal? ¡Sí!", "⠢⠟⠥⠮⠀⠞⠁⠇⠢⠀⠖⠨⠎⠌⠖"),
    TableRow(.spanish, "ágil éter óxido güe wk", "⠷⠛⠊⠇⠀⠮⠞⠑⠗⠀⠬⠭⠊⠙⠕⠀⠛⠳⠑⠀⠺⠅"),
    TableRow(.spanish, "(sí) \"x\" Ñu", "⠣⠎⠌⠜⠀⠦⠭⠦⠀⠨⠻⠥"),
    TableRow(.spanish, "1.000 1,5 2b", "⠼⠁⠄⠚⠚⠚⠀⠼⠁⠂⠑⠀⠼⠃⠐⠃"),
    TableRow(.arabic, "مرحبا", "⠍⠗⠱⠃⠁"),
    TableRow(.arabic, "أهلا إلى آخر ؤ ئ ء ة ى", "⠌⠓⠧⠀⠨⠇⠕⠀⠜⠭⠗⠀⠳⠀⠽⠀⠄⠀⠡⠀⠕"),
    TableRow(.arabic, "ثجحخدذرزسشصضطظعغفقكلمنهوي", "⠹⠚⠱⠭⠙⠮⠗⠵⠎⠩⠯⠫⠾⠿⠷⠣⠋⠟⠅⠇⠍⠝⠓⠺⠊"),
    TableRow(.arabic, "سلام، لا؟ (نعم)", "⠎⠧⠍⠐⠀⠧⠦⠀⠦⠝⠷⠍⠴"),
    TableRow(.arabic, "بَبِبُبّبْ", "⠃⠂⠃⠑⠃⠥⠃⠠⠃⠒"),
    TableRow(.arabic, "1ب 12", "⠼⠁⠰⠃⠀⠼⠁⠃"),
  ]
}

@Suite struct UncontractedTableTests {
  @Test("A text has its cells, and the cells read as the text", arguments: TableRow.all)
  func rows(row: TableRow) {
    let table = UncontractedTable.of(row.alphabet)
    #expect(table.written(row.text).brailleText == row.cells)
    #expect(table.print(of: table.written(row.cells)) == row.text)
  }

  @Test("Cells and characters without a letter stay what they are")
  func unknown() {
    let table = UncontractedTable.of(.english)
    #expect(table.print(of: table.written("⠁⣿⠫")) == "a⣿⠫")
    #expect(table.written("añ€").brailleText == "⠁ñ€")
    #expect(table.print(of: table.written("añ€")) == "añ€")
    #expect(table.written("a\r\nb").brailleText == "⠁\n⠃")
  }

  @Test("Every reading covers at least one piece, and together they cover all", arguments: 0..<40)
  func covering(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for alphabet in BrailleAlphabet.allCases {
      let table = UncontractedTable.of(alphabet)
      let pieces = (0..<200).map { _ -> Written in
        switch UInt8.random(in: 0...9, using: &random) {
        case 0: .lineBreak
        case 1: .print("é")
        case 2: .space
        default: .cell(Cell(bits: UInt8.random(in: 0...255, using: &random)))
        }
      }
      let readings = table.readings(of: pieces)
      #expect(readings.reduce(0) { $0 + $1.length } == pieces.count, "seed \(seed)")
      #expect(readings.allSatisfy { $0.length > 0 }, "seed \(seed)")
    }
  }

  @Test("Any text of a language's letters, digits and marks comes back", arguments: 0..<40)
  func roundTrip(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let alphabets: [(BrailleAlphabet, String)] = [
      (.english, "abcjkzABCXYZ0189,;:.!?'-()/ \nñ€"),
      (.spanish, "abcjkñáéíóúüABCÑÁ0189,;:.¿?¡!-()\" \n€"),
      (.arabic, "ابتجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ019.!؟-()\" \nx"),
    ]
    for (alphabet, letters) in alphabets {
      let table = UncontractedTable.of(alphabet)
      let choices = Array(letters)
      let text = String((0..<120).map { _ in choices.randomElement(using: &random) ?? "a" })
      #expect(table.print(of: table.written(text)) == text, "seed \(seed), \(alphabet)")
    }
  }
}
