// SPDX-License-Identifier: Apache-2.0

import BlobStore
public import Database
import DocumentReading
import Library

/// Files that belong to a request: photos of pages, documents, books.
///
/// They are as private as the text of the request: the requester and whoever has the request see them, and nobody else.
/// A machine reads each at once, in a job; from then on its text is part of the request's.
public struct AttachmentService: Sendable {
  /// How much may be attached.
  public struct Limits: Sendable, Hashable {
    /// Files of one request.
    public var files = 20
    /// One file, in bytes.
    public var fileBytes = 60_000_000
    /// The files of one request together, in bytes.
    public var requestBytes = 200_000_000
    /// The files of all requests of one person together, in bytes, with those that were taken off.
    public var accountBytes = 5_000_000_000
    /// How long a file that was taken off can be put back, in seconds: a day.
    public var removedSeconds = ReadingService.removedAttachmentSeconds

    /// The usual limits.
    public init() {}
  }

  let reading: ReadingService
  /// Reads what was attached, in jobs.
  let documents: DocumentReader
  /// Looks at what comes, so that nobody who sends waits for what is being read.
  let intake: DocumentReader
  /// How much may be attached.
  public let limits: Limits

  /// Makes the service beside that of the requests.
  /// - Parameter program: what is started as a worker that opens files; nil to work in this process, which is for tests.
  public init(reading: ReadingService, program: String?, limits: Limits = Limits()) {
    self.reading = reading
    self.limits = limits
    documents = DocumentReader(program: program)
    intake = DocumentReader(program: program)
  }

  /// Where files are received, on the same disk as they are kept.
  public var temporaryFolder: String { reading.blobs.temporaryFolder }

  var database: DatabasePool { reading.database }

  /// The table; it refers to that of `ReadingService`.
  public static let migrations = MigrationPlan(
    owner: "attachments",
    [
      Migration(
        1, "files that are attached to requests",
        [
          """
          CREATE TABLE attachments (
            id TEXT PRIMARY KEY,
            request TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
            position BIGINT NOT NULL, name TEXT NOT NULL, sort TEXT NOT NULL,
            byte_count BIGINT NOT NULL, file_key TEXT NOT NULL, state TEXT NOT NULL,
            problem TEXT, language TEXT, warnings TEXT, added_at BIGINT NOT NULL,
            removed_at BIGINT)
          """,
          "CREATE UNIQUE INDEX attachments_by_request ON attachments (request, position)",
          "CREATE INDEX attachments_by_file ON attachments (file_key)",
          """
          CREATE TABLE attachment_pages (
            attachment TEXT NOT NULL REFERENCES attachments (id) ON DELETE CASCADE,
            number BIGINT NOT NULL, text TEXT NOT NULL, confidence_permille BIGINT NOT NULL,
            PRIMARY KEY (attachment, number))
          """,
        ]), keptFilesTable,
    ])
}

/// An attached file as the database holds it, without its pages.
struct AttachmentRow: RowDecodable {
  /// How the database names the states.
  enum StateName: String, SQLConvertible {
    case reading
    case read
    case failed
  }

  let id: AttachmentID
  let request: ReadingID
  let position: Int64
  let name: String
  let sort: DocumentSort
  let byteCount: Int
  let key: BlobKey
  let state: StateName
  let problem: String?
  let language: String?
  let warnings: String?
  let addedAt: Timestamp

  static let columns: Statement = """
    attachments.id, attachments.request, attachments.position, attachments.name, attachments.sort,
      attachments.byte_count, attachments.file_key, attachments.state, attachments.problem,
      attachments.language, attachments.warnings, attachments.added_at
    """

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    request = try row.value("request")
    position = try row.value("position")
    name = try row.value("name")
    byteCount = try row.value("byte_count")
    state = try row.value("state")
    problem = try row.value("problem")
    language = try row.value("language")
    warnings = try row.value("warnings")
    addedAt = try row.value("added_at")
    let (sortName, keyText): (String, String) = (
      try row.value("sort"), try row.value("file_key")
    )
    guard let sort = DocumentSort(rawValue: sortName), let key = BlobKey(rawValue: keyText) else {
      throw .wrongType(column: "sort, file_key", expected: "a sort, a key", found: sortName)
    }
    self.sort = sort
    self.key = key
  }

  func attachment(_ pages: [AttachmentPage]) -> Attachment {
    let told: AttachmentState =
      switch state {
      case .reading: .reading
      case .failed: .failed(AttachmentProblem(storedText: problem ?? ""))
      case .read:
        .read(
          AttachmentText(
            language: language, pages: pages,
            warnings: [DocumentWarning](storedText: warnings ?? "")
          ))
      }
    return Attachment(
      id: id, request: request, name: name, sort: sort, byteCount: byteCount, state: told,
      addedAt: addedAt)
  }
}

/// A page as the database holds it.
struct AttachmentPageRow: RowDecodable {
  let attachment: AttachmentID
  let page: AttachmentPage

  init(row: Row) throws(DatabaseError) {
    attachment = try row.value("attachment")
    let permille: Int = try row.value("confidence_permille")
    page = AttachmentPage(
      number: try row.value("number"), text: try row.value("text"),
      confidence: Double(permille) / 1000)
  }
}
