// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import DocumentReading
import Jobs
import Library

/// What attached files mean for the requests that they belong to.
extension ReadingService {
  /// How long a file that was taken off can be put back, in seconds: a day.
  static let removedAttachmentSeconds = 86_400.0

  /// What was typed, without the texts of attached files: what the form changes.
  /// - Throws: `noSuchRequest`.
  public func typedText(
    of id: ReadingID, by requester: AccountID
  ) async throws(ReadingError) -> String {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      _ = try ownRow(id, requester: requester, in: transaction)
      return try typedText(of: id, in: transaction)
    }
  }

  func typedText(
    of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> String {
    let found: [String] = try transaction.column(
      "body", of: "SELECT body FROM requests WHERE id = \(id)")
    guard let text = found.first else { throw .noSuchRequest }
    return text
  }

  /// The text of a request, which only its requester and the volunteer who has it may see: what was typed, then what
  /// was read in the attached files, in their order.
  func text(
    of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> String {
    let typed = try typedText(of: id, in: transaction)
    let pages: [String] = try transaction.column(
      "text",
      of: """
        SELECT attachment_pages.text FROM attachments
          JOIN attachment_pages ON attachment_pages.attachment = attachments.id
        WHERE attachments.request = \(id) AND attachments.removed_at IS NULL
        ORDER BY attachments.position, attachment_pages.number
        """)
    // The marks behind words that were not surely read are for the eye, beside the picture.
    return ([typed] + pages.map { $0.replacing(DocumentText.doubtMark, with: "") })
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Makes sure that a request is its requester's and that nobody reads it, as editing does.
  func holdOpen(
    _ id: ReadingID, by requester: AccountID, at now: Timestamp,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let changed = try transaction.run(
      """
      UPDATE requests SET state = CASE WHEN state = 'divided' THEN state ELSE 'open' END,
        volunteer = NULL, claimed_until = NULL
      WHERE id = \(id) AND requester = \(requester) AND \(Self.isChangeable(at: now))
      """)
    if changed == 0 { throw try refusal(of: id, requester: requester, in: transaction) }
    try endClaim(of: id, .expired, at: now, in: transaction)
  }

  /// Counts the text of a request anew, and has it spoken once none of its files is being read any more.
  func textChanged(
    of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let text = try text(of: id, in: transaction)
    try transaction.run(
      "UPDATE requests SET character_count = \(text.count) WHERE id = \(id)")
    try divide(id, at: clock.now, in: transaction)
    let found = try row(id, in: transaction)
    guard try !isReadingFiles(of: id, in: transaction), found.state != .accepted else { return }
    let draft = RequestDraft(
      title: found.summary.title, text: text, category: found.summary.category,
      language: found.summary.language)
    try speakAtOnce(draft, id, for: found.requester, in: transaction)
    guard found.withdrawnAt != nil else { return }
    try onShelf(transaction) { (shelf) throws(LibraryError) in
      try library.hideMachineReading(true, of: id.rawValue, in: shelf)
    }
  }

  /// Counts the text of a request whose typed part was changed.
  /// - Returns: all of it.
  /// - Throws: `invalid` when it is too long together.
  func recountedText(
    of id: ReadingID, typed: String, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> String {
    let text = try text(of: id, in: transaction)
    guard !SeenText.isLonger(text, than: RequestDraft.maximumTextLength) else {
      let room = RequestDraft.maximumTextLength - (text.count - typed.count)
      throw .invalid([.text: .tooLong(maximum: max(0, room))])
    }
    try transaction.run(
      "UPDATE requests SET character_count = \(text.count) WHERE id = \(id)")
    return text
  }

  /// Has the files of a request read once more whose print was recognised in another language.
  func readFilesAnew(
    of id: ReadingID, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let rows: [AttachmentRow] = try transaction.rows(
      "SELECT \(AttachmentRow.columns) FROM attachments WHERE request = \(id)")
    let requester = try row(id, in: transaction).requester
    for file in rows where file.sort.isPages && file.state != .reading {
      try transaction.run("DELETE FROM attachment_pages WHERE attachment = \(file.id)")
      try transaction.run(
        """
        UPDATE attachments SET state = \(AttachmentRow.StateName.reading), problem = NULL,
          language = NULL, warnings = NULL
        WHERE id = \(file.id)
        """)
      try addReading(of: file.id, file.sort, for: requester, in: transaction)
    }
  }

  /// Adds the job that reads a file.
  func addReading(
    of id: AttachmentID, _ sort: DocumentSort, for requester: AccountID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try jobs.add(
      AttachmentService.read, payload: id.rawValue,
      work: JobWork(seconds: sort.workSeconds, account: requester.rawValue), in: transaction)
  }

  /// Deletes attached files with their texts.
  func discardAttachments(
    _ condition: Statement, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let keys: [String] = try transaction.column(
      "file_key", of: "DELETE FROM attachments WHERE \(condition) RETURNING file_key")
    for key in keys { try library.deleteFile(key, in: transaction) }
  }

  /// The keys of all files that are attached, or kept until a form is sent again.
  func attachedFiles(
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> [String] {
    try transaction.column(
      "file_key", of: "SELECT file_key FROM attachments UNION ALL SELECT file_key FROM kept_files")
  }

  /// Whether a file is attached or kept.
  func isAttached(
    _ key: String, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) -> Bool {
    let found: [String] = try transaction.column(
      "id",
      of: """
        SELECT id FROM attachments WHERE file_key = \(key)
        UNION ALL SELECT id FROM kept_files WHERE file_key = \(key)
        """)
    return !found.isEmpty
  }
}
