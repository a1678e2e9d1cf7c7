// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// Where the fingers rest on a keyboard, by the keys' places and not by their letters, so that every layout has them.
public enum KeyLayout: UInt8, Hashable, Worded {
  /// F D S for dots 1 2 3, J K L for 4 5 6, A and the key beside L for 7 and 8.
  case home
  /// The row above: R E W, U I O, Q and P; for keyboards that swallow keys pressed together on the home row.
  case upper
  /// The home row, one key after the other; a cell ends with G, H or the space bar.
  case oneHand

  /// The word in events and configurations.
  public var word: String {
    switch self {
    case .home: "home"
    case .upper: "upper"
    case .oneHand: "one-hand"
    }
  }

  /// The keys of the dots 1 to 8 (`KeyboardEvent.code` without its `Key`).
  private var keys: [String] {
    self == .upper
      ? ["R", "E", "W", "U", "I", "O", "Q", "P"] : ["F", "D", "S", "J", "K", "L", "A", ";"]
  }

  /// The dot of a key, when it has one.
  func dot(ofKey code: String) -> Int? {
    if self != .upper, code.hasSameBytes(as: "Semicolon") { return 8 }
    return keys.firstIndex { ("Key" + $0).hasSameBytes(as: code) }.map { $0 + 1 }
  }

  /// What the key of a dot is called.
  func name(ofDot dot: Int) -> String { keys.indices.contains(dot - 1) ? keys[dot - 1] : "" }

  /// Keys that end a cell typed with one hand, besides the space bar.
  static func endsCell(_ code: String) -> Bool {
    code.hasSameBytes(as: "KeyG") || code.hasSameBytes(as: "KeyH")
  }
}

/// Cells typed on a keyboard: keys pressed together, ended by the last one lifted, or with one hand, ended by a key.
struct KeyChord: Sendable, Hashable {
  var layout = KeyLayout.home
  private(set) var down: [Int] = []
  /// The dots of the cell so far.
  private(set) var dots: [Int] = []

  mutating func press(_ dot: Int) {
    guard !down.contains(dot) else { return }
    down.append(dot)
    if !dots.contains(dot) { dots.append(dot) }
  }

  /// Lifts a key; the cell, when that ends it.
  mutating func lift(_ dot: Int) -> Cell? {
    guard down.contains(dot) else { return nil }
    down.removeAll { $0 == dot }
    guard down.isEmpty, layout != .oneHand else { return nil }
    return end()
  }

  /// Ends the cell; nil when it has no dots.
  mutating func end() -> Cell? {
    guard !dots.isEmpty else { return nil }
    defer { dots = [] }
    return Cell(dots: dots)
  }

  mutating func forget() {
    down = []
    dots = []
  }
}
