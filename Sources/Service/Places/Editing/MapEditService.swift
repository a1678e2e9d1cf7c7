// SPDX-License-Identifier: Apache-2.0

public import Accounts
public import Database

/// What the people who look after maps change on them, with everything that was changed before.
public struct MapEditService: Sendable {
  /// The tables; they refer to those of `AccountService`.
  public static let migrations = MigrationPlan(
    owner: "maps",
    [
      Migration(
        1, "what people change on maps",
        [
          """
          CREATE TABLE map_editors (
            account TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            granted_at BIGINT NOT NULL)
          """,
          // Counts the changes of each map, so that who keeps it made sees at once that it is another.
          "CREATE TABLE map_editions (map TEXT PRIMARY KEY, version BIGINT NOT NULL)",
          // Without content a place is as the file of the map has it, and anything else is not there.
          """
          CREATE TABLE map_items (
            map TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
            content TEXT, begins_at BIGINT, ends_at BIGINT, created_at BIGINT NOT NULL,
            PRIMARY KEY (map, kind, id))
          """,
          """
          CREATE TABLE map_changes (
            id TEXT PRIMARY KEY, map TEXT NOT NULL, kind TEXT NOT NULL, item TEXT NOT NULL,
            number BIGINT NOT NULL, account TEXT REFERENCES accounts (id) ON DELETE SET NULL,
            changed_at BIGINT NOT NULL, before TEXT, after TEXT, is_undo BIGINT NOT NULL)
          """,
          "CREATE UNIQUE INDEX map_changes_by_item ON map_changes (map, kind, item, number)",
          "CREATE INDEX map_changes_by_account ON map_changes (account, changed_at)",
        ])
    ])

  let database: DatabasePool
  let clock: WallClock
  let identifiers: Identifiers
  /// So many changes one person makes in a day: a program that runs wild ends here.
  let mostChangesADay: Int

  /// Makes the service over a database that has its tables.
  public init(
    database: DatabasePool, clock: WallClock = .system, identifiers: Identifiers = .random,
    mostChangesADay: Int = 1_000
  ) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
    self.mostChangesADay = mostChangesADay
  }

  /// Whether a person may change maps.
  public func isEditor(_ account: AccountID) async throws(MapEditError) -> Bool {
    try await database.read {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      try Self.isEditor(account, in: transaction)
    }
  }

  static func isEditor(
    _ account: AccountID, in transaction: borrowing Transaction<MapEditError>
  ) throws(MapEditError) -> Bool {
    let found: [Name] = try transaction.rows(
      "SELECT account AS name FROM map_editors WHERE account = \(account)")
    return !found.isEmpty
  }

  /// The usernames of those who may change maps.
  public func editors() async throws(MapEditError) -> [String] {
    let found: [Name] = try await database.read {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      try transaction.rows(
        """
        SELECT username AS name FROM accounts JOIN map_editors ON map_editors.account = accounts.id
        ORDER BY username_key
        """)
    }
    return found.map(\.name)
  }

  /// Lets a person change maps, or not any more.
  ///
  /// For the command line only: no page and no request leads here.
  public func setEditor(_ account: AccountID, _ isEditor: Bool) async throws(MapEditError) {
    let now = clock.now
    try await database.write {
      (transaction: borrowing Transaction<MapEditError>) throws(MapEditError) in
      if isEditor {
        try transaction.run(
          """
          INSERT INTO map_editors (account, granted_at) VALUES (\(account), \(now))
          ON CONFLICT (account) DO NOTHING
          """)
      } else {
        try transaction.run("DELETE FROM map_editors WHERE account = \(account)")
      }
    }
  }

  struct Name: RowDecodable {
    let name: String

    init(row: Row) throws(DatabaseError) { name = try row.value("name") }
  }
}
