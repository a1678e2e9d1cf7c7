// SPDX-License-Identifier: Apache-2.0

import Maths

/// The earth around a place, laid flat: metres to the east and to the north of it.
///
/// By the two radii of curvature there (WGS 84); within a kilometre the error is below 0.02 % up to 60° of latitude.
struct LocalPlane: Sendable {
  /// A place on the plane, in metres.
  struct Spot: Sendable, Equatable {
    var east: Double
    var north: Double

    var length: Double { (east * east + north * north).squareRoot() }

    static func - (left: Spot, right: Spot) -> Spot {
      Spot(east: left.east - right.east, north: left.north - right.north)
    }
  }

  /// A ten-millionth of a degree of longitude less than 100 m from a pole.
  private static let leastScale = 1e-7

  let origin: MapPoint
  /// Metres of a ten-millionth of a degree.
  let eastward: Double
  let northward: Double

  init(around origin: MapPoint) {
    self.origin = origin
    let here = origin.coordinate
    // A thousandth of a degree, about 100 m: short enough for the radii, long enough for the sum.
    let step = here.latitude > 0 ? -0.001 : 0.001
    let north = Coordinate(within: here.latitude + step, longitude: here.longitude)
    northward = (Legs(from: here, to: north).north / step) / MapPoint.parts
    let east = Coordinate(within: here.latitude, longitude: 0.001)
    let scale =
      Legs(from: Coordinate(within: here.latitude, longitude: 0), to: east).east * 1000
      / MapPoint.parts
    // At a pole every direction is south, and no longitude is a distance.
    eastward = scale > Self.leastScale ? scale : 0
  }

  func spot(of point: MapPoint) -> Spot {
    Spot(
      east: Double(MapPoint.eastward(from: origin, to: point)) * eastward,
      north: Double(Int64(point.latitude) - Int64(origin.latitude)) * northward)
  }

  /// The point of the map at a spot; kept on the earth.
  func point(at spot: Spot) -> MapPoint {
    let north = Int64((spot.north / northward).rounded()) + Int64(origin.latitude)
    let turn = eastward > 0 ? Int64((spot.east / eastward).rounded()) : 0
    return MapPoint(wrapping: north, Int64(origin.longitude) + turn)
  }
}

extension MapPoint {
  /// How far east another point is, in ten-millionths of a degree, the short way round.
  static func eastward(from start: MapPoint, to end: MapPoint) -> Int64 {
    let turn = Int64(end.longitude) - Int64(start.longitude)
    if turn > longitudes.upperBound { return turn - 2 * longitudes.upperBound }
    return turn < longitudes.lowerBound ? turn + 2 * longitudes.upperBound : turn
  }

  /// A point whose longitude may have gone round the earth, and whose latitude stays on it.
  init(wrapping latitude: Int64, _ longitude: Int64) {
    self.latitude = Int32(
      min(max(latitude, Self.latitudes.lowerBound), Self.latitudes.upperBound))
    var rest = longitude % (2 * Self.longitudes.upperBound)
    if rest > Self.longitudes.upperBound { rest -= 2 * Self.longitudes.upperBound }
    if rest < Self.longitudes.lowerBound { rest += 2 * Self.longitudes.upperBound }
    self.longitude = Int32(rest)
  }
}
