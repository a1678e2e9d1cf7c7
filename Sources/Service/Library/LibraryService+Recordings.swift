// SPDX-License-Identifier: Apache-2.0

package import Accounts
import BlobStore
package import Database
package import Jobs

extension LibraryService {
  /// Deletes a file whose row is gone.
  package static let deleteFile: JobKind = "library.deleteFile"

  /// Puts a finished recording on the shelf of the one who asked for it, replacing an earlier one.
  package func addRecording(
    for request: String, owner: AccountID, title: String, language: TextLanguage,
    audio: StoredAudio,
    in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) -> TrackID {
    try removeRecording(for: request, in: transaction)
    let id = TrackID(rawValue: identifiers.next())
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try transaction.run(
      """
      INSERT INTO tracks (id, owner, source_kind, source, title, language, shelf_order, state,
        audio_key, audio_bytes, opus_key, opus_bytes, duration_ms, created_at)
      VALUES (\(id), \(owner), \(TrackRow.SourceName.recording), \(request), \(title),
        \(language.tag), 0, \(TrackRow.StateName.ready), \(audio.key.rawValue),
        \(audio.byteCount), \(orNull: audio.opus?.key.rawValue),
        \(orNull: audio.opus?.byteCount), \(milliseconds), \(clock.now))
      """)
    return id
  }

  /// Gives a track another sound of the same reading; where its listener stopped stays.
  package func replaceAudio<Failure>(
    of track: TrackID, by audio: StoredAudio, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let before: [TrackFiles] = try transaction.rows(
      "SELECT \(TrackFiles.columns) FROM tracks WHERE id = \(track)")
    try deleteFiles(of: before, in: transaction)
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try transaction.run(
      """
      UPDATE tracks SET audio_key = \(audio.key.rawValue), audio_bytes = \(audio.byteCount),
        opus_key = \(orNull: audio.opus?.key.rawValue),
        opus_bytes = \(orNull: audio.opus?.byteCount), duration_ms = \(milliseconds)
      WHERE id = \(track)
      """)
  }

  /// Takes a recording off the shelf and has its file deleted.
  package func removeRecording(
    for request: String, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    try removeTracks(.recording, of: request, in: transaction)
  }

  /// Takes a recording out of sight while its request is withdrawn, or shows it again.
  package func hideRecording(
    _ isHidden: Bool, for request: String, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    try hideTracks(isHidden, .recording, of: request, in: transaction)
  }

  /// Takes the tracks of a request that come from one source off the shelf, and has their files deleted.
  func removeTracks(
    _ kind: TrackRow.SourceName, of request: String,
    in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    let gone: [TrackFiles] = try transaction.rows(
      """
      DELETE FROM tracks WHERE source_kind = \(kind) AND source = \(request)
      RETURNING \(TrackFiles.columns)
      """)
    try deleteFiles(of: gone, in: transaction)
  }

  /// Takes them out of sight, or shows them again.
  func hideTracks(
    _ isHidden: Bool, _ kind: TrackRow.SourceName, of request: String,
    in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) {
    try transaction.run(
      """
      UPDATE tracks SET is_hidden = \(isHidden)
      WHERE source_kind = \(kind) AND source = \(request)
      """)
  }

  /// Has the files of tracks deleted once this transaction lasts.
  func deleteFiles<Failure>(
    of tracks: [TrackFiles], in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    for key in tracks.flatMap(\.keys) { try deleteFile(key, in: transaction) }
  }

  /// Has the files of a sound deleted once this transaction lasts.
  package func deleteFiles<Failure>(
    of audio: StoredAudio, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    for key in audio.keys { try deleteFile(key.rawValue, in: transaction) }
  }

  /// Has a file deleted once this transaction lasts.
  package func deleteFile<Failure>(
    _ key: String?, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    guard let key else { return }
    try jobs.add(Self.deleteFile, payload: key, key: "deleteFile \(key)", in: transaction)
  }

  /// The track of a recording, whoever may hear it: for the rules of `ReadingService`.
  package func recording(
    for request: String
  ) async throws(LibraryError) -> (track: Track, audio: StoredAudio)? {
    let found: TrackRow? = try await database.read {
      (transaction: borrowing Transaction<LibraryError>) throws(LibraryError) in
      try transaction.row(
        """
        SELECT \(Self.columns) FROM tracks
        WHERE source_kind = \(TrackRow.SourceName.recording) AND source = \(request)
        """)
    }
    guard let found, let audio = found.audio else { return nil }
    return (found.track, audio)
  }
}
