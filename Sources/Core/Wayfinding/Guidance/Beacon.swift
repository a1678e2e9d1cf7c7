// SPDX-License-Identifier: Apache-2.0

import Maths

/// A sound ahead on the way: from where it comes, and how it sounds.
///
/// It tells no finer than position and heading are known: then it sounds from nowhere, or not at all. It has no clock.
public struct Beacon: Sendable {
  /// How the place ahead lies to the walker; each has a sound of its own.
  public enum Zone: UInt8, Sendable, CaseIterable, Equatable {
    /// Straight ahead.
    case ahead
    /// Ahead, but not straight.
    case near
    /// To one side.
    case aside
    case behind
    /// Nobody knows.
    case unsure
  }

  /// What is to be heard.
  public struct Sound: Sendable, Equatable {
    /// How the place lies.
    public var zone: Zone
    /// Where it lies: degrees clockwise from straight ahead, -180 up to 180; nil where that is not known well enough.
    public var angle: Double?
  }

  /// The zone that sounds, which is left only a little beyond its edge.
  private var zone: Zone?

  /// Within so many degrees the place lies straight ahead: fifteen is what the sensors of telephones can tell at best, and
  /// what walkers came to prefer over twenty-two.
  static let axis = 15.0
  /// Within so many it lies ahead.
  static let front = 55.0
  /// Beyond so many it lies behind.
  static let back = 125.0
  /// A zone is left so many degrees beyond its edge, so that nothing flickers.
  static let margin = 4.0
  /// Where the direction may be off by more than this, in degrees, what sounds ahead may be aside: it has no direction.
  static let worstError = front
  /// "Straight ahead" is told where that is likelier true than not: half of all errors are below 0.674 standard
  /// deviations, and 95 % below 1.96.
  static let finestError = axis * 1.96 / 0.674
  /// An error must be smaller than its limit by so much, as a part of it, before more is told than before.
  static let slack = 0.1

  /// A beacon that has not sounded.
  public init() {}

  /// What is to be heard of a place; nil where nothing is known, or nobody may be guided.
  public mutating func sound(
    of place: MapPoint?, from estimate: PositionEstimate?, facing heading: HeadingEstimate?
  ) -> Sound? {
    guard let place, let estimate, estimate.accuracy <= RouteFollower.worstAccuracy,
      !estimate.isDisputed
    else {
      zone = nil
      return nil
    }
    let here = MapPoint(estimate.coordinate)
    let distance = here.distance(to: place)
    guard let heading, !heading.isDisputed, distance > 0,
      let error = Self.error(distance, estimate.accuracy, heading.accuracy),
      error <= limit(Self.worstError, isTold: zone != .unsure)
    else {
      zone = .unsure
      return Sound(zone: .unsure, angle: nil)
    }
    let angle = Angle.turn(
      from: heading.degrees, to: here.coordinate.bearing(to: place.coordinate))
    let next = Self.zone(
      angle.magnitude, after: zone,
      mayBeStraight: error <= limit(Self.finestError, isTold: zone == .ahead))
    zone = next
    // Finer than a degree nobody hears.
    return Sound(zone: next, angle: angle.rounded())
  }

  /// The largest error with which something may be told; smaller before it is told for the first time.
  private func limit(_ error: Double, isTold: Bool) -> Double {
    zone == nil || isTold ? error : error * (1 - Self.slack)
  }

  /// How far off a direction is with 95 %, in degrees; nil where the place may lie anywhere around.
  ///
  /// The errors of position and heading have nothing to do with each other.
  private static func error(
    _ distance: Double, _ accuracy: Double, _ heading: Double
  ) -> Double? {
    guard accuracy < distance, heading.isFinite else { return nil }
    let sine = accuracy / distance
    let turn = degrees(radians: atan2(sine, (1 - sine * sine).squareRoot()))
    return (turn * turn + heading * heading).squareRoot()
  }

  private static func zone(
    _ off: Double, after zone: Zone?, mayBeStraight: Bool
  ) -> Zone {
    let order: [(zone: Zone, edge: Double)] = [(.ahead, axis), (.near, front), (.aside, back)]
    for (one, edge) in order where one != .ahead || mayBeStraight {
      // Who is in a zone that lies farther out comes in only a little within the edge.
      let isIn = (zone?.rawValue ?? one.rawValue) <= one.rawValue || zone == .unsure
      if off <= edge + (zone == nil || zone == .unsure ? 0 : isIn ? margin : -margin) {
        return one
      }
    }
    return .behind
  }
}

extension RouteLine {
  /// The beacon sounds so far ahead along the way, in metres: near enough to follow bends, and far enough for its direction
  /// to be known with positions that are off by some metres.
  static let beaconDistance = 22.0
  /// The straight line to it leaves the way by no more than this, in metres: so it sounds from a corner until one is
  /// there, and never through the house behind which the way goes on.
  static let beaconStraying = 5.0

  /// Where a beacon sounds for somebody so many metres along.
  func beacon(from progress: Double) -> MapPoint {
    let start = point(at: progress)
    let plane = LocalPlane(around: start)
    var best = start
    for step in 1...Int(Self.beaconDistance) {
      let end = progress + Double(step)
      let place = point(at: end)
      let isFree = points.indices.allSatisfy { number in
        guard along[number] > progress, along[number] < end else { return true }
        let spot = plane.spot(of: points[number])
        let nearest = LocalPlane.nearest(
          to: spot, from: .init(east: 0, north: 0), to: plane.spot(of: place))
        return (nearest - spot).length <= Self.beaconStraying
      }
      guard isFree else { break }
      best = place
    }
    return best
  }
}
