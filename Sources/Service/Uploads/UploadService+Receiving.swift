// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Reading

extension UploadService {
  /// Opens an upload for the bytes that follow; whoever else is writing there is cut off, since a connection that the
  /// client has lost may look alive for minutes.
  ///
  /// - Parameters:
  ///   - offset: where the client says that they begin.
  ///   - length: the whole length, where it is told only now.
  ///   - checksum: the SHA-1 of the bytes, 20 bytes; then all of them are kept or none.
  /// - Throws: `noSuchUpload`, `wrongOffset`, `wrongLength`, `tooLarge`, `full`, `file`.
  public func open(
    _ id: UploadID, of account: AccountID, at offset: Int64, length: Int64? = nil,
    checksum: [UInt8]? = nil
  ) async throws(UploadsError) -> UploadWriter {
    var row = try await row(id, of: account)
    if let length { row = try await tell(length, of: row) }
    if row.state != .receiving {
      guard offset == row.length else { throw .wrongOffset(expected: row.length ?? 0) }
    }
    let (isClosed, mostBytes) = (row.state != .receiving, row.mostBytes)
    return try writers.begin(id) { () throws(UploadsError) in
      let size = isClosed ? offset : size(of: id)
      guard offset == size else { throw .wrongOffset(expected: size) }
      return try UploadWriter(
        id, at: isClosed ? nil : path(of: id), from: offset, to: mostBytes,
        checksum: checksum, temporaryFolder: temporaryFolder)
    }
  }

  /// Keeps what a writer took, and hands over what is whole now.
  ///
  /// - Throws: `checksumMismatch`, `takenOver`, `full`, `file`; what handing over throws.
  public func finish(
    _ writer: UploadWriter, of account: AccountID
  ) async throws(UploadsError) -> UploadStatus {
    _ = try writer.finish()
    return try await status(of: writer.id, for: account)
  }

  /// Notes the length of an upload that began without one.
  private func tell(_ length: Int64, of row: UploadRow) async throws(UploadsError) -> UploadRow {
    if let known = row.length {
      guard known == length else { throw .wrongLength }
      return row
    }
    guard length <= row.mostBytes else { throw .tooLarge(maximum: row.mostBytes) }
    guard length >= size(of: row.id) else { throw .wrongLength }
    let changed: [UploadRow] = try await database.write {
      (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) in
      try transaction.rows(
        """
        UPDATE uploads SET length = \(length), most_bytes = \(length)
        WHERE id = \(row.id) AND length IS NULL RETURNING \(UploadRow.columns)
        """)
    }
    guard let changed = changed.first else { throw .wrongLength }
    return changed
  }
}
