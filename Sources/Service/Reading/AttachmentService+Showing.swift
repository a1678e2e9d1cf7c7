// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import Database
import Library

/// The file of an attachment, for somebody who may see it.
public struct OriginalFile: Sendable, Hashable {
  /// What it is, and what the person called it.
  public let attachment: Attachment
  /// Where it lies.
  public let path: String
}

extension AttachmentService {
  /// The files of a request, in their order, with what was read in them: for its requester, and for whoever has it.
  ///
  /// For a volunteer it is noted as the opening of the text.
  /// - Throws: `reading` with `noSuchRequest`.
  public func attachments(
    of request: ReadingID, for person: AccountID
  ) async throws(AttachmentError) -> [Attachment] {
    try await allowed { () throws(ReadingError) in
      let isVolunteers = try await requireSight(of: request, for: person)
      if isVolunteers { try await reading.noteOpening(of: request, by: person) }
      return try await database.read {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        try found("request = \(request) AND removed_at IS NULL", in: transaction)
      }
    }
  }

  /// One file with what was read in it, for its requester and for whoever has the request.
  /// - Throws: `noSuchAttachment`.
  public func attachment(
    _ id: AttachmentID, for person: AccountID
  ) async throws(AttachmentError) -> Attachment {
    try await sight(of: id, for: person).0
  }

  /// The file itself, for its requester and for whoever has the request.
  /// - Throws: `noSuchAttachment`, `reading` with `files`.
  public func original(
    _ id: AttachmentID, for person: AccountID
  ) async throws(AttachmentError) -> OriginalFile {
    let (attachment, key) = try await sight(of: id, for: person)
    do throws(BlobStoreError) {
      return OriginalFile(attachment: attachment, path: try await reading.blobs.path(of: key))
    } catch {
      throw .reading(.files(error))
    }
  }

  private func sight(
    of id: AttachmentID, for person: AccountID
  ) async throws(AttachmentError) -> (Attachment, BlobKey) {
    let row: AttachmentRow? = try await allowed { () throws(ReadingError) in
      try await database.read {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        try transaction.row(
          """
          SELECT \(AttachmentRow.columns) FROM attachments
          WHERE id = \(id) AND removed_at IS NULL
          """)
      }
    }
    guard let row else { throw .noSuchAttachment }
    do throws(AttachmentError) {
      let all = try await attachments(of: row.request, for: person)
      guard let one = all.first(where: { $0.id == id }) else { throw .noSuchAttachment }
      return (one, row.key)
    } catch {
      if case .reading(.noSuchRequest) = error { throw .noSuchAttachment }
      throw error
    }
  }

  /// Refuses whoever is neither the requester nor has the request just now.
  /// - Returns: whether it is the volunteer who has it.
  private func requireSight(
    of request: ReadingID, for person: AccountID
  ) async throws(ReadingError) -> Bool {
    let now = reading.clock.now
    return try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let row = try reading.row(request, in: transaction)
      if row.requester == person { return false }
      let apart: [ReadingID] = try transaction.column(
        "id",
        of: """
          SELECT requests.id FROM requests
          WHERE id = \(request) AND \(ReadingService.areBlocked("requests.requester", person))
          """)
      guard apart.isEmpty, row.volunteer == person,
        row.volunteerState(at: now)?.mayShowText == true
      else { throw .noSuchRequest }
      return true
    }
  }

  private func found(
    _ condition: Statement, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [Attachment] {
    let rows: [AttachmentRow] = try transaction.rows(
      "SELECT \(AttachmentRow.columns) FROM attachments WHERE \(condition) ORDER BY position")
    let pages: [AttachmentPageRow] = try transaction.rows(
      """
      SELECT attachment, number, text, confidence_permille FROM attachment_pages
      WHERE attachment IN (SELECT id FROM attachments WHERE \(condition))
      ORDER BY attachment, number
      """)
    let byAttachment = Dictionary(grouping: pages, by: \.attachment)
    return rows.map { row in row.attachment((byAttachment[row.id] ?? []).map(\.page)) }
  }
}
