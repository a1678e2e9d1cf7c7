// SPDX-License-Identifier: Apache-2.0

import BlobStore
import Database
import Jobs
import Library

extension ReadingService {
  /// Removes files that a crash left: unfinished ones, and stored ones that no row names.
  static let sweep: JobKind = "reading.sweep"
  /// How often to sweep, in seconds; a start sweeps too.
  static let sweepSeconds = 21_600.0
  /// How old a stored file without a row must be, in seconds.
  ///
  /// Between the storing and the naming lie seconds: a file is stored when it has come whole, and a transaction waits
  /// two seconds for others. A day is beyond any of that; what is slower still meets the mark of the sweep.
  static let unnamedSeconds = 86_400.0

  func sweepUp() async throws(ReadingError) {
    await blobs.removeAbandonedFiles()
    _ = try await sweepFiles(olderThan: Self.unnamedSeconds)
  }

  /// Deletes stored files that no row names.
  /// - Returns: how many.
  func sweepFiles(olderThan seconds: Double) async throws(ReadingError) -> Int {
    let stored: [BlobKey]
    do throws(BlobStoreError) { stored = try await blobs.keys(olderThan: seconds) } catch {
      throw .files(error)
    }
    let named = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) -> Set<String> in
      let originals: [String] = try transaction.column(
        "original_key", of: "SELECT original_key FROM recordings WHERE original_key IS NOT NULL")
      return Set(originals).union(try library.namedFiles(in: transaction))
        .union(try attachedFiles(in: transaction))
    }
    var swept = 0
    for key in stored where !named.contains(key.rawValue) {
      if try await sweepFile(key) { swept += 1 }
    }
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try library.forgetSweptFiles(in: transaction)
    }
    return swept
  }

  /// Looks once more, where nobody can name the file in between.
  private func sweepFile(_ key: BlobKey) async throws(ReadingError) -> Bool {
    try await database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      let originals: [String] = try transaction.column(
        "id", of: "SELECT id FROM recordings WHERE original_key = \(key.rawValue) LIMIT 1")
      let isTrack = try library.namesFile(key, in: transaction)
      let isAttached = try isAttached(key.rawValue, in: transaction)
      guard originals.isEmpty, !isTrack, !isAttached else { return false }
      try library.sweepFile(key, in: transaction)
      return true
    }
  }
}
