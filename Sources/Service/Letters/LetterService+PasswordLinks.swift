// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import Jobs
import Mail
public import Speaking

extension LetterService {
  /// The most that is read of what was typed, in octets: the longest address (RFC 5321 section 4.5.3.1.3).
  static let longestTyped = 254
  /// How many accounts with one address get a link each: a family, and no more than a mailbox can bear.
  static let mostAccounts = 10

  /// Notes that somebody asks for a link to a new password, for a username or an e-mail address.
  ///
  /// What is done, how long it takes and what is answered is the same whether there is such an account: who is meant is
  /// found out by a job. The link goes to the address that stands in the account, whether it is confirmed or not, and
  /// never to one that was typed here.
  /// - Parameters:
  ///   - language: for an account that names none.
  ///   - network: from where they ask.
  /// - Throws: `notConfigured`, `invalid`, `tooMany`.
  public func askForPasswordLink(
    for typed: String, in language: Language, from network: String
  ) async throws(LettersError) {
    guard isConfigured else { throw .notConfigured }
    let typed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !typed.isEmpty else { throw .invalid(.missing) }
    guard typed.utf8.count <= Self.longestTyped else {
      throw .invalid(.tooLong(maximum: Self.longestTyped))
    }
    try await write { (transaction) throws(AccountsError) in
      try attempts.countLink(for: typed, from: network, in: transaction)
      try jobs.add(Self.linkAsked, payload: language.tag + " " + typed, in: transaction)
    }
  }

  /// Does something in a transaction of the accounts.
  func write<Value: Sendable>(
    _ work: @Sendable (borrowing Transaction<AccountsError>) throws(AccountsError) -> Value
  ) async throws(LettersError) -> Value {
    do throws(AccountsError) { return try await database.write(work) } catch {
      throw LettersError(error)
    }
  }

  /// Finds the accounts that are meant, and has a link sent to each that has an address.
  func findWhoIsMeant(_ job: Job) async throws(JobError) -> JobOutcome {
    let parts = job.payload.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let language = Language(tag: String(parts[0])) else { return .done }
    let typed = String(parts[1])
    do throws(AccountsError) {
      try await database.write {
        (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
        let meant = try accounts.accounts(
          meantBy: typed, limit: Self.mostAccounts, in: transaction)
        for account in meant {
          guard let address = account.mailAddress else { continue }
          do throws(AccountsError) {
            try attempts.countLinkLetter(of: account.id, to: address.text, in: transaction)
          } catch .tooManyAttempts {
            // Account or mailbox got its messages of the day; whoever asks is told nothing of them.
            continue
          }
          try jobs.add(
            Self.passwordLink, payload: LetterJob(account.id, in: language).payload,
            in: transaction)
        }
      }
    } catch {
      // What somebody typed does not stay with the work that was given up.
      if job.isLastAttempt { return .done }
      throw JobError("\(error)", canRetry: true)
    }
    return .done
  }

  /// Makes a link and sends it; each try makes a new one, since only its hash is kept.
  func sendPasswordLink(_ job: Job, _ office: PostOffice) async throws(JobError) -> JobOutcome {
    guard let order = LetterJob(job.payload), let account = try await account(order.account),
      let address = account.mailAddress
    else { return .done }
    let language = account.settings.language ?? order.language
    let words = LetterWords[language]
    var paragraphs = [words.linkAsked(account.username)]
    if account.isOperator {
      // Whoever looks after the server can do more than a mailbox should open.
      paragraphs.append(words.linkOnServer(account.username))
    } else {
      let link: PasswordLink
      do throws(AccountsError) {
        link = try await accounts.makePasswordLink(for: account.id, by: .mail)
      } catch .noSuchAccount {
        return .done
      } catch {
        throw JobError("\(error)", canRetry: true)
      }
      paragraphs += [
        words.linkOpens, office.publicAddress.text + paths.newPassword(link.token.text),
      ]
    }
    paragraphs.append(words.linkIgnored)
    try await send(
      Letter(subject: words.linkSubject, paragraphs), to: address, in: language, office)
    return .done
  }
}

extension Account {
  /// Where messages to this person go; nil where the account has no address, or one that no message can be sent to.
  var mailAddress: MailAddress? { email.flatMap(MailAddress.init(_:)) }
}
