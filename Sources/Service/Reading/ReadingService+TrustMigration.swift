// SPDX-License-Identifier: Apache-2.0

import Database

extension ReadingService {
  /// Who may take a request, who has opened it, and who keeps away from whom.
  static let trust = Migration(
    3, "readers, claims, blocks, reports and rules of the host",
    [
      // Requests of before follow the host: anyone as long as the host vets nobody.
      "ALTER TABLE requests ADD COLUMN audience TEXT NOT NULL DEFAULT 'host'",
      """
      CREATE TABLE request_readers (
        request TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        name TEXT NOT NULL, PRIMARY KEY (request, account))
      """,
      "CREATE INDEX request_readers_by_account ON request_readers (account)",
      // Every taking of a request, never changed after its end; it goes with the request.
      """
      CREATE TABLE claims (
        id TEXT PRIMARY KEY,
        request TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
        volunteer TEXT REFERENCES accounts (id) ON DELETE SET NULL,
        taken_at BIGINT NOT NULL, opened_at BIGINT, ended_at BIGINT, ending TEXT)
      """,
      "CREATE INDEX claims_by_request ON claims (request, taken_at)",
      "CREATE INDEX claims_by_volunteer ON claims (volunteer, taken_at)",
      "CREATE UNIQUE INDEX claims_under_way ON claims (request) WHERE ended_at IS NULL",
      """
      CREATE TABLE blocks (
        id TEXT PRIMARY KEY,
        blocker TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        blocked TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        created_at BIGINT NOT NULL)
      """,
      "CREATE UNIQUE INDEX blocks_by_pair ON blocks (blocker, blocked)",
      "CREATE INDEX blocks_by_blocked ON blocks (blocked)",
      """
      CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        reporter TEXT REFERENCES accounts (id) ON DELETE SET NULL,
        about TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        request TEXT REFERENCES requests (id) ON DELETE SET NULL,
        reason TEXT NOT NULL, words TEXT NOT NULL, created_at BIGINT NOT NULL, settled_at BIGINT)
      """,
      "CREATE INDEX reports_by_about ON reports (about)",
      "CREATE INDEX reports_by_reporter ON reports (reporter, created_at)",
      "CREATE TABLE reading_settings (name TEXT PRIMARY KEY, value BIGINT NOT NULL)",
    ])
}
