// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Wayfinding

/// Someone who walks along a line at an even pace, and what a receiver says of it once a second.
///
/// The receiver's error is normal in both directions and lasts, as real ones do: a Gauss-Markov process whose memory is
/// half gone after 14 seconds (a correlation of 0.95 from second to second).
struct NoisyWalk {
  private var random: SeededGenerator
  private var error = (east: 0.0, north: 0.0)
  /// The standard deviation of the error in each direction, in metres.
  let noise: Double
  let correlation: Double

  init(seed: Int, noise: Double, correlation: Double = 0.95) {
    random = SeededGenerator(seed: seed)
    self.noise = noise
    self.correlation = correlation
    error = (noise * normal(), noise * normal())
  }

  /// A normal number by Box and Muller.
  mutating func normal() -> Double {
    let radius = sqrt(-2 * log(Double.random(in: 1e-12..<1, using: &random)))
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &random))
  }

  /// What the receiver says of a true place; it knows how good it is, and measures velocities by the Doppler shift.
  mutating func fix(
    at place: Coordinate, time: Double, speed: Double? = nil, course: Double? = nil
  ) -> PositionFix {
    let fresh = noise * sqrt(1 - correlation * correlation)
    error = (
      correlation * error.east + fresh * normal(), correlation * error.north + fresh * normal()
    )
    // Independently of the code under test: a sphere
    let metres = 111_195.0
    let north = place.latitude + error.north / metres
    let east = place.longitude + error.east / (metres * cos(place.latitude * .pi / 180))
    guard let told = Coordinate(latitude: north, longitude: east) else {
      preconditionFailure("walks are not at the edge of the earth")
    }
    return PositionFix(
      told, accuracy: 2.4477 * noise, at: time, speed: speed.map { max(0, $0 + 0.2 * normal()) },
      course: course.map { ($0 + 10 * normal() + 360).truncatingRemainder(dividingBy: 360) })
  }
}
