// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
public import Jobs
public import Reading
import Speaking

extension LetterService {
  /// How long before the end of a claim its volunteer is told, in seconds: 12 hours.
  static let endingSeconds = 43_200.0

  /// What the service of readings does with its news: a job in the transaction that makes them true.
  ///
  /// Apart from a service, since that of the readings is made before that of the accounts.
  public static func newsRule(_ jobs: JobQueue) -> ReadingService.NewsRule {
    { (news, account, request, transaction) throws(DatabaseError) in
      let order = NewsOrder(news: news, account: account, request: request)
      switch news {
      case .ready, .kept, .askedAgain:
        try jobs.add(Self.news, payload: order.payload, in: transaction)
      case .claimed(let seconds):
        // One waits for each taking; when the time was extended, it waits on.
        try jobs.add(
          Self.news, payload: order.payload, key: "\(Self.news.rawValue) \(order.payload)",
          delay: max(0, seconds - Self.endingSeconds), in: transaction)
      }
    }
  }

  /// Tells somebody who wants to be told, at an address that is confirmed.
  func sendNews(_ job: Job, _ office: PostOffice) async throws(JobError) -> JobOutcome {
    guard let order = NewsOrder(job.payload), let account = try await account(order.account),
      let address = account.mailAddress
    else { return .done }
    let now = clock.now
    let found: (choice: LetterChoice, claim: Timestamp?)
    do throws(AccountsError) {
      found = try await database.read {
        (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
        let ends: [Timestamp] = try transaction.column(
          "claimed_until",
          of: """
            SELECT claimed_until FROM requests WHERE id = \(order.request)
              AND volunteer = \(account.id) AND state = 'claimed' AND claimed_until > \(now)
            """)
        return (try choice(of: account.id, in: transaction), ends.first)
      }
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
    if order.isOfClaim {
      guard let end = found.claim else { return .done }
      let wait = end.seconds(since: now) - Self.endingSeconds
      if wait > 0 { return .again(afterSeconds: wait) }
    }
    guard found.choice.isTold, found.choice.isConfirmed,
      try await hasRoom(order, isFirstTry: job.attempt == 1)
    else { return .done }
    let language = account.settings.language ?? .english
    let words = LetterWords[language]
    let sentence = order.sentence(words)
    try await send(
      Letter(
        subject: sentence,
        [
          sentence + " " + words.newsOpens, office.publicAddress.text + paths.news,
          words.newsStops, office.publicAddress.text + paths.settings,
        ]), to: address, in: language, office)
    return .done
  }

  /// Whether somebody is told of this once more today: who asks again and keeps after all, or sends one recording after
  /// the other, floods nobody.
  private func hasRoom(_ order: NewsOrder, isFirstTry: Bool) async throws(JobError) -> Bool {
    guard isFirstTry else { return true }
    do throws(AccountsError) {
      try await database.write {
        (transaction: borrowing Transaction<AccountsError>) throws(AccountsError) in
        try attempts.countNewsLetter(
          to: order.account, about: order.payload, in: transaction)
      }
      return true
    } catch .tooManyAttempts {
      return false
    } catch {
      throw JobError("\(error)", canRetry: true)
    }
  }
}

/// Who is told what; about which request is for the job alone and stands in no message.
private struct NewsOrder {
  private let word: String
  let account: AccountID
  let request: ReadingID

  init(news: ReadingNews, account: AccountID, request: ReadingID) {
    word =
      switch news {
      case .ready: "ready"
      case .kept: "kept"
      case .askedAgain: "asked-again"
      case .claimed: Self.claim
      }
    self.account = account
    self.request = request
  }

  init?(_ payload: String) {
    let parts = payload.split(separator: " ").map(String.init)
    guard parts.count == 3 else { return nil }
    word = parts[0]
    account = AccountID(rawValue: parts[1])
    request = ReadingID(rawValue: parts[2])
  }

  private static let claim = "claim"

  var payload: String { "\(word) \(account.rawValue) \(request.rawValue)" }
  var isOfClaim: Bool { word == Self.claim }

  /// What is there, without a title or a text: mail is read by others too, and that somebody has readings made for them
  /// says something about their health.
  func sentence(_ words: LetterWords) -> String {
    switch word {
    case "ready": words.newsReady
    case "kept": words.newsKept
    case "asked-again": words.newsAskedAgain
    default: words.newsEnding
    }
  }
}
