// SPDX-License-Identifier: Apache-2.0

import Maths

/// Makes of the fixes of a receiver where someone is, how sure that is, and whither they walk.
///
/// It has no clock: times come with the fixes, in seconds from any beginning.
public struct PositionFilter: Sendable {
  /// What became of a fix.
  public enum Outcome: Sendable, Equatable {
    /// It counts.
    case believed
    /// It lies where nobody can be by now; it counts once others say the same.
    case doubted
    /// What was known before does not count any more; the estimate begins with this fix.
    case restarted
    /// It was measured before the last one, or at the same moment.
    case late
    /// Its numbers are none, or the receiver says that it is no position.
    case invalid
  }

  /// A fix that was not believed.
  private struct Rival {
    var fix: PositionFix
    var accuracy: Double
    var since: Double
    var count: Int
  }

  private var motion: Motion?
  /// When the last fix was measured that counted.
  private var time = 0.0
  private var rival: Rival?
  private var lateFixes = 0

  /// No receiver of a telephone is better than this, in metres, whatever it says.
  static let leastAccuracy = 3.0
  /// What a fix without accuracy is taken for, in metres: the worst of common ones.
  static let unknownAccuracy = 20.0
  /// More than half round the earth, in metres.
  private static let mostAccuracy = 20_000_000.0
  /// A fix is believed where its circle and that of the estimate meet, both larger by this.
  ///
  /// Telephones tell too small circles now and then; and each holds only 95 of 100.
  private static let widening = 1.5
  /// Nobody walks faster than this, in metres a second; also the deviation that Soundscape's filter gives to walkers.
  private static let fastestWalk = 3.0
  /// So many fixes that agree with one another are believed against all before, over at least two seconds.
  private static let agreeing = 3
  private static let agreeingTime = 2.0
  /// After so many seconds without a believed fix, the next is believed whatever it says.
  private static let longestDoubt = 10.0
  /// So many fixes in a row that are older than the last one mean that the clock was set back.
  private static let mostLateFixes = 5
  /// For so many seconds after a fix someone is taken to walk on as before; then the course counts no more.
  static let courseAge = 3.0
  /// Who moves slower than this, in metres a second, has no course.
  static let leastCourseSpeed = 0.5
  /// After so many seconds without a fix, nothing is known.
  static let longestSilence = 60.0

  /// A filter that knows nothing yet.
  public init() {}

  /// Takes in a fix.
  public mutating func take(_ fix: PositionFix) -> Outcome {
    guard fix.time.isFinite, let accuracy = Self.accuracy(of: fix) else { return .invalid }
    guard var next = motion else { return restart(fix, accuracy) }
    let passed = fix.time - time
    guard passed > 0 else {
      lateFixes += 1
      return lateFixes >= Self.mostLateFixes ? restart(fix, accuracy) : .late
    }
    lateFixes = 0
    guard passed <= Self.longestSilence else { return restart(fix, accuracy) }
    Self.carry(&next, on: passed)
    let away = next.coordinate.distance(to: fix.coordinate)
    guard away <= Self.widening * (next.accuracy + accuracy) else { return doubt(fix, accuracy) }
    next.take(fix.coordinate, accuracy: accuracy)
    if let velocity = Self.velocity(of: fix) { next.take(velocity: velocity) }
    motion = next
    time = fix.time
    rival = nil
    return .believed
  }

  /// Where someone is at a moment; nil where no fix has come yet, or none for a minute.
  public func estimate(at moment: Double) -> PositionEstimate? {
    guard var now = motion, moment.isFinite else { return nil }
    let age = max(0, moment - time)
    guard age <= Self.longestSilence else { return nil }
    Self.carry(&now, on: age)
    let speed = now.velocity.distance
    return PositionEstimate(
      now.coordinate, accuracy: now.accuracy, speed: speed,
      course: age <= Self.courseAge ? Self.course(of: now) : nil, age: age,
      isDisputed: rival != nil)
  }

  private static func course(of motion: Motion) -> Course? {
    let speed = motion.velocity.distance
    guard speed >= leastCourseSpeed, speed >= motion.paceDeviation else { return nil }
    // 95 % of a normal distribution lie within 1.96 deviations.
    let accuracy = degrees(radians: atan2(1.96 * motion.paceDeviation, speed))
    return Course(degrees: motion.velocity.bearing, accuracy: accuracy)
  }

  private static func carry(_ motion: inout Motion, on time: Double) {
    motion.go(on: min(time, courseAge))
    motion.wait(time - courseAge)
  }

  private mutating func restart(_ fix: PositionFix, _ accuracy: Double) -> Outcome {
    var next = Motion(fix.coordinate, accuracy: accuracy)
    if let velocity = Self.velocity(of: fix) { next.take(velocity: velocity) }
    motion = next
    time = fix.time
    rival = nil
    lateFixes = 0
    return .restarted
  }

  private mutating func doubt(_ fix: PositionFix, _ accuracy: Double) -> Outcome {
    guard let before = rival, fix.time > before.fix.time else {
      if rival == nil { rival = Rival(fix: fix, accuracy: accuracy, since: fix.time, count: 1) }
      return .doubted
    }
    let away = before.fix.coordinate.distance(to: fix.coordinate)
    let passed = fix.time - before.fix.time
    let agrees =
      away <= Self.widening * (before.accuracy + accuracy) + Self.fastestWalk * passed
    let next = Rival(
      fix: fix, accuracy: accuracy, since: agrees ? before.since : fix.time,
      count: agrees ? before.count + 1 : 1)
    if next.count >= Self.agreeing, fix.time - next.since >= Self.agreeingTime {
      return restart(fix, accuracy)
    }
    // They contradict one another too: the last one is as good as any, and as far off as they lie apart.
    if fix.time - time >= Self.longestDoubt { return restart(fix, max(accuracy, away)) }
    rival = next
    return .doubted
  }

  /// What the receiver says of its accuracy, as far as it is to be believed; nil where it says that it has no position.
  private static func accuracy(of fix: PositionFix) -> Double? {
    guard let told = fix.accuracy, told.isFinite else { return unknownAccuracy }
    guard told >= 0 else { return nil }
    return clamp(told, to: leastAccuracy...mostAccuracy)
  }

  private static func velocity(of fix: PositionFix) -> Legs? {
    guard let speed = fix.speed, (0...100).contains(speed) else { return nil }
    guard speed >= leastCourseSpeed else { return Legs(east: 0, north: 0) }
    // Some receivers say -1 where they do not know it.
    guard let course = fix.course, course.isFinite, course >= 0 else { return nil }
    let angle = radians(degrees: Angle.normalised(degrees: course))
    return Legs(east: speed * sin(angle), north: speed * cos(angle))
  }
}
