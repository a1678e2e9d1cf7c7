// SPDX-License-Identifier: Apache-2.0

public import Accounts
import BlobStore
import Database

extension LibraryService {
  /// The tracks that someone may hear: their own, newest first, then those for everyone.
  ///
  /// What a machine voice reads is not among them once a person has read it; nor are the sounds of books, which are
  /// heard as a whole, and episodes, which have lists of their own.
  /// - Parameter listener: nil for a visitor who is not signed in.
  public func tracks(for listener: AccountID?) async throws(LibraryError) -> [ShelvedTrack] {
    // No account has an empty identifier, so a visitor owns nothing.
    let listener = listener ?? AccountID(rawValue: "")
    return try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      let rows: [ShelvedRow] = try transaction.rows(
        """
        SELECT \(Self.columns), positions.position_ms, positions.saved_at
        FROM tracks LEFT JOIN positions
          ON positions.track = tracks.id AND positions.account = \(listener)
        WHERE tracks.is_hidden = 0 AND (tracks.owner = \(listener) OR tracks.owner IS NULL)
          AND tracks.source_kind NOT IN (
            \(TrackRow.SourceName.book), \(TrackRow.SourceName.episode))
          AND NOT (tracks.source_kind = \(TrackRow.SourceName.machine) AND EXISTS (
            SELECT 1 FROM tracks AS read_by_person
            WHERE read_by_person.source_kind = \(TrackRow.SourceName.recording)
              AND read_by_person.source = tracks.source AND read_by_person.is_hidden = 0))
        ORDER BY CASE WHEN tracks.owner IS NULL THEN 1 ELSE 0 END,
          tracks.shelf_order, tracks.created_at DESC, tracks.id
        """)
      return rows.map(\.shelved)
    }
  }

  /// One track with the listener's place in it.
  /// - Throws: `noSuchTrack` also for a track of someone else.
  public func track(
    _ id: TrackID, for listener: AccountID?
  ) async throws(LibraryError) -> ShelvedTrack {
    try await row(id, for: listener).shelved
  }

  /// The words of a track that is for everyone, for whom hears none of it; nil where they are not known, as of a track
  /// of one's own: they stand in its request.
  public func text(of id: TrackID) async throws(LibraryError) -> String? {
    let texts: [String] = try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try transaction.column(
        "script",
        of: """
          SELECT script FROM tracks
          WHERE id = \(id) AND is_hidden = 0 AND owner IS NULL AND script IS NOT NULL
          """)
    }
    return texts.first
  }

  /// The sound of a track, for sending it to the listener.
  /// - Parameter form: the form that is wanted; what there is not in it comes as MP3.
  /// - Throws: `noSuchTrack`, or `notReady` with the state.
  public func audio(
    of id: TrackID, as form: AudioForm = .mp3, for listener: AccountID?
  ) async throws(LibraryError) -> AudioFile {
    let row = try await row(id, for: listener).row
    guard case .ready = row.track.state, let audio = row.audio else {
      throw .notReady(row.track.state)
    }
    return try await file(of: row.track, audio, as: form)
  }

  /// The file of a track that somebody was found to have a right to.
  package func file(
    of track: Track, _ audio: StoredAudio, as form: AudioForm
  ) async throws(LibraryError) -> AudioFile {
    let mp3 = (StoredFile(key: audio.key, byteCount: audio.byteCount), AudioForm.mp3)
    let (file, given) =
      switch form {
      case .mp3: mp3
      case .opus: audio.opus.map { ($0, .opus) } ?? mp3
      }
    do throws(BlobStoreError) {
      return AudioFile(
        path: try await blobs.path(of: file.key), form: given,
        byteCount: file.byteCount, entityTag: file.key.rawValue, title: track.title,
        durationSeconds: audio.durationSeconds)
    } catch {
      throw .files(error)
    }
  }

  /// Tracks with the listener’s place in each.
  /// - Parameter condition: of the columns of `tracks`, with an order behind it.
  func tracks(
    where condition: Statement, for listener: AccountID
  ) async throws(LibraryError) -> [ShelvedTrack] {
    let rows: [ShelvedRow] = try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try transaction.rows(
        """
        SELECT \(Self.columns), positions.position_ms, positions.saved_at
        FROM tracks LEFT JOIN positions
          ON positions.track = tracks.id AND positions.account = \(listener)
        WHERE \(condition)
        """)
    }
    return rows.map(\.shelved)
  }

  private func row(
    _ id: TrackID, for listener: AccountID?
  ) async throws(LibraryError) -> ShelvedRow {
    let listener = listener ?? AccountID(rawValue: "")
    let found: ShelvedRow? = try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try transaction.row(
        """
        SELECT \(Self.columns), positions.position_ms, positions.saved_at
        FROM tracks LEFT JOIN positions
          ON positions.track = tracks.id AND positions.account = \(listener)
        WHERE tracks.id = \(id) AND tracks.is_hidden = 0
          AND (tracks.owner = \(listener) OR tracks.owner IS NULL)
        """)
    }
    guard let found else { throw .noSuchTrack }
    return found
  }
}

/// A track joined with one listener's place in it.
private struct ShelvedRow: RowDecodable {
  let row: TrackRow
  let position: PlayPosition?

  var shelved: ShelvedTrack { ShelvedTrack(track: row.track, position: position) }

  init(row: Row) throws(DatabaseError) {
    self.row = try TrackRow(row: row)
    let milliseconds: Int64? = try row.value("position_ms")
    let savedAt: Timestamp? = try row.value("saved_at")
    if let milliseconds, let savedAt {
      position = PlayPosition(seconds: Double(milliseconds) / 1000, savedAt: savedAt)
    } else {
      position = nil
    }
  }
}
