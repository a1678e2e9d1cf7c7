// SPDX-License-Identifier: Apache-2.0

/// What was written with the pad, and what it was before.
struct PadText: Sendable, Hashable {
  private enum Change: Sendable, Hashable {
    case appended
    case removed([Written])
    case replaced([Written])
  }

  private(set) var pieces: [Written]
  private var past: [Change] = []

  /// Pieces that a text may have: some twenty pages of braille, all of which is read anew at each cell.
  static let greatestLength = 20_000
  /// Changes that can be taken back.
  private static let longestPast = 100

  init(_ pieces: [Written] = []) { self.pieces = Array(pieces.prefix(Self.greatestLength)) }

  /// Adds a piece; false when there is no room.
  mutating func append(_ piece: Written) -> Bool {
    guard pieces.count < Self.greatestLength else { return false }
    pieces.append(piece)
    remember(.appended)
    return true
  }

  /// Puts another text in the place of this one.
  mutating func replace(with pieces: [Written]) {
    remember(.replaced(self.pieces))
    self.pieces = Array(pieces.prefix(Self.greatestLength))
  }

  /// Takes away the last piece; what it was.
  mutating func deleteLast() -> Written? {
    guard let last = pieces.popLast() else { return nil }
    remember(.removed([last]))
    return last
  }

  /// Takes away the last word with the spaces after it; what it was.
  mutating func deleteWord() -> [Written] {
    let word = lastWord
    guard !word.isEmpty else { return [] }
    pieces.removeLast(word.count)
    remember(.removed(word))
    return word
  }

  /// Takes the last change back; false when there is none.
  mutating func undo() -> Bool {
    switch past.popLast() {
    case nil: return false
    case .appended: pieces.removeLast(min(1, pieces.count))
    case .removed(let taken): pieces += taken
    case .replaced(let before): pieces = before
    }
    return true
  }

  /// The last word and the spaces after it.
  var lastWord: [Written] {
    let end = pieces.lastIndex { !$0.isBreak } ?? pieces.startIndex
    let start = pieces[..<end].lastIndex { $0.isBreak }.map { $0 + 1 } ?? pieces.startIndex
    return Array(pieces[start...])
  }

  /// What decides how the last piece reads: all since the last space or line, and that itself when it is the last.
  var readingContext: [Written] {
    guard let last = pieces.last, !last.isBreak else { return Array(pieces.suffix(1)) }
    let start = pieces.lastIndex { $0.isBreak }.map { $0 + 1 } ?? pieces.startIndex
    return Array(pieces[start...])
  }

  private mutating func remember(_ change: Change) {
    past.append(change)
    if past.count > Self.longestPast { past.removeFirst() }
  }
}
