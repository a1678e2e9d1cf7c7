// SPDX-License-Identifier: Apache-2.0

import Accounts
public import Database

/// How far an urgent request has come, for its requester.
public enum Urgency: Sendable, Hashable {
  /// Volunteers who are there are being rung, until this time at the latest.
  case ringing(until: Timestamp, rung: Int)
  /// Nobody came in time: it stands at the front of what waits.
  case unanswered(rung: Int)
}

/// Urgent requests, which ring volunteers who are there and want to be rung; the first of them gets the text.
public enum Ringing {
  /// For how long an urgent request rings, in seconds: half an hour.
  static let seconds = 1800.0
  /// How often more volunteers are rung, in seconds.
  static let roundSeconds = 60.0
  /// How many are rung at once, so that most of those who are there are left in peace.
  static let atOnce = 5
  /// How many urgent requests a person may have within a day; one at a time.
  static let perDay = 5
  /// How long an urgent request stands at the front when nobody came, and how long it counts: a day.
  static let daySeconds = 86_400.0
  /// How many volunteers are looked at in a round, so that a round is short however many are there.
  static let mostLooks = 200

  /// The tables; they refer to those of `AccountService`.
  ///
  /// An urgent request outlasts the request itself, so that deleting one makes no room for another on the same day.
  public static let migrations = MigrationPlan(
    owner: "ringing",
    [
      Migration(
        1, "urgent requests and whom they rang",
        [
          """
          CREATE TABLE urgent_requests (
            request TEXT PRIMARY KEY,
            requester TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            asked_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, ended_at BIGINT)
          """,
          "CREATE UNIQUE INDEX urgent_requests_one ON urgent_requests (requester) WHERE ended_at IS NULL",
          "CREATE INDEX urgent_requests_asked ON urgent_requests (requester, asked_at)",
          """
          CREATE TABLE rings (
            request TEXT NOT NULL REFERENCES urgent_requests (request) ON DELETE CASCADE,
            account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            rung_at BIGINT NOT NULL, PRIMARY KEY (request, account))
          """,
          "CREATE INDEX rings_account ON rings (account, rung_at)",
          """
          CREATE TABLE rung_volunteers (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE)
          """,
        ])
    ])
}

/// An urgent request as a volunteer may see it.
public struct UrgentRequest: Sendable, Hashable {
  /// What is told of every request that waits; never its text.
  public let summary: RequestSummary
  /// Whether this volunteer is being rung for it now.
  public let isRinging: Bool
}

/// A row of `urgent_requests`.
struct UrgentRow: RowDecodable {
  let requester: AccountID
  let askedAt: Timestamp
  let endsAt: Timestamp
  let endedAt: Timestamp?
  let rung: Int

  static func select(_ request: ReadingID) -> Statement {
    """
    SELECT requester, asked_at, ends_at, ended_at,
      (SELECT count(*) FROM rings WHERE rings.request = urgent_requests.request) AS rung
    FROM urgent_requests WHERE request = \(request)
    """
  }

  init(row: Row) throws(DatabaseError) {
    requester = try row.value("requester")
    askedAt = try row.value("asked_at")
    endsAt = try row.value("ends_at")
    endedAt = try row.value("ended_at")
    rung = try row.value("rung")
  }
}
