// SPDX-License-Identifier: Apache-2.0

/// A line without ends, cut by a rectangle whose lower left corner is the origin; y runs **up** here.
struct Clipping {
  let width: Double
  let height: Double

  /// The two places where the line through `start` along `direction` meets the rectangle, the left one first
  /// (the lower one of two above each other); nil when it misses the rectangle or only grazes a corner.
  ///
  /// Each is rounded to a tenth of a point, as YubitenReader does.
  func ends(start: Point, direction: Point) -> (Point, Point)? {
    let corners = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ]
    var first: Point?
    var last: Point?
    for index in corners.indices {
      let edge = (corners[index], corners[(index + 1) % corners.count])
      guard let point = crossing(edge: edge, start: start, direction: direction) else { continue }
      if let known = first, (known.x, known.y) <= (point.x, point.y) {} else { first = point }
      if let known = last, (known.x, known.y) >= (point.x, point.y) {} else { last = point }
    }
    guard let first, let last, first != last else { return nil }
    return (first, last)
  }

  /// True when the middle of the rectangle lies above the line.
  func middleIsAbove(start: Point, direction: Point) -> Bool {
    Point.cross(direction, Point(x: width / 2, y: height / 2) - start) > 0
  }

  private func crossing(edge: (Point, Point), start: Point, direction: Point) -> Point? {
    let along = edge.1 - edge.0
    let slope = Point.cross(along, direction)
    guard slope != 0 else { return nil }
    let share = Point.cross(start - edge.0, direction) / slope
    let met = Point(
      x: tenth((1 - share) * edge.0.x + share * edge.1.x),
      y: tenth((1 - share) * edge.0.y + share * edge.1.y))
    // A side that is no whole number of tenths may be passed by the rounding.
    let reach = 0.05
    guard met.x >= -reach, met.x <= width + reach, met.y >= -reach, met.y <= height + reach else {
      return nil
    }
    return Point(x: min(max(met.x, 0), width), y: min(max(met.y, 0), height))
  }

  private func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
