// SPDX-License-Identifier: Apache-2.0

package import Accounts
import BlobStore
package import Database

/// The sounds of books: tracks like others, but not in the list of what there is to hear.
extension LibraryService {
  /// Adds one sound of a book.
  /// - Parameter number: its number among the sounds of the book, from 1.
  package func addSound(
    ofBook book: String, number: Int, owner: AccountID, title: String, language: TextLanguage,
    audio: StoredAudio, in transaction: borrowing Transaction<LibraryError>
  ) throws(LibraryError) -> TrackID {
    let id = TrackID(rawValue: identifiers.next())
    let milliseconds = Int64((audio.durationSeconds * 1000).rounded())
    try transaction.run(
      """
      INSERT INTO tracks (id, owner, source_kind, source, title, language, shelf_order, state,
        audio_key, audio_bytes, duration_ms, created_at, level_group)
      VALUES (\(id), \(owner), \(TrackRow.SourceName.book), \(Self.source(book, number)),
        \(title), \(language.tag), \(number), \(TrackRow.StateName.ready),
        \(audio.key.rawValue), \(audio.byteCount), \(milliseconds), \(clock.now), \(book))
      """)
    return id
  }

  /// The sounds of a book in their order, with where the listener stopped in each.
  package func sounds(
    ofBook book: String, for owner: AccountID
  ) async throws(LibraryError) -> [ShelvedTrack] {
    try await tracks(
      where: """
        tracks.source_kind = \(TrackRow.SourceName.book)
          AND tracks.source >= \(book + "/") AND tracks.source < \(book + "0")
          AND tracks.owner = \(owner) AND tracks.is_hidden = 0
        ORDER BY tracks.shelf_order
        """, for: owner)
  }

  /// Takes the sounds of a book off the shelf, and has their files deleted.
  package func removeBook<Failure>(
    _ book: String, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let gone: [TrackFiles] = try transaction.rows(
      """
      DELETE FROM tracks WHERE source_kind = \(TrackRow.SourceName.book)
        AND source >= \(book + "/") AND source < \(book + "0")
      RETURNING \(TrackFiles.columns)
      """)
    try deleteFiles(of: gone, in: transaction)
  }

  /// Takes them out of sight while the book is removed, or shows them again.
  package func hideBook<Failure>(
    _ isHidden: Bool, _ book: String, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try transaction.run(
      """
      UPDATE tracks SET is_hidden = \(isHidden)
      WHERE source_kind = \(TrackRow.SourceName.book)
        AND source >= \(book + "/") AND source < \(book + "0")
      """)
  }

  /// How the source of a sound is written: "0" comes next after "/", so all sounds of a book lie between the two.
  private static func source(_ book: String, _ number: Int) -> String { "\(book)/\(number)" }
}
