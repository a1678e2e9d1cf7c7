// SPDX-License-Identifier: Apache-2.0

/// Letters and marks in the form that a table knows.
///
/// Files of some systems have é as e and an accent, and all text that is in Unicode's normal form has the Bengali ড় as
/// ড and a nukta; most tables know only the whole letter. Each letter is looked at for itself: what a table knows stays
/// as it was written, whatever stands beside it.
extension LouisLibrary {
  /// How many pairs of letter and mark are remembered before all are forgotten.
  private static let mostPairs = 65_536
  /// How many marks of a letter are looked at; no letter of Unicode has more than three.
  private static let mostMarks = 4
  private static let asciiEnd: UInt32 = 0x80
  /// Combining Diacritical Marks, the block of the accents.
  private static let accents: ClosedRange<UInt32> = 0x300...0x36F

  struct Pair: Hashable {
    let table: String
    let whole: UInt32
    let letter: UInt32
    let mark: UInt32
  }

  /// The text as the table knows it; nil when that is the text as it is.
  mutating func fitted(
    _ input: [UInt32], to table: LoadedTable
  ) throws(BrailleTableError) -> FittedText? {
    guard input.contains(where: { $0 >= Self.asciiEnd }) else { return nil }
    var text = FittedText()
    var start = 0
    while start < input.count {
      var end = start + 1
      while end < input.count, Composition.isMark(input[end]) { end += 1 }
      text.append(try fitted(letter: input[start..<end], to: table), from: end - start)
      start = end
    }
    return text.scalars == input ? nil : text
  }

  /// A letter with its marks, or one alone.
  private mutating func fitted(
    letter: ArraySlice<UInt32>, to table: LoadedTable
  ) throws(BrailleTableError) -> [UInt32] {
    if letter.count == 1, let only = letter.first, only < Self.asciiEnd { return [only] }
    var fitted: [UInt32] = []
    for scalar in try joined(letter, for: table) {
      fitted += try isKnown(scalar, to: table) ? [scalar] : otherForm(of: scalar, for: table)
    }
    return fitted
  }

  /// Puts marks together with their letters where the table knows the whole.
  private mutating func joined(
    _ letter: ArraySlice<UInt32>, for table: LoadedTable
  ) throws(BrailleTableError) -> [UInt32] {
    var joined: [UInt32] = []
    /// Where the letter stands that the next mark belongs to.
    var base = 0
    for scalar in letter {
      guard !joined.isEmpty else {
        joined.append(scalar)
        continue
      }
      let place = Composition.place(of: scalar)
      guard joined.count - base <= Self.mostMarks else {
        joined.append(scalar)
        continue
      }
      if let whole = Composition.whole(joined[base...] + [scalar]),
        try prefers(whole, to: joined[base], scalar, in: table)
      {
        joined[base...] = [whole]
      } else if let before = joined.last, joined.count - base > 1,
        Composition.place(of: before) < place,
        let whole = Composition.whole([joined[base], scalar]),
        try prefers(whole, to: joined[base], scalar, in: table)
      {
        joined[base] = whole
      } else {
        joined.append(scalar)
        if place == 0 { base = joined.count - 1 }
      }
    }
    return joined
  }

  /// The same letter in another form, where the table knows that one and not this.
  private mutating func otherForm(
    of scalar: UInt32, for table: LoadedTable
  ) throws(BrailleTableError) -> [UInt32] {
    if let whole = Composition.whole([scalar]), whole != scalar, try isWritten(whole, in: table) {
      return [whole]
    }
    let parts = try joined(Composition.parts(of: scalar)[...], for: table)
    guard parts.count > 1 else { return [scalar] }
    for part in parts where try !isWritten(part, in: table) { return [scalar] }
    return parts
  }

  /// Whether the table has cells for a scalar alone.
  private mutating func isWritten(
    _ scalar: UInt32, in table: LoadedTable
  ) throws(BrailleTableError) -> Bool {
    guard try isKnown(scalar, to: table) else { return false }
    do { return try !cells(of: [scalar], by: table).isEmpty } catch { return true }
  }

  /// Whether the table knows the whole letter, and has no rule of its own for its letter and mark side by side.
  private mutating func prefers(
    _ whole: UInt32, to letter: UInt32, _ mark: UInt32, in table: LoadedTable
  ) throws(BrailleTableError) -> Bool {
    let pair = Pair(table: table.key, whole: whole, letter: letter, mark: mark)
    if let preference = preferences[pair] { return preference }
    if preferences.count >= Self.mostPairs { preferences = [:] }
    let preference = try findPreference(whole, to: letter, mark, in: table)
    preferences[pair] = preference
    return preference
  }

  private mutating func findPreference(
    _ whole: UInt32, to letter: UInt32, _ mark: UInt32, in table: LoadedTable
  ) throws(BrailleTableError) -> Bool {
    guard try isWritten(whole, in: table) else { return false }
    // Beside an accent a Latin letter no longer stands alone, which some tables mark: that is no rule for the two.
    if Self.accents.contains(mark) { return true }
    guard try isKnown(letter, to: table), try isKnown(mark, to: table) else { return true }
    do {
      let both = try cells(of: [letter, mark], by: table)
      let one = try cells(of: [letter], by: table)
      return try both == one || both == one + cells(of: [mark], by: table)
    } catch {
      return true
    }
  }

  private mutating func cells(
    of scalars: [UInt32], by table: LoadedTable
  ) throws(BrailleTableError) -> [UInt32] {
    try translate(Louis.Slice(input: scalars), .writing, .leaveOut, by: table).output
  }
}
