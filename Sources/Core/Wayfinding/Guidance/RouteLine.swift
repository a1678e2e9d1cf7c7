// SPDX-License-Identifier: Apache-2.0

/// The line of a route, measured once, so that any place along it is found quickly.
struct RouteLine: Sendable, Equatable {
  let points: [MapPoint]
  /// Metres from the beginning to each point.
  let along: [Double]

  /// `points` must not be empty.
  init(_ points: [MapPoint]) {
    var along = [0.0]
    for number in points.indices.dropFirst() {
      along.append(along[number - 1] + points[number - 1].distance(to: points[number]))
    }
    self.points = points
    self.along = along
  }

  var length: Double { along[along.count - 1] }

  /// The point so many metres from its beginning; its ends where there is none.
  func point(at metres: Double) -> MapPoint {
    guard metres > 0 else { return points[0] }
    guard metres < length else { return points[points.count - 1] }
    var (low, high) = (0, along.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if along[middle] <= metres { low = middle } else { high = middle }
    }
    let piece = along[high] - along[low]
    return points[low].towards(points[high], part: piece > 0 ? (metres - along[low]) / piece : 0)
  }

  /// The place on it that is nearest to a point, and how far along it lies.
  func nearest(to point: MapPoint) -> (along: Double, point: MapPoint) {
    let plane = LocalPlane(around: point)
    var best = (along: 0.0, metres: Double.infinity)
    for number in points.indices.dropFirst() {
      let (from, to) = (plane.spot(of: points[number - 1]), plane.spot(of: points[number]))
      let spot = LocalPlane.nearest(to: .init(east: 0, north: 0), from: from, to: to)
      guard spot.length < best.metres else { continue }
      let (part, whole) = ((spot - from).length, (to - from).length)
      let piece = along[number] - along[number - 1]
      best = (along[number - 1] + (whole > 0 ? part / whole : 0) * piece, spot.length)
    }
    return (best.along, self.point(at: best.along))
  }

  /// Where it points in the ten metres from a place on, in degrees from north.
  func bearing(after metres: Double) -> Double { bearing(metres, metres + MapLine.pointing) }

  /// Where it points in the ten metres before a place.
  func bearing(before metres: Double) -> Double { bearing(metres - MapLine.pointing, metres) }

  private func bearing(_ start: Double, _ end: Double) -> Double {
    // Near its ends, the first or the last ten metres
    let from = min(max(0, start), max(0, length - MapLine.pointing))
    let to = max(min(length, end), min(length, MapLine.pointing))
    return point(at: from).coordinate.bearing(to: point(at: to).coordinate)
  }
}
