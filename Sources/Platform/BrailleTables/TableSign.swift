// SPDX-License-Identifier: Apache-2.0

public import Braille

/// A sign of a table, of one cell or two, and what it stands for in each place of a word.
///
/// Only what holds both ways is told: the cells read as this text, and this text is written with these cells.
public struct TableSign: Sendable, Hashable {
  /// The cells.
  public let cells: [Cell]
  /// What it stands for as a word of its own; nil when it is none.
  public var alone: String?
  /// What it stands for at the beginning of a word; nil when it does not stand there.
  public var start: String?
  /// What it stands for within a word; nil when it does not stand there.
  public var middle: String?
  /// What it stands for at the end of a word; nil when it does not stand there.
  public var end: String?
}

extension BrailleTables {
  /// The signs of a table: each of the 63 cells that stands for something, and those of two cells that stand for more
  /// than their cells do.
  ///
  /// For lessons. It takes thousands of translations, so the answer is worth keeping.
  ///
  /// - Throws: what is wrong with the table's file.
  public func signs(of table: BrailleTable) throws(BrailleTableError) -> [TableSign] {
    guard let frame = try SignFrame(tables: self, table: table) else { return [] }
    var signs: [TableSign] = []
    var forms: [[String]] = []
    let cells = (UInt8(1)...63).map { Cell(bits: $0) }
    for cell in cells {
      let read = try frame.readings(of: [cell])
      forms.append([""] + read.texts)
      if let sign = try frame.verified(read) { signs.append(sign) }
    }
    for (first, firstForms) in zip(cells, forms) {
      for (second, secondForms) in zip(cells, forms) {
        var read = try frame.readings(of: [first, second])
        read.keep { text in
          !firstForms.contains { start in
            secondForms.contains { (start + $0).lowercased() == text.lowercased() }
          }
        }
        if let sign = try frame.verified(read) { signs.append(sign) }
      }
    }
    return signs
  }
}

/// A letter to put beside a sign, so that the sign stands at the beginning, within or at the end of a word.
private struct SignFrame {
  let tables: BrailleTables
  let table: BrailleTable
  let cell: Cell
  let letter: String

  /// Letters that few contractions begin or end with: x, m, l, k, r, n, s, t, a, as most alphabets have their cells.
  private static let candidates = [1346, 134, 123, 13, 1235, 1345, 234, 2345, 1].map {
    Self.cell($0)
  }

  private static func cell(_ digits: Int) -> Cell {
    Cell(dots: String(digits).compactMap(\.wholeNumberValue))
  }

  /// Finds a letter that three times is three letters; nil when the table has none.
  init?(tables: BrailleTables, table: BrailleTable) throws(BrailleTableError) {
    self.tables = tables
    self.table = table
    for cell in Self.candidates {
      let text = try tables.backTranslate([cell, cell, cell], by: table).scalars
      guard text.count == 3, let letter = text.first, text.allSatisfy({ $0 == letter }) else {
        continue
      }
      self.cell = cell
      self.letter = String(Character(letter))
      return
    }
    return nil
  }

  /// What cells read as in each place.
  func readings(of cells: [Cell]) throws(BrailleTableError) -> TableSign {
    var sign = TableSign(cells: cells)
    sign.alone = try text(cells)
    sign.start = try text(cells + [cell]).flatMap { Self.without(letter, atEndOf: $0) }
    sign.end = try text([cell] + cells).flatMap { Self.without(letter, atStartOf: $0) }
    sign.middle = try text([cell] + cells + [cell]).flatMap {
      Self.without(letter, atStartOf: $0)
    }.flatMap { Self.without(letter, atEndOf: $0) }
    return sign
  }

  /// The readings that are written with these cells too; nil when none is.
  func verified(_ read: TableSign) throws(BrailleTableError) -> TableSign? {
    var sign = read
    let cells = read.cells
    if let text = read.alone, try !writes(text, as: cells) { sign.alone = nil }
    if let text = read.start, try !writes(text + letter, as: cells + [cell]) { sign.start = nil }
    if let text = read.end, try !writes(letter + text, as: [cell] + cells) { sign.end = nil }
    if let text = read.middle, try !writes(letter + text + letter, as: [cell] + cells + [cell]) {
      sign.middle = nil
    }
    return sign.texts.isEmpty ? nil : sign
  }

  private func text(_ cells: [Cell]) throws(BrailleTableError) -> String? {
    let read = try tables.backTranslate(cells, by: table)
    return read.unknown.isEmpty ? read.text : nil
  }

  private func writes(_ text: String, as cells: [Cell]) throws(BrailleTableError) -> Bool {
    try tables.translate(text, by: table).cells == cells
  }

  private static func without(_ letter: String, atEndOf text: String) -> String? {
    let rest = text.unicodeScalars.dropLast(letter.unicodeScalars.count)
    return text.unicodeScalars.count > rest.count && text.hasSuffix(letter) ? String(rest) : nil
  }

  private static func without(_ letter: String, atStartOf text: String) -> String? {
    let rest = text.unicodeScalars.dropFirst(letter.unicodeScalars.count)
    return text.unicodeScalars.count > rest.count && text.hasPrefix(letter) ? String(rest) : nil
  }
}

extension TableSign {
  /// Cells that have not been looked at yet.
  fileprivate init(cells: [Cell]) { self.cells = cells }

  /// What it stands for in its places, without those where it is nothing.
  var texts: [String] { [alone, start, middle, end].compactMap(\.self).filter { !$0.isEmpty } }

  /// Leaves out what is not worth telling, and the places where it stands for nothing.
  fileprivate mutating func keep(_ isWorth: (String) -> Bool) {
    alone = alone.flatMap { isWorth($0) ? $0 : nil }
    start = start.flatMap { isWorth($0) ? $0 : nil }
    middle = middle.flatMap { isWorth($0) ? $0 : nil }
    end = end.flatMap { isWorth($0) ? $0 : nil }
  }
}
