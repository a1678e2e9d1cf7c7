// SPDX-License-Identifier: Apache-2.0

public import Braille

extension InstalledTables {
  /// Turns text into cells.
  ///
  /// Line ends stay. What the table has nothing for is left out and named in `unknown`. The blank between words is
  /// the cell without dots.
  ///
  /// liblouis never comes back from some texts: what somebody else sends belongs into a process that can be ended.
  ///
  /// - Parameters:
  ///   - cursor: a place in the text, in Unicode scalars from 0, to be found again among the cells.
  ///   - isCareful: word by word, where it did not come back from the whole: mostly it does from each alone. What is
  ///     written for several words together is not found then.
  /// - Throws: what is wrong with the table's file, or `.untranslatable`.
  public func translate(
    _ text: String, by table: BrailleTable, cursor: Int? = nil, isCareful: Bool = false
  ) throws(BrailleTableError) -> BrailleTranslation {
    switch table.engine {
    case .kana: return KanaTranslation.translate(text, cursor: cursor)
    case .louis(let request):
      var work = TranslationWork(
        table: request, way: .writing, cursor: cursor, isCareful: isCareful)
      try work.translate(text.unicodeScalars.map(\.value))
      return work.translation
    }
  }

  /// Turns cells into text.
  ///
  /// `cells` are characters of the Unicode block "Braille Patterns", spaces and line ends. What the table has nothing
  /// for is left out and named in `unknown`.
  ///
  /// - Parameters:
  ///   - isPartial: true while somebody still types: then the last word may go on.
  ///   - cursor: a place among the cells, from 0, to be found again in the text.
  ///   - isCareful: word by word, as for `translate`.
  /// - Throws: `.notBraille`, what is wrong with the table's file, or `.untranslatable`.
  public func backTranslate(
    _ cells: String, by table: BrailleTable, isPartial: Bool = false, cursor: Int? = nil,
    isCareful: Bool = false
  ) throws(BrailleTableError) -> BrailleTranslation {
    var input: [Unicode.Scalar] = []
    input.reserveCapacity(cells.utf8.count / 3 + 1)
    for (index, scalar) in cells.unicodeScalars.enumerated() {
      switch scalar {
      case " ": input.append(Cell.blank.scalar)
      case "\n", "\r": input.append(scalar)
      default:
        guard Cell(scalar: scalar) != nil else { throw .notBraille(index: index, scalar: scalar) }
        input.append(scalar)
      }
    }
    return try backTranslate(
      input, by: table, isPartial: isPartial, cursor: cursor, isCareful: isCareful)
  }

  /// Turns the cells of a word into text.
  ///
  /// - Parameter isPartial: true while somebody still types: then the word may go on.
  /// - Throws: what is wrong with the table's file, or `.untranslatable`.
  public func backTranslate(
    _ cells: [Cell], by table: BrailleTable, isPartial: Bool = false, cursor: Int? = nil
  ) throws(BrailleTableError) -> BrailleTranslation {
    try backTranslate(
      cells.map(\.scalar), by: table, isPartial: isPartial, cursor: cursor, isCareful: false)
  }

  /// Turns braille patterns and line ends into text.
  private func backTranslate(
    _ scalars: [Unicode.Scalar], by table: BrailleTable, isPartial: Bool, cursor: Int?,
    isCareful: Bool
  ) throws(BrailleTableError) -> BrailleTranslation {
    switch table.engine {
    case .kana: return KanaTranslation.backTranslate(scalars, cursor: cursor)
    case .louis(let request):
      var work = TranslationWork(
        table: request, way: .reading, cursor: cursor, isPartial: isPartial,
        isCareful: isCareful)
      try work.translate(scalars.map(\.value))
      guard isPartial, scalars.count == 1, let first = scalars.first,
        let cell = Cell(scalar: first),
        !work.translation.scalars.contains(where: \.properties.isAlphabetic),
        let part = try SignFrame.letters(of: cell, by: table, tables: self)
      else { return work.translation }
      return BrailleTranslation(cell: part, cursor: cursor)
    }
  }
}
