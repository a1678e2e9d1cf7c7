// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import DocumentReading
public import Jobs
import Library
import Synchronization

/// An attached file that waits to be read.
private struct WaitingFile: RowDecodable {
  let row: AttachmentRow
  let requester: AccountID
  let volunteer: AccountID?
  let language: String

  init(row: Row) throws(DatabaseError) {
    self.row = try AttachmentRow(row: row)
    requester = try row.value("requester")
    volunteer = try row.value("volunteer")
    language = try row.value("request_language")
  }
}

extension AttachmentService {
  /// Has a machine read an attached file; the payload is its identifier.
  static let read: JobKind = "reading.attachment"

  /// What reads attached files.
  public func jobHandlers() -> [JobKind: JobWorker.Handler] {
    [Self.read: { (job) throws(JobError) in try await read(job) }]
  }

  /// What tells people of files whose reading has ended too many workers.
  public func jobEndings() -> [JobKind: JobWorker.Ending] {
    [
      Self.read: { (job) throws(JobError) in
        do throws(ReadingError) {
          if let file = try await waiting(job.payload) {
            try await settle(file, .failure(.serverFailed))
          }
        } catch {
          throw JobError("\(error)", canRetry: true)
        }
      }
    ]
  }

  /// Reads a file and puts its text into its request; doing it twice does no harm.
  private func read(_ job: Job) async throws(JobError) -> JobOutcome {
    let attempt: Attempt
    do throws(ReadingError) { attempt = try await self.attempt(job) } catch {
      throw JobError("\(error)", canRetry: true)
    }
    switch attempt {
    case .settled: return .done
    case .larger(let seconds): return .larger(seconds: seconds)
    case .failed(let failure): throw JobError("\(failure)", canRetry: true)
    }
  }

  /// What became of a try.
  private enum Attempt {
    case settled
    /// Its pages take so long to recognise, in seconds, that it waits for its turn as what it is.
    case larger(seconds: Double)
    /// Why it could not be done now, through no fault of the file.
    case failed(DocumentError)
  }

  private func attempt(_ job: Job) async throws(ReadingError) -> Attempt {
    guard let file = try await waiting(job.payload) else { return .settled }
    let path: String
    do throws(BlobStoreError) { path = try await reading.blobs.path(of: file.row.key) } catch {
      throw .files(error)
    }
    let found: Result<DocumentText, DocumentError>
    let larger = Mutex<Double?>(nil)
    do throws(DocumentError) {
      found = .success(
        try await text(of: path, file) { seconds in
          guard job.isMoreThanItSeemed(seconds) else { return true }
          larger.withLock { $0 = seconds }
          return false
        })
    } catch {
      found = .failure(error)
    }
    if let seconds = larger.withLock({ $0 }) { return .larger(seconds: seconds) }
    switch found {
    case .success(let text): try await settle(file, .success(text))
    case .failure(let error):
      if let problem = AttachmentProblem(error) {
        try await settle(file, .failure(problem))
      } else {
        // Another try may help, and the last one tells the people who wait.
        if job.isLastAttempt, !Task.isCancelled {
          try await settle(file, .failure(.serverFailed))
        }
        return .failed(error)
      }
    }
    return .settled
  }

  /// The text of a file in the language of its request.
  private func text(
    of path: String, _ file: WaitingFile, _ begins: (Double) -> Bool
  ) async throws(DocumentError) -> DocumentText {
    do throws(DocumentError) {
      return try await documents.text(
        of: path, name: file.row.name, language: file.language, begins: begins)
    } catch {
      // What holds its text as text can be read in any language.
      guard case .unknownLanguage = error, !file.row.sort.isShownAsPicture else { throw error }
      return try await documents.text(of: path, name: file.row.name, begins: begins)
    }
  }

  private func waiting(_ id: String) async throws(ReadingError) -> WaitingFile? {
    try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.row(
        """
        SELECT \(AttachmentRow.columns), requests.requester, requests.volunteer,
          requests.language AS request_language
        FROM attachments JOIN requests ON requests.id = attachments.request
        WHERE attachments.id = \(id) AND attachments.state = \(AttachmentRow.StateName.reading)
        """)
    }
  }

  /// Notes what became of a file, and has the text of its request spoken when nothing is read any more.
  private func settle(
    _ file: WaitingFile, _ result: Result<DocumentText, AttachmentProblem>
  ) async throws(ReadingError) {
    let id = file.row.id
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      switch result {
      case .success(let text): try note(text, of: id, in: transaction)
      case .failure(let problem): try note(problem, of: id, in: transaction)
      }
      try leaveOutIfTooLong(id, of: file.row.request, in: transaction)
      try reading.textChanged(of: file.row.request, in: transaction)
    }
    reading.tell(
      about: file.row.request, to: [file.requester, file.volunteer], openListChanged: true)
  }

  private func note(
    _ text: DocumentText, of id: AttachmentID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    // Whoever came first has noted it; a file that is gone has no pages.
    let noted = try transaction.run(
      """
      UPDATE attachments SET state = \(AttachmentRow.StateName.read), problem = NULL,
        language = \(orNull: text.languageTag), warnings = \(text.warnings.storedText)
      WHERE id = \(id) AND state = \(AttachmentRow.StateName.reading)
      """)
    guard noted == 1 else { return }
    for page in text.pages {
      try transaction.run(
        """
        INSERT INTO attachment_pages (attachment, number, text, confidence_permille)
        VALUES (\(id), \(page.number), \(page.text), \(Int((page.confidence * 1000).rounded())))
        """)
    }
  }

  /// Leaves out the text of a file with which its request is too long: all of it or nothing, for half a text would be
  /// taken for the whole.
  func leaveOutIfTooLong(
    _ id: AttachmentID, of request: ReadingID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let most = RequestDraft.maximumTextLength
    guard SeenText.isLonger(try reading.text(of: request, in: transaction), than: most) else {
      return
    }
    try note(.tooMuchText(maximum: most), of: id, in: transaction)
  }

  /// Notes that a file has no text, and why.
  func note(
    _ problem: AttachmentProblem, of id: AttachmentID,
    in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    try transaction.run("DELETE FROM attachment_pages WHERE attachment = \(id)")
    try transaction.run(
      """
      UPDATE attachments SET state = \(AttachmentRow.StateName.failed),
        problem = \(problem.storedText), language = NULL, warnings = NULL
      WHERE id = \(id)
      """)
  }
}
