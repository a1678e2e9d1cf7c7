// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database
package import Library

/// Where the chapters of a recording begin, as its reader marked them.
public enum RecordingChapters {
  /// The table; it refers to that of `LibraryService`.
  public static let migrations = MigrationPlan(
    owner: "chapters",
    [
      Migration(
        1, "chapters of recordings",
        [
          """
          CREATE TABLE recording_chapters (
            track TEXT NOT NULL REFERENCES tracks (id) ON DELETE CASCADE, start_ms BIGINT NOT NULL,
            PRIMARY KEY (track, start_ms))
          """
        ])
    ])

  /// Keeps the chapters of a track.
  package static func keep<Failure>(
    _ starts: [Double], of track: TrackID, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    for start in starts {
      try transaction.run(
        """
        INSERT INTO recording_chapters (track, start_ms)
        VALUES (\(track), \(Int64((start * 1000).rounded()))) ON CONFLICT DO NOTHING
        """)
    }
  }
}

extension ReadingService {
  /// Where the chapters of a recording begin, in seconds: for those who may hear it.
  /// - Throws: `noSuchRequest`, or `notReady`.
  public func chapters(
    of id: ReadingID, for listener: AccountID
  ) async throws(ReadingError) -> [Double] {
    _ = try await audio(of: id, for: listener)
    let starts: [Int64] = try await database.read {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try transaction.column(
        "start_ms",
        of: """
          SELECT start_ms FROM recording_chapters
          WHERE track IN (SELECT track FROM recordings
            WHERE request = \(id) AND place = \(RecordingPlace.present))
          ORDER BY start_ms
          """)
    }
    return starts.map { Double($0) / 1000 }
  }
}
