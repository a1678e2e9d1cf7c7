// SPDX-License-Identifier: Apache-2.0

package import BlobStore
public import Database

/// The stored files that the rows of another service name.
public struct NamedFiles: Sendable {
  /// Gives the keys of all of them as `file_key`.
  let all: Statement
  /// Gives one key as `file_key`, if a row names it.
  let named: @Sendable (String) -> Statement

  /// Describes them.
  public init(all: Statement, named: @escaping @Sendable (String) -> Statement) {
    (self.all, self.named) = (all, named)
  }
}

/// Files without a row: a crash between the storing of a file and the transaction that names it leaves one.
///
/// Who sweeps and who names a file both do so in a transaction that writes, so one of them comes first. When the name
/// comes first, the sweep sees it. When the sweep comes first, it leaves a mark, and the name is refused: a row never
/// names a file that is gone.
extension LibraryService {
  /// How long the mark of a swept file is kept, in seconds: thirty days, far longer than any request lasts.
  private static let markSeconds = 2_592_000.0

  /// The keys of all files that tracks name.
  package func namedFiles<Failure>(
    in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> [String] {
    var keys: [String] = try transaction.column(
      "file_key",
      of: """
        SELECT audio_key AS file_key FROM tracks WHERE audio_key IS NOT NULL
        UNION ALL SELECT opus_key FROM tracks WHERE opus_key IS NOT NULL
        """)
    for other in others { keys += try transaction.column("file_key", of: other.all) }
    return keys
  }

  /// Whether a track names a file.
  package func namesFile<Failure>(
    _ key: BlobKey, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> Bool {
    let found: [String] = try transaction.column(
      "id",
      of: """
        SELECT id FROM tracks WHERE audio_key = \(key.rawValue) OR opus_key = \(key.rawValue)
        LIMIT 1
        """)
    guard found.isEmpty else { return true }
    for other in others {
      let named: [String] = try transaction.column("file_key", of: other.named(key.rawValue))
      if !named.isEmpty { return true }
    }
    return false
  }

  /// Has a file deleted that no row names, and marks it, so that none will.
  package func sweepFile<Failure>(
    _ key: BlobKey, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    try transaction.run(
      """
      INSERT INTO swept_files (file_key, swept_at) VALUES (\(key.rawValue), \(clock.now))
      ON CONFLICT DO NOTHING
      """)
    try deleteFile(key.rawValue, in: transaction)
  }

  /// Whether a file was swept before it got a name; to be asked by every transaction that gives one.
  package func wasSwept<Failure>(
    _ key: BlobKey, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> Bool {
    let found: [String] = try transaction.column(
      "file_key", of: "SELECT file_key FROM swept_files WHERE file_key = \(key.rawValue)")
    return !found.isEmpty
  }

  /// Whether a file of a sound was swept before it got a name.
  package func wasSwept<Failure>(
    _ audio: StoredAudio, in transaction: borrowing Transaction<Failure>
  ) throws(Failure) -> Bool {
    for key in audio.keys where try wasSwept(key, in: transaction) { return true }
    return false
  }

  /// Forgets the marks of long ago.
  package func forgetSweptFiles<Failure>(
    in transaction: borrowing Transaction<Failure>
  ) throws(Failure) {
    let before = clock.now.adding(seconds: -Self.markSeconds)
    try transaction.run("DELETE FROM swept_files WHERE swept_at <= \(before)")
  }
}
