// SPDX-License-Identifier: Apache-2.0

import Database

/// Which job is done next: a rule without a queue, so that it can be tested as a value.
///
/// A job gets a turn when it is added: the moment when it came, plus its work, plus the work of the same account that
/// waits or is under way, and the earliest turn goes first. So short work passes long work that came shortly before;
/// an account with much to do waits behind one with little; and nobody waits for ever, because the turn of a job
/// stands still while the turns of new jobs move on with the clock.
public struct JobOrder: Sendable, Hashable {
  /// Up to this much processor time, in seconds, work is short: some minutes of sound.
  public static let shortSeconds = 10.0
  /// The most that work counts for in a turn, in seconds, so that none is put off by more: a day.
  static let mostSeconds = 86_400.0

  /// How many jobs are done at once; of several places one is always kept for short work.
  public let places: Int

  /// Makes the rule for so many places, at least one.
  public init(places: Int) {
    self.places = max(1, places)
  }

  /// The turn of a job.
  /// - Parameters:
  ///   - work: its processor time in seconds, as far as it is known.
  ///   - behind: that of the other work of the same account, in seconds.
  static func turn(cameAt: Timestamp, work: Double, behind: Double) -> Timestamp {
    cameAt.adding(seconds: min(mostSeconds, max(0, work) + max(0, behind)))
  }

  /// Whether work is short enough for the place that is kept.
  static func isShort(_ seconds: Double) -> Bool { seconds <= shortSeconds }

  /// Whether long work may begin while so many long jobs of this worker are under way.
  func allowsLong(longUnderWay: Int) -> Bool {
    places == 1 || longUnderWay < places - 1
  }
}

/// What is known of a job before it is done: how much work it is, and for whom.
public struct JobWork: Sendable, Hashable {
  /// Next to no work, for nobody in particular.
  public static let little = JobWork(seconds: 0)

  /// The processor time that it will take, in seconds, as far as can be told.
  public let seconds: Double
  /// Whose work it is; nil for the house's own.
  public let account: String?

  /// Describes work.
  public init(seconds: Double, account: String? = nil) {
    self.seconds = seconds.isFinite ? max(0, seconds) : JobOrder.mostSeconds
    self.account = account
  }

  /// How much processor time the tries of such a job may take together, in seconds: ten times as much as expected and
  /// a minute, for slow machines and wrong guesses, but never more than two hours.
  static func allowance(for seconds: Double) -> Double {
    min(7200, 60 + 10 * seconds)
  }

  var milliseconds: Int64 { Self.milliseconds(seconds) }

  static func milliseconds(_ seconds: Double) -> Int64 {
    Int64(max(0, min(seconds, JobOrder.mostSeconds)) * 1000)
  }
}
