// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wayfinding

/// A walker on a line of the map, and what a receiver says of them once a second.
///
/// The receiver's error is normal in both directions and lasts: half of it is gone after 14 seconds (a correlation of 0.95
/// from second to second). The earth is a sphere here, unlike in what is measured.
struct WalkReplay {
  /// Where the walker is in a second.
  struct Step {
    /// The true place.
    var place: Coordinate
    /// Metres along the line.
    var along: Double
    /// The direction of the line, in degrees from north.
    var course: Double
  }

  /// Metres a second.
  static let speed = 1.3
  /// Metres of a degree of latitude.
  private static let degree = 111_195.0
  private static let correlation = 0.95

  private(set) var steps: [Step] = []
  private var state: UInt64
  private let noise: Double
  private var error = (east: 0.0, north: 0.0)

  /// Someone who walks along points, so many metres to the right of them; `noise` is a standard deviation in metres.
  init(along points: [Coordinate], aside: (Double) -> Double, noise: Double, seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    self.noise = noise
    error = (noise * normal(), noise * normal())
    var begin = 0.0
    var next = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      let scale = cos(start.latitude * .pi / 180)
      let north = (end.latitude - start.latitude) * Self.degree
      let east = (end.longitude - start.longitude) * Self.degree * scale
      let length = (north * north + east * east).squareRoot()
      guard length > 0 else { continue }
      while next < begin + length {
        let (part, right) = ((next - begin) / length, aside(next))
        let place = Coordinate(
          latitude: start.latitude + (part * north - right * east / length) / Self.degree,
          longitude: start.longitude + (part * east + right * north / length)
            / (Self.degree * scale))
        if let place {
          let course = (atan2(east, north) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
          steps.append(Step(place: place, along: next, course: course))
        }
        next += Self.speed
      }
      begin += length
    }
  }

  /// What the receiver says in the second of a step; `tells` whether it measures speed and course as well.
  mutating func fix(_ step: Step, at time: Double, tells isTold: Bool) -> PositionFix {
    let fresh = noise * (1 - Self.correlation * Self.correlation).squareRoot()
    error = (
      Self.correlation * error.east + fresh * normal(),
      Self.correlation * error.north + fresh * normal()
    )
    let scale = cos(step.place.latitude * .pi / 180)
    let place = Coordinate(
      latitude: step.place.latitude + error.north / Self.degree,
      longitude: step.place.longitude + error.east / (Self.degree * scale))
    let (speed, course) = (Self.speed + 0.2 * normal(), step.course + 10 * normal() + 360)
    // 95 of 100 errors of such a deviation in two directions lie within this.
    return PositionFix(
      place ?? step.place, accuracy: 2.4477 * noise, at: time,
      speed: isTold ? max(0, speed) : nil,
      course: isTold ? course.truncatingRemainder(dividingBy: 360) : nil)
  }

  /// The place so many metres from another.
  static func place(east: Double, north: Double, of origin: Coordinate) -> Coordinate {
    Coordinate(
      latitude: origin.latitude + north / degree,
      longitude: origin.longitude + east / (degree * cos(origin.latitude * .pi / 180))) ?? origin
  }

  /// Metres from one place to another.
  private static func legs(
    from one: Coordinate, to other: Coordinate
  ) -> (east: Double, north: Double) {
    (
      (other.longitude - one.longitude) * degree * cos(one.latitude * .pi / 180),
      (other.latitude - one.latitude) * degree
    )
  }

  /// The direction from one place to another, in degrees from north.
  static func bearing(from one: Coordinate, to other: Coordinate) -> Double {
    let legs = legs(from: one, to: other)
    return (atan2(legs.east, legs.north) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
  }

  /// Metres from a place to the nearest of a line.
  static func distance(_ place: Coordinate, from line: [Coordinate]) -> Double {
    var best = Double.infinity
    for (start, end) in zip(line, line.dropFirst()) {
      let (one, other) = (legs(from: place, to: start), legs(from: place, to: end))
      let (east, north) = (other.east - one.east, other.north - one.north)
      let squared = east * east + north * north
      let part =
        squared > 0 ? min(max(-(one.east * east + one.north * north) / squared, 0), 1) : 0
      let (x, y) = (one.east + part * east, one.north + part * north)
      best = min(best, (x * x + y * y).squareRoot())
    }
    return best
  }

  /// An even number from 0 up to 1.
  mutating func even() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed ^= mixed >> 29
    mixed = mixed &* 0xBF58_476D_1CE4_E5B9
    return Double((mixed ^ (mixed >> 32)) >> 11) / 9_007_199_254_740_992
  }

  /// A normal number by Box and Muller.
  private mutating func normal() -> Double {
    let radius = (-2 * log(max(even(), 1e-12))).squareRoot()
    return radius * cos(2 * .pi * even())
  }
}
