// SPDX-License-Identifier: Apache-2.0

import Maths

/// A place that moves, with how sure both are: the Kalman filter of a walk with nearly constant velocity.
///
/// East and north have the same uncertainty, so one matrix of two by two serves both.
struct Motion {
  var coordinate: Coordinate
  /// Metres a second to the east and to the north.
  var velocity: Legs
  /// How far off the place may be with 95 %, in metres, when all errors have one cause.
  ///
  /// The errors of a receiver last for many seconds (reflections, the air): the mean of ten fixes is hardly better than
  /// one. The filter's own number takes them for independent and would soon promise too much; this one never does.
  var accuracy: Double
  /// The variances of place and velocity and what they share.
  private var place: Double
  private var shared: Double
  private var pace: Double
  /// How many seconds ago the receiver told a velocity.
  private var sinceTold = Double.infinity

  /// How strongly a walk changes its velocity, in m²/s³: by about √(0.2 × 1 s) = 0.45 m/s in a second.
  ///
  /// Bar-Shalom, Li and Kirubarajan, "Estimation with Applications to Tracking and Navigation" (2001), 6.2.2: changes
  /// in a time T are of the order of √(q T). Who turns a corner at 1.4 m/s changes by 2 m/s within some seconds.
  private static let restlessness = 0.2
  /// A walker of whom nothing is known moves at up to about this, in metres a second: the median pace of walks with a
  /// stick or a dog is 1.4.
  private static let unknownPace = 1.4
  /// How far off a told speed and course are, in metres a second in each direction.
  ///
  /// The course of a telephone is off by about 10° while it walks, and by up to 13-34° in one case of twenty; at 1.4 m/s
  /// that is 0.25 up to 0.8 m/s.
  private static let toldPaceError = 0.5
  /// The filter makes a course of about so many seconds of places.
  private static let memory = 8.0
  /// A told velocity says so many seconds later whither someone walks.
  private static let toldAge = 3.0
  /// The radius that holds 95 % of a round normal distribution, in standard deviations: √(-2 ln 0.05).
  static let ninetyFive = 2.4477

  /// Someone who was just found.
  init(_ coordinate: Coordinate, accuracy: Double) {
    self.coordinate = coordinate
    self.accuracy = accuracy
    velocity = Legs(east: 0, north: 0)
    place = Self.variance(accuracy)
    shared = 0
    pace = Self.unknownPace * Self.unknownPace
  }

  private static func variance(_ accuracy: Double) -> Double {
    let deviation = accuracy / ninetyFive
    return deviation * deviation
  }

  /// How unsure each part of the velocity is, in metres a second.
  ///
  /// Where no velocity was told, the error of the places may have moved as far as the person.
  var paceDeviation: Double {
    let deviation = pace.squareRoot()
    guard sinceTold > Self.toldAge else { return deviation }
    return max(deviation, accuracy / Self.ninetyFive / Self.memory)
  }

  /// Goes on for some seconds.
  mutating func go(on time: Double) {
    guard time > 0 else { return }
    sinceTold += time
    coordinate = coordinate.moved(east: velocity.east * time, north: velocity.north * time)
    let noise = Self.restlessness
    let drift = Self.ninetyFive * Self.ninetyFive * (pace + noise * time / 3) * time * time
    accuracy = (accuracy * accuracy + drift).squareRoot()
    place += time * (2 * shared + time * (pace + noise * time / 3))
    shared += time * (pace + noise * time / 2)
    pace += noise * time
  }

  /// Stands, or walks nobody knows whither, for some seconds: not more than two metres a second.
  mutating func wait(_ time: Double) {
    guard time > 0 else { return }
    sinceTold += time
    velocity = Legs(east: 0, north: 0)
    accuracy += 2 * time
    place = max(place, Self.variance(accuracy))
    shared = 0
    pace = Self.unknownPace * Self.unknownPace
  }

  /// Takes in a measured place.
  mutating func take(_ measured: Coordinate, accuracy measuredAccuracy: Double) {
    let away = Legs(from: coordinate, to: measured)
    let sum = place + Self.variance(measuredAccuracy)
    guard sum > 0, away.distance.isFinite else { return }
    let gain = place / sum
    let paceGain = shared / sum
    coordinate = coordinate.moved(east: gain * away.east, north: gain * away.north)
    velocity.east += paceGain * away.east
    velocity.north += paceGain * away.north
    accuracy = (1 - gain) * accuracy + gain * measuredAccuracy
    pace = max(0, pace - paceGain * shared)
    shared *= 1 - gain
    place *= 1 - gain
  }

  /// Takes in a measured velocity, in metres a second to the east and to the north.
  mutating func take(velocity measured: Legs) {
    let sum = pace + Self.toldPaceError * Self.toldPaceError
    let gain = pace / sum
    let placeGain = shared / sum
    sinceTold = 0
    let (east, north) = (measured.east - velocity.east, measured.north - velocity.north)
    coordinate = coordinate.moved(east: placeGain * east, north: placeGain * north)
    velocity.east += gain * east
    velocity.north += gain * north
    place = max(0, place - placeGain * shared)
    shared *= 1 - gain
    pace *= 1 - gain
  }
}
