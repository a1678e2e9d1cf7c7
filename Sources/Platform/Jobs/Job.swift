// SPDX-License-Identifier: Apache-2.0

public import Database
import Synchronization

/// The name of a kind of slow work, such as `reading.prepare`.
public struct JobKind: Sendable, Hashable, RawRepresentable, SQLConvertible,
  ExpressibleByStringLiteral
{
  /// The name, as the database stores it.
  public let rawValue: String

  /// Takes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Takes a name that is written in the code.
  public init(stringLiteral name: String) {
    rawValue = name
  }
}

/// One piece of slow work that this process holds the lease of.
public struct Job: Sendable, RowDecodable {
  /// The job's identifier.
  public let id: String
  /// What kind of work it is.
  public let kind: JobKind
  /// What the kind's handler needs to know, usually the identifier of a row.
  public let payload: String
  /// 1 for the first try.
  public let attempt: Int
  /// How many workers ended while they did this job.
  public let crashes: Int
  /// When the lease ends unless it is extended.
  public let leasedUntil: Timestamp
  /// The processor time that the work was said to take, in seconds.
  public let workSeconds: Double
  /// The secret of this lease: a worker that lost its lease can no longer report.
  let lease: String
  /// What earlier tries took, in seconds.
  private let spentBefore: Double
  private let meter = Meter()

  /// Whether a failure now is the end of it.
  public var isLastAttempt: Bool { attempt >= JobQueue.maximumAttempts || secondsLeft <= 0 }

  /// The processor time that is left for this job, in seconds.
  ///
  /// All tries share it, so trying again costs no more. Only work that was reported counts (`spend`): the time that
  /// passes while a worker is dead, or a machine is slow, does not.
  public var secondsLeft: Double {
    max(0, JobWork.allowance(for: workSeconds) - spentBefore - meter.total)
  }

  /// Whether so many seconds of processor time are long work and the job is not known as such, so that it has to go
  /// back and wait for the turn of what it is.
  public func isMoreThanItSeemed(_ seconds: Double) -> Bool {
    !JobOrder.isShort(seconds) && JobOrder.isShort(workSeconds)
  }

  /// Notes processor time that this try took, in seconds; for the handler.
  public func spend(_ seconds: Double) {
    meter.add(seconds)
  }

  /// Whether so many workers ended while they did this job that it is not done any more.
  var isDeadly: Bool { crashes >= JobQueue.maximumCrashes }

  /// What all tries have taken so far, in milliseconds, as far as it was reported.
  var spentMilliseconds: Int64 { JobWork.milliseconds(spentBefore + meter.total) }

  /// Reads a job from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    kind = try row.value("kind")
    payload = try row.value("payload")
    attempt = try row.value("attempts")
    crashes = try row.value("crashes")
    leasedUntil = try row.value("leased_until")
    workSeconds = Double(try row.value("work_ms", as: Int64.self)) / 1000
    spentBefore = Double(try row.value("spent_ms", as: Int64.self)) / 1000
    lease = try row.value("lease")
  }

  /// Adds up what a try takes, from whatever thread.
  private final class Meter: Sendable {
    private let seconds = Mutex(0.0)

    var total: Double { seconds.withLock { $0 } }
    func add(_ more: Double) { seconds.withLock { $0 += max(0, more) } }
  }
}

/// How a handler ended well.
public enum JobOutcome: Sendable, Hashable {
  /// The work is done; the job is removed.
  case done
  /// The work is to be done again, as for a chore.
  case again(afterSeconds: Double)
  /// The work is more than it was said to be, and waits for its turn as what it is: so many seconds.
  case larger(seconds: Double)
}

/// Why a handler could not do its work.
public struct JobError: Error, Sendable, Hashable {
  /// What went wrong, for the person who runs the server.
  public let reason: String
  /// Whether another try could help.
  public let canRetry: Bool

  /// Describes a failure.
  public init(_ reason: String, canRetry: Bool) {
    self.reason = reason
    self.canRetry = canRetry
  }
}

/// A job that was given up.
public struct FailedJob: Sendable, Hashable, RowDecodable {
  /// The job's identifier.
  public let id: String
  /// What kind of work it was.
  public let kind: JobKind
  /// What the handler was told.
  public let payload: String
  /// How often it was tried.
  public let attempts: Int
  /// The reason of the last failure.
  public let reason: String

  /// Reads a job from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    kind = try row.value("kind")
    payload = try row.value("payload")
    attempts = try row.value("attempts")
    reason = try row.value("failure", as: String?.self) ?? ""
  }
}
