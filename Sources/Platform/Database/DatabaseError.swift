// SPDX-License-Identifier: Apache-2.0

/// What can go wrong between a service and its database.
public enum DatabaseError: Error, Sendable, Hashable {
  /// The database URL is not one that this program can open.
  case unsupportedURL(String)
  /// The database could not be opened.
  case cannotOpen(path: String, reason: String)
  /// The database was made by a newer version of this program.
  case newerThanProgram(owner: String, found: Int, known: Int)
  /// The migrations of one owner are not numbered 1, 2, 3 and so on.
  case misnumberedMigrations(owner: String)
  /// A rule that the database holds was broken.
  case constraint(Constraint)
  /// Another process kept the database locked for too long.
  case busy
  /// The disk, or the database's share of it, is full.
  case full
  /// A row has no column of this name.
  case noSuchColumn(String)
  /// A column holds something that the asked type cannot hold.
  case wrongType(column: String, expected: String, found: String)
  /// One row was expected.
  case notOneRow(found: Int)
  /// Anything else, in the words of the database library.
  case failed(code: Int, message: String)

  /// A rule that the database holds.
  public enum Constraint: Sendable, Hashable {
    /// Two rows would have the same value; the index is empty when the rule is a primary key.
    case unique(index: String, columns: [String])
    /// A row would refer to another row that is not there.
    case foreignKey
    /// A `CHECK` rule, by its name or its text.
    case check(String)
    /// A column that must have a value has none.
    case notNull(column: String)
  }

  /// Whether this is the violation of the unique index with this name.
  public func violates(index name: String) -> Bool {
    if case .constraint(.unique(let index, _)) = self { index == name } else { false }
  }
}

/// An error type that can carry a database error, so that work inside a transaction throws one type.
///
/// An enum satisfies this with `case database(DatabaseError)`.
public protocol DatabaseFailure: Error {
  /// Wraps a database error.
  static func database(_ error: DatabaseError) -> Self
}

extension DatabaseError: DatabaseFailure {
  /// The error itself.
  public static func database(_ error: DatabaseError) -> DatabaseError { error }
}
