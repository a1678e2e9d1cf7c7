// SPDX-License-Identifier: Apache-2.0

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
  private mutating func letterOrSign(_ cell: UInt8) -> KanaToken? {
    if let letter = letter(cell) {
      before = .latin
      defer { if capitals == .next { capitals = .none } }
      return KanaToken(letter: letter, isCapital: capitals != .none)
    }
    guard isLatin(at: cell == KanaCell.latin ? 1 : 0) else { return nil }
    before = .latin
    switch cell {
    case KanaCell.halfVoiced:
      capitals = capitals == .none ? .next : .word
      return KanaToken(.capital)
    case KanaCell.latin:
      capitals = .none
      return KanaToken(.letter)
    default: return nil
    }
  }

  /// Among Latin letters after their sign; nil where they end.
  mutating func latin(_ cell: UInt8) -> KanaToken? {
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
    return KanaToken(mark.0, mark.1)
  }

  /// Within a quotation in another language, or information-processing braille.
  mutating func foreign(_ cell: UInt8) -> KanaToken {
    if let end = foreignEnd(cell) { return end }
    if context == .quotation, cell == KanaCell.latin, self.cell(at: 1) == KanaCell.percent,
      !isLatin(at: 2)
    {
      before = .sign
      return KanaToken("%", .percent, length: 2)
    }
    if let reading = letterOrSign(cell) { return reading }
    capitals = .none
    let symbols = context == .quotation ? KanaSymbols.quotation : KanaSymbols.computer
    for symbol in symbols.symbols where follows(symbol.cells) {
      before = .sign
      return KanaToken(symbol.first, length: symbol.cells.count)
    }
    return undefined(cell)
  }

  private mutating func foreignEnd(_ cell: UInt8) -> KanaToken? {
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
    return KanaToken(sign, length: length)
  }
}
