// SPDX-License-Identifier: Apache-2.0

public import Database

extension UploadService {
  /// The table of the service; it refers to those of `AccountService` and `ReadingService`.
  public static let migrations = MigrationPlan(
    owner: "uploads",
    [
      Migration(
        1, "uploads",
        [
          // most_bytes is the length, or what may come while that is not known.
          """
          CREATE TABLE uploads (
            id TEXT PRIMARY KEY,
            account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            request TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
            purpose TEXT NOT NULL, state TEXT NOT NULL, length BIGINT, most_bytes BIGINT NOT NULL,
            metadata TEXT NOT NULL, created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)
          """,
          "CREATE INDEX uploads_by_account ON uploads (account, state)",
          "CREATE INDEX uploads_by_request ON uploads (request)",
          "CREATE INDEX uploads_by_expiry ON uploads (expires_at)",
        ])
    ])
}

/// How the database names the states of an upload.
enum UploadState: String, SQLConvertible {
  /// Bytes are missing.
  case receiving
  /// All bytes are there.
  case whole
  /// It was handed over, and its file is gone.
  case sent
}

/// An upload as the database holds it.
struct UploadRow: RowDecodable {
  let id: UploadID
  let request: String
  let purpose: UploadPurpose
  let state: UploadState
  let length: Int64?
  let mostBytes: Int64
  let metadata: String
  let expiresAt: Timestamp

  static let columns: Statement =
    "id, request, purpose, state, length, most_bytes, metadata, expires_at"

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    request = try row.value("request")
    purpose = try row.value("purpose")
    state = try row.value("state")
    length = try row.value("length")
    mostBytes = try row.value("most_bytes")
    metadata = try row.value("metadata")
    expiresAt = try row.value("expires_at")
  }

  /// How far it has come, with so many bytes on the disk.
  func status(bytes: Int64) -> UploadStatus {
    let offset =
      switch state {
      case .receiving: bytes
      case .whole, .sent: length ?? bytes
      }
    return UploadStatus(
      id: id, offset: offset, length: length, purpose: purpose, metadata: metadata,
      expiresAt: expiresAt, isSent: state == .sent)
  }
}
