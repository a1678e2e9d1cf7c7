// SPDX-License-Identifier: Apache-2.0

import Database

extension ReadingService {
  /// In which order texts are offered, to whom they are not, and who has shown that they read.
  static let queue = Migration(
    4, "the order of the queue, what volunteers read and skip, and whose reading was kept",
    [
      "ALTER TABLE requests ADD COLUMN language_rank BIGINT NOT NULL DEFAULT 0",
      "DROP INDEX requests_open",
      // The condition stands in each statement word for word, so that the database finds the index for it.
      """
      CREATE INDEX requests_open ON requests (due_order, language_rank, created_at, id)
      WHERE withdrawn_at IS NULL AND state IN ('open', 'claimed')
      """,
      """
      CREATE INDEX requests_open_by_language
      ON requests (language, due_order, language_rank, created_at, id)
      WHERE withdrawn_at IS NULL AND state IN ('open', 'claimed')
      """,
      """
      CREATE INDEX requests_open_by_category
      ON requests (category, due_order, language_rank, created_at, id)
      WHERE withdrawn_at IS NULL AND state IN ('open', 'claimed')
      """,
      "CREATE INDEX requests_claimed ON requests (claimed_until) WHERE state = 'claimed'",
      // Who reads a language: who says so, or took a text in it, and when they last did.
      """
      CREATE TABLE language_readers (
        language TEXT NOT NULL,
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        seen_at BIGINT NOT NULL, PRIMARY KEY (language, account))
      """,
      "CREATE INDEX language_readers_by_account ON language_readers (account)",
      """
      INSERT INTO language_readers (language, account, seen_at)
      SELECT requests.language, claims.volunteer, max(claims.taken_at)
      FROM claims JOIN requests ON requests.id = claims.request
      WHERE claims.volunteer IS NOT NULL GROUP BY requests.language, claims.volunteer
      """,
      // The rank that the open requests in a language have.
      "CREATE TABLE language_ranks (language TEXT PRIMARY KEY, language_rank BIGINT NOT NULL)",
      """
      CREATE TABLE interests (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (account, kind, value))
      """,
      """
      CREATE TABLE skips (
        volunteer TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        request TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
        skipped_at BIGINT NOT NULL, PRIMARY KEY (volunteer, request))
      """,
      "CREATE INDEX skips_by_request ON skips (request)",
      // Whose reading somebody kept; it stays when that request is deleted.
      """
      CREATE TABLE kept_readers (
        account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        kept_at BIGINT NOT NULL)
      """,
      """
      INSERT INTO kept_readers (account, kept_at)
      SELECT requests.volunteer, min(requests.accepted_at)
      FROM requests JOIN accounts ON accounts.id = requests.volunteer
      WHERE requests.state = 'accepted' AND accounts.role = 'volunteer'
        AND requests.accepted_at >= accounts.volunteer_since
      GROUP BY requests.volunteer
      """,
    ])

  /// What is found at once however much there is beside it.
  static let largeQueue = Migration(
    7, "what volunteers have in hand, and texts of a kind in a language",
    [
      // A rare kind in a common language would else be looked for among all in that language.
      """
      CREATE INDEX requests_open_by_both
      ON requests (language, category, due_order, language_rank, created_at, id)
      WHERE withdrawn_at IS NULL AND state IN ('open', 'claimed')
      """,
      // The condition stands in each statement word for word, so that the database finds the index for it.
      """
      CREATE INDEX requests_in_hand
      ON requests (volunteer, created_at, id, state, claimed_until, withdrawn_at)
      WHERE state IN ('claimed', 'recorded')
      """,
    ])
}
