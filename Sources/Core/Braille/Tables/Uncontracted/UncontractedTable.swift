// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// The letters, digits and common punctuation of a language's uncontracted braille, for reading and for writing.
///
/// Sources: Rules of Unified English Braille (ICEB 2013), the signs of the Comisión Braille Española, and for
/// Arabic the unified code of 2002; each compared with liblouis 3.24 (`en-ueb-g1`, `es-g1`, `ar-ar-g1`).
public struct UncontractedTable: Sendable {
  /// The language that is written.
  public let language: Language
  /// Letters in small form, by the bits of their cells; Arabic lam and alef share one, as `lamAlef`.
  let letters: [Unicode.Scalar?]
  /// Punctuation and vowel marks, those of two cells before those of one.
  let marks: [Mark]
  /// The sign before a capital letter, twice before a word in capitals; nil where there are no capitals.
  let capitalSign: Cell?
  /// The sign after which the cells of a to j are digits.
  let numberSign = Cell(dots: [3, 4, 5, 6])
  /// The sign that ends a number before one of the letters a to j.
  let letterSign: Cell
  /// What may stand between digits without ending the number.
  let numberMarks: [Mark]

  /// A sign of punctuation or a vowel mark.
  struct Mark: Sendable {
    enum Place: Sendable {
      case anywhere
      /// Before a word, where its sign means this.
      case wordStart
      /// After something, where its sign means this.
      case afterWord
    }

    var cell = Cell.blank
    /// The cell after it, when it takes two.
    var second: Cell?
    var place = Place.anywhere
    var scalar: Unicode.Scalar = " "
    let sign: BrailleSign
    /// What else is written with these cells.
    var alternatives: [Unicode.Scalar] = []

    var length: Int { second == nil ? 1 : 2 }

    func fits(isWordStart: Bool) -> Bool {
      switch place {
      case .anywhere: true
      case .wordStart: isWordStart
      case .afterWord: !isWordStart
      }
    }
  }

  /// The table of an alphabet.
  public static func of(_ alphabet: BrailleAlphabet) -> UncontractedTable {
    switch alphabet {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    }
  }

  /// A table from rows that are read once.
  ///
  /// `letters` is a letter and its dots, and so on: "a1b12". A row of `marks` is dots, a blank and the second cell's
  /// dots if there is one, `<` for the beginning of a word or `>` for elsewhere if that matters, the print, and what
  /// else is written so.
  init(
    language: Language, letters: String, marks: [(String, BrailleSign)], capitalSign: Int?,
    letterSign: Int, numberMarks: [(String, BrailleSign)]
  ) {
    self.language = language
    self.letters = Self.letters(in: letters)
    let marks = marks.map { Mark(row: $0.0, sign: $0.1) }
    self.marks = marks.filter { $0.second != nil } + marks.filter { $0.second == nil }
    self.capitalSign = capitalSign.map { Cell(digits: $0) }
    self.letterSign = Cell(digits: letterSign)
    self.numberMarks = numberMarks.map { Mark(row: $0.0, sign: $0.1) }
  }

  private static func letters(in text: String) -> [Unicode.Scalar?] {
    var byBits = [Unicode.Scalar?](repeating: nil, count: 256)
    var letter: Unicode.Scalar?
    var bits: UInt8 = 0
    for scalar in text.scalars {
      if let dot = Cell.dot(scalar) {
        bits |= dot
      } else {
        byBits[Int(bits)] = letter
        letter = scalar
        bits = 0
      }
    }
    byBits[Int(bits)] = letter
    byBits[0] = nil
    return byBits
  }

  /// The digit of a cell after the number sign: a to i are 1 to 9, j is 0.
  static func digit(of cell: Cell) -> Int? { digitCells.firstIndex(of: cell) }

  /// The cells of the digits 0 to 9.
  static let digitCells = [245, 1, 12, 14, 145, 15, 124, 1245, 125, 24].map { Cell(digits: $0) }

  /// Lam and alef in one, as the letter of a cell.
  static let lamAlef: Unicode.Scalar = "\u{FEFB}"
}

extension UncontractedTable.Mark {
  fileprivate init(row: String, sign: BrailleSign) {
    self.sign = sign
    var isPrint = false
    for scalar in row.scalars {
      if let dot = Cell.dot(scalar) {
        if let bits = second?.bits {
          second = Cell(bits: bits | dot)
        } else {
          cell = Cell(bits: cell.bits | dot)
        }
      } else if isPrint {
        alternatives.append(scalar)
      } else if scalar == " " {
        second = .blank
      } else if scalar == "<" {
        place = .wordStart
      } else if scalar == ">" {
        place = .afterWord
      } else {
        self.scalar = scalar
        isPrint = true
      }
    }
  }
}

extension Cell {
  /// The bit of the dot that a digit names.
  fileprivate static func dot(_ scalar: Unicode.Scalar) -> UInt8? {
    ("1"..."8").contains(scalar) ? 1 << UInt8(scalar.value - 0x31) : nil
  }

  /// The cell whose dots are the digits of a number, such as 136.
  init(digits: Int) {
    var rest = digits
    var bits: UInt8 = 0
    while rest > 0 {
      bits |= 1 << UInt8((rest % 10 + 7) % 8)
      rest /= 10
    }
    self.init(bits: bits)
  }
}
