// SPDX-License-Identifier: Apache-2.0

import Bytes

extension UncontractedTable {
  /// The cells of a text; braille characters stay the cells that they are, other characters that the table does
  /// not know stay print.
  public func written(_ text: String) -> [Written] {
    var writer = Writer(table: self, scalars: text.scalars)
    while writer.writeNext() {}
    return writer.pieces
  }

  /// The sign that a character of punctuation is.
  static func sign(of scalar: Unicode.Scalar) -> BrailleSign? {
    english.marks.first { $0.scalar == scalar }?.sign
  }

  private func cell(ofLetter letter: Unicode.Scalar) -> Cell? {
    letters.firstIndex(of: letter).map { Cell(bits: UInt8($0)) }
  }

  private struct Writer {
    let table: UncontractedTable
    let scalars: [Unicode.Scalar]
    var index = 0
    var pieces: [Written] = []
    var isNumber = false
    var isWordStart = true
    /// True within a word in capitals, which has its sign already.
    var isCapitalWord = false

    /// Arabic lam and alef, which share a cell.
    private static let lam: Unicode.Scalar = "\u{644}"
    private static let alef: Unicode.Scalar = "\u{627}"

    mutating func writeNext() -> Bool {
      guard index < scalars.count else { return false }
      let scalar = scalars[index]
      defer { index += 1 }
      switch scalar {
      case "\r": break
      case "\n":
        pieces.append(.lineBreak)
        endWord()
      case " ", "\t", "\u{A0}":
        pieces.append(.space)
        endWord()
      default: write(scalar)
      }
      return true
    }

    private mutating func endWord() {
      isNumber = false
      isWordStart = true
      isCapitalWord = false
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
      if let cell = Cell(scalar: scalar) {
        pieces.append(.cell(cell))
        endWord()
        isWordStart = cell == .blank
      } else if let digit = Self.digit(scalar) {
        if !isNumber { pieces.append(.cell(table.numberSign)) }
        pieces.append(.cell(UncontractedTable.digitCells[digit]))
        endWord()
        isNumber = true
        isWordStart = false
      } else if isNumber, let mark = table.numberMarks.first(where: { $0.scalar == scalar }) {
        // The number goes on in reading, so a letter that follows needs its sign.
        pieces.append(.cell(mark.cell))
      } else if let cell = letter(scalar) {
        write(letter: scalar, cell)
      } else if let mark = mark(scalar) {
        pieces.append(.cell(mark.cell))
        if let second = mark.second { pieces.append(.cell(second)) }
        let begins = mark.leavesWordStart(isWordStart)
        endWord()
        isWordStart = begins
      } else {
        pieces.append(.print(scalar))
        endWord()
        isWordStart = false
      }
    }

    private func neighbour(at index: Int) -> Unicode.Scalar {
      scalars.indices.contains(index) ? scalars[index] : " "
    }

    private func letter(_ scalar: Unicode.Scalar) -> Cell? {
      if Letters.isCapital(scalar), table.capitalSign == nil { return nil }
      return table.cell(ofLetter: Letters.small(scalar))
    }

    private mutating func write(letter scalar: Unicode.Scalar, _ cell: Cell) {
      if Letters.isCapital(scalar) {
        writeCapitalSign()
      } else if isNumber, UncontractedTable.digit(of: cell) != nil {
        pieces.append(.cell(table.letterSign))
      }
      isNumber = false
      isWordStart = false
      if scalar == Self.lam, self.neighbour(at: index + 1) == Self.alef,
        let both = table.cell(ofLetter: UncontractedTable.lamAlef)
      {
        index += 1
        pieces.append(.cell(both))
      } else {
        pieces.append(.cell(cell))
      }
    }

    /// One sign before a capital; two before a word that is all capitals from here to its end.
    private mutating func writeCapitalSign() {
      guard !isCapitalWord, let sign = table.capitalSign else { return }
      pieces.append(.cell(sign))
      var end = index
      while Letters.isCapital(neighbour(at: end)), letter(neighbour(at: end)) != nil { end += 1 }
      guard end - index > 1, letter(neighbour(at: end)) == nil else { return }
      pieces.append(.cell(sign))
      isCapitalWord = true
    }

    private func mark(_ scalar: Unicode.Scalar) -> Mark? {
      for mark in table.marks
      where (mark.scalar == scalar || mark.alternatives.contains(scalar))
        && mark.fits(isWordStart: isWordStart)
      { return mark }
      return nil
    }

    /// European, Arabic-Indic and Eastern Arabic-Indic digits.
    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
      for zero: UInt32 in [0x30, 0x660, 0x6F0] where (zero...zero + 9).contains(scalar.value) {
        return Int(scalar.value - zero)
      }
      return nil
    }
  }
}
