// SPDX-License-Identifier: Apache-2.0

import Database
import Foundation
import TestSupport
import Testing

struct Note: RowDecodable, Equatable {
  let id: Int
  let text: String?
  let weight: Double
  let isRead: Bool

  init(row: Row) throws(DatabaseError) {
    id = try row.value("id")
    text = try row.value("text")
    weight = try row.value("weight")
    isRead = try row.value("is_read")
  }
}

/// A database in a folder of its own with one table.
struct Notes {
  let folder: TemporaryFolder
  let database: DatabasePool

  init() async throws {
    folder = try TemporaryFolder()
    database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    try await database.migrate([Self.plan], at: Timestamp(milliseconds: 0))
  }

  static let plan = MigrationPlan(
    owner: "notes",
    [
      Migration(
        1, "notes",
        [
          """
          CREATE TABLE notes (id BIGINT PRIMARY KEY, text TEXT, weight DOUBLE PRECISION NOT NULL,
            is_read BIGINT NOT NULL CHECK (is_read IN (0, 1)))
          """,
          "CREATE UNIQUE INDEX notes_by_text ON notes (text)",
        ])
    ])

  @discardableResult
  func write<Value: Sendable>(
    _ work: @Sendable (borrowing Transaction<DatabaseError>) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await database.write(work)
  }

  func count() async throws -> Int {
    let counts = try await database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column("n", of: "SELECT count(*) AS n FROM notes", as: Int.self)
    }
    return try #require(counts.first)
  }
}

@Suite struct DatabaseTests {
  @Test(
    "Text comes back as it went in, whatever it holds",
    arguments: [
      "", "plain", "'; DROP TABLE notes; --", "naïve مرحبا 👩🏽‍🦯", "a\u{0}b", "?1 $1 :x \\(id)",
      String(repeating: "x", count: 300_000),
    ])
  func textSurvives(text: String) async throws {
    let notes = try await Notes()
    let found = try await notes.write { (transaction) throws(DatabaseError) in
      try transaction.run("INSERT INTO notes VALUES (1, \(text), \(0.1), \(true))")
      return try transaction.rows("SELECT * FROM notes WHERE text = \(text)", as: Note.self)
    }
    let note = try #require(found.first)
    #expect(note.text == text)
    #expect(note.weight == 0.1)
    #expect(note.isRead)
  }

  @Test("Null, bytes and the extremes of integers come back as they went in")
  func valuesSurvive() async throws {
    let notes = try await Notes()
    try await notes.write { (transaction) throws(DatabaseError) in
      for number in [Int64.min, 0, .max] {
        let back = try transaction.column("v", of: "SELECT \(number) AS v", as: Int64.self)
        #expect(back == [number])
      }
      let empty: [UInt8] = []
      #expect(try transaction.column("v", of: "SELECT \(empty) AS v", as: [UInt8].self) == [[]])
      let null = Optional<String>.none
      let back = try transaction.column("v", of: "SELECT \(orNull: null) AS v", as: String?.self)
      #expect(back == [nil])
    }
  }

  @Test("A thrown error undoes everything in its transaction")
  func rollsBack() async throws {
    let notes = try await Notes()
    await #expect(throws: DatabaseError.busy) {
      try await notes.write { (transaction) throws(DatabaseError) in
        try transaction.run("INSERT INTO notes VALUES (1, 'a', 1, 0)")
        throw DatabaseError.busy
      }
    }
    #expect(try await notes.count() == 0)
  }

  @Test("A broken rule is a typed error with the name of the index")
  func constraintsAreTyped() async throws {
    let notes = try await Notes()
    try await notes.write { (transaction) throws(DatabaseError) in
      try transaction.run("INSERT INTO notes VALUES (1, 'a', 1, 0)")
    }
    let expected: [(Statement, DatabaseError.Constraint)] = [
      (
        "INSERT INTO notes VALUES (2, 'a', 1, 0)",
        .unique(index: "notes_by_text", columns: ["text"])
      ),
      ("INSERT INTO notes VALUES (1, 'b', 1, 0)", .unique(index: "", columns: ["id"])),
      ("INSERT INTO notes VALUES (3, 'c', NULL, 0)", .notNull(column: "weight")),
      ("INSERT INTO notes VALUES (3, 'c', 1, 7)", .check("is_read IN (0, 1)")),
    ]
    for (statement, constraint) in expected {
      await #expect(throws: DatabaseError.constraint(constraint)) {
        try await notes.write { (transaction) throws(DatabaseError) in
          try transaction.run(statement)
        }
      }
    }
    let isNew = try await notes.write { (transaction) throws(DatabaseError) in
      try transaction.runUnless(taken: "notes_by_text", "INSERT INTO notes VALUES (9, 'a', 1, 0)")
    }
    #expect(!isNew)
  }

  @Test("Reading a column that is not there, or as another type, is a typed error")
  func decodingIsTyped() async throws {
    let notes = try await Notes()
    await #expect(throws: DatabaseError.noSuchColumn("b")) {
      try await notes.write { (transaction) throws(DatabaseError) in
        _ = try transaction.column("b", of: "SELECT 1 AS a", as: Int.self)
      }
    }
    await #expect(
      throws: DatabaseError.wrongType(column: "a", expected: "Int", found: "text")
    ) {
      try await notes.write { (transaction) throws(DatabaseError) in
        _ = try transaction.column("a", of: "SELECT 'x' AS a", as: Int.self)
      }
    }
    await #expect(throws: DatabaseError.notOneRow(found: 2)) {
      try await notes.write { (transaction) throws(DatabaseError) in
        try transaction.run("INSERT INTO notes VALUES (1, 'a', 1, 0), (2, 'b', 1, 0)")
        _ = try transaction.row("SELECT * FROM notes", as: Note.self)
      }
    }
  }

  @Test("Nobody but its owner may read the file")
  func isPrivate() async throws {
    let notes = try await Notes()
    for suffix in ["", "-wal", "-shm"] {
      let path = notes.folder.path + "/test.db" + suffix
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }
  }

  @Test("A reader cannot write")
  func readersOnlyRead() async throws {
    let notes = try await Notes()
    await #expect(throws: DatabaseError.self) {
      try await notes.database.read {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.run("INSERT INTO notes VALUES (1, 'a', 1, 0)")
      }
    }
    #expect(try await notes.count() == 0)
  }

  @Test("Many writers and readers at once lose nothing")
  func isSafeUnderConcurrency() async throws {
    let notes = try await Notes()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask {
          try await notes.write { (transaction) throws(DatabaseError) in
            try transaction.run(
              "INSERT INTO notes VALUES (\(number), \("n\(number)"), 1, \(false))")
          }
          _ = try await notes.count()
        }
      }
      try await group.waitForAll()
    }
    #expect(try await notes.count() == 60)
  }

  @Test("Two programs on one file wait for each other")
  func sharesTheFile() async throws {
    let notes = try await Notes()
    let other = try DatabasePool(.sqlite(path: notes.folder.path + "/test.db"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (offset, database) in [notes.database, other].enumerated() {
        for number in 0..<20 {
          group.addTask {
            try await database.write {
              (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
              _ = try transaction.run(
                "INSERT INTO notes VALUES (\(offset * 100 + number), NULL, 1, \(false))")
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await notes.count() == 40)
  }

  @Test("A file that is no database, and a folder that is not there, cannot be opened")
  func refusesBadPaths() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path + "/no/such/folder/test.db", folder.path] {
      #expect(throws: DatabaseError.self) { try DatabasePool(.sqlite(path: path)) }
    }
  }

  @Test(
    "Only addresses of databases that we can open are taken",
    arguments: ["", "sqlite:", "postgresql://localhost/earshot", "/tmp/x.db"])
  func refusesBadURLs(text: String) {
    #expect(throws: DatabaseError.unsupportedURL(text)) { try DatabaseURL(text) }
  }

  @Test("An SQLite address may be written with and without slashes")
  func readsURLs() throws {
    #expect(try DatabaseURL("sqlite:/a/b.db") == .sqlite(path: "/a/b.db"))
    #expect(try DatabaseURL("sqlite:///a/b.db") == .sqlite(path: "/a/b.db"))
    #expect(try DatabaseURL("sqlite:b.db") == .sqlite(path: "b.db"))
  }
}
