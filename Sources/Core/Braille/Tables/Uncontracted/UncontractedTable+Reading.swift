// SPDX-License-Identifier: Apache-2.0

extension UncontractedTable {
  /// Reads what was written, piece after piece.
  public func readings(of written: [Written]) -> [Reading] {
    var reader = Reader(table: self, pieces: written)
    var readings: [Reading] = []
    while let reading = reader.next() { readings.append(reading) }
    return readings
  }

  /// The print of what was written; cells without a letter stay cells.
  public func print(of written: [Written]) -> String {
    var print = ""
    for reading in readings(of: written) { print += reading.text }
    return print
  }
}

/// Reads pieces one after the other; what came before decides what they mean.
private struct Reader {
  enum Capitals {
    case none
    case next
    case word
  }

  let table: UncontractedTable
  let pieces: [Written]
  var index = 0
  var isNumber = false
  var capitals = Capitals.none
  var isWordStart = true

  init(table: UncontractedTable, pieces: [Written]) {
    self.table = table
    self.pieces = pieces
  }

  mutating func next() -> Reading? {
    guard index < pieces.count else { return nil }
    let reading: Reading
    switch pieces[index] {
    case .lineBreak:
      begin(isWordStart: true)
      reading = Reading("\n", .sign(.newLine))
    case .print(let scalar):
      begin(isWordStart: false)
      reading = Reading(scalar, .print)
    case .cell(.blank):
      begin(isWordStart: true)
      reading = Reading(" ", .sign(.space))
    case .cell(let cell): reading = read(cell)
    }
    index += reading.length
    return reading
  }

  /// Forgets numbers and capitals.
  private mutating func begin(isWordStart: Bool) {
    isNumber = false
    capitals = .none
    self.isWordStart = isWordStart
  }

  private mutating func read(_ cell: Cell) -> Reading {
    if isNumber, let reading = number(cell) { return reading }
    if let mark = mark(cell, length: 2) { return read(mark) }
    if let sign = sign(cell) { return sign }
    isNumber = false
    if let letter = table.letters[Int(cell.bits)] { return read(letter) }
    if let mark = mark(cell, length: 1) { return read(mark) }
    begin(isWordStart: false)
    return Reading(cell.scalar, .dots(cell))
  }

  private func number(_ cell: Cell) -> Reading? {
    if let digit = UncontractedTable.digit(of: cell) {
      return Reading(Unicode.Scalar(UInt8(0x30 + digit)), .print)
    }
    for mark in table.numberMarks where mark.cell == cell {
      return Reading(mark.scalar, .sign(mark.sign))
    }
    return nil
  }

  private mutating func sign(_ cell: Cell) -> Reading? {
    if cell == table.numberSign {
      begin(isWordStart: false)
      isNumber = true
      return Reading(.number)
    }
    if cell == table.capitalSign {
      isNumber = false
      capitals = capitals == .none ? .next : .word
      return Reading(.capital)
    }
    if isNumber, cell == table.letterSign {
      isNumber = false
      return Reading(.letter)
    }
    return nil
  }

  private mutating func read(_ letter: Unicode.Scalar) -> Reading {
    isWordStart = false
    defer { if capitals == .next { capitals = .none } }
    return Reading(letter: letter, isCapital: capitals != .none)
  }

  private mutating func read(_ mark: UncontractedTable.Mark) -> Reading {
    begin(isWordStart: mark.leavesWordStart(isWordStart))
    if let other = otherAtEnd(mark) {
      return Reading(mark.scalar, .either(mark.sign, other, mark.cell))
    }
    return Reading(mark.scalar, .sign(mark.sign), length: mark.length)
  }

  /// What a sign before a word would be if no word came: while nothing follows it may be either.
  private func otherAtEnd(_ mark: UncontractedTable.Mark) -> BrailleSign? {
    guard mark.place == .wordStart, index + mark.length == pieces.count else { return nil }
    return table.marks.first {
      $0.place == .afterWord && $0.cell == mark.cell && $0.length == mark.length
    }?.sign
  }

  private func mark(_ cell: Cell, length: Int) -> UncontractedTable.Mark? {
    for mark in table.marks
    where mark.cell == cell && mark.length == length && mark.fits(isWordStart: isWordStart) {
      guard let second = mark.second else { return mark }
      if index + 1 < pieces.count, pieces[index + 1] == .cell(second) { return mark }
    }
    return nil
  }
}

extension UncontractedTable.Mark {
  /// Whether a word may yet begin after this mark.
  func leavesWordStart(_ isWordStart: Bool) -> Bool {
    isWordStart && place == .wordStart || scalar == "(" || scalar == "-"
  }
}
