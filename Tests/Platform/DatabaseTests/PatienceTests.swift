// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Database

@Suite struct PatienceTests {
  @Test("Writes that wait for another process give up together, not one after another")
  func together() async throws {
    let wait = TestedWait(askers: 4)
    let folder = try TemporaryFolder()
    let path = folder.path + "/test.db"
    let database = try DatabasePool(.sqlite(path: path), patience: wait.patience)
    let other = try SQLiteConnection(path: path, access: .writing)
    try other.beginWriting()
    let failures = await withTaskGroup(of: DatabaseError?.self) { group in
      for _ in 0..<4 { group.addTask { await failure(of: database) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    other.rollback()
    #expect(failures == Array(repeating: .busy, count: 4))
    // Each for itself would be eight seconds.
    #expect(wait.waitedSeconds < 2.1)
  }

  @Test("A write goes on as soon as the other process is done")
  func goesOn() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/test.db"
    let connection = try SQLiteConnection(path: path, access: .writing)
    try connection.beginWriting()
    let other = Mutex(connection)
    let patience = WriterPatience(now: { 0 }, pause: { _ in other.withLock { $0.rollback() } })
    let database = try DatabasePool(.sqlite(path: path), patience: patience)
    #expect(await failure(of: database) == nil)
  }

  @Test("What need not be written does not wait")
  func impatient() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/test.db"
    let database = try DatabasePool(
      .sqlite(path: path),
      patience: WriterPatience(now: { 0 }, pause: { _ in Issue.record("it waited") }))
    let other = try SQLiteConnection(path: path, access: .writing)
    try other.beginWriting()
    #expect(await failure(of: database, waits: false) == .busy)
    await #expect(throws: DatabaseError.busy) { try await database.tryWriting(withinSeconds: 0) }
    other.rollback()
    #expect(await failure(of: database, waits: false) == nil)
    try await database.tryWriting(withinSeconds: 0)
  }

  @Test("A full database says so, keeps what it has and takes more when there is room again")
  func full() async throws {
    let notes = try await Notes()
    // Sets the most to what there is already.
    try await notes.write { (transaction) throws(DatabaseError) in
      try transaction.run("PRAGMA max_page_count = 1")
    }
    let text = String(repeating: "x", count: 100_000)
    await #expect(throws: DatabaseError.full) {
      try await notes.write { (transaction) throws(DatabaseError) in
        try transaction.run("INSERT INTO notes VALUES (1, 'short', \(0.1), \(true))")
        try transaction.run("INSERT INTO notes VALUES (2, \(text), \(0.1), \(true))")
      }
    }
    #expect(try await notes.count() == 0)
    try await notes.write { (transaction) throws(DatabaseError) in
      try transaction.run("PRAGMA max_page_count = 100000")
      try transaction.run("INSERT INTO notes VALUES (2, \(text), \(0.1), \(true))")
    }
    #expect(try await notes.count() == 1)
  }

  private func failure(of database: DatabasePool, waits: Bool = true) async -> DatabaseError? {
    do throws(DatabaseError) {
      try await database.write(waits: waits) {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.run("CREATE TABLE IF NOT EXISTS things (id BIGINT)")
      }
      return nil
    } catch {
      return error
    }
  }
}

/// A time that passes only while somebody waits, and not before everybody has asked.
private final class TestedWait: Sendable {
  private struct State {
    var time = 0.0
    var asked = 0
    var paused = 0
  }

  private let state = Mutex(State())
  private let changed = NSCondition()
  private let askers: Int

  init(askers: Int) { self.askers = askers }

  var waitedSeconds: Double { state.withLock { $0.time } }

  var patience: WriterPatience {
    WriterPatience(
      seconds: 2,
      now: { [self] in
        changed.withLock {
          // Counted and read at once: whoever is counted has its time, whatever passes before it goes on.
          defer { changed.broadcast() }
          return state.withLock {
            $0.asked += 1
            return $0.time
          }
        }
      },
      pause: { [self] seconds in
        changed.withLock {
          state.withLock { $0.paused += 1 }
          // The one who pauses has asked once more for each pause.
          while state.withLock({ $0.asked - $0.paused < askers }) { changed.wait() }
          state.withLock { $0.time += seconds }
        }
      })
  }
}
