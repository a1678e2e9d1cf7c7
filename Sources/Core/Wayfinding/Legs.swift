// SPDX-License-Identifier: Apache-2.0

import Maths

/// The way from one place to another as the crow flies, cut into an east-west and a north-south leg, in metres.
///
/// The legs meet at the auxiliary point of Ortiz, Zaragoza and Galiana-Merino ("OrientatUA", IJC 2(3), 2013): the
/// latitude of the start and the longitude of the destination.
public struct Legs: Sendable, Equatable {
  /// Metres to go east; negative for west.
  public var east: Double
  /// Metres to go north; negative for south.
  public var north: Double

  /// Legs of known length, in metres; negative for west and south.
  public init(east: Double, north: Double) {
    self.east = east
    self.north = north
  }

  /// Half the longer axis of the earth, in metres (WGS 84).
  private static let semiMajorAxis = 6_378_137.0
  /// The square of the eccentricity of the earth: f (2 - f) with f = 1 / 298.257223563 (WGS 84).
  private static let eccentricitySquared = 0.006_694_379_990_141_317

  /// The legs between two places on WGS 84.
  ///
  /// Measured with the two radii of curvature at the middle latitude, so that there and back are the same length.
  /// Within 0.01 % of the geodesic up to 20 km, and good enough to say "very far" beyond.
  public init(from start: Coordinate, to destination: Coordinate) {
    let middle = radians(degrees: (start.latitude + destination.latitude) / 2)
    let sine = sin(middle)
    let flattening = 1 - Self.eccentricitySquared * sine * sine
    let primeVertical = Self.semiMajorAxis / flattening.squareRoot()
    let meridian = primeVertical * (1 - Self.eccentricitySquared) / flattening
    var turn = destination.longitude - start.longitude
    // The short way round, also across the antimeridian
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    east = radians(degrees: turn) * primeVertical * cos(middle)
    north = radians(degrees: destination.latitude - start.latitude) * meridian
  }

  /// The straight distance in metres.
  public var distance: Double { (east * east + north * north).squareRoot() }

  /// The direction of the straight line, in degrees from true north, clockwise, 0 up to 360; 0 for no distance.
  public var bearing: Double {
    guard east != 0 || north != 0 else { return 0 }
    return Angle.normalised(degrees: degrees(radians: atan2(east, north)))
  }
}

extension Coordinate {
  /// The straight distance to another place, in metres on WGS 84.
  public func distance(to other: Coordinate) -> Double { Legs(from: self, to: other).distance }

  /// The direction of another place, in degrees from true north, clockwise, 0 up to 360.
  public func bearing(to other: Coordinate) -> Double { Legs(from: self, to: other).bearing }
}
