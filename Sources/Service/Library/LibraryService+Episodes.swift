// SPDX-License-Identifier: Apache-2.0

package import Accounts
import BlobStore
package import Database

/// The sounds of episodes: tracks like others, but not in the list of what there is to hear.
extension LibraryService {
  /// Adds the sound of an episode of a podcast.
  package func addEpisode(
    _ episode: String, owner: AccountID, title: String, language: TextLanguage, audio: StoredAudio,
    in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) -> TrackID {
    let id = TrackID(rawValue: identifiers.next())
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try transaction.run(
      """
      INSERT INTO tracks (id, owner, source_kind, source, title, language, shelf_order, state,
        audio_key, audio_bytes, duration_ms, created_at)
      VALUES (\(id), \(owner), \(TrackRow.SourceName.episode), \(episode), \(title),
        \(language.tag), 0, \(TrackRow.StateName.ready), \(audio.key.rawValue),
        \(audio.byteCount), \(milliseconds), \(clock.now))
      """)
    return id
  }

  /// Deletes the sound of an episode, and has its files deleted.
  package func removeEpisode<Failure>(
    _ track: TrackID, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let gone: [TrackFiles] = try transaction.rows(
      """
      DELETE FROM tracks WHERE id = \(track) AND source_kind = \(TrackRow.SourceName.episode)
      RETURNING \(TrackFiles.columns)
      """)
    try deleteFiles(of: gone, in: transaction)
  }

  /// Takes it out of sight while its podcast is removed, or shows it again.
  package func hideEpisode<Failure>(
    _ isHidden: Bool, _ track: TrackID, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try transaction.run(
      """
      UPDATE tracks SET is_hidden = \(isHidden)
      WHERE id = \(track) AND source_kind = \(TrackRow.SourceName.episode)
      """)
  }
}
