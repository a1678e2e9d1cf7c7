// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation

/// Turns the last failure on a connection into a typed error.
///
/// The only place where SQLite's result codes are read (https://www.sqlite.org/rescode.html).
func sqliteError(code: Int32, on connection: OpaquePointer) -> DatabaseError {
  let message = String(cString: sqlite3_errmsg(connection))
  let subject = message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  switch code {
  case EARSHOT_SQLITE_CONSTRAINT_UNIQUE:
    return .constraint(uniqueViolation(subject, on: connection))
  case EARSHOT_SQLITE_CONSTRAINT_PRIMARYKEY, EARSHOT_SQLITE_CONSTRAINT_ROWID:
    return .constraint(.unique(index: "", columns: columnNames(subject)))
  case EARSHOT_SQLITE_CONSTRAINT_FOREIGNKEY: return .constraint(.foreignKey)
  case EARSHOT_SQLITE_CONSTRAINT_CHECK: return .constraint(.check(subject))
  case EARSHOT_SQLITE_CONSTRAINT_NOTNULL:
    return .constraint(.notNull(column: columnNames(subject).first ?? subject))
  default: break
  }
  // The low byte is the primary code.
  switch code & 0xFF {
  case SQLITE_BUSY, SQLITE_LOCKED: return .busy
  case SQLITE_FULL: return .full
  // A share of the disk, or of a file's size, that is used up is told by the system alone.
  case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(sqlite3_system_errno(connection)):
    return .full
  default: return .failed(code: Int(code), message: message)
  }
}

/// The columns of a message such as "accounts.username_key, accounts.kind".
private func columnNames(_ subject: String) -> [String] {
  subject.split(separator: ", ").map { name in
    String(name.split(separator: ".").last ?? name)
  }
}

/// Finds the name of the index that was violated: SQLite names only its columns, PostgreSQL its name.
private func uniqueViolation(
  _ subject: String, on connection: OpaquePointer
) -> DatabaseError.Constraint {
  let columns = columnNames(subject)
  let table = subject.split(separator: ".").first.map(String.init) ?? ""
  let statement: Statement = """
    SELECT indexes.name AS name, columns.name AS column_name
    FROM pragma_index_list(\(table)) AS indexes JOIN pragma_index_info(indexes.name) AS columns
    WHERE indexes."unique" = 1 ORDER BY indexes.seq, columns.seqno
    """
  var found: [String: [String]] = [:]
  if let prepared = try? SQLiteStatement(statement.text { _ in "?" }, on: connection),
    let rows = try? prepared.run(statement.values).rows
  {
    for row in rows {
      guard let name = try? row.value("name", as: String.self),
        let column = try? row.value("column_name", as: String.self)
      else { continue }
      found[name, default: []].append(column)
    }
  }
  let index = found.filter { $0.value == columns }.keys.min()
  return .unique(index: index ?? "", columns: columns)
}
