// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Foundation
import Reading

extension UploadService {
  /// Begins an upload.
  ///
  /// - Throws: `noSuchRequest`, `tooLarge`, `tooMany`, `tooMuch`.
  public func create(
    _ wish: UploadWish, by account: AccountID
  ) async throws(UploadsError) -> UploadStatus {
    let maximum = limits.maximumBytes(for: wish.purpose)
    if let length = wish.length, length > maximum || length < 0 {
      throw .tooLarge(maximum: maximum)
    }
    let now = clock.now
    let id = UploadID(rawValue: identifiers.next())
    let expiry = now.adding(seconds: limits.keptSeconds)
    let mostBytes = wish.length ?? maximum
    try await database.write {
      (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) in
      guard try reading.mayRecord(wish.request, by: account, in: transaction) else {
        throw .noSuchRequest
      }
      try makeSure(of: mostBytes, for: account, in: transaction)
      try transaction.run(
        """
        INSERT INTO uploads (id, account, request, purpose, state, length, most_bytes, metadata,
          created_at, expires_at)
        VALUES (\(id), \(account), \(wish.request), \(wish.purpose), \(UploadState.receiving),
          \(orNull: wish.length), \(mostBytes), \(wish.metadata), \(now), \(expiry))
        """)
    }
    return UploadStatus(
      id: id, offset: 0, length: wish.length, purpose: wish.purpose, metadata: wish.metadata,
      expiresAt: expiry, isSent: false)
  }

  /// Whether there is room for so many bytes more.
  private func makeSure(
    of bytes: Int64, for account: AccountID, in transaction: borrowing Transaction<UploadsError>
  ) throws(UploadsError) {
    let unfinished: [Int] = try transaction.column(
      "number",
      of: """
        SELECT count(*) AS number FROM uploads
        WHERE account = \(account) AND state = \(UploadState.receiving)
        """)
    guard unfinished.reduce(0, +) < limits.unfinished else {
      throw .tooMany(limit: limits.unfinished)
    }
    let waiting: [Int] = try transaction.column(
      "number",
      of: """
        SELECT count(*) AS number FROM uploads
        WHERE account = \(account) AND state = \(UploadState.whole)
        """)
    guard waiting.reduce(0, +) < limits.waiting else { throw .tooMany(limit: limits.waiting) }
    let held: [Int64?] = try transaction.column(
      "bytes",
      of: """
        SELECT sum(most_bytes) AS bytes FROM uploads
        WHERE account = \(account) AND state <> \(UploadState.sent)
        """)
    guard (held.first ?? 0) ?? 0 <= limits.accountBytes - bytes else {
      throw .tooMuch(maximumBytes: limits.accountBytes)
    }
  }

  /// How far an upload has come.
  ///
  /// What is whole and was not handed over, since the server ended in between, is handed over now.
  /// - Throws: `noSuchUpload`; what handing over throws.
  public func status(
    of id: UploadID, for account: AccountID
  ) async throws(UploadsError) -> UploadStatus {
    let row = try await row(id, of: account)
    let status = row.status(bytes: size(of: id))
    guard status.isWhole, !status.isSent, row.purpose == .recording || row.state == .receiving
    else { return status }
    return try await complete(row, of: account)
  }

  /// Ends an upload and deletes what had come.
  /// - Throws: `noSuchUpload`, also for one that was handed over.
  public func remove(_ id: UploadID, of account: AccountID) async throws(UploadsError) {
    let removed = try await database.write {
      (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) in
      try transaction.run(
        """
        DELETE FROM uploads
        WHERE id = \(id) AND account = \(account) AND state <> \(UploadState.sent)
        """)
    }
    guard removed == 1 else { throw .noSuchUpload }
    writers.end(id)
    unlink(path(of: id))
  }

  /// An upload that has not expired, of somebody who still may record its request.
  func row(_ id: UploadID, of account: AccountID) async throws(UploadsError) -> UploadRow {
    let now = clock.now
    return try await database.read {
      (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) in
      let found: UploadRow? = try transaction.row(
        """
        SELECT \(UploadRow.columns) FROM uploads
        WHERE id = \(id) AND account = \(account) AND expires_at > \(now)
        """)
      guard let found else { throw .noSuchUpload }
      if found.state == .sent { return found }
      let request = ReadingID(rawValue: found.request)
      guard try reading.mayRecord(request, by: account, in: transaction) else {
        throw .noSuchUpload
      }
      return found
    }
  }
}
