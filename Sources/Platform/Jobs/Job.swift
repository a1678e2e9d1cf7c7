// SPDX-License-Identifier: Apache-2.0

public import Database

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
  /// When the lease ends unless it is extended.
  public let leasedUntil: Timestamp
  /// The secret of this lease: a worker that lost its lease can no longer report.
  let lease: String

  /// Whether a failure now is the end of it.
  public var isLastAttempt: Bool { attempt >= JobQueue.maximumAttempts }

  /// Reads a job from its row.
  public init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    kind = try row.value("kind")
    payload = try row.value("payload")
    attempt = try row.value("attempts")
    leasedUntil = try row.value("leased_until")
    lease = try row.value("lease")
  }
}

/// How a handler ended well.
public enum JobOutcome: Sendable, Hashable {
  /// The work is done; the job is removed.
  case done
  /// The work is to be done again, as for a chore.
  case again(afterSeconds: Double)
}

/// Why a handler could not do its work.
public struct JobFailure: Error, Sendable, Hashable {
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
