// SPDX-License-Identifier: Apache-2.0

import Database
import TestSupport
import Testing

@Suite struct MigrationTests {
  private static let start = Timestamp(milliseconds: 1)
  private static let first = Migration(1, "one", ["CREATE TABLE one (a BIGINT)"])
  private static let second = Migration(2, "two", ["ALTER TABLE one ADD COLUMN b BIGINT"])

  @Test("Steps run once, and later steps are added to what is there")
  func addsSteps() async throws {
    let folder = try TemporaryFolder()
    let url = DatabaseURL.sqlite(path: folder.path + "/test.db")
    let database = try DatabasePool(url)
    let old = MigrationPlan(owner: "x", [Self.first])
    try await database.migrate([old], at: Self.start)
    try await database.migrate([old], at: Self.start)
    let new = MigrationPlan(owner: "x", [Self.first, Self.second])
    try await database.migrate([new], at: Self.start)
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("INSERT INTO one (a, b) VALUES (1, 2)")
    }
  }

  @Test("A database of a newer program is refused with a sentence that says so")
  func refusesNewer() async throws {
    let folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let new = MigrationPlan(owner: "x", [Self.first, Self.second])
    try await database.migrate([new], at: Self.start)
    let old = MigrationPlan(owner: "x", [Self.first])
    let expected = DatabaseError.newerThanProgram(owner: "x", found: 2, known: 1)
    await #expect(throws: expected) { try await database.migrate([old], at: Self.start) }
    #expect(expected.description.contains("newer Earshot"))
  }

  @Test("A step that fails leaves nothing of its migration behind")
  func failsWhole() async throws {
    let folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    let broken = MigrationPlan(
      owner: "x", [Self.first, Migration(2, "broken", ["ALTER TABLE nowhere ADD COLUMN b BIGINT"])])
    await #expect(throws: DatabaseError.self) {
      try await database.migrate([broken], at: Self.start)
    }
    // The first step was undone too, so it runs now without meeting its own table.
    try await database.migrate([MigrationPlan(owner: "x", [Self.first])], at: Self.start)
  }

  @Test("Steps that are not numbered from 1 are a fault of the program")
  func checksNumbers() async throws {
    let folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    await #expect(throws: DatabaseError.misnumberedMigrations(owner: "x")) {
      try await database.migrate([MigrationPlan(owner: "x", [Self.second])], at: Self.start)
    }
  }

  @Test("Two programs that start at once migrate once")
  func startsTogether() async throws {
    let folder = try TemporaryFolder()
    let url = DatabaseURL.sqlite(path: folder.path + "/test.db")
    let plan = MigrationPlan(owner: "x", [Self.first, Self.second])
    _ = try DatabasePool(url)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { try await DatabasePool(url).migrate([plan], at: Self.start) }
      }
      try await group.waitForAll()
    }
  }
}
