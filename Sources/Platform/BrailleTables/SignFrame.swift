// SPDX-License-Identifier: Apache-2.0

import Braille

/// A letter to put beside a sign, so that the sign stands at the beginning, within or at the end of a word.
struct SignFrame {
  private let tables: InstalledTables
  private let table: BrailleTable
  private let cell: Cell
  private let letter: Unicode.Scalar

  /// The cells that have dots.
  static let cells = (UInt8(1)...63).map { Cell(bits: $0) }
  /// The cells of x, m, l, k, r, n, s, t and a, which most alphabets have as some letter.
  private static let candidates = [
    [1, 3, 4, 6], [1, 3, 4], [1, 2, 3], [1, 3], [1, 2, 3, 5], [1, 3, 4, 5], [2, 3, 4],
    [2, 3, 4, 5], [1],
  ].map { Cell(dots: $0) }

  /// The letter beside which the cells keep the shortest meanings, so that fewest words are shortened to both; nil
  /// when none of the candidates is a letter three times over.
  static func best(
    for table: BrailleTable, tables: InstalledTables
  ) throws(BrailleTableError) -> SignFrame? {
    var best: (frame: SignFrame, length: Int)?
    for cell in candidates {
      let text = try tables.backTranslate([cell, cell, cell], by: table).scalars
      guard text.count == 3, let letter = text.first, text.allSatisfy({ $0 == letter }) else {
        continue
      }
      let frame = SignFrame(tables: tables, table: table, cell: cell, letter: letter)
      var length = 0
      for other in cells {
        for text in try frame.readings(of: [other]).texts { length += text.unicodeScalars.count }
      }
      if length < best?.length ?? .max { best = (frame, length) }
    }
    return best?.frame
  }

  /// The letters that a cell stands for within a word; nil when it stands for none there, or is not so written.
  ///
  /// liblouis reads an unfinished word as if it were the beginning of one that goes on, and a sign that stands only
  /// within words as some mark: gg of Unified English Braille as the mark of feet.
  static func letters(
    of cell: Cell, by table: BrailleTable, tables: InstalledTables
  ) throws(BrailleTableError) -> String? {
    for candidate in candidates {
      let text = try tables.backTranslate([candidate, candidate, candidate], by: table).scalars
      guard text.count == 3, let letter = text.first, text.allSatisfy({ $0 == letter }) else {
        continue
      }
      let frame = SignFrame(tables: tables, table: table, cell: candidate, letter: letter)
      guard let middle = try frame.verified(frame.readings(of: [cell]))?.middle,
        middle.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      else { return nil }
      return middle
    }
    return nil
  }

  /// What cells read as in each place.
  func readings(of cells: [Cell]) throws(BrailleTableError) -> TableSign {
    TableSign(
      cells: cells, alone: try text(cells, from: 0, to: 0),
      start: try text(cells + [cell], from: 0, to: 1),
      middle: try text([cell] + cells + [cell], from: 1, to: 1),
      end: try text([cell] + cells, from: 1, to: 0))
  }

  /// The readings that are written with these cells too; nil when none is.
  func verified(_ read: TableSign) throws(BrailleTableError) -> TableSign? {
    var sign = read
    let cells = read.cells
    let letter = String(Character(letter))
    if let text = read.alone, try !writes(text, as: cells) { sign.alone = nil }
    if let text = read.start, try !writes(text + letter, as: cells + [cell]) { sign.start = nil }
    if let text = read.end, try !writes(letter + text, as: [cell] + cells) { sign.end = nil }
    if let text = read.middle, try !writes(letter + text + letter, as: [cell] + cells + [cell]) {
      sign.middle = nil
    }
    return sign.texts.isEmpty ? nil : sign
  }

  /// The text of cells without so many letters at its ends; nil when those are other letters, or nothing is left.
  private func text(
    _ cells: [Cell], from before: Int, to behind: Int
  ) throws(BrailleTableError) -> String? {
    let read = try tables.backTranslate(cells, by: table)
    guard read.unknown.isEmpty, read.scalars.count > before + behind,
      before == 0 || read.scalars.first == letter, behind == 0 || read.scalars.last == letter
    else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: read.scalars.dropFirst(before).dropLast(behind))
    return String(text)
  }

  private func writes(_ text: String, as cells: [Cell]) throws(BrailleTableError) -> Bool {
    try tables.translate(text, by: table).cells == cells
  }
}

extension TableSign {
  /// What it stands for in its places.
  var texts: [String] { [alone, start, middle, end].compactMap(\.self) }

  /// Leaves out what is not worth telling.
  mutating func keep(_ isWorth: (String) -> Bool) {
    alone = alone.flatMap { isWorth($0) ? $0 : nil }
    start = start.flatMap { isWorth($0) ? $0 : nil }
    middle = middle.flatMap { isWorth($0) ? $0 : nil }
    end = end.flatMap { isWorth($0) ? $0 : nil }
  }
}
