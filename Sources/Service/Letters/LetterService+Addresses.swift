// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Jobs
import Mail
import Passwords
public import Speaking

/// What somebody chose about messages, and whether they can come.
public struct LetterChoice: Sendable, Hashable {
  /// The address of the account, where messages can be sent to it.
  public let address: String?
  /// Whether its owner has shown that it is theirs.
  public let isConfirmed: Bool
  /// Whether the person wants to be told by e-mail.
  public let isTold: Bool
}

extension LetterService {
  /// How long a link that confirms an address works: 24 hours, in seconds.
  static let addressLinkSeconds = 86_400.0

  /// What somebody chose about messages.
  /// - Throws: `noSuchAccount`.
  public func choice(of id: AccountID) async throws(LettersError) -> LetterChoice {
    do throws(AccountsError) {
      return try await database.read {
        (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
        try choice(of: id, in: transaction)
      }
    } catch {
      throw LettersError(error)
    }
  }

  func choice(
    of id: AccountID, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> LetterChoice {
    let emails: [String?] = try transaction.column(
      "email", of: "SELECT email FROM accounts WHERE id = \(id)")
    guard let email = emails.first else { throw .noSuchAccount }
    let address = email.flatMap(MailAddress.init(_:))
    let told: [AccountID] = try transaction.column(
      "account", of: "SELECT account FROM told_by_mail WHERE account = \(id)")
    return LetterChoice(
      address: address?.text,
      isConfirmed: try address.map { address throws(AccountsError) in
        try Self.isConfirmed(address, by: id, in: transaction)
      } ?? false,
      isTold: !told.isEmpty)
  }

  /// Whether somebody has shown that an address is theirs.
  static func isConfirmed(
    _ address: MailAddress, by id: AccountID,
    in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> Bool {
    let confirmed: [String] = try transaction.column(
      "address_hash", of: "SELECT address_hash FROM confirmed_addresses WHERE account = \(id)")
    return confirmed == [hash(of: address.text)]
  }

  /// Chooses whether somebody is told by e-mail that something is there for them.
  ///
  /// An address that is not confirmed is asked first, by a message with a link; until then nothing else is sent to it.
  /// - Parameter language: for an account that names none.
  /// - Throws: `notConfigured`, `noAddress`, `tooMany`, `noSuchAccount`.
  public func choose(
    isTold: Bool, by id: AccountID, in language: Language
  ) async throws(LettersError) {
    guard isTold else {
      return try await write { (transaction) throws(AccountsError) in
        try transaction.run("DELETE FROM told_by_mail WHERE account = \(id)")
      }
    }
    guard isConfigured else { throw .notConfigured }
    let now = clock.now
    let hasAddress = try await write { (transaction) throws(AccountsError) in
      let choice = try choice(of: id, in: transaction)
      guard choice.address != nil else { return false }
      try transaction.run(
        """
        INSERT INTO told_by_mail (account, since_at) VALUES (\(id), \(now))
        ON CONFLICT (account) DO NOTHING
        """)
      if !choice.isConfirmed { try askWhose(choice, of: id, in: language, transaction) }
      return true
    }
    guard hasAddress else { throw .noAddress }
  }

  /// Sends the message once more that asks whether the address is theirs; nothing where that is known.
  /// - Throws: `notConfigured`, `noAddress`, `tooMany`, `noSuchAccount`.
  public func askAgain(for id: AccountID, in language: Language) async throws(LettersError) {
    guard isConfigured else { throw .notConfigured }
    let hasAddress = try await write { (transaction) throws(AccountsError) in
      let choice = try choice(of: id, in: transaction)
      guard choice.address != nil else { return false }
      if !choice.isConfirmed { try askWhose(choice, of: id, in: language, transaction) }
      return true
    }
    guard hasAddress else { throw .noAddress }
  }

  private func askWhose(
    _ choice: LetterChoice, of id: AccountID, in language: Language,
    _ transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) {
    guard let address = choice.address else { return }
    try attempts.countConfirmationLetter(of: id, to: address, in: transaction)
    try jobs.add(
      Self.confirmation, payload: LetterJob(id, in: language).payload, in: transaction)
  }

  /// Whether a link confirms an address now; looking does not use it up.
  public func holds(_ link: AddressLink) async throws(LettersError) -> Bool {
    let now = clock.now
    do throws(AccountsError) {
      return try await database.read {
        (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
        try account(of: link, at: now, in: transaction) != nil
      }
    } catch {
      throw LettersError(error)
    }
  }

  /// Confirms the address that a link was sent to, once.
  /// - Returns: false when the link does not work, or the account has another address by now.
  public func confirm(_ link: AddressLink) async throws(LettersError) -> Bool {
    let now = clock.now
    return try await write { (transaction) throws(AccountsError) in
      guard let id = try account(of: link, at: now, in: transaction) else { return false }
      try transaction.run(
        """
        INSERT INTO confirmed_addresses (account, address_hash, confirmed_at)
        SELECT account, address_hash, \(now) FROM address_links WHERE account = \(id)
        ON CONFLICT (account) DO UPDATE
        SET address_hash = excluded.address_hash, confirmed_at = excluded.confirmed_at
        """)
      try transaction.run("DELETE FROM address_links WHERE account = \(id)")
      return true
    }
  }

  private func account(
    of link: AddressLink, at now: Timestamp, in transaction: borrowing Transaction<AccountsError>
  ) throws(AccountsError) -> AccountID? {
    let rows: [LinkedAddress] = try transaction.rows(
      """
      SELECT address_links.account, address_links.address_hash, accounts.email
      FROM address_links JOIN accounts ON accounts.id = address_links.account
      WHERE address_links.token_hash = \(link.secret.hash) AND address_links.expires_at > \(now)
      """)
    return rows.first { $0.hash == $0.email.map(Self.hash(of:)) }?.account
  }

  /// Makes a link and sends it to the address that is to be confirmed.
  func sendConfirmation(_ job: Job, _ office: PostOffice) async throws(JobError) -> JobOutcome {
    guard let order = LetterJob(job.payload), let account = try await account(order.account),
      let address = account.mailAddress
    else { return .done }
    let link = AddressLink()
    let now = clock.now
    let expiry = now.adding(seconds: Self.addressLinkSeconds)
    do throws(LettersError) {
      try await write { (transaction) throws(AccountsError) in
        try transaction.run("DELETE FROM address_links WHERE account = \(account.id)")
        try transaction.run(
          """
          INSERT INTO address_links (account, token_hash, address_hash, made_at, expires_at)
          SELECT id, \(link.secret.hash), \(Self.hash(of: address.text)), \(now), \(expiry)
          FROM accounts WHERE id = \(account.id)
          """)
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
    let language = account.settings.language ?? order.language
    let words = LetterWords[language]
    let paragraphs = [
      words.addressAsked, words.addressOpens,
      office.publicAddress.text + paths.confirmation(link.text), words.addressIgnored,
    ]
    try await send(
      Letter(subject: words.addressSubject, paragraphs), to: address, in: language, office)
    return .done
  }
}

/// What a link that confirms an address was made for, and what the account has now.
private struct LinkedAddress: RowDecodable {
  let account: AccountID
  let hash: String
  let email: String?

  init(row: Row) throws(DatabaseError) {
    account = try row.value("account")
    hash = try row.value("address_hash")
    email = try row.value("email")
  }
}
