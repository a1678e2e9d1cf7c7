// SPDX-License-Identifier: Apache-2.0

public import Braille

extension BrailleTables {
  /// Turns text into cells.
  ///
  /// Line ends stay. What the table has nothing for is left out and named in `unknown`. The blank between words is
  /// the cell without dots.
  ///
  /// - Parameter cursor: a place in the text, in Unicode scalars from 0, to be found again among the cells.
  /// - Throws: what is wrong with the table's file, or `.untranslatable`.
  public func translate(
    _ text: String, by table: BrailleTable, cursor: Int? = nil
  ) throws(BrailleTableError) -> BrailleTranslation {
    var work = TranslationWork(table: table.request, way: .writing, cursor: cursor)
    try work.translate(text.unicodeScalars.map(\.value))
    return work.translation
  }

  /// Turns cells into text.
  ///
  /// `cells` are characters of the Unicode block "Braille Patterns", spaces and line ends. What the table has nothing
  /// for is left out and named in `unknown`.
  ///
  /// - Parameters:
  ///   - isPartial: true while somebody still types: then the last word may go on.
  ///   - cursor: a place among the cells, from 0, to be found again in the text.
  /// - Throws: `.notBraille`, what is wrong with the table's file, or `.untranslatable`.
  public func backTranslate(
    _ cells: String, by table: BrailleTable, isPartial: Bool = false, cursor: Int? = nil
  ) throws(BrailleTableError) -> BrailleTranslation {
    var input: [UInt32] = []
    input.reserveCapacity(cells.utf8.count / 3 + 1)
    for (index, scalar) in cells.unicodeScalars.enumerated() {
      switch scalar {
      case " ": input.append(Cell.blank.scalar.value)
      case "\n", "\r": input.append(scalar.value)
      default:
        guard Cell(scalar: scalar) != nil else { throw .notBraille(index: index, scalar: scalar) }
        input.append(scalar.value)
      }
    }
    var work = TranslationWork(
      table: table.request, way: .reading, cursor: cursor, isPartial: isPartial)
    try work.translate(input)
    return work.translation
  }

  /// Turns the cells of a word into text.
  ///
  /// - Parameter isPartial: true while somebody still types: then the word may go on.
  /// - Throws: what is wrong with the table's file, or `.untranslatable`.
  public func backTranslate(
    _ cells: [Cell], by table: BrailleTable, isPartial: Bool = false, cursor: Int? = nil
  ) throws(BrailleTableError) -> BrailleTranslation {
    var work = TranslationWork(
      table: table.request, way: .reading, cursor: cursor, isPartial: isPartial)
    try work.translate(cells.map { $0.scalar.value })
    return work.translation
  }
}
