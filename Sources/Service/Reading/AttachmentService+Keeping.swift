// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import Database
public import DocumentReading
import Library

/// A file that came with a form that was refused: it is kept for its sender alone, so that nobody chooses it again.
public struct KeptFile: Sendable, Hashable {
  /// The identifier.
  public let id: String
  /// What the person called it.
  public let name: String
  /// What it is, by its content.
  public let sort: DocumentSort
  /// How large it is, in bytes.
  public let byteCount: Int

  let key: BlobKey
}

extension AttachmentService {
  /// The table; it refers to that of the accounts.
  static let keptFilesTable = Migration(
    2, "files of forms that were refused",
    [
      """
      CREATE TABLE kept_files (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        name TEXT NOT NULL, sort TEXT NOT NULL, byte_count BIGINT NOT NULL,
        file_key TEXT NOT NULL, kept_at BIGINT NOT NULL)
      """,
      "CREATE INDEX kept_files_by_account ON kept_files (account, kept_at)",
      "CREATE INDEX kept_files_by_file ON kept_files (file_key)",
      "CREATE INDEX kept_files_by_time ON kept_files (kept_at)",
    ])

  /// Keeps files until their form is sent again, for a day; nobody but their sender ever gets them.
  ///
  /// Of one account as many are kept as a request may have, twice: for two forms that are open at once.
  /// - Throws: `tooManyFiles`, `reading` with `files`.
  public func keep(
    _ files: [ExaminedFile], by person: AccountID
  ) async throws(AttachmentError) -> [KeptFile] {
    var kept: [KeptFile] = []
    for file in files { kept.append(try await keep(file, by: person)) }
    return kept
  }

  private func keep(
    _ file: ExaminedFile, by person: AccountID
  ) async throws(AttachmentError) -> KeptFile {
    let key: BlobKey
    do throws(BlobStoreError) { key = try await reading.blobs.put(movingFileAt: file.path) } catch {
      throw .reading(.files(error))
    }
    let kept = KeptFile(
      id: reading.identifiers.next(), name: file.name, sort: file.sort, byteCount: file.byteCount,
      key: key)
    do throws(AttachmentError) {
      let now = reading.clock.now
      let added = try await allowed { () throws(ReadingError) in
        try await database.write {
          (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
          guard try !reading.library.wasSwept(key, in: transaction) else {
            throw .files(.notFound(key))
          }
          return try transaction.run(
            """
            INSERT INTO kept_files (id, account, name, sort, byte_count, file_key, kept_at)
            SELECT \(kept.id), \(person), \(kept.name), \(kept.sort.rawValue), \(kept.byteCount),
              \(key.rawValue), \(now)
            WHERE (SELECT count(*) FROM kept_files WHERE account = \(person)) < \(limits.files * 2)
              AND (SELECT coalesce(sum(byte_count), 0) FROM kept_files WHERE account = \(person))
                + \(kept.byteCount) <= \(limits.requestBytes * 2)
            """)
        }
      }
      guard added == 1 else { throw .tooManyFiles(maximum: limits.files * 2) }
    } catch {
      try? await reading.blobs.delete(key)
      throw error
    }
    return kept
  }

  /// Those of these files that are kept for a person, in the order in which they are named.
  public func kept(
    _ ids: [String], by person: AccountID
  ) async throws(AttachmentError) -> [KeptFile] {
    guard !ids.isEmpty else { return [] }
    let rows = try await allowed { () throws(ReadingError) in
      try await database.read {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [KeptRow] in
        try transaction.rows("SELECT \(KeptRow.columns) FROM kept_files WHERE account = \(person)")
      }
    }
    return ids.prefix(limits.files).compactMap { id in
      rows.first { $0.file.id == id }?.file
    }
  }

  /// Deletes a file that is kept for a person; where there is none, nothing happens.
  public func drop(_ id: String, by person: AccountID) async throws(AttachmentError) {
    try await allowed { () throws(ReadingError) in
      try await database.write {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        try reading.discardKeptFiles("id = \(id) AND account = \(person)", in: transaction)
      }
    }
  }

  /// Whether these files fit into a request that has none yet.
  /// - Throws: `tooManyFiles`, `tooMuchTogether`.
  public func checkTogether(
    _ kept: [KeptFile], and files: [ExaminedFile]
  ) throws(AttachmentError) {
    guard kept.count + files.count <= limits.files else {
      throw .tooManyFiles(maximum: limits.files)
    }
    let sizes = kept.map(\.byteCount) + files.map(\.byteCount)
    guard sizes.reduce(0, +) <= limits.requestBytes else {
      throw .tooMuchTogether(maximumBytes: limits.requestBytes)
    }
  }

  /// Attaches a file that was kept; it is kept no more.
  /// - Throws: `noSuchAttachment` where it is not there any more, and what `add(_:to:by:)` throws.
  @discardableResult
  public func add(
    _ file: KeptFile, to request: ReadingID, by requester: AccountID
  ) async throws(AttachmentError) -> AttachmentID {
    let id = AttachmentID(rawValue: reading.identifiers.next())
    let new = NamedFile(
      name: file.name, sort: file.sort, byteCount: file.byteCount, key: file.key, keptAs: file.id)
    try await named(new, id, request, requester)
    reading.tell(about: request, to: [requester], openListChanged: false)
    return id
  }
}

/// A file in the store that a row is about to name.
struct NamedFile: Sendable {
  let name: String
  let sort: DocumentSort
  let byteCount: Int
  let key: BlobKey
  /// What names it until then, where it was kept.
  var keptAs: String?
}

/// A file that is kept, as the database holds it.
private struct KeptRow: RowDecodable {
  let file: KeptFile

  static let columns: Statement = "id, name, sort, byte_count, file_key"

  init(row: Row) throws(DatabaseError) {
    let (sortName, keyText): (String, String) = (
      try row.value("sort"), try row.value("file_key")
    )
    guard let sort = DocumentSort(rawValue: sortName), let key = BlobKey(rawValue: keyText) else {
      throw .wrongType(column: "sort, file_key", expected: "a sort, a key", found: sortName)
    }
    file = KeptFile(
      id: try row.value("id"), name: try row.value("name"), sort: sort,
      byteCount: try row.value("byte_count"), key: key)
  }
}

extension ReadingService {
  /// How long a file of a form that was refused is kept, in seconds: a day.
  static let keptFileSeconds = 86_400.0

  /// Deletes files that were kept for a form.
  func discardKeptFiles(
    _ condition: Statement, in transaction: borrowing Transaction<ReadingError>
  ) throws(ReadingError) {
    let keys: [String] = try transaction.column(
      "file_key", of: "DELETE FROM kept_files WHERE \(condition) RETURNING file_key")
    for key in keys { try library.deleteFile(key, in: transaction) }
  }
}
