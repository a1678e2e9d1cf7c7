// SPDX-License-Identifier: Apache-2.0

import CSQLite

/// One prepared SQLite statement, finalised when it is dropped.
final class SQLiteStatement {
  /// Tells SQLite to copy bound bytes (`SQLITE_TRANSIENT`, a macro that Swift cannot import).
  private static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private let connection: OpaquePointer
  private let handle: OpaquePointer
  private let columns: ColumnNames
  private let columnCount: Int32

  init(_ text: String, on connection: OpaquePointer) throws(DatabaseError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw sqliteError(code: sqlite3_extended_errcode(connection), on: connection)
    }
    self.connection = connection
    handle = prepared
    columnCount = sqlite3_column_count(prepared)
    columns = ColumnNames(
      (0..<columnCount).map { index in
        sqlite3_column_name(prepared, index).map { String(cString: $0) } ?? ""
      })
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds the values and steps to the end.
  func run(_ values: [SQLValue]) throws(DatabaseError) -> Answer {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    let before = sqlite3_total_changes64(connection)
    var rows: [Row] = []
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW:
        rows.append(Row(columns: columns, values: (0..<columnCount).map(value(at:))))
      case SQLITE_DONE:
        // Rows removed by a foreign key's cascade count in the total but not here.
        let touched =
          sqlite3_total_changes64(connection) == before ? 0 : sqlite3_changes64(connection)
        return Answer(rows: rows, changes: Int(touched))
      case let code:
        throw sqliteError(code: code, on: connection)
      }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let value): sqlite3_bind_int64(handle, index, value)
      case .real(let value): sqlite3_bind_double(handle, index, value)
      case .text(let text): bind(text, at: index)
      case .blob(let bytes):
        // An empty array has no address, and SQLite would read that as null.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), Self.transient)
      }
    guard code == SQLITE_OK else { throw sqliteError(code: code, on: connection) }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // The length is given, so a NUL inside the text does not cut it.
        sqlite3_bind_text64(
          handle, index, characters.baseAddress ?? UnsafePointer(bitPattern: 1),
          UInt64(characters.count), Self.transient, UInt8(SQLITE_UTF8))
      }
    }
  }

  private func value(at index: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT: .text(text(at: index))
    case SQLITE_BLOB: .blob(blob(at: index))
    default: .null
    }
  }

  private func text(at index: Int32) -> String {
    guard let start = sqlite3_column_text(handle, index) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, index))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  private func blob(at index: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, index) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, index))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
