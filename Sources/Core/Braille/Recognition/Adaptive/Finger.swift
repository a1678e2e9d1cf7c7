// SPDX-License-Identifier: Apache-2.0

/// A touch as the adaptive recogniser follows it.
struct Finger: Sendable {
  let touch: Int
  let start: Point
  /// When it came down: seconds.
  let began: Double
  private(set) var current: Point
  /// The farthest that it has been from its start: points, squared.
  private(set) var farthestSquared = 0.0
  /// When it was lifted: seconds; nil while it is down.
  var lifted: Double?
  /// True when it has served already and can become part of no cell.
  var isSpent = false

  init(touch: Int, start: Point, time: Double) {
    self.touch = touch
    self.start = start
    began = time
    current = start
  }

  var isDown: Bool { lifted == nil }

  /// How far it went from where it came down.
  var offset: Point { current - start }

  mutating func move(to point: Point) {
    current = point
    farthestSquared = max(farthestSquared, offset.squaredLength)
  }

  func isStill(within distance: Double) -> Bool { farthestSquared <= distance * distance }
}

extension [Finger] {
  /// In order of where they came down along a direction; those at the same height stay as they were.
  func inOrder(along direction: Point) -> [Finger] {
    var ordered = self
    for index in ordered.indices.dropFirst() {
      var place = index
      while place > 0,
        ordered[place].start.dot(direction) < ordered[place - 1].start.dot(direction)
      {
        ordered.swapAt(place, place - 1)
        place -= 1
      }
    }
    return ordered
  }
}
