// SPDX-License-Identifier: Apache-2.0

/// A line that parts the zones of one half of the screen.
public enum Border: Sendable, Hashable {
  /// From the one edge of the half to the other, the left end first; points of the screen, y down.
  case line(from: Point, to: Point)
  /// The line runs past the half, all of which lies above it.
  case halfIsAbove
  /// The line runs past the half, all of which lies below it.
  case halfIsBelow

  /// Where a point lies to a line.
  enum Relation {
    case above
    case on
    case below
  }

  /// Where a point lies to this line.
  func relation(of point: Point) -> Relation {
    switch self {
    case .halfIsAbove: .above
    case .halfIsBelow: .below
    case .line(let from, let to): Self.relation(ofTurn: -Point.cross(to - from, point - from))
    }
  }

  /// The relation for a turn that is positive to the left of the line's direction.
  static func relation(ofTurn turn: Double) -> Relation {
    if turn > 0 { return .above }
    return turn < 0 ? .below : .on
  }
}
