// SPDX-License-Identifier: Apache-2.0

public import Accounts
import Database
import Foundation
public import Reading

extension UploadService {
  /// Looks at what is whole now, and hands it over when it is a whole recording.
  func complete(
    _ row: UploadRow, of account: AccountID
  ) async throws(UploadsError) -> UploadStatus {
    if row.state == .receiving {
      if let problem = await reading.problem(ofFileAt: path(of: row.id)) {
        // Somebody else may have handed it over meanwhile, and the file is gone for that.
        let present = try await self.row(row.id, of: account)
        guard present.state == .receiving else { return try await complete(present, of: account) }
        try await remove(row.id, of: account)
        throw .unusable(problem)
      }
      try await database.write {
        (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) in
        try transaction.run(
          """
          UPDATE uploads SET state = \(UploadState.whole)
          WHERE id = \(row.id) AND state = \(UploadState.receiving)
          """)
      }
    }
    if row.purpose == .recording {
      do throws(UploadsError) {
        try await handOver(
          [row.id], of: account, for: ReadingID(rawValue: row.request)
        ) { (file) throws(UploadsError) in
          // A second name for the file: so it is still there if the server ends before the database has it.
          guard link(path(of: row.id), file) == 0 else { throw UploadWriter.failure("link") }
        }
      } catch {
        // Somebody else may have handed it over at the same moment.
        guard try await self.row(row.id, of: account).state == .sent else { throw error }
      }
    }
    return try await self.row(row.id, of: account).status(bytes: size(of: row.id))
  }

  /// Sends takes together as one reading.
  ///
  /// - Parameters:
  ///   - takes: in the order in which they are heard.
  ///   - chapters: where a chapter begins: in which take, from 0, and how far in it, in seconds.
  ///
  /// Sending the same again is no error, since an answer may be lost on its way; it is sent once.
  /// - Throws: `wrongCount`, `notWhole` where one is not all there or some were sent already, `reading`, `full`, `file`.
  public func sendTakes(
    _ takes: [UploadID], chapters: [TakeMark] = [], for request: ReadingID, by account: AccountID
  ) async throws(UploadsError) {
    guard (1...limits.takes).contains(takes.count), Set(takes).count == takes.count,
      chapters.count <= limits.takes * 10
    else { throw .wrongCount(maximum: limits.takes) }
    let marks = chapters.filter { takes.indices.contains($0.take) && $0.seconds >= 0 }
    let paths = takes.map(path(of:))
    try await handOver(takes, of: account, for: request) { (file) throws(UploadsError) in
      do throws(TakesFileError) {
        try TakesFile.write(paths, chapters: marks, to: file)
      } catch {
        switch error {
        case .full: throw .full
        case .file(let operation, let reason):
          // A name that is none of a file: somebody sends what is not there.
          throw operation == "open" ? .notWhole : .file(operation: operation, reason: reason)
        case .damaged: throw .notWhole
        }
      }
    }
  }

  /// Hands uploads over, all or none and once only: they are noted as sent in the transaction that names the recording.
  private func handOver(
    _ uploads: [UploadID], of account: AccountID, for request: ReadingID,
    _ make: (_ file: String) throws(UploadsError) -> Void
  ) async throws(UploadsError) {
    if try await areAll(.sent, uploads, of: account, for: request) { return }
    guard try await areAll(.whole, uploads, of: account, for: request) else { throw .notWhole }
    let file = temporaryFolder + "/sent-" + UUID().uuidString
    defer { unlink(file) }
    try make(file)
    do throws(ReadingError) {
      try await reading.submitRecording(for: request, by: account, movingFileAt: file) {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        for upload in uploads {
          let changed = try transaction.run(
            """
            UPDATE uploads SET state = \(UploadState.sent)
            WHERE id = \(upload) AND account = \(account) AND request = \(request)
              AND state = \(UploadState.whole)
            """)
          guard changed == 1 else { throw .notNow }
        }
      }
    } catch {
      if case .notNow = error { throw .notWhole }
      throw .reading(error)
    }
    for upload in uploads { unlink(path(of: upload)) }
  }

  private func areAll(
    _ state: UploadState, _ uploads: [UploadID], of account: AccountID, for request: ReadingID
  ) async throws(UploadsError) -> Bool {
    try await database.read {
      (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) -> Bool in
      for upload in uploads {
        let found: [String] = try transaction.column(
          "id",
          of: """
            SELECT id FROM uploads
            WHERE id = \(upload) AND account = \(account) AND request = \(request)
              AND state = \(state)
            """)
        if found.isEmpty { return false }
      }
      return true
    }
  }
}
