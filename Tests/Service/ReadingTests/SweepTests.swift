// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Database
import Foundation
import Jobs
import TestSupport
import Testing

@testable import Library
@testable import Reading

@Suite struct SweepTests {
  /// Younger than now: every file that is there.
  private let anyAge = -100.0

  private func exists(_ key: BlobKey, in bench: ReadingBench) async -> Bool {
    do throws(BlobStoreError) {
      _ = try await bench.blobs.size(of: key)
      return true
    } catch {
      return false
    }
  }

  @Test("A file without a row is swept, and every file that a row names stays")
  func sweepsOrphans() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    let orphan = try await bench.blobs.put(movingFileAt: try bench.text("left by a crash"))
    #expect(try bench.storedFiles().count == 2 + ReadingBench.preparedFiles)
    #expect(try await bench.reading.sweepFiles(olderThan: ReadingService.unnamedSeconds) == 0)
    #expect(try await bench.reading.sweepFiles(olderThan: anyAge) == 1)
    _ = try await bench.worker.runUntilIdle()
    #expect(await !exists(orphan, in: bench))
    #expect(try bench.storedFiles().count == 1 + ReadingBench.preparedFiles)
    _ = try await bench.reading.audio(of: id, for: bench.requester)
  }

  @Test(
    "A file that was swept before it got its row is refused, so no row names a file that is gone")
  func refusesSwept() async throws {
    let bench = try await ReadingBench()
    let key = try await bench.blobs.put(movingFileAt: try bench.text("slow"))
    #expect(try await bench.reading.sweepFiles(olderThan: anyAge) == 1)
    // Whether or not the file is deleted by now: the mark stays.
    for _ in 0..<2 {
      let wasSwept = try await bench.database.write {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
        try bench.library.wasSwept(key, in: transaction)
      }
      #expect(wasSwept)
      _ = try await bench.worker.runUntilIdle()
    }
    bench.time.advance(seconds: 2_600_000)
    _ = try await bench.reading.sweepFiles(olderThan: ReadingService.unnamedSeconds)
    let isForgotten = try await bench.database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try !bench.library.wasSwept(key, in: transaction)
    }
    #expect(isForgotten)
  }

  @Test("Uploads in the middle of sweeps that spare no file either succeed whole or are refused")
  func races() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    var requests: [ReadingID] = []
    for number in 0..<5 {
      let id = try await bench.post("Text \(number)")
      try await bench.reading.claim(id, by: volunteer)
      requests.append(id)
    }
    let outcomes = try await withThrowingTaskGroup(of: (ReadingID, Bool)?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          _ = try await bench.reading.sweepFiles(olderThan: -100)
          return nil
        }
      }
      for id in requests {
        let path = try bench.text("a recording")
        group.addTask {
          do throws(ReadingError) {
            try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
            return (id, true)
          } catch {
            guard case .files(.notFound) = error else { throw error }
            return (id, false)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(outcomes.count == 5)
    // The jobs that prepare recordings stay; those that delete files run.
    let deletions = JobWorker(
      queue: bench.queue,
      handlers: [
        LibraryService.deleteFile: { (job) throws(JobError) in
          if let key = BlobKey(rawValue: job.payload) { try? await bench.blobs.delete(key) }
          return .done
        }
      ])
    _ = try await deletions.runUntilIdle()
    for (id, wasSent) in outcomes {
      let keys = try await bench.database.read {
        (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> [String] in
        try transaction.column(
          "original_key", of: "SELECT original_key FROM recordings WHERE request = \(id)")
      }
      #expect(keys.count == (wasSent ? 1 : 0))
      for key in keys.compactMap(BlobKey.init) { #expect(await exists(key, in: bench)) }
    }
  }

  @Test("A start sweeps at once, however long ago the last sweep was, and then again in time")
  func sweepsAtStart() async throws {
    let bench = try await ReadingBench()
    let folder = bench.folder.path + "/blobs/unfinished/work-dead"
    for _ in 0..<2 {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try await bench.reading.scheduleTidying()
      _ = try await bench.worker.runUntilIdle()
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    bench.time.advance(seconds: ReadingService.sweepSeconds)
    _ = try await bench.worker.runUntilIdle()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
