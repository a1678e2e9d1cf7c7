// SPDX-License-Identifier: Apache-2.0

public import BlobStore
public import Database
public import Jobs

/// Tracks, who may hear them, and where each listener left them.
public struct LibraryService: Sendable {
  let database: DatabasePool
  let blobs: any BlobStore
  let jobs: JobQueue
  let clock: WallClock
  let identifiers: Identifiers
  let others: [NamedFiles]

  /// Makes the service over a database that has its tables.
  /// - Parameter others: files that services beside it name: they are not swept.
  public init(
    database: DatabasePool, blobs: any BlobStore, jobs: JobQueue, clock: WallClock = .system,
    identifiers: Identifiers = .random, others: [NamedFiles] = []
  ) {
    self.database = database
    self.blobs = blobs
    self.jobs = jobs
    self.clock = clock
    self.identifiers = identifiers
    self.others = others
  }

  /// The tables of the service; they refer to those of `AccountService`.
  public static let migrations = MigrationPlan(
    owner: "library",
    [
      Migration(
        1, "tracks and positions",
        [
          """
          CREATE TABLE tracks (
            id TEXT PRIMARY KEY, owner TEXT REFERENCES accounts (id) ON DELETE CASCADE,
            source_kind TEXT NOT NULL, source TEXT NOT NULL, title TEXT NOT NULL,
            language TEXT NOT NULL, shelf_order BIGINT NOT NULL,
            is_hidden BIGINT NOT NULL DEFAULT 0, state TEXT NOT NULL,
            script TEXT, audio_key TEXT, audio_bytes BIGINT,
            duration_ms BIGINT, failure TEXT, created_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX tracks_by_source ON tracks (source_kind, source)",
          "CREATE INDEX tracks_by_owner ON tracks (owner)",
          """
          CREATE TABLE positions (
            account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            track TEXT NOT NULL REFERENCES tracks (id) ON DELETE CASCADE,
            position_ms BIGINT NOT NULL, saved_at BIGINT NOT NULL, PRIMARY KEY (account, track))
          """,
          "CREATE INDEX positions_by_track ON positions (track)",
        ]),
      Migration(
        2, "files that were swept",
        ["CREATE TABLE swept_files (file_key TEXT PRIMARY KEY, swept_at BIGINT NOT NULL)"]),
      Migration(
        3, "Opus beside MP3",
        [
          "ALTER TABLE tracks ADD COLUMN opus_key TEXT",
          "ALTER TABLE tracks ADD COLUMN opus_bytes BIGINT",
        ]),
      Migration(
        4, "how loud sounds are that stay as they came",
        [
          "ALTER TABLE tracks ADD COLUMN level_group TEXT",
          "ALTER TABLE tracks ADD COLUMN loudness_lufs DOUBLE PRECISION",
          "ALTER TABLE tracks ADD COLUMN true_peak_db DOUBLE PRECISION",
          "ALTER TABLE tracks ADD COLUMN gain DOUBLE PRECISION",
          "CREATE INDEX tracks_by_level_group ON tracks (level_group, gain)",
        ]),
    ])

  /// The columns that make a `TrackRow`.
  static let columns: Statement = """
    tracks.id, tracks.owner, tracks.source_kind, tracks.source, tracks.title, tracks.language,
    tracks.state, tracks.audio_key, tracks.audio_bytes, tracks.opus_key, tracks.opus_bytes,
    tracks.duration_ms, tracks.failure, tracks.created_at, tracks.gain
    """
}
