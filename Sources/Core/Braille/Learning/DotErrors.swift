// SPDX-License-Identifier: Apache-2.0

import Bytes

/// How often a person misses each dot, types it where it does not belong, and how far beside it the finger lands.
struct DotErrors: Sendable, Hashable {
  /// What is known of one dot.
  struct Dot: Sendable, Hashable {
    /// Times that it belonged to the cell.
    var asked = 0
    var missed = 0
    var extra = 0
    /// Touches that were measured, and the sums of their offsets in points, right and down.
    var touches = 0
    var across = 0.0
    var down = 0.0

    /// The mean offset, in points; nil before any touch.
    var offset: (across: Double, down: Double)? {
      touches == 0 ? nil : (across / Double(touches), down / Double(touches))
    }
  }

  /// Dots 1 to 8.
  var dots = [Dot](repeating: Dot(), count: 8)

  /// Counts a cell that was typed in the place of another, or rightly.
  mutating func count(asked: Cell, typed: Cell) {
    for dot in 1...8 {
      if asked.has(dot: dot) {
        dots[dot - 1].asked += 1
        if !typed.has(dot: dot) { dots[dot - 1].missed += 1 }
      } else if typed.has(dot: dot) {
        dots[dot - 1].extra += 1
      }
    }
  }

  /// Counts where a finger landed.
  mutating func count(_ miss: TouchMiss) {
    guard (1...8).contains(miss.dot) else { return }
    dots[miss.dot - 1].touches += 1
    dots[miss.dot - 1].across += miss.across
    dots[miss.dot - 1].down += miss.down
  }

  /// The dot that is missed most, the first of several.
  var mostMissed: Int? { worst { $0.missed } }

  /// The dot that is most often too many.
  var mostExtra: Int? { worst { $0.extra } }

  private func worst(_ value: (Dot) -> Int) -> Int? {
    var worst: Int?
    for dot in 1...8 where value(dots[dot - 1]) > 0 {
      if let other = worst, value(dots[other - 1]) >= value(dots[dot - 1]) { continue }
      worst = dot
    }
    return worst
  }

  /// A dot that is missed so often that it is a habit: told to the person.
  var habit: Int? {
    guard let dot = mostMissed else { return nil }
    let worst = dots[dot - 1]
    let isOften = worst.missed >= Self.habitCount
    return isOften && Double(worst.missed) >= Self.habitShare * Double(worst.asked) ? dot : nil
  }

  /// Misses from which it may be a habit, and of how many times asked.
  static let habitCount = 4
  private static let habitShare = 0.3
}

/// What a finger missed its dot by, in points: right and down.
struct TouchMiss: Sendable, Hashable {
  let dot: Int
  let across: Double
  let down: Double

  init(dot: Int, across: Double, down: Double) {
    self.dot = dot
    self.across = across
    self.down = down
  }

  /// Reads `dot`, `dx` and `dy`.
  init(json: JSONValue) throws(FieldError) {
    dot = try json.int("dot")
    across = try json.bounded("dx", by: Self.farthest)
    down = try json.bounded("dy", by: Self.farthest)
  }

  /// Points: no screen is larger.
  private static let farthest = 100_000.0
}
