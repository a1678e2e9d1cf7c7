// SPDX-License-Identifier: Apache-2.0

public import Phrases

/// What one or more written pieces stand for.
public struct Reading: Sendable, Equatable {
  /// How many pieces it is made of.
  public let length: Int
  /// The print; empty for a sign that only changes what follows.
  public let text: String
  /// What to say where the print is no word of its own; nil when the print itself is to be said.
  public let name: Phrase?
}

extension UncontractedTable {
  /// Reads what was written, piece after piece.
  public func readings(of written: some Collection<Written>) -> [Reading] {
    var reader = Reader(table: self, pieces: Array(written))
    var readings: [Reading] = []
    while let reading = reader.next() { readings.append(reading) }
    return readings
  }

  /// The print of what was written; cells without a letter stay cells.
  public func print(of written: some Collection<Written>) -> String {
    readings(of: written).reduce(into: "") { $0 += $1.text }
  }

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

    mutating func next() -> Reading? {
      guard index < pieces.count else { return nil }
      let reading: Reading
      switch pieces[index] {
      case .lineBreak:
        endWord()
        reading = Reading(length: 1, text: "\n", name: BraillePhrases.newLine)
      case .print(let scalar):
        isNumber = false
        capitals = .none
        isWordStart = false
        reading = Reading(length: 1, text: String(Character(scalar)), name: nil)
      case .cell(.blank):
        endWord()
        reading = Reading(length: 1, text: " ", name: BraillePhrases.blank)
      case .cell(let cell): reading = read(cell)
      }
      index += reading.length
      return reading
    }

    private mutating func endWord() {
      isNumber = false
      capitals = .none
      isWordStart = true
    }

    private mutating func read(_ cell: Cell) -> Reading {
      if isNumber, let reading = number(cell) { return reading }
      if let mark = mark(ofTwo: true) { return read(mark) }
      if let sign = sign(cell) { return sign }
      isNumber = false
      if let letter = table.letters[Int(cell.bits)] { return read(letter) }
      if let mark = mark(ofTwo: false) { return read(mark) }
      capitals = .none
      isWordStart = false
      return Reading(length: 1, text: cell.text, name: BraillePhrases.dots(cell.dots))
    }

    private func number(_ cell: Cell) -> Reading? {
      if let digit = UncontractedTable.digit(of: cell) {
        return Reading(length: 1, text: digit.description, name: nil)
      }
      guard let mark = table.numberMarks.first(where: { $0.cell == cell }) else { return nil }
      return Reading(length: 1, text: String(Character(mark.scalar)), name: mark.name)
    }

    private mutating func sign(_ cell: Cell) -> Reading? {
      if cell == table.numberSign {
        isNumber = true
        capitals = .none
        isWordStart = false
        return Reading(length: 1, text: "", name: BraillePhrases.numberSign)
      }
      if cell == table.capitalSign {
        isNumber = false
        capitals = capitals == .none ? .next : .word
        return Reading(length: 1, text: "", name: BraillePhrases.capitalSign)
      }
      if isNumber, cell == table.letterSign {
        isNumber = false
        return Reading(length: 1, text: "", name: BraillePhrases.letterSign)
      }
      return nil
    }

    private mutating func read(_ letter: String) -> Reading {
      isWordStart = false
      guard capitals != .none else { return Reading(length: 1, text: letter, name: nil) }
      if capitals == .next { capitals = .none }
      let capital = Letters.capital(letter)
      return Reading(length: 1, text: capital, name: BraillePhrases.capital(capital))
    }

    private mutating func read(_ mark: Mark) -> Reading {
      isNumber = false
      capitals = .none
      // After an opening mark or a hyphen a word may yet begin.
      isWordStart = isWordStart && mark.place == .wordStart || mark.text == "(" || mark.text == "-"
      return Reading(length: mark.cells.count, text: mark.text, name: mark.name)
    }

    private func mark(ofTwo: Bool) -> Mark? {
      table.marks.first { mark in
        guard mark.cells.count == (ofTwo ? 2 : 1), index + mark.cells.count <= pieces.count else {
          return false
        }
        for (offset, cell) in mark.cells.enumerated()
        where pieces[index + offset] != .cell(cell) { return false }
        switch mark.place {
        case .anywhere: return true
        case .wordStart: return isWordStart
        case .afterWord: return !isWordStart
        }
      }
    }
  }
}
