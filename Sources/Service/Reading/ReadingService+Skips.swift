// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

extension ReadingService {
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
  public func skipped(
    by volunteer: AccountID, size: Int = maximumPageSize, after: PageCursor? = nil
  ) async throws(ReadingError) -> ListPage<RequestSummary> {
    let size = min(max(1, size), Self.maximumPageSize)
    let (now, place) = (clock.now, after ?? .newest)
    let rows: [SkippedRow] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try requireRole(.volunteer, of: volunteer, in: transaction)
      return try transaction.rows(
        """
        SELECT \(RequestSummary.columns), skips.skipped_at
        FROM \(RequestSummary.tables) JOIN skips ON skips.request = requests.id
        WHERE skips.volunteer = \(volunteer) AND \(Self.isOffered(at: now))
          AND \(Self.mayTake(volunteer))
          AND (skips.skipped_at < \(place.first)
            OR (skips.skipped_at = \(place.first) AND requests.id > \(place.id)))
        ORDER BY skips.skipped_at DESC, requests.id LIMIT \(size + 1)
        """)
    }
    return ListPage(rows, size: size) { $0.summary }
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

/// A request that a volunteer skipped, and when.
private struct SkippedRow: RowDecodable, Placed {
  let summary: RequestSummary
  let skippedAt: Timestamp

  init(row: Row) throws(DatabaseError) {
    summary = try RequestSummary(row: row)
    skippedAt = try row.value("skipped_at")
  }

  var cursor: PageCursor { PageCursor(first: skippedAt.rawValue, id: summary.id.rawValue) }
}
