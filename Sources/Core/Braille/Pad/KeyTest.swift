// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Finds out which keys a keyboard swallows when all of them are pressed together.
struct KeyTest: Sendable, Hashable {
  private let layout: KeyLayout
  private var arrived: [Int] = []
  private var down: [Int] = []

  /// The dots whose keys are tried.
  private static let dots = 1...6

  init(_ layout: KeyLayout) { self.layout = layout }

  /// Takes a key; what it found out, once all are lifted again.
  mutating func take(_ dot: Int, isDown: Bool, in language: Language) -> String? {
    if isDown {
      if !arrived.contains(dot) { arrived.append(dot) }
      if !down.contains(dot) { down.append(dot) }
      return nil
    }
    down.removeAll { $0 == dot }
    guard down.isEmpty, !arrived.isEmpty else { return nil }
    defer { arrived = [] }
    let lost = Self.dots.filter { !arrived.contains($0) }
    return lost.isEmpty
      ? PadWords[language].allKeysArrived : PadWords[language].keysLost(names(of: lost))
  }

  /// The names of the keys that are down or were, for the page to show.
  var shown: String { names(of: Self.dots.filter { arrived.contains($0) }) }

  /// What to press.
  func request(in language: Language) -> String {
    PadWords[language].pressAllKeys(names(of: Array(Self.dots)))
  }

  private func names(of dots: [Int]) -> String {
    var names = ""
    for dot in dots { names += (names.isEmpty ? "" : " ") + layout.name(ofDot: dot) }
    return names
  }
}
