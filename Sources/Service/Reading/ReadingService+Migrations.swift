// SPDX-License-Identifier: Apache-2.0

public import Database

extension ReadingService {
  /// The tables of the service; they refer to those of `AccountService` and `LibraryService`.
  public static let migrations = MigrationPlan(
    owner: "reading",
    [
      Migration(
        1, "requests and recordings",
        [
          // due_order is the deadline, or the last possible moment: so that requests without one come last.
          """
          CREATE TABLE requests (
            id TEXT PRIMARY KEY,
            requester TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            title TEXT NOT NULL, body TEXT NOT NULL, character_count BIGINT NOT NULL,
            category TEXT NOT NULL, language TEXT NOT NULL, deadline BIGINT,
            due_order BIGINT NOT NULL, created_at BIGINT NOT NULL, state TEXT NOT NULL,
            volunteer TEXT REFERENCES accounts (id) ON DELETE SET NULL,
            claimed_until BIGINT, accepted_at BIGINT, withdrawn_at BIGINT)
          """,
          "CREATE INDEX requests_by_requester ON requests (requester, created_at)",
          "CREATE INDEX requests_by_volunteer ON requests (volunteer, created_at)",
          "CREATE INDEX requests_open ON requests (state, due_order, created_at, id)",
          """
          CREATE TABLE recordings (
            id TEXT PRIMARY KEY,
            request TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
            state TEXT NOT NULL, original_key TEXT, problem TEXT,
            track TEXT REFERENCES tracks (id) ON DELETE SET NULL, duration_ms BIGINT,
            sent_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX recordings_by_request ON recordings (request)",
        ]),
      Migration(
        2, "recordings that are kept beside the present one",
        [
          "DROP INDEX recordings_by_request",
          "ALTER TABLE recordings ADD COLUMN place TEXT NOT NULL DEFAULT 'present'",
          "ALTER TABLE recordings ADD COLUMN set_aside_at BIGINT",
          """
          ALTER TABLE recordings
          ADD COLUMN read_by TEXT REFERENCES accounts (id) ON DELETE SET NULL
          """,
          "CREATE UNIQUE INDEX recordings_by_place ON recordings (request, place)",
        ]),
      trust,
      queue,
      Wishes.migration,
      Rating.migration,
      largeQueue,
      originals,
    ])
}
