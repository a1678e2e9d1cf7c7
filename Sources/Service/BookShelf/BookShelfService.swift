// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import BlobStore
import BookFiles
public import Database
public import Jobs
public import Library

/// Books that people bring: DAISY, EPUB, audiobooks, documents and texts.
///
/// Each is opened in a job. Its text stands part by part in the database; its sounds become tracks of the library, so that
/// they are played, kept and left like all others. A book without sound is spoken by a machine voice.
public struct BookShelfService: Sendable {
  /// How much people may bring.
  public struct Limits: Sendable, Hashable {
    /// One file, in bytes.
    public var fileBytes = 2_000_000_000
    /// The books of one person.
    public var books = 500
    /// The files of one person together, with what was made of them, in bytes.
    public var shelfBytes = 20_000_000_000
    /// What a part may have, so that it is a page which any phone shows at once; a longer one is cut.
    public var partSentences = 2000
    /// The same for its text, in bytes of UTF-8: some 40 printed pages.
    public var partBytes = 100_000
    /// How many searches of one person run at once.
    public var searches = 2
    /// How much of what is searched for counts, in characters.
    public var searchCharacters = 200
    /// How long a book that was removed can be put back, in seconds: a day.
    public var removedSeconds = 86_400.0

    /// The usual limits.
    public init() {}
  }

  let database: DatabasePool
  let blobs: any BlobStore
  let library: LibraryService
  let jobs: JobQueue
  let reader: BookReader
  /// How much people may bring.
  public let limits: Limits
  let clock: WallClock
  let identifiers: Identifiers
  /// Is told that there is news of a book, for open pages of its owner.
  let changed: @Sendable (BookID, AccountID) -> Void
  let searches = RunningSearches()

  /// Makes the service over a database that has its tables.
  /// - Parameters:
  ///   - program: what is started as a worker that opens files; nil to work in this process, which is for tests.
  ///   - changed: is told that there is news of a book, for open pages of its owner.
  public init(
    database: DatabasePool, blobs: any BlobStore, library: LibraryService, jobs: JobQueue,
    program: String?, limits: Limits = Limits(), clock: WallClock = .system,
    identifiers: Identifiers = .random,
    changed: @escaping @Sendable (BookID, AccountID) -> Void = { _, _ in }
  ) {
    self.database = database
    self.blobs = blobs
    self.library = library
    self.jobs = jobs
    reader = BookReader(program: program)
    self.limits = limits
    self.clock = clock
    self.identifiers = identifiers
    self.changed = changed
  }

  /// Where files are received, on the same disk as they are kept.
  public var temporaryFolder: String { blobs.temporaryFolder }

  /// Which files the books name, for the sweep of those that nothing names.
  public static let files = NamedFiles(
    all: "SELECT file_key FROM books",
    named: { key in "SELECT file_key FROM books WHERE file_key = \(key)" })

  /// The tables; they refer to those of `AccountService`.
  public static let migrations = MigrationPlan(
    owner: "books",
    [
      Migration(
        1, "books that people bring",
        [
          """
          CREATE TABLE books (
            id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            name TEXT NOT NULL, title TEXT NOT NULL, authors TEXT NOT NULL, language TEXT,
            file_key TEXT NOT NULL, byte_count BIGINT NOT NULL, state TEXT NOT NULL,
            failure TEXT, warnings TEXT, is_machine_spoken BIGINT NOT NULL DEFAULT 0,
            page_count BIGINT NOT NULL DEFAULT 0, duration_ms BIGINT,
            added_at BIGINT NOT NULL, removed_at BIGINT)
          """,
          "CREATE INDEX books_by_account ON books (account, added_at DESC, id)",
          "CREATE INDEX books_by_file ON books (file_key)",
          "CREATE INDEX books_by_removal ON books (removed_at)",
          """
          CREATE TABLE book_parts (
            book TEXT NOT NULL REFERENCES books (id) ON DELETE CASCADE, number BIGINT NOT NULL,
            title TEXT NOT NULL, level BIGINT NOT NULL, track TEXT, start_ms BIGINT,
            content TEXT NOT NULL, PRIMARY KEY (book, number))
          """,
        ]),
      Migration(
        2, "what was made of a book",
        [
          "ALTER TABLE books ADD COLUMN made_bytes BIGINT NOT NULL DEFAULT 0",
          "ALTER TABLE books ADD COLUMN has_text BIGINT NOT NULL DEFAULT 1",
        ]),
    ])
}
