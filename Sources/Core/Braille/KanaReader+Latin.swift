// SPDX-License-Identifier: Apache-2.0

import Phrases

extension KanaReader {
  /// Whether a Latin letter, or the sign of a capital before one, stands there.
  func isLatin(at offset: Int) -> Bool {
    guard let cell = cell(at: offset) else { return false }
    if cell == KanaCell.halfVoiced {
      return letter(self.cell(at: offset + 1)) != nil
        || self.cell(at: offset + 1) == KanaCell.halfVoiced
          && letter(self.cell(at: offset + 2)) != nil
    }
    return letter(cell) != nil
  }

  private func letter(_ cell: UInt8?) -> Unicode.Scalar? {
    cell.flatMap { UncontractedTable.english.letters[Int($0)] }
  }

  /// A letter, or a sign of capitals or small letters; nil for all else.
  private mutating func letterOrSign(_ cell: UInt8) -> Reading? {
    if let letter = letter(cell) {
      before = .latin
      defer { if capitals == .next { capitals = .none } }
      return Reading(letter: letter, isCapital: capitals != .none)
    }
    guard isLatin(at: cell == KanaCell.latin ? 1 : 0) else { return nil }
    before = .latin
    switch cell {
    case KanaCell.halfVoiced:
      capitals = capitals == .none ? .next : .word
      return Reading(.capital)
    case KanaCell.latin:
      capitals = .none
      return Reading(.letter)
    default: return nil
    }
  }

  /// Among Latin letters after their sign; nil where they end.
  mutating func latin(_ cell: UInt8) -> Reading? {
    if cell == KanaCell.latin, before == .latin, self.cell(at: 1) == KanaCell.percent,
      !isLatin(at: 2)
    {
      return nil
    }
    if let reading = letterOrSign(cell) { return reading }
    let isLetterNext = isLatin(at: 1) || self.cell(at: 1) == KanaCell.latin && isLatin(at: 2)
    let mark: (Unicode.Scalar, BrailleSign)? =
      switch cell {
      case KanaCell.specialVoiced where isLetterNext || self.cell(at: 1) == 0 && !isEnd(at: 2):
        (".", .fullStop)
      case KanaCell.slash where isLetterNext: ("/", .slash)
      case KanaCell.dot3 where isLetterNext: ("'", .apostrophe)
      case KanaCell.dot2 where self.cell(at: 1) == 0 || isLetterNext: (",", .comma)
      case KanaCell.special where self.cell(at: 1) == cell || self.cell(at: -1) == cell:
        ("+", .plus)
      default: nil
      }
    guard let mark else { return nil }
    capitals = .none
    before = .sign
    return Reading(mark.0, .sign(mark.1))
  }

  /// Within a quotation in another language, or information-processing braille.
  mutating func foreign(_ cell: UInt8) -> Reading {
    if let end = foreignEnd(cell) { return end }
    if context == .quotation, cell == KanaCell.latin, self.cell(at: 1) == KanaCell.percent,
      !isLatin(at: 2)
    {
      before = .sign
      return Reading("%", .sign(.percent), length: 2)
    }
    if let reading = letterOrSign(cell) { return reading }
    capitals = .none
    let symbols = context == .quotation ? KanaSymbols.quotation : KanaSymbols.computer
    for symbol in symbols.symbols {
      var isHere = true
      for offset in symbol.cells.indices where self.cell(at: offset) != symbol.cells[offset] {
        isHere = false
      }
      guard isHere else { continue }
      before = .sign
      return Reading(symbol.scalar, .print, length: symbol.cells.count)
    }
    return undefined(cell)
  }

  private mutating func foreignEnd(_ cell: UInt8) -> Reading? {
    let (end, length, sign): (Bool, Int, BrailleSign) =
      context == .quotation
      ? (cell == KanaCell.closeQuotation, 1, .closingQuotation)
      : (
        cell == KanaCell.halfVoiced && self.cell(at: 1) == KanaCell.closeQuotation, 2,
        .closingComputer
      )
    guard end else { return nil }
    context = .kana
    capitals = .none
    before = .sign
    return Reading(sign, length: length)
  }
}
