// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database

extension ReadingService {
  /// The most requests that the list of skipped ones holds.
  static let mostSkipped = 100

  /// Leaves a request out of what is offered to a volunteer from now on.
  /// - Throws: `notAVolunteer`, or `noSuchRequest`.
  public func skip(_ id: ReadingID, by volunteer: AccountID) async throws(ReadingError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      let found = try row(id, in: transaction)
      guard found.withdrawnAt == nil, try mayTake(id, volunteer, in: transaction) else {
        throw .noSuchRequest
      }
      try transaction.run(
        """
        INSERT INTO skips (volunteer, request, skipped_at) VALUES (\(volunteer), \(id), \(now))
        ON CONFLICT (volunteer, request) DO NOTHING
        """)
    }
    feed.publish(.openRequests, to: volunteer)
  }

  /// Offers a request again that was skipped; one that was not is no error.
  public func unskip(_ id: ReadingID, by volunteer: AccountID) async throws(ReadingError) {
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try forgetSkip(of: id, by: volunteer, in: transaction)
    }
    feed.publish(.openRequests, to: volunteer)
  }

  /// What a volunteer skipped and could still take, the last first.
  /// - Throws: `notAVolunteer`.
  public func skipped(by volunteer: AccountID) async throws(ReadingError) -> [RequestSummary] {
    let now = clock.now
    let rows: [RequestRow] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      return try transaction.rows(
        """
        \(RequestRow.select(at: now)) JOIN skips ON skips.request = requests.id
        WHERE skips.volunteer = \(volunteer) AND \(Self.isOffered(at: now))
          AND \(Self.mayTake(volunteer))
        ORDER BY skips.skipped_at DESC, requests.id LIMIT \(Self.mostSkipped)
        """)
    }
    return rows.map(\.summary)
  }

  /// The condition that a volunteer does not want to read a request.
  static func isSkipped(by volunteer: AccountID) -> Statement {
    """
    EXISTS (SELECT 1 FROM skips
      WHERE skips.volunteer = \(volunteer) AND skips.request = requests.id)
    """
  }

  func forgetSkip(
    of id: ReadingID, by volunteer: AccountID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run("DELETE FROM skips WHERE volunteer = \(volunteer) AND request = \(id)")
  }
}
