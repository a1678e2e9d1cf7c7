// SPDX-License-Identifier: Apache-2.0

/// A line on the map: at least two points, in order.
struct MapLine: Sendable, Equatable {
  var points: [MapPoint]

  /// Its direction is that of so many metres: a shorter piece may be a slip of the hand that drew it.
  static let pointing = 10.0

  var reversed: MapLine { MapLine(points: points.reversed()) }

  /// In metres on WGS 84.
  var length: Double {
    var length = 0.0
    for number in points.indices.dropFirst() {
      length += points[number - 1].distance(to: points[number])
    }
    return length
  }

  var box: BoxTree.Box {
    var box = BoxTree.Box(points[0])
    for number in points.indices.dropFirst() {
      box.include(BoxTree.Box(points[number]))
      let turn = Int64(points[number].longitude) - Int64(points[number - 1].longitude)
      // Across the 180th meridian it lies on both sides of the map.
      if turn.magnitude > MapPoint.longitudes.upperBound.magnitude {
        (box.west, box.east) = (
          Int32(MapPoint.longitudes.lowerBound), Int32(MapPoint.longitudes.upperBound)
        )
      }
    }
    return box
  }

  /// The point so many metres from its beginning; its ends where it is shorter.
  func point(at metres: Double) -> MapPoint {
    var left = metres
    guard left > 0 else { return points[0] }
    for number in points.indices.dropFirst() {
      let (start, end) = (points[number - 1], points[number])
      let length = start.distance(to: end)
      if left < length { return start.towards(end, part: left / length) }
      left -= length
    }
    return points[points.count - 1]
  }

  /// Where it points from so many metres on, over the next ten, in degrees from north.
  func bearing(at metres: Double) -> Double {
    let start = point(at: metres)
    let end = point(at: metres + Self.pointing)
    // At its very end it points as it did before.
    let from = start == end ? point(at: max(0, metres - Self.pointing)) : start
    return from.coordinate.bearing(to: end.coordinate)
  }

  /// The piece between two places along it, in metres.
  func piece(from start: Double, to end: Double) -> MapLine {
    var piece = [point(at: start)]
    var along = 0.0
    for number in points.indices.dropFirst() {
      along += points[number - 1].distance(to: points[number])
      if along > start, along < end, number < points.count - 1 { piece.append(points[number]) }
    }
    piece.append(point(at: end))
    return MapLine(points: piece)
  }
}

extension MapPoint {
  /// A part, 0 to 1, of the straight way to another point.
  func towards(_ other: MapPoint, part: Double) -> MapPoint {
    let north = Double(Int64(other.latitude) - Int64(latitude)) * part
    let east = Double(MapPoint.eastward(from: self, to: other)) * part
    return MapPoint(
      wrapping: Int64(latitude) + Int64(north.rounded()), Int64(longitude) + Int64(east.rounded()))
  }
}

extension BoxTree.Box {
  init(_ point: MapPoint) {
    self.init(
      south: point.latitude, west: point.longitude, north: point.latitude, east: point.longitude)
  }
}

extension WalkMap {
  /// The points of a way from its start to its end.
  func line(of way: Way) -> MapLine {
    MapLine(points: [nodes[way.start]] + way.shape + [nodes[way.end]])
  }
}
