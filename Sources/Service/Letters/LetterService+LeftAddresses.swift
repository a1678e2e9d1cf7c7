// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
public import Jobs
import Mail
import Speaking

extension LetterService {
  /// What the service of accounts does when an account leaves an address: it gets a message.
  ///
  /// Links to a new password go to the new address from then on, so whoever sits down at a browser that somebody else has
  /// left could keep that person out. Apart from a service, since that of the accounts is made before it.
  public static func addressRule(
    _ jobs: JobQueue, _ attempts: AttemptLimits, _ clock: WallClock,
    _ identifiers: Identifiers = .random
  ) -> AccountService.AddressRule {
    { (account, left, transaction) throws(AccountsError) in
      guard let address = MailAddress(left) else { return }
      let isTheirs = try isConfirmed(address, by: account, in: transaction)
      do throws(AccountsError) {
        try attempts.countLeftLetter(
          of: account, to: isTheirs ? nil : address.text, in: transaction)
      } catch .tooManyAttempts {
        // Nobody's address is flooded by an account that takes and leaves it.
        return
      }
      let id = identifiers.next()
      try transaction.run(
        """
        INSERT INTO left_addresses (id, account, address, left_at)
        VALUES (\(id), \(account), \(address.text), \(clock.now))
        """)
      try jobs.add(Self.addressLeft, payload: id, in: transaction)
    }
  }

  /// Tells an address that its account has another, and forgets it, also where no message can be sent to it.
  func tellAddressLeft(_ job: Job, _ office: PostOffice) async throws(JobError) -> JobOutcome {
    guard let left = try await leftAddress(job.payload),
      let address = MailAddress(left.address), let account = try await account(left.account)
    else { return .done }
    let language = account.settings.language ?? .english
    let words = LetterWords[language]
    let letter = Letter(
      subject: words.leftSubject, [words.leftAddress(account.username), words.leftByOthers])
    do throws(JobError) {
      try await send(letter, to: address, in: language, office)
    } catch {
      if !error.canRetry || job.isLastAttempt { try await forgetLeft(job.payload) }
      throw error
    }
    try await forgetLeft(job.payload)
    return .done
  }

  private func leftAddress(_ id: String) async throws(JobError) -> LeftAddress? {
    do throws(DatabaseError) {
      return try await database.read {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.row("SELECT account, address FROM left_addresses WHERE id = \(id)")
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }

  private func forgetLeft(_ id: String) async throws(JobError) {
    do throws(DatabaseError) {
      try await database.write {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.run("DELETE FROM left_addresses WHERE id = \(id)")
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }
}

/// An address that an account left.
private struct LeftAddress: RowDecodable {
  let account: AccountID
  let address: String

  init(row: Row) throws(DatabaseError) {
    account = try row.value("account")
    address = try row.value("address")
  }
}
