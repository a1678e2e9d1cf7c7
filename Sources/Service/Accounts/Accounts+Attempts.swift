// SPDX-License-Identifier: Apache-2.0

public import Database
import Passwords

/// What tries are counted for.
enum AttemptSubject: Sendable {
  case signInName(String)
  case signInAddress(String)
  case signUp(address: String)
  case confirmation(AccountID)
  case names(askedBy: AccountID)

  /// How many tries are welcome in the window.
  ///
  /// 10 in 10 minutes for an account leaves guessing hopeless and a forgetful person calm; an address may be
  /// shared by a school or a library.
  var limit: Int {
    switch self {
    case .signInName, .confirmation: 10
    case .signInAddress: 50
    case .signUp: 20
    case .names: 30
    }
  }

  /// The length of the window, in seconds.
  var windowSeconds: Double {
    switch self {
    case .signInName, .signInAddress, .confirmation: 600
    case .signUp, .names: 3600
    }
  }

  /// How the subject is stored: a hash, since addresses and mistyped usernames (which may be passwords) are
  /// nobody's business.
  var stored: String {
    let text =
      switch self {
      case .signInName(let username): "sign-in username \(username)"
      case .signInAddress(let address): "sign-in address \(address)"
      case .signUp(let address): "sign-up address \(address)"
      case .confirmation(let account): "confirmation \(account.rawValue)"
      case .names(let account): "names \(account.rawValue)"
      }
    return blake2b(Array(text.utf8))
  }
}

/// Counts tries in the database, so that they are counted whichever machine they reach.
public struct AttemptLimits: Sendable {
  /// How far the clocks of two machines may differ, in seconds; a try that lies further ahead was noted by a clock
  /// that was wrong, and is forgotten.
  static let clockSkewSeconds = 60.0

  let database: Database
  let clock: WallClock
  let identifiers: Identifiers

  /// Counts over a database that has the tables of `Accounts`.
  public init(database: Database, clock: WallClock, identifiers: Identifiers) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
  }

  /// Counts usernames that a person asks about: whether each is there is not told without limit.
  /// - Throws: `tooManyAttempts`.
  public func countNames(_ count: Int, askedBy person: AccountID) async throws(AccountsError) {
    guard count > 0 else { return }
    try await self.count(Array(repeating: .names(askedBy: person), count: count))
  }

  /// Counts one try for each subject, before the slow check, so that many tries at once are all counted.
  /// - Throws: `tooManyAttempts` when a subject had its share; then nothing is counted.
  func count(_ subjects: [AttemptSubject]) async throws(AccountsError) {
    let now = clock.now
    let ahead = now.adding(seconds: Self.clockSkewSeconds)
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try transaction.run(
        "DELETE FROM attempts WHERE expires_at <= \(now) OR tried_at > \(ahead)")
      for subject in subjects {
        let since = now.adding(seconds: -subject.windowSeconds)
        let times: [Timestamp] = try transaction.column(
          "tried_at",
          of: """
            SELECT tried_at FROM attempts
            WHERE subject = \(subject.stored) AND tried_at > \(since)
            ORDER BY tried_at DESC LIMIT \(subject.limit)
            """)
        if times.count >= subject.limit, let oldest = times.last {
          let wait = oldest.adding(seconds: subject.windowSeconds).seconds(since: now)
          throw .tooManyAttempts(retryAfterSeconds: max(1, Int(wait.rounded(.up))))
        }
        let expiry = now.adding(seconds: subject.windowSeconds)
        try transaction.run(
          """
          INSERT INTO attempts (id, subject, tried_at, expires_at)
          VALUES (\(identifiers.next()), \(subject.stored), \(now), \(expiry))
          """)
      }
    }
  }
}

extension Accounts {
  /// Counts one try for each subject.
  /// - Throws: `tooManyAttempts` when a subject had its share; then nothing is counted.
  func countAttempt(_ subjects: [AttemptSubject]) async throws(AccountsError) {
    try await AttemptLimits(database: database, clock: clock, identifiers: identifiers)
      .count(subjects)
  }

  /// Forgets the tries of subjects that have shown who they are.
  func forgetAttempts(
    _ subjects: [AttemptSubject], in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    for subject in subjects {
      try transaction.run("DELETE FROM attempts WHERE subject = \(subject.stored)")
    }
  }
}
