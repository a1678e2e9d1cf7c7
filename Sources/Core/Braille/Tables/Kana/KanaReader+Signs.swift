// SPDX-License-Identifier: Apache-2.0

extension KanaReader {
  /// The sign that begins here and is told from kana by what stands around it.
  mutating func sign(_ cell: UInt8) -> KanaToken? {
    switch cell {
    case KanaCell.latin: latinSign()
    case KanaCell.corner: corner()
    case KanaCell.bracket: bracket()
    case KanaCell.openQuotation:
      begin(.quotation, .openingQuotation, length: 1)
    case KanaCell.halfVoiced where self.cell(at: 1) == KanaCell.openQuotation:
      begin(.computer, .openingComputer, length: 2)
    case KanaCell.long, KanaCell.ko, KanaCell.wo: doubled(cell)
    case KanaCell.slash where before == .number && self.cell(at: 1) == KanaCell.number:
      plain("/", .slash)
    case KanaCell.special where before == .number && self.cell(at: 1) == KanaCell.number:
      plain("＋", .plus)
    case KanaCell.voiced: squareBracket() ?? symbol()
    case KanaCell.halfVoiced, KanaCell.contractedHalfVoiced, KanaCell.dot2: symbol()
    default: nil
    }
  }

  /// A mark whose cell is also a prefix or a kana, where it is neither.
  mutating func mark(_ cell: UInt8) -> KanaToken {
    switch cell {
    case KanaCell.voiced:
      let isPending = index + 1 == pieces.count && before != .wordStart
      return spaced("・", isPending ? .middleDotOrVoiced : .middleDot, spaces: 1)
    case KanaCell.special: return spaced("？", .question, spaces: 1)
    case KanaCell.exclamation: return spaced("！", .exclamation, spaces: 1)
    case KanaCell.specialVoiced:
      // Before kana it stands within a word, as in "3.ア": a full stop would have spaces.
      if !isEnd(at: 1), !endsSentence(at: 1) { return plain(".", .fullStop) }
      return spaced("。", .fullStop, spaces: 2)
    case KanaCell.halfVoiced: return undefined(cell, .halfVoiced)
    case KanaCell.contracted: return undefined(cell, .contracted)
    case KanaCell.contractedVoiced: return undefined(cell, .contractedVoiced)
    case KanaCell.contractedHalfVoiced: return undefined(cell, .contractedHalfVoiced)
    default: return undefined(cell)
    }
  }

  /// A sign with the spaces after it that belong to it.
  private mutating func spaced(
    _ scalar: Unicode.Scalar, _ sign: BrailleSign, cells: Int = 1, spaces: Int
  ) -> KanaToken {
    var length = cells
    while length < cells + spaces, cell(at: length) == 0 { length += 1 }
    before = length > cells ? .wordStart : .sign
    return KanaToken(scalar, sign, length: length)
  }

  private mutating func plain(
    _ scalar: Unicode.Scalar, _ sign: BrailleSign, length: Int = 1, before: Before = .sign
  ) -> KanaToken {
    self.before = before
    return KanaToken(scalar, sign, length: length)
  }

  private mutating func begin(_ context: Context, _ sign: BrailleSign, length: Int) -> KanaToken {
    self.context = context
    capitals = .none
    before = .wordStart
    return KanaToken(sign, length: length)
  }

  /// A point after a point, which no special sound is.
  mutating func repeatedPoint(_ cell: UInt8) -> KanaToken? {
    guard cell == KanaCell.specialVoiced, self.cell(at: -1) == cell,
      !isEnd(at: 1)
    else { return nil }
    return plain(".", .fullStop)
  }

  private mutating func symbol() -> KanaToken? {
    for symbol in KanaSymbols.kana.symbols where follows(symbol.cells) {
      before = .sign
      return KanaToken(symbol.first, length: symbol.cells.count)
    }
    return nil
  }

  func follows(_ cells: KanaCells, at start: Int = 0) -> Bool {
    for offset in 0..<cells.count where cell(at: start + offset) != cells[offset] { return false }
    return true
  }

  /// The arrow that stands there as a word, with the spaces around it, which belong to it.
  mutating func arrow(at start: Int) -> KanaToken? {
    let isRight = follows(.rightArrow, at: start)
    let isLeft = follows(.leftArrow, at: start)
    guard isRight || isLeft, isEnd(at: start + 3), context == .kana else { return nil }
    let length = start + 3 + (cell(at: start + 3) == 0 ? 1 : 0)
    return isRight
      ? plain("→", .rightArrow, length: length, before: .wordStart)
      : plain("←", .leftArrow, length: length, before: .wordStart)
  }

  /// ー, こ and を, which make dashes, arrows and ※.
  private mutating func doubled(_ cell: UInt8) -> KanaToken? {
    let isWord = before == .wordStart
    if isWord, let arrow = arrow(at: 0) { return arrow }
    guard self.cell(at: 1) == cell else { return nil }
    if cell == KanaCell.wo, isWord { return spaced("※", .referenceMark, cells: 2, spaces: 1) }
    guard cell == KanaCell.long, before != .kana else { return nil }
    if before == .number, self.cell(at: 2) == KanaCell.number {
      return plain("＝", .equals, length: 2)
    }
    return plain("―", .dash, length: 2)
  }

  /// ⠰: Latin letters, the comma, a bracket, or a symbol.
  private mutating func latinSign() -> KanaToken? {
    let next = cell(at: 1)
    if before != .wordStart, next == KanaCell.percent, !isLatin(at: 2) {
      return plain("％", .percent, length: 2)
    }
    if next == KanaCell.corner, !(open.corner && isEnd(at: 2)) {
      open.doubleCorner = true
      return plain("『", .openingQuote, length: 2, before: .wordStart)
    }
    if next == KanaCell.bracket, !(open.round && isEnd(at: 2)) {
      open.note = true
      return plain("〔", .openingBracket, length: 2, before: .wordStart)
    }
    if isLatin(at: 1) {
      context = .latin
      capitals = .none
      before = .latin
      return KanaToken(.letter)
    }
    if let symbol = symbol() { return symbol }
    guard isEnd(at: 1) || endsSentence(at: 1) else { return nil }
    return spaced("、", .comma, spaces: 1)
  }
}

extension KanaReader {
  /// ⠶: round, square and note brackets.
  private mutating func bracket() -> KanaToken {
    if open.square, cell(at: 1) == KanaCell.dot2 {
      open.square = false
      return plain("］", .closingBracket, length: 2)
    }
    if open.note, cell(at: 1) == KanaCell.dots23 {
      open.note = false
      return plain("〕", .closingBracket, length: 2)
    }
    open.round.toggle()
    return open.round
      ? plain("（", .openingBracket, before: .wordStart) : plain("）", .closingBracket)
  }

  /// ⠐⠶, which opens a square bracket.
  private mutating func squareBracket() -> KanaToken? {
    guard cell(at: 1) == KanaCell.bracket else { return nil }
    open.square = true
    return plain("［", .openingBracket, length: 2, before: .wordStart)
  }

  /// ⠤: a corner bracket, the connector, a hyphen or half of a wave dash.
  private mutating func corner() -> KanaToken {
    let next = cell(at: 1)
    if open.doubleCorner, next == KanaCell.dots23 {
      open.doubleCorner = false
      return plain("』", .closingQuote, length: 2)
    }
    if next == KanaCell.corner, before == .number ? cell(at: 2) == KanaCell.number : !open.corner {
      return plain("〜", .waveDash, length: 2)
    }
    if isHyphen(next) { return plain("-", .hyphen) }
    if isConnector(next) {
      before = .sign
      return KanaToken(.connector)
    }
    open.corner.toggle()
    return open.corner
      ? plain("「", .openingQuote, before: .wordStart) : plain("」", .closingQuote)
  }

  private func isHyphen(_ next: UInt8?) -> Bool {
    guard before == .number || before == .latin else { return false }
    return next == KanaCell.number || next == KanaCell.latin && isLatin(at: 2)
  }

  /// Whether it stands between a number or Latin letters and kana.
  ///
  /// Within a corner bracket it may also be the closing one, when no other follows that could be.
  private func isConnector(_ next: UInt8?) -> Bool {
    guard let next, next != 0, next != KanaCell.corner else { return false }
    switch before {
    case .number:
      let isNeeded =
        KanaCell.digit(next) != nil || next == KanaCell.dot2 || next == KanaCell.dot3
      return open.corner ? isNeeded && isClosedLater() : isNeeded || !isClosedLater()
    case .latin: return !open.corner || isClosedLater()
    case .wordStart, .kana, .sign: return false
    }
  }

  /// Whether the next corner bracket on the line is one that closes: no space stands before it.
  private func isClosedLater() -> Bool {
    var offset = 1
    while offset <= Self.lookahead, let cell = cell(at: offset) {
      let previous = self.cell(at: offset - 1)
      if cell == KanaCell.corner, previous != KanaCell.latin { return previous != 0 }
      offset += 1
    }
    return false
  }

  /// Pieces that are looked through for a closing bracket: some lines of print.
  private static let lookahead = 200
}
