// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation

/// One connection to an SQLite file, with its prepared statements.
final class SQLiteConnection: DatabaseConnection {
  /// What a connection may do.
  enum Access {
    case reading
    case writing
  }

  /// How long SQLite itself waits for other processes, in milliseconds: while a connection is opened, and while
  /// another one that crashed is tidied up after.
  private static let busyMilliseconds: Int32 = 2000
  /// How many prepared statements to keep; services have fewer, so the limit only bounds a mistake.
  private static let statementLimit = 256

  private let handle: OpaquePointer
  private var prepared: [String: SQLiteStatement] = [:]

  init(path: String, access: Access) throws(DatabaseError) {
    Self.createPrivately(path)
    var opened: OpaquePointer?
    // A lane uses its connection from one thread at a time, so SQLite's own locks are not needed.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(opened)
      throw .cannotOpen(path: path, reason: reason)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.busyMilliseconds)
    do throws(DatabaseError) {
      _ = try run("PRAGMA journal_mode = WAL")
      // FULL: what a person was told is stored stays stored when the power fails.
      _ = try run("PRAGMA synchronous = FULL")
      _ = try run("PRAGMA foreign_keys = ON")
      // What a person deleted is overwritten, not only forgotten.
      _ = try run("PRAGMA secure_delete = ON")
      // In KiB. SQLite's 2,000 hold little of a database with a million rows: a list fetched its pages anew each time.
      _ = try run("PRAGMA cache_size = -8000")
      switch access {
      case .reading: _ = try run("PRAGMA query_only = ON")
      // Who writes waits by `WriterPatience`, which knows since when.
      case .writing: sqlite3_busy_timeout(handle, 0)
      }
    } catch {
      throw .cannotOpen(path: path, reason: String(cString: sqlite3_errmsg(handle)))
    }
  }

  /// Makes a new file that only its owner may read: it will hold private texts.
  ///
  /// Only a new file: closing one that SQLite has open would drop SQLite's locks on it. SQLite gives its other files
  /// the same rights. A failure shows when SQLite opens the file.
  private static func createPrivately(_ path: String) {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  deinit {
    prepared.removeAll()
    sqlite3_close_v2(handle)
  }

  func run(_ statement: Statement) throws(DatabaseError) -> Answer {
    try prepare(statement.text).run(statement.values)
  }

  func beginWriting() throws(DatabaseError) { _ = try run("BEGIN IMMEDIATE") }
  func beginReading() throws(DatabaseError) { _ = try run("BEGIN") }
  func commit() throws(DatabaseError) { _ = try run("COMMIT") }

  func commitNumber() throws(DatabaseError) -> Int64 {
    // Of other connections in this process and in others: https://sqlite.org/pragma.html#pragma_data_version
    let answer = try run("PRAGMA data_version")
    return try answer.rows.first?.value("data_version") ?? 0
  }

  func rollback() {
    // SQLite has already rolled back after some errors; then there is nothing left to do.
    if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
  }

  private func prepare(_ text: String) throws(DatabaseError) -> SQLiteStatement {
    if let known = prepared[text] { return known }
    let statement = try SQLiteStatement(text, on: handle)
    if prepared.count >= Self.statementLimit { prepared.removeAll() }
    prepared[text] = statement
    return statement
  }
}
