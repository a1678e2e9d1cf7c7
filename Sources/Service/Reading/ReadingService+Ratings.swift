// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Foundation

extension ReadingService {
  /// Rates the reading that a requester kept, in place of what they said before.
  /// - Throws: `noSuchRequest`, `notNow` before a reading was kept, or `commentTooLong`.
  public func rate(
    _ id: ReadingID, _ rating: Rating, by requester: AccountID
  ) async throws(ReadingError) {
    let now = clock.now
    let comment = rating.comment.replacingOccurrences(of: "\r\n", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !SeenText.isLonger(comment, than: Rating.maximumCommentLength) else {
      throw .commentTooLong(maximum: Rating.maximumCommentLength)
    }
    let people = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [AccountID?] in
      let found = try ownRow(id, requester: requester, in: transaction)
      guard found.state == .accepted, found.withdrawnAt == nil, found.whole == nil else {
        throw .notNow
      }
      try transaction.run(
        """
        INSERT INTO ratings (request, stars, comment, rated_at)
        VALUES (\(id), \(rating.stars.rawValue), \(comment), \(now))
        ON CONFLICT (request) DO UPDATE SET stars = excluded.stars, comment = excluded.comment,
          rated_at = excluded.rated_at
        """)
      return try readersOfParts(of: id, in: transaction) + [found.volunteer]
    }
    tell(about: id, to: [requester] + people, openListChanged: false)
  }

  /// Takes a rating back with its words; where there is none, nothing happens.
  /// - Throws: `noSuchRequest`.
  public func removeRating(of id: ReadingID, by requester: AccountID) async throws(ReadingError) {
    let people = try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [AccountID?] in
      let found = try ownRow(id, requester: requester, in: transaction)
      try transaction.run("DELETE FROM ratings WHERE request = \(id)")
      return try readersOfParts(of: id, in: transaction) + [found.volunteer]
    }
    tell(about: id, to: [requester] + people, openListChanged: false)
  }
}
