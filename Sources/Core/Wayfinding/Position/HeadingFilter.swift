// SPDX-License-Identifier: Apache-2.0

import Maths

/// Whither someone faces or walks, and how sure that is.
public struct HeadingEstimate: Sendable, Equatable {
  /// What it was taken from.
  public enum Source: Sendable, Equatable {
    /// From the way that they go.
    case course
    /// From the device in their hand.
    case compass
  }

  /// Degrees from true north, clockwise, 0 up to 360.
  public var degrees: Double
  /// How far off it is at most in 95 of 100 cases, in degrees, up to 180.
  public var accuracy: Double
  /// What it was taken from.
  public var source: Source
  /// Whether compass and course contradict each other, so that one of them is wrong or the device is not held ahead.
  public var isDisputed: Bool
}

/// Makes one heading of a compass and of the course of a walk: the course counts for who walks, the compass for who stands.
///
/// A device in a pocket or turned aside points anywhere. Its compass is found out on the walk, and then what it says of who
/// stands is told as disputed until it has agreed with the course again.
public struct HeadingFilter: Sendable {
  private struct Reading {
    var degrees: Double
    var accuracy: Double
    var time: Double
  }

  private var compass: Reading?
  private var course: Reading?
  /// Since when compass and course have said the same, or not.
  private var verdict: (agrees: Bool, since: Double)?
  /// Whether the compass has been found to point elsewhere than its owner walks.
  public private(set) var compassIsUnfit = false

  /// A compass reading is good for so many seconds.
  private static let compassAge = 5.0
  /// What a compass is taken to be off that does not say so, in degrees: iron in pockets and buildings turns it.
  private static let unknownAccuracy = 20.0
  /// Compass and course contradict each other from so many degrees on: the half of a quarter.
  private static let disagreement = 45.0
  /// For so many seconds they must do so, or agree again: who looks round is not found out.
  private static let patience = 3.0
  /// The screen looks so far down, as the cosine of its angle from upwards: about 110°.
  private static let faceDown = -0.35

  /// A filter that knows nothing yet.
  public init() {}

  /// Takes in what the compass says; `declination` is how far east of true north its north lies.
  public mutating func take(
    _ reading: CompassReading, screenAngle: Double = 0, declination: Double = 0, at moment: Double
  ) {
    guard moment.isFinite, declination.isFinite, !Self.isFaceDown(reading),
      let degrees = reading.heading(screenAngle: screenAngle)
    else {
      compass = nil
      return
    }
    var accuracy = Self.unknownAccuracy
    if case .north(_, let told?) = reading, told.isFinite { accuracy = clamp(told, to: 5...180) }
    compass = Reading(
      degrees: Angle.normalised(degrees: degrees + declination), accuracy: accuracy, time: moment)
    judge(at: moment)
  }

  /// Takes in where someone is and whither they walk.
  public mutating func take(_ estimate: PositionEstimate, at moment: Double) {
    guard moment.isFinite, let walked = estimate.course else {
      course = nil
      verdict = nil
      return
    }
    course = Reading(degrees: walked.degrees, accuracy: walked.accuracy, time: moment)
    judge(at: moment)
  }

  /// Whither someone faces at a moment; nil where neither the compass nor a course says so.
  public func estimate(at moment: Double) -> HeadingEstimate? {
    let compass = Self.fresh(compass, for: Self.compassAge, at: moment)
    if let course = Self.fresh(course, for: PositionFilter.courseAge, at: moment) {
      let isDisputed = compass.map { Self.isContradiction($0, course) } ?? false
      return HeadingEstimate(
        degrees: course.degrees, accuracy: course.accuracy, source: .course,
        isDisputed: isDisputed)
    }
    return compass.map {
      HeadingEstimate(
        degrees: $0.degrees, accuracy: $0.accuracy, source: .compass, isDisputed: compassIsUnfit)
    }
  }

  private mutating func judge(at moment: Double) {
    guard let compass = Self.fresh(compass, for: Self.compassAge, at: moment),
      let course = Self.fresh(course, for: PositionFilter.courseAge, at: moment)
    else {
      verdict = nil
      return
    }
    let agrees = !Self.isContradiction(compass, course)
    guard let before = verdict, before.agrees == agrees, before.since <= moment else {
      verdict = (agrees, moment)
      return
    }
    if moment - before.since >= Self.patience { compassIsUnfit = !agrees }
  }

  private static func fresh(_ reading: Reading?, for age: Double, at moment: Double) -> Reading? {
    guard let reading, (moment - reading.time).magnitude <= age else { return nil }
    return reading
  }

  private static func isContradiction(_ compass: Reading, _ course: Reading) -> Bool {
    let away = Angle.turn(from: compass.degrees, to: course.degrees).magnitude
    return away > max(disagreement, course.accuracy)
  }

  /// Whether the device lies on its screen, or hangs in a pocket with the screen towards the ground.
  private static func isFaceDown(_ reading: CompassReading) -> Bool {
    guard case .tilt(_, let beta, let gamma, _) = reading else { return false }
    return cos(radians(degrees: beta)) * cos(radians(degrees: gamma)) < faceDown
  }
}
