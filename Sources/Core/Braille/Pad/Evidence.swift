// SPDX-License-Identifier: Apache-2.0

/// What the fingers may have meant by the cells typed last, one after the other.
struct Evidence: Sendable {
  /// What is known of one cell.
  struct Chord: Sendable {
    /// Other cells that the touches allow, and how unlikely each is.
    let others: Repair.Others
    /// True when fingers typed it, so that the recogniser learned from it.
    let isTouched: Bool
  }

  /// Behind which piece the last cell lies.
  private(set) var end = 0
  private var chords: [Chord] = []

  /// Cells that are remembered.
  private static let mostChords = 64

  /// Remembers a cell that was typed before `end`; what was known is forgotten unless it lies just before.
  mutating func add(_ chord: Chord, end: Int) {
    if end != self.end + 1 { chords = [] }
    chords.append(chord)
    if chords.count > Self.mostChords { chords.removeFirst() }
    self.end = end
  }

  /// Forgets the cell before `end`; true when fingers had typed it.
  mutating func takeBack(end: Int) -> Bool {
    guard end == self.end, let last = chords.popLast() else {
      self = Evidence()
      return false
    }
    self.end -= 1
    return last.isTouched
  }

  /// What is known of a piece.
  func others(of piece: Int) -> Repair.Others {
    let index = piece - (end - chords.count)
    return chords.indices.contains(index) ? chords[index].others : []
  }
}

extension Evidence.Chord {
  /// What an explanation tells of a cell.
  init(_ explanation: ChordExplanation) {
    let best = explanation.candidates.first?.logProbability ?? 0
    others = explanation.candidates.dropFirst().map { ($0.cell, best - $0.logProbability) }
    isTouched = true
  }
}
