// SPDX-License-Identifier: Apache-2.0

/// Cells typed on a keyboard: keys pressed together, ended by the last one lifted.
struct KeyChord: Sendable, Hashable {
  /// Where the fingers rest, by the key's place and not by its letter, so that every keyboard layout has them.
  private static let keys: [(code: String, dot: Int)] = [
    ("KeyF", 1), ("KeyD", 2), ("KeyS", 3), ("KeyJ", 4), ("KeyK", 5), ("KeyL", 6),
  ]

  private var down: [Int] = []
  private var dots: [Int] = []

  /// The dot of a key, when it has one.
  static func dot(ofKey code: String) -> Int? {
    keys.first { $0.code.utf8.elementsEqual(code.utf8) }?.dot
  }

  mutating func press(_ dot: Int) {
    guard !down.contains(dot) else { return }
    down.append(dot)
    if !dots.contains(dot) { dots.append(dot) }
  }

  /// Lifts a key; the cell, when it was the last one down.
  mutating func lift(_ dot: Int) -> Cell? {
    guard down.contains(dot) else { return nil }
    down.removeAll { $0 == dot }
    guard down.isEmpty else { return nil }
    defer { dots = [] }
    return Cell(dots: dots)
  }

  mutating func forget() { self = KeyChord() }
}
