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
    var work = Work(table: try loaded(table), way: .writing, cursor: cursor)
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
    var work = Work(table: try loaded(table), way: .reading, cursor: cursor, isPartial: isPartial)
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
    var work = Work(table: try loaded(table), way: .reading, cursor: cursor, isPartial: isPartial)
    try work.translate(cells.map { $0.scalar.value })
    return work.translation
  }
}

/// A text on its way through a table, in slices.
private struct Work {
  let table: LoadedTable
  let way: Louis.Way
  let cursor: Int?
  var isPartial = false
  var translation = BrailleTranslation()

  /// How much goes through liblouis at once: it holds the lock for about 4 milliseconds then.
  private static let sliceLength = 1024
  private static let lineFeed: UInt32 = 0x0A
  private static let carriageReturn: UInt32 = 0x0D
  private static let blanks: Set<UInt32> = [0x20, Cell.blank.scalar.value]

  mutating func translate(_ input: [UInt32]) throws(BrailleTableError) {
    var start = 0
    while start < input.count {
      if input[start] == Self.lineFeed || input[start] == Self.carriageReturn {
        appendLineEnd(input[start], at: start)
        start += 1
        continue
      }
      let end = endOfSlice(in: input, from: start)
      start += try translate(Array(input[start..<end]), at: start, isLast: end == input.count)
    }
    if let cursor, translation.cursor == nil {
      translation.cursor = cursor <= 0 ? 0 : translation.scalars.count
    }
  }

  private mutating func appendLineEnd(_ value: UInt32, at index: Int) {
    if cursor == index { translation.cursor = translation.scalars.count }
    translation.results.append(translation.scalars.count)
    guard value == Self.lineFeed else { return }
    translation.scalars.append("\n")
    translation.sources.append(index)
  }

  /// The end of the line, or of the last word that still fits into a slice.
  private func endOfSlice(in input: [UInt32], from start: Int) -> Int {
    var end = start
    var afterBlank = start
    while end < input.count, input[end] != Self.lineFeed, input[end] != Self.carriageReturn {
      guard end - start < Self.sliceLength else { return afterBlank > start ? afterBlank : end }
      if Self.blanks.contains(input[end]) { afterBlank = end + 1 }
      end += 1
    }
    return end
  }

  /// Translates a slice that begins at `start` of the whole; returns how much of it is done.
  private mutating func translate(
    _ input: [UInt32], at start: Int, isLast: Bool
  ) throws(BrailleTableError) -> Int {
    let here = cursor.flatMap { (start..<start + input.count).contains($0) ? $0 - start : nil }
    var mode: Louis.Mode = [.leaveOutUnknown]
    if isPartial, isLast { mode.insert(.partial) }
    let outcome: Louis.Outcome
    do {
      outcome = try Louis.translate(
        Louis.Slice(input: input, cursor: here, mode: mode), way, by: table)
    } catch {
      guard case .untranslatable(let table, _) = error else { throw error }
      throw .untranslatable(table: table, index: start)
    }
    let offset = translation.scalars.count
    for value in outcome.output {
      translation.scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    translation.sources += outcome.sources.map { start + Int($0) }
    translation.results += outcome.results.map { offset + Int($0) }
    if let cursor = outcome.cursor { translation.cursor = offset + cursor }
    return outcome.consumed
  }
}
