// SPDX-License-Identifier: Apache-2.0

/// Reads kana braille piece after piece; what came before, and a look ahead, decide what a cell means.
struct KanaReader {
  /// What kind of braille this is.
  enum Context {
    case kana
    /// After the sign for Latin letters.
    case latin
    /// Within ⠦ and ⠴: another language.
    case quotation
    /// Within ⠠⠦ and ⠠⠴: addresses and programs.
    case computer
  }

  /// What came immediately before.
  enum Before {
    /// A space, the beginning, or an opening bracket.
    case wordStart
    case kana
    case number
    case latin
    /// A sign, a closing bracket, or a character that is no braille.
    case sign
  }

  /// What the next letters are.
  enum Capitals {
    case none
    case next
    case word
  }

  let sounds: KanaSounds
  let pieces: [Written]
  var index = 0
  var context = Context.kana
  var isNumber = false
  var capitals = Capitals.none
  var before = Before.wordStart
  var open = OpenBrackets()

  /// The brackets that are open on this line.
  struct OpenBrackets {
    var corner = false
    var doubleCorner = false
    var round = false
    var square = false
    var note = false
  }

  init(sounds: KanaSounds, pieces: [Written]) {
    self.sounds = sounds
    self.pieces = pieces
  }

  /// What comes next; nil at the end.
  @inline(never)
  mutating func next() -> KanaToken? {
    guard index < pieces.count else { return nil }
    let reading: KanaToken
    switch pieces[index] {
    case .lineBreak:
      beginWord()
      context = .kana
      open = OpenBrackets()
      reading = KanaToken("\n", .newLine)
    case .print(let scalar):
      leaveLatin()
      before = .sign
      reading = KanaToken(scalar)
    case .cell(.blank):
      beginWord()
      reading = arrow(at: 1) ?? KanaToken(" ", .space)
    case .cell(let cell): reading = read(cell.bits)
    }
    index += reading.length
    return reading
  }

  /// The bits of a cell from here on, the blank's included; nil for what is no cell, and beyond the end.
  @inline(never)
  func cell(at offset: Int) -> UInt8? {
    guard pieces.indices.contains(index + offset), case .cell(let cell) = pieces[index + offset]
    else {
      return nil
    }
    return cell.bits
  }

  /// Whether nothing follows there that a kana or letter could be.
  func isEnd(at offset: Int) -> Bool { cell(at: offset) ?? 0 == 0 }

  private mutating func beginWord() {
    leaveLatin()
    before = .wordStart
  }

  private mutating func leaveLatin() {
    if context == .latin { context = .kana }
    isNumber = false
    capitals = .none
  }

  private mutating func read(_ cell: UInt8) -> KanaToken {
    if isNumber, let reading = number(cell) { return reading }
    if cell == KanaCell.number { return beginNumber() }
    switch context {
    case .kana: return kana(cell)
    case .latin:
      if let reading = latin(cell) { return reading }
      leaveLatin()
      return kana(cell)
    case .quotation, .computer: return foreign(cell)
    }
  }

  /// A cell that stands for nothing here.
  mutating func undefined(_ cell: UInt8, _ sign: BrailleSign? = nil) -> KanaToken {
    before = .sign
    return KanaToken(cell: Cell(bits: cell), sign)
  }
}

extension KanaReader {
  private mutating func beginNumber() -> KanaToken {
    // Numbers one after the other: 2 or 3, the 2nd month's 26th.
    let isNext = before == .number && context == .kana
    leaveLatin()
    isNumber = true
    before = .number
    // 98 of a year: an apostrophe stands before the digits.
    if cell(at: 1) == KanaCell.dot3, KanaCell.digit(cell(at: 2)) != nil {
      return KanaToken("’", .apostrophe, length: 2)
    }
    return isNext ? KanaToken("・", .number) : KanaToken(.number)
  }

  private mutating func number(_ cell: UInt8) -> KanaToken? {
    before = .number
    if let digit = KanaCell.digit(cell) {
      return KanaToken(Unicode.Scalar(0x30 + digit))
    }
    if KanaCell.digit(self.cell(at: 1)) != nil {
      let isForeign = context != .kana
      if isForeign ? cell == KanaCell.specialVoiced && isFraction : cell == KanaCell.dot2 {
        return KanaToken(".", .decimalPoint)
      }
      if isForeign ? cell == KanaCell.dot2 : cell == KanaCell.dot3 && isGroup {
        return KanaToken(",", .comma)
      }
    }
    isNumber = false
    return nil
  }

  /// Whether digits follow to the end of the word: the j of an address such as 123.jp is no digit.
  private var isFraction: Bool {
    var offset = 1
    while KanaCell.digit(cell(at: offset)) != nil { offset += 1 }
    return isEnd(at: offset) || !isLatin(at: offset)
  }

  /// Whether three digits follow, as after the sign that groups them; わり and the like have fewer.
  private var isGroup: Bool {
    for offset in 1...3 where KanaCell.digit(self.cell(at: offset)) == nil { return false }
    return KanaCell.digit(self.cell(at: 4)) == nil
  }
}

extension KanaReader {
  private mutating func kana(_ cell: UInt8) -> KanaToken {
    if let point = repeatedPoint(cell) { return point }
    if let next = self.cell(at: 1), let sound = sounds.place(prefix: cell, next) {
      before = .kana
      return KanaToken(sound: sound, length: 2)
    }
    if let reading = sign(cell) { return reading }
    if let sound = sounds.place(prefix: 0, cell), !isExclamation(cell) {
      before = .kana
      return KanaToken(sound: sound, length: 1)
    }
    return mark(cell)
  }

  /// ⠖ is ゑ before kana and where it is a word of its own, and otherwise the exclamation mark.
  private func isExclamation(_ cell: UInt8) -> Bool {
    guard cell == KanaCell.exclamation else { return false }
    if before == .wordStart { return false }
    return isEnd(at: 1) || endsSentence(at: 1)
  }

  /// Whether a closing bracket or a mark that ends sentences stands there.
  func endsSentence(at offset: Int) -> Bool {
    switch cell(at: offset) {
    case KanaCell.corner: open.corner || open.doubleCorner
    case KanaCell.bracket: open.round || open.square || open.note
    case KanaCell.exclamation, KanaCell.special, KanaCell.specialVoiced:
      isEnd(at: offset + 1) || cell(at: offset + 1) == KanaCell.corner
        || cell(at: offset + 1) == KanaCell.bracket || cell(at: offset + 1) == KanaCell.exclamation
        || cell(at: offset + 1) == KanaCell.special
    default: false
    }
  }
}
