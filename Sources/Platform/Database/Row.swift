// SPDX-License-Identifier: Apache-2.0

/// One row of an answer: values under their column names.
public struct Row: Sendable {
  @usableFromInline let columns: ColumnNames
  @usableFromInline let values: [SQLValue]

  /// Reads one column as a Swift type.
  /// - Parameter column: the name of the column, as the statement gives it.
  /// - Throws: `noSuchColumn`, or `wrongType` when the stored value does not fit the type.
  @inlinable public func value<Value: SQLConvertible>(
    _ column: String, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    // Inlinable, so that callers have it for their types and need no tables of conformances: a list has many values.
    guard let index = columns.place(of: column) else { throw .noSuchColumn(column) }
    guard let value = Value(sqlValue: values[index]) else {
      throw .wrongType(column: column, expected: "\(type)", found: values[index].kind)
    }
    return value
  }
}

/// The column names of an answer, shared by all its rows.
@usableFromInline struct ColumnNames: Sendable {
  @usableFromInline let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// Where a column stands; of several with one name the first.
  ///
  /// They are few and short, and compared at once: to look one up by its hash takes several times as long.
  @inlinable func place(of name: String) -> Int? {
    names.firstIndex(of: name)
  }
}

/// A Swift value that is read from one row.
public protocol RowDecodable: Sendable {
  /// Reads the value from the columns of a row.
  init(row: Row) throws(DatabaseError)
}
