// SPDX-License-Identifier: Apache-2.0

/// Writes a text as kana braille.
struct KanaWriter {
  /// What kind of braille was written last, without a space since.
  enum Context {
    case none
    case kana
    case number
    case latin
  }

  let sounds: KanaSounds
  let characters: [KanaCharacter]
  var index = 0
  var context = Context.none
  private(set) var pieces: [Written] = []
  /// For each piece, the scalar of the text that it came from.
  private(set) var origins: [Int] = []

  init(_ text: String, sounds: KanaSounds) {
    self.sounds = sounds
    characters = KanaCharacter.all(in: text)
  }

  mutating func writeAll() {
    while index < characters.count { write(characters[index].scalar) }
  }

  func scalar(at index: Int) -> Unicode.Scalar? {
    characters.indices.contains(index) ? characters[index].scalar : nil
  }

  /// Writes cells for the next characters, and goes on behind them.
  @inline(never)
  mutating func put(_ cells: KanaCells, characters count: Int = 1) {
    for place in 0..<cells.count { put(.cell(Cell(bits: cells[place]))) }
    index += count
  }

  /// Writes one cell for the next characters, which may be the blank.
  @inline(never)
  mutating func put(_ cell: UInt8, characters count: Int = 1) {
    put(.cell(Cell(bits: cell)))
    index += count
  }

  /// Writes a sign that says what follows, unless the text has its cells there already.
  mutating func announce(_ cells: KanaCells) {
    if !hasCells(cells, before: index) { put(cells, characters: 0) }
  }

  /// Whether the text itself has these cells, and ends them there.
  func hasCells(_ cells: KanaCells, before end: Int) -> Bool {
    for place in 0..<cells.count {
      guard let scalar = scalar(at: end - cells.count + place),
        Cell(scalar: scalar)?.bits == cells[place]
      else { return false }
    }
    return true
  }

  /// Writes spaces, unless the text or the line ends here or a closing sign follows.
  mutating func putSpaces(_ count: Int) {
    guard let next = scalar(at: index), next != "\n", !Self.isClosing(next) else { return }
    index -= 1
    for _ in 0..<count { put(0, characters: 0) }
    index += 1
    context = .none
  }

  @inline(never)
  private mutating func put(_ piece: Written) {
    pieces.append(piece)
    origins.append(characters[min(index, characters.count - 1)].origin)
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if let cell = Cell(scalar: scalar) {
      put(cell.bits)
      context = .none
    } else if scalar == "\n" {
      put(.lineBreak)
      index += 1
      context = .none
    } else if scalar == " " {
      put(0)
      context = .none
    } else if Self.isDigit(scalar) || isYear(scalar) {
      writeNumber()
    } else if Self.isLetter(scalar) {
      writeLatin()
    } else if let kana = kana(at: index) {
      writeConnector(before: kana.cells)
      put(kana.cells, characters: kana.length)
      context = .kana
    } else if !writeMark(scalar) {
      put(.print(characters[index].original))
      index += 1
      context = .none
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }

  static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("a"..."z").contains($0) || ("A"..."Z").contains($0) } ?? false
  }

  /// Whether the spaces of a punctuation mark are left out before this.
  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "」", "』", "）", ")", "］", "]", "}", "〕", "”", "’", "〉", "》", "】", "〟", "。", "、", "？", "！",
      "?", "!", ",":
      true
    default: false
    }
  }
}

extension KanaWriter {
  /// The kana that begins there, of one character or two; a small one that only lengthens what is before it, as in
  /// やったぁ, is written as a large one.
  @inline(never)
  private func kana(at index: Int) -> (cells: KanaCells, length: Int)? {
    guard let first = scalar(at: index) else { return nil }
    if let second = scalar(at: index + 1), let cells = sounds.cells(first, second) {
      return (cells, 2)
    }
    let isLengthening = index > 0 && context == .kana
    let kana = isLengthening ? Self.large(first) : first
    return (sounds.cells(kana) ?? sounds.cells(Self.large(first))).map { ($0, 1) }
  }

  /// A small kana's large one, which stands behind it in Unicode, but for ka and ke.
  private static func large(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "ゃ", "ゅ", "ょ", "ゎ":
      Unicode.Scalar(scalar.value + 1) ?? scalar
    case "ゕ": "か"
    case "ゖ": "け"
    default: scalar
    }
  }

  /// The first connector, between Latin letters or a number and kana that would be read as going on with them.
  private mutating func writeConnector(before kana: KanaCells) {
    let isNeeded =
      switch context {
      case .none, .kana: false
      case .latin: true
      case .number: isReadAsNumber(kana)
      }
    if isNeeded { put(KanaCell.corner, characters: 0) }
  }

  private func isReadAsNumber(_ kana: KanaCells) -> Bool {
    let first = kana.first
    if KanaCell.digit(first) != nil { return true }
    // っ before a digit would be the decimal point, わ before three of them what groups them.
    let digits = first == KanaCell.dot2 ? 1 : first == KanaCell.dot3 ? 3 : 0
    guard digits > 0 else { return false }
    for offset in 1...digits
    where KanaCell.digit(self.kana(at: index + offset)?.cells.first) == nil {
      return false
    }
    return true
  }

  /// Whether exactly three digits follow the comma there.
  private func isGroup(at index: Int) -> Bool {
    for offset in 1...3 where !Self.isDigit(self.scalar(at: index + offset)) { return false }
    return !Self.isDigit(self.scalar(at: index + 4))
  }

  /// Whether it is the apostrophe of a year, as in ’98.
  private func isYear(_ scalar: Unicode.Scalar) -> Bool {
    (scalar == "'" || scalar == "’") && context == .none && Self.isDigit(self.scalar(at: index + 1))
  }

  private mutating func writeNumber() {
    announce(KanaCells(KanaCell.number))
    if !Self.isDigit(scalar(at: index)) { put(KanaCell.dot3) }
    writeDigits(point: KanaCell.dot2, grouping: KanaCell.dot3)
    context = .number
    // Numbers one after the other have only their sign between them.
    if scalar(at: index) == "・", Self.isDigit(scalar(at: index + 1)) {
      index += 1
      writeNumber()
    }
  }

  /// Writes digits, and what stands between them.
  mutating func writeDigits(point: UInt8, grouping: UInt8) {
    while let scalar = scalar(at: index) {
      if Self.isDigit(scalar) {
        put(KanaCell.cell(ofDigit: UInt8(truncatingIfNeeded: scalar.value - 0x30)))
      } else if scalar == ".", Self.isDigit(self.scalar(at: index + 1)) {
        put(point)
      } else if scalar == ",", isGroup(at: index) {
        put(grouping)
      } else {
        return
      }
    }
  }

}
