// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

extension LibraryService {
  /// No track is longer than this, in seconds (four weeks): a greater position is a mistake or an attack.
  package static let longestPosition = 2_419_200.0

  /// Keeps where a listener left a track.
  ///
  /// Of two savings the one that was made later stays.
  /// - Parameters:
  ///   - seconds: from the beginning of the track.
  ///   - savedAt: when it was left there, by the listener's clock; a clock that is ahead is taken as now.
  /// - Throws: `noSuchTrack`, `badPosition`.
  public func savePosition(
    _ seconds: Double, in id: TrackID, for listener: AccountID, at savedAt: Timestamp? = nil
  ) async throws(LibraryError) {
    guard seconds.isFinite, seconds >= 0, seconds <= Self.longestPosition else {
      throw .badPosition
    }
    let milliseconds = Int64((seconds * 1000).rounded())
    let now = clock.now
    let savedAt = min(savedAt ?? now, now)
    try await database.write {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      let mayHear: [TrackID] = try transaction.column(
        "id",
        of: """
          SELECT id FROM tracks
          WHERE id = \(id) AND is_hidden = 0 AND (owner = \(listener) OR owner IS NULL)
          """)
      guard !mayHear.isEmpty else { throw .noSuchTrack }
      try transaction.run(
        """
        INSERT INTO positions (account, track, position_ms, saved_at)
        VALUES (\(listener), \(id), \(milliseconds), \(savedAt))
        ON CONFLICT (account, track) DO UPDATE
        SET position_ms = excluded.position_ms, saved_at = excluded.saved_at
        WHERE excluded.saved_at >= positions.saved_at
        """)
    }
  }
}
