// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import BlobStore
public import Database
public import Fetching
public import Jobs
public import Library
import Media

/// Podcasts to which people subscribed, their episodes, and each person's own recordings as a feed.
///
/// Feeds and sounds are fetched by jobs, never while a page waits, and what came is read in a confined worker. A sound
/// that was fetched is a track of the library, so that it is played, kept and left like all others.
public struct PodcastService: Sendable {
  /// How much people may have, and how often feeds are asked for.
  public struct Limits: Sendable, Hashable {
    /// The podcasts of one person.
    public var podcasts = 200
    /// A feed, in bytes.
    public var feedBytes: Int64 = 10_000_000
    /// A transcript, and a list of chapters, in bytes.
    public var textBytes: Int64 = 5_000_000
    /// A list of feeds, in bytes.
    public var listBytes = 2_000_000
    /// The sound of an episode, in bytes.
    public var soundBytes: Int64 = 500_000_000
    /// The sounds of one person together, in bytes.
    public var soundBytesTogether: Int64 = 10_000_000_000
    /// How many episodes one page has.
    public var episodesOnPage = 50
    /// How long after a feed was read it is asked for again, in seconds: an hour.
    public var checkSeconds = 3600.0
    /// The longest wait after failures, in seconds: a day.
    public var longestWaitSeconds = 86_400.0
    /// How long a podcast that was removed can be put back, in seconds: a day.
    public var removedSeconds = 86_400.0

    /// The usual limits.
    public init() {}
  }

  let database: DatabasePool
  let blobs: any BlobStore
  let library: LibraryService
  let jobs: JobQueue
  let fetcher: Fetcher
  let reader: PodcastReader
  /// How much people may have.
  public let limits: Limits
  let clock: WallClock
  let identifiers: Identifiers
  /// Is told that there is news of a podcast or an episode, by its identifier, for open pages of its subscriber.
  let changed: @Sendable (String, AccountID) -> Void

  /// Makes the service over a database that has its tables.
  /// - Parameters:
  ///   - fetcher: what fetches; its limits are replaced by those of feeds and sounds.
  ///   - program: what is started as a worker that reads feeds; nil to work in this process, which is for tests.
  ///   - changed: is told that there is news of a podcast or an episode, for open pages of its subscriber.
  public init(
    database: DatabasePool, blobs: any BlobStore, library: LibraryService, jobs: JobQueue,
    fetcher: Fetcher, program: String?, limits: Limits = Limits(), clock: WallClock = .system,
    identifiers: Identifiers = .random,
    changed: @escaping @Sendable (String, AccountID) -> Void = { _, _ in }
  ) {
    self.database = database
    self.blobs = blobs
    self.library = library
    self.jobs = jobs
    self.fetcher = fetcher
    reader = PodcastReader(program: program)
    self.limits = limits
    self.clock = clock
    self.identifiers = identifiers
    self.changed = changed
  }

  /// Where files are received.
  public var temporaryFolder: String { blobs.temporaryFolder }

  /// Looks into sounds of any length up to a day.
  var media: MediaTools {
    MediaTools(
      limits: .init(
        bytes: limits.soundBytes, minimumSeconds: 0.5, maximumSeconds: 24 * 3600))
  }

  /// The tables; they refer to those of `AccountService`.
  public static let migrations = MigrationPlan(
    owner: "podcasts",
    [
      Migration(
        1, "podcasts and their episodes",
        [
          """
          CREATE TABLE podcasts (
            id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            address TEXT NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL DEFAULT '',
            summary TEXT NOT NULL DEFAULT '', language TEXT, problem TEXT,
            entity_tag TEXT, modified TEXT, failures BIGINT NOT NULL DEFAULT 0,
            is_cut BIGINT NOT NULL DEFAULT 0, is_mended BIGINT NOT NULL DEFAULT 0,
            gets_new BIGINT NOT NULL DEFAULT 0, added_at BIGINT NOT NULL, checked_at BIGINT,
            read_at BIGINT, due_at BIGINT NOT NULL, removed_at BIGINT)
          """,
          "CREATE UNIQUE INDEX podcasts_by_address ON podcasts (account, address)",
          "CREATE INDEX podcasts_by_due ON podcasts (due_at)",
          "CREATE INDEX podcasts_by_removal ON podcasts (removed_at)",
          """
          CREATE TABLE podcast_episodes (
            id TEXT PRIMARY KEY, podcast TEXT NOT NULL REFERENCES podcasts (id) ON DELETE CASCADE,
            identity TEXT NOT NULL, place BIGINT NOT NULL, title TEXT NOT NULL,
            summary TEXT NOT NULL, published_at BIGINT, told_seconds BIGINT, link TEXT NOT NULL,
            transcript_link TEXT, chapters_link TEXT, state TEXT NOT NULL, problem TEXT,
            track TEXT, byte_count BIGINT NOT NULL DEFAULT 0, transcript TEXT,
            transcript_problem TEXT, chapters TEXT)
          """,
          "CREATE UNIQUE INDEX podcast_episodes_by_identity ON podcast_episodes (podcast, identity)",
          "CREATE INDEX podcast_episodes_by_place ON podcast_episodes (podcast, place)",
          """
          CREATE TABLE private_feeds (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            token_hash TEXT NOT NULL, made_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX private_feeds_by_token ON private_feeds (token_hash)",
        ])
    ])
}
