// SPDX-License-Identifier: Apache-2.0

public import Database
import Passwords

/// What tries are counted for.
///
/// Tries at a password count for the username and the network together, so that a stranger who tries does not keep the
/// owner out, who comes from elsewhere. Whoever has many networks (an IPv6 customer has thousands of /64) meets the slower
/// limit on the username from all of them; and a device that the account was signed in to with before is counted by
/// itself alone, so that this limit keeps no owner out of their own device.
enum AttemptSubject: Sendable {
  case signIn(name: String, network: String)
  case signInName(String)
  case signInNetwork(String)
  case signInDevice(DeviceToken, name: String)
  case signUp(network: String)
  case confirmation(AccountID)
  case names(askedBy: AccountID)
  case namesFrom(network: String)
  /// Texts that new volunteers take; the host says how many.
  case claims(network: String, limit: Int)
  case copies(AccountID)
  /// Sounds that volunteers have fetched.
  case soundLinks(AccountID)
  /// A link to a new password, for a name or address as it was typed: it is counted alike whether there is such an account.
  case links(name: String)
  case linksAskedFrom(network: String)
  /// Messages that strangers can have sent to the owner of an account.
  case linkLetters(AccountID)
  case linkLettersTo(mailbox: String)
  case confirmationLetters(AccountID)
  case confirmationLettersTo(mailbox: String)
  /// Messages to an address that an account has left.
  case leftLetters(AccountID)
  case leftLettersTo(mailbox: String)
  /// Messages about what others did, who may do it again and again; one thing is a request and what was done.
  case newsLetters(AccountID)
  case newsLettersAbout(AccountID, thing: String)

  /// How many tries are welcome in the window.
  ///
  /// 10 in 10 minutes leave guessing hopeless and a forgetful person calm; so do 100 an hour on one username from
  /// everywhere, which one network cannot reach alone. A network may be shared by a school or a library.
  var limit: Int {
    switch self {
    case .signIn, .signInDevice, .confirmation: 10
    case .signInNetwork: 50
    case .signInName: 100
    case .signUp: 20
    case .names: 30
    case .namesFrom: 60
    case .claims(_, let limit): limit
    case .copies: 5
    case .soundLinks, .linksAskedFrom, .linkLettersTo: 20
    case .links, .confirmationLettersTo, .leftLettersTo, .newsLettersAbout: 3
    case .linkLetters, .confirmationLetters, .leftLetters: 5
    // More than the busiest reader hears of their readings in a day.
    case .newsLetters: 60
    }
  }

  /// The length of the window, in seconds.
  var windowSeconds: Double {
    switch self {
    case .signIn, .signInNetwork, .signInDevice, .confirmation: 600
    case .signInName, .signUp, .names, .namesFrom, .links, .linksAskedFrom: 3600
    case .claims, .copies, .soundLinks, .linkLetters, .linkLettersTo, .confirmationLetters,
      .confirmationLettersTo, .leftLetters, .leftLettersTo, .newsLetters, .newsLettersAbout:
      86_400
    }
  }

  /// How the subject is stored: a hash, since addresses and mistyped usernames (which may be passwords) are
  /// nobody's business.
  var stored: String {
    let text =
      switch self {
      case .signIn(let name, let network): "sign-in \(network) username \(name)"
      case .signInName(let name): "sign-in username \(name)"
      case .signInNetwork(let network): "sign-in address \(network)"
      case .signInDevice(let device, let name): "sign-in device \(device.secret.hash) \(name)"
      case .signUp(let network): "sign-up address \(network)"
      case .confirmation(let account): "confirmation \(account.rawValue)"
      case .names(let account): "names \(account.rawValue)"
      case .namesFrom(let network): "names address \(network)"
      case .claims(let network, _): "claims address \(network)"
      case .copies(let account): "copies \(account.rawValue)"
      case .soundLinks(let account): "sound links \(account.rawValue)"
      case .links(let name): "links \(name)"
      case .linksAskedFrom(let network): "links address \(network)"
      case .linkLetters(let account): "link letters \(account.rawValue)"
      case .linkLettersTo(let mailbox): "link letters to \(mailbox)"
      case .confirmationLetters(let account): "confirmation letters \(account.rawValue)"
      case .confirmationLettersTo(let mailbox): "confirmation letters to \(mailbox)"
      case .leftLetters(let account): "left letters \(account.rawValue)"
      case .leftLettersTo(let mailbox): "left letters to \(mailbox)"
      case .newsLetters(let account): "news letters \(account.rawValue)"
      case .newsLettersAbout(let account, let thing): "news letters \(account.rawValue) \(thing)"
      }
    return blake2b(Array(text.utf8))
  }
}

/// Counts tries in the database, so that they are counted whichever machine they reach.
public struct AttemptLimits: Sendable {
  /// How far the clocks of two machines may differ, in seconds; a try that lies further ahead was noted by a clock
  /// that was wrong, and is forgotten.
  static let clockSkewSeconds = 60.0

  let database: DatabasePool
  let clock: WallClock
  let identifiers: Identifiers

  /// Counts over a database that has the tables of `AccountService`.
  public init(database: DatabasePool, clock: WallClock, identifiers: Identifiers) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
  }

  /// Counts usernames that a person asks about: whether each is there is not told without limit.
  /// - Parameter network: from where they ask, so that many accounts in one place learn no more than a few.
  /// - Throws: `tooManyAttempts`.
  public func countNames(
    _ count: Int, askedBy person: AccountID, from network: String
  ) async throws(AccountsError) {
    guard count > 0 else { return }
    let one: [AttemptSubject] = [.names(askedBy: person), .namesFrom(network: network)]
    try await self.count(Array(repeating: one, count: count).flatMap { $0 })
  }

  /// Counts a text that a new volunteer takes, for the network that they come from.
  /// - Parameter limit: how many are welcome there within a day.
  /// - Throws: `tooManyAttempts`.
  public func countClaim(
    from network: String, limit: Int, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count([.claims(network: network, limit: limit)], in: transaction)
  }

  /// Counts a copy of all their data that a person has made.
  /// - Throws: `tooManyAttempts`.
  public func countCopy(of account: AccountID) async throws(AccountsError) {
    try await count([.copies(account)])
  }

  /// Counts a file that is fetched for a person: so nobody makes this server fetch without limit.
  /// - Throws: `tooManyAttempts`.
  public func countLink(
    of account: AccountID, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    try count([.soundLinks(account)], in: transaction)
  }

  /// Deletes what is no longer counted, so that nothing about networks is kept for longer than it is of use.
  public func forgetOld(
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let ahead = clock.now.adding(seconds: Self.clockSkewSeconds)
    try transaction.run(
      "DELETE FROM attempts WHERE expires_at <= \(clock.now) OR tried_at > \(ahead)")
  }

  /// Counts one try for each subject, before the slow check, so that many tries at once are all counted.
  /// - Throws: `tooManyAttempts` when a subject had its share; then nothing is counted.
  func count(_ subjects: [AttemptSubject]) async throws(AccountsError) {
    try await database.write {
      (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
      try count(subjects, in: transaction)
    }
  }

  /// Counts one try for each subject, or none where one had its share, also if the transaction goes on.
  func count(
    _ subjects: [AttemptSubject], in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let now = clock.now
    try forgetOld(in: transaction)
    var counted: [String: Int] = [:]
    for subject in subjects {
      let stored = subject.stored
      try check(subject, stored, at: now, beside: counted[stored, default: 0], in: transaction)
      counted[stored, default: 0] += 1
    }
    for subject in subjects {
      let expiry = now.adding(seconds: subject.windowSeconds)
      try transaction.run(
        """
        INSERT INTO attempts (id, subject, tried_at, expires_at)
        VALUES (\(identifiers.next()), \(subject.stored), \(now), \(expiry))
        """)
    }
  }

  /// Makes sure that there is room for one more try.
  /// - Parameter others: how many of the same are counted with it.
  private func check(
    _ subject: AttemptSubject, _ stored: String, at now: Timestamp, beside others: Int,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    let since = now.adding(seconds: -subject.windowSeconds)
    let times: [Timestamp] = try transaction.column(
      "tried_at",
      of: """
        SELECT tried_at FROM attempts
        WHERE subject = \(stored) AND tried_at > \(since)
        ORDER BY tried_at DESC LIMIT \(max(1, subject.limit))
        """)
    guard times.count + others >= subject.limit else { return }
    // The last that must be over for that.
    let place = subject.limit - 1 - others
    let last = times.indices.contains(place) ? times[place] : now
    let wait = last.adding(seconds: subject.windowSeconds).seconds(since: now)
    throw .tooManyAttempts(retryAfterSeconds: max(1, Int(wait.rounded(.up))))
  }
}

extension AccountService {
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
