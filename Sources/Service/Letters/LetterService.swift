// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
public import Jobs
import Mail
import Passwords
import Reading
import Speaking

/// What Earshot writes to people by e-mail: links to a new password, and that something is there for them.
///
/// Every message is a job, so nobody waits for the server that takes it. What a job holds while it waits is who is
/// written to and why, never an address and never the message.
public struct LetterService: Sendable {
  /// The tables of the service.
  public static let migrations = MigrationPlan(
    owner: "letters",
    [
      Migration(
        1, "addresses that are confirmed, and who is told by e-mail",
        [
          // The address stands in the account alone: when it changes there, its hash fits no more.
          """
          CREATE TABLE confirmed_addresses (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            address_hash TEXT NOT NULL, confirmed_at BIGINT NOT NULL)
          """,
          """
          CREATE TABLE address_links (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            token_hash TEXT NOT NULL, address_hash TEXT NOT NULL, made_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX address_links_by_token ON address_links (token_hash)",
          """
          CREATE TABLE told_by_mail (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            since_at BIGINT NOT NULL)
          """,
          // Addresses that accounts left, until the message to them is sent.
          """
          CREATE TABLE left_addresses (
            id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            address TEXT NOT NULL, left_at BIGINT NOT NULL)
          """,
          "CREATE INDEX left_addresses_by_account ON left_addresses (account)",
        ])
    ])

  static let linkAsked: JobKind = "letters.linkAsked"
  static let passwordLink: JobKind = "letters.passwordLink"
  static let confirmation: JobKind = "letters.confirmation"
  static let addressLeft: JobKind = "letters.addressLeft"
  static let news: JobKind = "letters.news"

  let database: DatabasePool
  let accounts: AccountService
  let jobs: JobQueue
  let office: PostOffice?
  let paths: PostOffice.Paths
  let clock: WallClock
  let identifiers: Identifiers

  /// Makes the service over a database that has its tables.
  /// - Parameter office: nil where this server sends no e-mail.
  public init(
    database: DatabasePool, accounts: AccountService, jobs: JobQueue, office: PostOffice?,
    paths: PostOffice.Paths, clock: WallClock = .system, identifiers: Identifiers = .random
  ) {
    self.database = database
    self.accounts = accounts
    self.jobs = jobs
    self.office = office
    self.paths = paths
    self.clock = clock
    self.identifiers = identifiers
  }

  /// Whether this server sends e-mail.
  public var isConfigured: Bool { office != nil }

  /// What does the slow work of this service; where there is no server for mail, what waits from another time is dropped.
  public func jobHandlers() -> [JobKind: JobWorker.Handler] {
    guard let office else {
      let kinds = [
        Self.linkAsked, Self.passwordLink, Self.confirmation, Self.addressLeft, Self.news,
      ]
      let drop: JobWorker.Handler = { _ in .done }
      return Dictionary(uniqueKeysWithValues: kinds.map { ($0, drop) })
    }
    return [
      Self.linkAsked: { (job) throws(JobError) in try await findWhoIsMeant(job) },
      Self.passwordLink: { (job) throws(JobError) in try await sendPasswordLink(job, office) },
      Self.confirmation: { (job) throws(JobError) in try await sendConfirmation(job, office) },
      Self.addressLeft: { (job) throws(JobError) in try await tellAddressLeft(job, office) },
      Self.news: { (job) throws(JobError) in try await sendNews(job, office) },
    ]
  }

  var attempts: AttemptLimits {
    AttemptLimits(database: database, clock: clock, identifiers: identifiers)
  }

  /// Hands a letter to the server for mail.
  func send(
    _ letter: Letter, to address: MailAddress, in language: Language, _ office: PostOffice
  ) async throws(JobError) {
    // Our own words, in which no line break and nothing of a stranger's stands.
    guard let subject = MailLine(letter.subject), let tag = MailLine(language.tag),
      let id = MailLine(identifiers.next())
    else { throw JobError("A message has a subject of two lines.", canRetry: false) }
    let message = MailMessage(
      from: office.from, to: address, subject: subject, text: letter.text, language: tag,
      sentAt: clock.now.rawValue / 1000, id: id)
    do throws(MailError) {
      _ = try await office.sender.send(message)
    } catch {
      throw JobError(error.reason, canRetry: error.canRetry)
    }
  }

  /// The account that a job is about; nil when it is gone.
  func account(_ id: AccountID) async throws(JobError) -> Account? {
    do throws(AccountsError) {
      return try await accounts.account(id)
    } catch .noSuchAccount {
      return nil
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  /// How an address is kept where only that it is the same one matters.
  static func hash(of address: String) -> String { blake2b(Array(address.utf8)) }
}

/// What a letter says.
struct Letter: Sendable {
  let subject: String
  let text: String

  /// A letter of paragraphs; a link is one by itself, so that programs and people see where it ends.
  init(subject: String, _ paragraphs: [String]) {
    self.subject = subject
    text = paragraphs.joined(separator: "\n\n")
  }
}
