// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Database

@Suite("Commits of other processes") struct CommitTests {
  @Test("One word at the beginning, and one after each commit, by whatever connection")
  func words() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/test.db"
    let database = try DatabasePool(.sqlite(path: path))
    let other = try DatabasePool(.sqlite(path: path))
    var words = database.commits(lookingEvery: 0.01).makeAsyncIterator()
    _ = await words.next()
    for pool in [database, other, database] {
      try await write(in: pool)
      // Without a word this waits for ever.
      _ = await words.next()
    }
  }

  private func write(in pool: DatabasePool) async throws(DatabaseError) {
    try await pool.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("CREATE TABLE IF NOT EXISTS notes (word TEXT)")
      try transaction.run("INSERT INTO notes (word) VALUES (\("x"))")
    }
  }

  @Test("What only reads, or writes nothing, changes no number")
  func nothingWritten() async throws {
    let folder = try TemporaryFolder()
    let database = try DatabasePool(.sqlite(path: folder.path + "/test.db"))
    try await write(in: database)
    let before = try await database.prober.commitNumber()
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("UPDATE notes SET word = \("y") WHERE word = \("z")")
    }
    try await database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      let _: [String] = try transaction.column("word", of: "SELECT word FROM notes")
    }
    #expect(try await database.prober.commitNumber() == before)
  }
}
