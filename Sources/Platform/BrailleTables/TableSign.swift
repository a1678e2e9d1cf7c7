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

  /// A sign with what it stands for.
  package init(cells: [Cell], alone: String?, start: String?, middle: String?, end: String?) {
    self.cells = cells
    self.alone = alone
    self.start = start
    self.middle = middle
    self.end = end
  }
}

extension InstalledTables {
  /// The signs of a table: each of the 63 cells that stands for something, and those of two cells that stand for more
  /// than their cells do.
  ///
  /// For lessons. It takes thousands of translations, so the answer is worth keeping.
  ///
  /// - Throws: what is wrong with the table's file.
  public func signs(of table: BrailleTable) throws(BrailleTableError) -> [TableSign] {
    guard let frame = try SignFrame.best(for: table, tables: self) else { return [] }
    let cells = SignFrame.cells
    var signs: [TableSign] = []
    /// What each cell can stand for as a part of something.
    var forms: [[String]] = []
    for cell in cells {
      let read = try frame.readings(of: [cell])
      let unfinished = try backTranslate([cell], by: table, isPartial: true).text
      forms.append(["", unfinished] + read.texts)
      if let sign = try frame.verified(read) { signs.append(sign) }
    }
    for (first, firstForms) in zip(cells, forms) {
      for (second, secondForms) in zip(cells, forms) {
        var read = try frame.readings(of: [first, second])
        read.keep { text in
          Self.isOneThing(text)
            && !firstForms.contains { start in
              secondForms.contains { (start + $0).lowercased() == text.lowercased() }
            }
        }
        if let sign = try frame.verified(read) { signs.append(sign) }
      }
    }
    return signs
  }

  /// Letters, or none at all: a word with a question mark is no sign of its own.
  private static func isOneThing(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic || $0 == " " }
    return letters.isEmpty || letters.count == text.unicodeScalars.count
  }
}
