// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Library

extension AttachmentService {
  /// To which side a file is moved among the others.
  public enum Move: String, Sendable, CaseIterable {
    /// Nearer to the beginning.
    case up
    /// Nearer to the end.
    case down
  }

  /// Takes a file off a request that nobody is reading; it can be put back for a day.
  /// - Returns: the request.
  /// - Throws: `noSuchAttachment`, `reading` with `notNow`.
  @discardableResult
  public func remove(
    _ id: AttachmentID, by requester: AccountID
  ) async throws(AttachmentError) -> ReadingID {
    let now = reading.clock.now
    return try await arrange(id, by: requester) {
      (row, transaction) throws(ReadingError) in
      try transaction.run(
        "UPDATE attachments SET removed_at = \(now) WHERE id = \(row.id) AND removed_at IS NULL")
      return true
    }
  }

  /// Deletes a file at once, with its text.
  /// - Returns: the request.
  /// - Throws: `noSuchAttachment`, `reading` with `notNow`.
  @discardableResult
  public func delete(
    _ id: AttachmentID, by requester: AccountID
  ) async throws(AttachmentError) -> ReadingID {
    try await arrange(id, by: requester) {
      (row, transaction) throws(ReadingError) in
      try reading.discardAttachments("id = \(row.id)", in: transaction)
      return true
    }
  }

  /// Puts back a file that was taken off.
  /// - Returns: the request.
  /// - Throws: `noSuchAttachment`, `tooManyFiles`, `tooMuchTogether`, `reading` with `notNow`.
  @discardableResult
  public func restore(
    _ id: AttachmentID, by requester: AccountID
  ) async throws(AttachmentError) -> ReadingID {
    try await arrange(id, by: requester) {
      (row, transaction) throws(ReadingError) in
      let changed = try transaction.run(
        """
        UPDATE attachments SET removed_at = NULL WHERE id = \(row.id)
          AND (SELECT count(*) FROM attachments AS others
            WHERE others.request = \(row.request) AND others.removed_at IS NULL
              AND others.id <> \(row.id)) < \(limits.files)
          AND (SELECT coalesce(sum(others.byte_count), 0) FROM attachments AS others
            WHERE others.request = \(row.request) AND others.removed_at IS NULL
              AND others.id <> \(row.id)) + \(row.byteCount) <= \(limits.requestBytes)
        """)
      guard changed == 1 else { return false }
      try leaveOutIfTooLong(row.id, of: row.request, in: transaction)
      return true
    }
  }

  /// Moves a file by one place; at the end of the row nothing happens.
  /// - Returns: the request.
  /// - Throws: `noSuchAttachment`, `reading` with `notNow`.
  @discardableResult
  public func move(
    _ id: AttachmentID, _ move: Move, by requester: AccountID
  ) async throws(AttachmentError) -> ReadingID {
    try await arrange(id, by: requester) {
      (row, transaction) throws(ReadingError) in
      let others: [AttachmentRow] = try transaction.rows(
        """
        SELECT \(AttachmentRow.columns) FROM attachments
        WHERE request = \(row.request) AND removed_at IS NULL ORDER BY position
        """)
      guard let index = others.firstIndex(where: { $0.id == row.id }) else { return true }
      let next = move == .up ? index - 1 : index + 1
      guard others.indices.contains(next) else { return true }
      let other = others[next]
      // No two may have one place, not even for a moment.
      try transaction.run("UPDATE attachments SET position = 0 WHERE id = \(row.id)")
      try transaction.run(
        "UPDATE attachments SET position = \(row.position) WHERE id = \(other.id)")
      try transaction.run(
        "UPDATE attachments SET position = \(other.position) WHERE id = \(row.id)")
      return true
    }
  }

  /// Changes the files of a request that nobody is reading, counts its text and has it spoken anew.
  /// - Parameter change: gives false where there is no room.
  private func arrange(
    _ id: AttachmentID, by requester: AccountID,
    _ change:
      @Sendable (AttachmentRow, borrowing Transaction<ReadingError>) throws(ReadingError) ->
      Bool
  ) async throws(AttachmentError) -> ReadingID {
    let now = reading.clock.now
    let isDone = try await allowed { () throws(ReadingError) in
      try await database.write {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError)
          -> (ReadingID, Bool)? in
        guard let row = try own(id, requester, in: transaction) else { return nil }
        try reading.holdOpen(row.request, by: requester, at: now, in: transaction)
        let isDone = try change(row, transaction)
        if isDone { try reading.textChanged(of: row.request, in: transaction) }
        return (row.request, isDone)
      }
    }
    guard let (request, isDone) = isDone else { throw .noSuchAttachment }
    guard isDone else { throw .tooManyFiles(maximum: limits.files) }
    reading.tell(about: request, to: [requester], openListChanged: true)
    return request
  }

  /// A file of a requester, also one that was taken off.
  private func own(
    _ id: AttachmentID, _ requester: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> AttachmentRow? {
    try transaction.row(
      """
      SELECT \(AttachmentRow.columns) FROM attachments
        JOIN requests ON requests.id = attachments.request
      WHERE attachments.id = \(id) AND requests.requester = \(requester)
      """)
  }
}
