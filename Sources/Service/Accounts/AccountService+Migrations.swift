// SPDX-License-Identifier: Apache-2.0

public import Database

extension AccountService {
  /// The tables of the service.
  public static let migrations = MigrationPlan(
    owner: "accounts",
    [
      Migration(
        1, "accounts, sessions, attempts",
        [
          """
          CREATE TABLE accounts (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, username TEXT NOT NULL,
            username_key TEXT NOT NULL, email TEXT, password_hash TEXT NOT NULL,
            role TEXT NOT NULL, language TEXT, appearance TEXT NOT NULL, text_size TEXT NOT NULL,
            speaking TEXT NOT NULL, created_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX accounts_by_username ON accounts (username_key)",
          """
          CREATE TABLE sessions (
            id TEXT PRIMARY KEY, token_hash TEXT NOT NULL,
            account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            created_at BIGINT NOT NULL, last_used_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX sessions_by_token ON sessions (token_hash)",
          "CREATE INDEX sessions_by_account ON sessions (account)",
          // Who tried and when, kept for minutes: subjects are hashes, so no address is stored.
          """
          CREATE TABLE attempts (
            id TEXT PRIMARY KEY, subject TEXT NOT NULL, tried_at BIGINT NOT NULL,
            expires_at BIGINT NOT NULL)
          """,
          "CREATE INDEX attempts_by_subject ON attempts (subject, tried_at)",
          "CREATE INDEX attempts_by_expiry ON attempts (expires_at)",
        ]),
      Migration(
        2, "operators, and what is known of volunteers",
        [
          "ALTER TABLE accounts ADD COLUMN is_operator BIGINT NOT NULL DEFAULT 0",
          // Since when the person has been what they are; what they did before does not count for them.
          "ALTER TABLE accounts ADD COLUMN volunteer_since BIGINT NOT NULL DEFAULT 0",
          "UPDATE accounts SET volunteer_since = created_at",
          "ALTER TABLE accounts ADD COLUMN vetted_at BIGINT",
          "ALTER TABLE accounts ADD COLUMN barred_at BIGINT",
        ]),
      Migration(
        3, "devices that are known to accounts",
        [
          """
          CREATE TABLE devices (
            id TEXT PRIMARY KEY, token_hash TEXT NOT NULL,
            account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            last_used_at BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX devices_by_token ON devices (token_hash, account)",
          "CREATE INDEX devices_by_account ON devices (account, last_used_at)",
          "CREATE INDEX devices_by_use ON devices (last_used_at)",
        ]),
      Migration(
        4, "links to a new password",
        [
          // One for each account: a newer one takes the place of the older. Used ones stay, so that the person is told.
          """
          CREATE TABLE password_links (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            token_hash TEXT NOT NULL, made_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
            used_at BIGINT)
          """,
          "CREATE UNIQUE INDEX password_links_by_token ON password_links (token_hash)",
        ]),
      Migration(
        5, "what sessions were opened with", ["ALTER TABLE sessions ADD COLUMN client TEXT"]),
      Migration(
        6, "links to a new password by e-mail",
        [
          // One of each origin for each account: whoever asks for one by e-mail does not end one that was given by hand.
          """
          CREATE TABLE password_links_by_origin (
            account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, origin TEXT NOT NULL,
            token_hash TEXT NOT NULL, made_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
            used_at BIGINT, PRIMARY KEY (account, origin))
          """,
          """
          INSERT INTO password_links_by_origin
            (account, origin, token_hash, made_at, expires_at, used_at)
          SELECT account, 'host', token_hash, made_at, expires_at, used_at FROM password_links
          """,
          "DROP TABLE password_links",
          "ALTER TABLE password_links_by_origin RENAME TO password_links",
          "CREATE UNIQUE INDEX password_links_by_token ON password_links (token_hash)",
          "CREATE INDEX accounts_by_email ON accounts (lower(email))",
        ]),
    ])
}
