// SPDX-License-Identifier: Apache-2.0

import Phrases
public import Speaking

/// The letters, digits and common punctuation of a language's uncontracted braille, for reading and for writing.
///
/// Sources: Rules of Unified English Braille (ICEB 2013), the signs of the Comisión Braille Española, and for
/// Arabic the unified code of 2002; each compared with liblouis 3.24 (`en-ueb-g1`, `es-g1`, `ar-ar-g1`).
public struct UncontractedTable: Sendable {
  /// The language that is written.
  public let language: Language
  /// Cells by their bits: letters in small form.
  let letters: [String?]
  /// Punctuation and vowel marks, those of two cells before those of one.
  let marks: [Mark]
  /// The sign before a capital letter, twice before a word in capitals; nil where there are no capitals.
  let capitalSign: Cell?
  /// The sign after which the cells of a to j are digits.
  let numberSign = Cell(dots: [3, 4, 5, 6])
  /// The sign that ends a number before one of the letters a to j.
  let letterSign: Cell
  /// What may stand between digits without ending the number.
  let numberMarks: [NumberMark]

  /// A sign of punctuation or a vowel mark.
  struct Mark: Sendable {
    enum Place: Sendable {
      case anywhere
      /// Before a word, where its sign means this.
      case wordStart
      /// After something, where its sign means this.
      case afterWord
    }

    let cells: [Cell]
    let text: String
    let name: Phrase
    var place = Place.anywhere
    /// What else is written with these cells.
    var alternatives: [Unicode.Scalar] = []
  }

  /// A mark within a number.
  struct NumberMark: Sendable {
    let cell: Cell
    let scalar: Unicode.Scalar
    let name: Phrase
  }

  /// The table of a language.
  public static func of(_ language: Language) -> UncontractedTable {
    switch language {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    }
  }

  /// A table from letters that are named by their dots.
  init(
    language: Language, letters: [(dots: Int, text: String)], marks: [Mark], capitalSign: Cell?,
    letterSign: Cell, numberMarks: [NumberMark]
  ) {
    self.language = language
    var byBits = [String?](repeating: nil, count: 256)
    for letter in letters { byBits[Int(Cell(digits: letter.dots).bits)] = letter.text }
    self.letters = byBits
    self.marks = marks.filter { $0.cells.count > 1 } + marks.filter { $0.cells.count == 1 }
    self.capitalSign = capitalSign
    self.letterSign = letterSign
    self.numberMarks = numberMarks
  }

  /// The digit of a cell after the number sign: a to i are 1 to 9, j is 0.
  static func digit(of cell: Cell) -> Int? { digitCells.firstIndex(of: cell) }

  /// The cells of the digits 0 to 9.
  static let digitCells = [245, 1, 12, 14, 145, 15, 124, 1245, 125, 24].map { Cell(digits: $0) }

  /// The letters a to z without accents, in the form that every Latin alphabet here shares; w differs in Spanish.
  static let latin: [(dots: Int, text: String)] = [
    (1, "a"), (12, "b"), (14, "c"), (145, "d"), (15, "e"), (124, "f"), (1245, "g"), (125, "h"),
    (24, "i"), (245, "j"), (13, "k"), (123, "l"), (134, "m"), (1345, "n"), (135, "o"),
    (1234, "p"), (12345, "q"), (1235, "r"), (234, "s"), (2345, "t"), (136, "u"), (1236, "v"),
    (1346, "x"), (13456, "y"), (1356, "z"),
  ]
}

extension Cell {
  /// The cell whose dots are the digits of a number, such as 136.
  init(digits: Int) {
    var rest = digits
    var dots: [Int] = []
    while rest > 0 {
      dots.append(rest % 10)
      rest /= 10
    }
    self.init(dots: dots)
  }
}
