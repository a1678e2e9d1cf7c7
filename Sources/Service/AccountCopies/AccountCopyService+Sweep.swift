// SPDX-License-Identifier: Apache-2.0

public import Database
import Foundation
public import Jobs

extension AccountCopyService {
  /// Deletes old archives; there is one such job.
  static let sweep: JobKind = "copies.sweep"
  private static let sweepSeconds = 3_600.0

  /// What does the chore of this service.
  public func jobHandlers() -> [JobKind: JobWorker.Handler] {
    [
      Self.sweep: { (_) throws(JobError) in
        sweepUp()
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

  /// Deletes archives of a day ago, and what an ended process left half written.
  func sweepUp() {
    let now = Double(clock.now.rawValue) / 1000
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      var information = stat()
      guard stat(path, &information) == 0 else { continue }
      if now - Double(information.st_mtim.tv_sec) > Self.keptSeconds { unlink(path) }
    }
  }
}
