// SPDX-License-Identifier: Apache-2.0

/// A line that parts the zones of the left half, as shares of that half; y runs **up**.
///
/// YubitenReader keeps its lines so and places them anew on whatever size the screen has.
enum HalfBorder: Sendable, Hashable {
  case line(Point, Point)
  case halfIsAbove
  case halfIsBelow

  /// The line through `start` along `direction`, cut by a half of this size.
  init(start: Point, direction: Point, width: Double, height: Double) {
    let clipping = Clipping(width: width, height: height)
    if let (first, last) = clipping.ends(start: start, direction: direction) {
      self = .line(
        Point(x: first.x / width, y: first.y / height), Point(x: last.x / width, y: last.y / height)
      )
    } else if clipping.middleIsAbove(start: start, direction: direction) {
      self = .halfIsAbove
    } else {
      self = .halfIsBelow
    }
  }

  /// The same line on the right half, which mirrors the left one.
  var mirrored: HalfBorder {
    guard case .line(let first, let last) = self else { return self }
    return .line(Point(x: 1 - last.x, y: last.y), Point(x: 1 - first.x, y: first.y))
  }

  /// The line on a screen: whole points, y down, the half beginning `offset` points from the left edge.
  func placed(width: Double, height: Double, offset: Double) -> Border {
    func place(_ share: Point) -> Point {
      Point(x: (share.x * width + offset).rounded(), y: ((1 - share.y) * height).rounded())
    }
    return switch self {
    case .line(let first, let last): .line(from: place(first), to: place(last))
    case .halfIsAbove: .halfIsAbove
    case .halfIsBelow: .halfIsBelow
    }
  }

  /// The ends in whole points of a half of this size, y up; none when the line runs past it.
  func ends(width: Double, height: Double) -> [Point] {
    guard case .line(let first, let last) = self else { return [] }
    return [first, last].map {
      Point(x: ($0.x * width).rounded(), y: ($0.y * height).rounded())
    }
  }

  /// Where a point of a half of this size lies to the line; y up.
  func relation(of point: Point, width: Double, height: Double) -> Border.Relation {
    switch self {
    case .halfIsAbove: return .above
    case .halfIsBelow: return .below
    case .line:
      let ends = ends(width: width, height: height)
      return Border.relation(ofTurn: Point.cross(ends[1] - ends[0], point - ends[0]))
    }
  }
}
