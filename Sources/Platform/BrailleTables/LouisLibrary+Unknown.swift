// SPDX-License-Identifier: Apache-2.0

import Braille

extension LouisLibrary {
  /// How many scalars are remembered as known or unknown before all are forgotten.
  private static let mostKnowledge = 65_536
  private static let backslash: UInt32 = 0x5C
  private static let slash: UInt32 = 0x2F
  private static let digits: ClosedRange<UInt32> = 0x30...0x39

  /// Text to cells, with letters in the form that the table knows, and what it has nothing for left out and named.
  mutating func write(
    _ slice: Louis.Slice, by table: LoadedTable
  ) throws(BrailleTableError) -> Louis.Outcome {
    guard let fitted = try fitted(slice.input, to: table) else {
      return try writeKnown(slice, by: table)
    }
    var rest = slice
    rest.input = fitted.scalars
    rest.cursor = slice.cursor.map(fitted.place)
    return fitted.restored(try writeKnown(rest, by: table))
  }

  /// Text to cells, with what the table has nothing for left out and named.
  ///
  /// It is left out before liblouis sees it, which never comes back from some texts with unknown characters.
  private mutating func writeKnown(
    _ slice: Louis.Slice, by table: LoadedTable
  ) throws(BrailleTableError) -> Louis.Outcome {
    var kept: [Int] = []
    kept.reserveCapacity(slice.input.count)
    for (index, scalar) in slice.input.enumerated()
    where try isKnown(scalar, to: table) { kept.append(index) }
    guard kept.count < slice.input.count else {
      return try translate(slice, .writing, .leaveOut, by: table)
    }
    var rest = slice
    rest.input = kept.map { slice.input[$0] }
    rest.cursor = slice.cursor.map { cursor in kept.firstIndex { $0 >= cursor } ?? kept.count }
    let outcome =
      kept.isEmpty
      ? Louis.Outcome(cursor: rest.cursor)
      : try translate(rest, .writing, .leaveOut, by: table)
    return Self.restored(outcome, of: slice.input.count, kept)
  }

  /// The outcome for all of the input, of which only some was translated.
  private static func restored(
    _ outcome: Louis.Outcome, of count: Int, _ kept: [Int]
  ) -> Louis.Outcome {
    var restored = outcome
    let isWhole = outcome.consumed == kept.count
    restored.consumed = isWhole ? count : kept[outcome.consumed]
    restored.sources = outcome.sources.map { Int32(kept[Int($0)]) }
    restored.results = []
    var next = 0
    for index in 0..<restored.consumed {
      let isKept = next < kept.count && kept[next] == index
      restored.results.append(
        next < outcome.results.count ? outcome.results[next] : Int32(outcome.output.count))
      if isKept { next += 1 } else { restored.unknown.append(index) }
    }
    return restored
  }

  /// Cells to text, with what the table has nothing for left out and named.
  mutating func read(
    _ slice: Louis.Slice, by table: LoadedTable
  ) throws(BrailleTableError) -> Louis.Outcome {
    // Unknown cells are described as `\12456/`; without a backslash there are none, and one way is enough.
    let described = try translate(slice, .reading, .describe, by: table)
    guard described.output.contains(Self.backslash) else { return described }
    var outcome = try translate(slice, .reading, .leaveOut, by: table)
    guard outcome.output != described.output else { return outcome }
    outcome.unknown = Self.described(in: described)
    return outcome
  }

  /// The places of the cells that stand in what came out as a backslash, their dots and a slash.
  private static func described(in outcome: Louis.Outcome) -> [Int] {
    var places: [Int] = []
    var index = 0
    while index < outcome.output.count {
      defer { index += 1 }
      guard outcome.output[index] == backslash else { continue }
      var end = index + 1
      while end < outcome.output.count, digits.contains(outcome.output[end]) { end += 1 }
      guard end > index + 1, end < outcome.output.count, outcome.output[end] == slash else {
        continue
      }
      let place = Int(outcome.sources[index])
      if places.last != place { places.append(place) }
    }
    return places
  }

  /// Whether a table has something for a scalar when it stands alone.
  mutating func isKnown(
    _ scalar: UInt32, to table: LoadedTable
  ) throws(BrailleTableError) -> Bool {
    let question = Knowledge(table: table.key, scalar: scalar)
    if let known = knowledge[question] { return known }
    if knowledge.count >= Self.mostKnowledge { knowledge = [:] }
    let known: Bool
    do { known = try findOut(scalar, by: table) } catch {
      guard case .untranslatable = error else { throw error }
      // Some capitals have cells only as part of a word, and none to be shown with when they stand alone.
      known = true
    }
    knowledge[question] = known
    return known
  }

  private mutating func findOut(
    _ scalar: UInt32, by table: LoadedTable
  ) throws(BrailleTableError) -> Bool {
    let properties = Unicode.Scalar(scalar)?.properties
    if properties?.isWhitespace == true || properties?.isDefaultIgnorableCodePoint == true {
      return true
    }
    let alone = Louis.Slice(input: [scalar])
    let kept = try translate(alone, .writing, .leaveOut, by: table).output
    if kept.contains(where: { $0 != Cell.blank.scalar.value }) { return true }
    // Some tables leave out on purpose what has no place in braille; others put a blank for all that they lack.
    guard kept.isEmpty else { return false }
    return try translate(alone, .writing, .describe, by: table).output.isEmpty
  }
}
