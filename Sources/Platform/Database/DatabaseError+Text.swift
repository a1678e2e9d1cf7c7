// SPDX-License-Identifier: Apache-2.0

extension DatabaseError: CustomStringConvertible {
  /// One sentence for the person who runs the server: what happened and what to do.
  public var description: String {
    switch self {
    case .unsupportedURL(let url):
      "The database address \"\(url)\" is not one that Earshot can open. Use sqlite:/path/to/file."
    case .cannotOpen(let path, let reason):
      "The database \"\(path)\" cannot be opened: \(reason). Check that the folder exists and may be written."
    case .newerThanProgram(let owner, let found, let known):
      "This database was made by a newer Earshot (\(owner) is at version \(found), this program knows \(known)). "
        + "Run the newer program, or restore an older copy of the database."
    case .misnumberedMigrations(let owner):
      "The migrations of \(owner) are not numbered 1, 2, 3 and so on. This is a fault of the program."
    case .constraint(let constraint): "The database refused a change: \(constraint)."
    case .busy: "The database was busy for too long. Try again in a moment."
    case .full: "The disk is full, so nothing more can be stored. Make room and try again."
    case .noSuchColumn(let column): "The answer of the database has no column \"\(column)\"."
    case .wrongType(let column, let expected, let found):
      "The column \"\(column)\" holds \(found) where \(expected) was expected."
    case .notOneRow(let found): "One row was expected, and \(found) were found."
    case .failed(let code, let message): "The database failed with code \(code): \(message)."
    }
  }
}

extension DatabaseError.Constraint: CustomStringConvertible {
  /// The rule, in a few words.
  public var description: String {
    switch self {
    case .unique(let index, let columns):
      "\(columns.joined(separator: ", ")) must be unique (\(index.isEmpty ? "primary key" : index))"
    case .foreignKey: "a row refers to another that is not there"
    case .check(let name): "the check \(name) does not hold"
    case .notNull(let column): "\(column) must have a value"
    }
  }
}
