// SPDX-License-Identifier: Apache-2.0

public import Database
import Foundation
public import Jobs

extension UploadService {
  /// Deletes what has expired, and files that no row names; there is one such job.
  static let sweep: JobKind = "uploads.sweep"
  /// How often, in seconds.
  static let sweepSeconds = 600.0

  /// What does the chores of this service.
  public func jobHandlers() -> [JobKind: JobWorker.Handler] {
    [
      Self.sweep: { (_) throws(JobError) in
        do throws(UploadsError) { try await sweepUp() } catch {
          throw JobError("\(error)", canRetry: true)
        }
        return .again(afterSeconds: Self.sweepSeconds)
      }
    ]
  }

  /// Makes sure that somebody sweeps, at once too; to be called at every start.
  public func scheduleSweeping() async throws(DatabaseError) {
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try jobs.addChore(Self.sweep, isDueNow: true, in: transaction)
    }
  }

  /// Deletes what has expired, and the files of uploads that are gone with their request or account.
  public func sweepUp() async throws(UploadsError) {
    // The list comes first: whatever stands in it had a row when its first byte came.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let now = clock.now
    let named = try await database.write {
      (transaction: borrowing Transaction<UploadsError>) throws(UploadsError) -> Set<String> in
      try transaction.run("DELETE FROM uploads WHERE expires_at <= \(now)")
      let named: [String] = try transaction.column(
        "id", of: "SELECT id FROM uploads WHERE state <> \(UploadState.sent)")
      return Set(named)
    }
    for name in files where !named.contains(name) {
      writers.end(UploadID(rawValue: name))
      unlink(folder + "/" + name)
    }
  }
}
