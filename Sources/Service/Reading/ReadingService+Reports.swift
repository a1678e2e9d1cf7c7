// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
import Foundation

/// What a report is about.
///
/// The raw names are stored and are part of the API: they never change.
public enum ReportReason: String, Sendable, CaseIterable, SQLConvertible {
  /// Somebody is rude or hurtful.
  case unkind
  /// Somebody misuses what is private, or asks for it.
  case privacy
  /// The recording is no reading of the text, or the text is none to be read.
  case misuse
  /// Something else.
  case other
}

extension ReadingService {
  /// The longest that a report can say, in characters.
  public static let maximumReportLength = 2_000

  /// Tells the people who run the server about somebody, and blocks them.
  /// - Returns: the block, for undoing it.
  /// - Throws: `noSuchRequest`, `tooOften`, `reportTooLong`.
  public func report(
    _ other: OtherPerson, of id: ReadingID, by person: AccountID, _ reason: ReportReason,
    words: String
  ) async throws(ReadingError) -> BlockID {
    try await report(by: person, reason, words: words) {
      (transaction) throws(ReadingError) in
      (try find(other, of: id, seenBy: person, in: transaction), id)
    }
  }

  func report(
    by person: AccountID, _ reason: ReportReason, words: String,
    find:
      @escaping @Sendable (borrowing Transaction<ReadingError>) throws(ReadingError)
      -> (person: AccountID, request: ReadingID)
  ) async throws(ReadingError) -> BlockID {
    let now = clock.now
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !SeenText.isLonger(words, than: Self.maximumReportLength) else {
      throw .reportTooLong(maximum: Self.maximumReportLength)
    }
    let (block, released) = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
        -> (BlockID, [AccountID: [Released]]) in
      let (about, id) = try find(transaction)
      let sent: [Timestamp] = try transaction.column(
        "created_at",
        of: """
          SELECT created_at FROM reports WHERE reporter = \(person)
            AND created_at > \(now.adding(seconds: -Self.daySeconds))
            AND created_at <= \(now.adding(seconds: Self.clockSkewSeconds))
          ORDER BY created_at DESC LIMIT \(limits.reportsPerDay)
          """)
      if sent.count >= limits.reportsPerDay, let oldest = sent.last {
        let wait = oldest.adding(seconds: Self.daySeconds).seconds(since: now)
        throw .tooOften(retryAfterSeconds: max(1, Int(wait.rounded(.up))))
      }
      try transaction.run(
        """
        INSERT INTO reports (id, reporter, about, request, reason, words, created_at)
        VALUES (\(identifiers.next()), \(person), \(about), \(id), \(reason), \(words), \(now))
        """)
      return try keepApart(about, by: person, in: transaction)
    }
    for (volunteer, requests) in released { tell(requests, and: volunteer) }
    return block
  }
}
