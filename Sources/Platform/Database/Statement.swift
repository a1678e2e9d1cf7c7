// SPDX-License-Identifier: Apache-2.0

/// SQL text with its values kept apart, written as a string literal with interpolation.
///
/// `"SELECT name FROM accounts WHERE id = \(id)"` becomes the text `… WHERE id = ?` and one bound value, so a
/// value can never become SQL. A plain `String` cannot be turned into a statement.
public struct Statement: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The SQL around the values; always one more than there are values.
  var fragments: [String]
  /// The values, in the order of their places.
  var values: [SQLValue]

  /// Makes a statement without values from a literal.
  public init(stringLiteral text: StaticString) {
    self.init(fragments: [text.description], values: [])
  }

  /// Makes a statement from an interpolated literal.
  public init(stringInterpolation: Interpolation) {
    self.init(fragments: stringInterpolation.fragments, values: stringInterpolation.values)
  }

  init(fragments: [String], values: [SQLValue]) {
    self.fragments = fragments
    self.values = values
  }

  /// The text as a driver wants it.
  /// - Parameter placeholder: gives the mark for the value with a number from 1: `?` for SQLite, `$1` for PostgreSQL.
  func text(placeholder: (Int) -> String) -> String {
    var text = fragments[0]
    for index in values.indices {
      text += placeholder(index + 1)
      text += fragments[index + 1]
    }
    return text
  }

  /// Collects the pieces of an interpolated literal.
  public struct Interpolation: StringInterpolationProtocol {
    var fragments = [""]
    var values: [SQLValue] = []

    /// Begins an empty statement.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds SQL text.
    public mutating func appendLiteral(_ literal: StaticString) {
      append(literal.description)
    }

    /// Adds a value, which will be bound and never read as SQL.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value) {
      appendInterpolation(value.sqlValue)
    }

    private mutating func appendInterpolation(_ value: SQLValue) {
      values.append(value)
      fragments.append("")
    }

    /// Adds a value or null; the label says that null is meant.
    public mutating func appendInterpolation<Value: SQLConvertible>(orNull value: Value?) {
      appendInterpolation(value.sqlValue)
    }

    /// Adds another statement, with its values, in this place.
    public mutating func appendInterpolation(_ statement: Statement) {
      append(statement.fragments[0])
      for (value, fragment) in zip(statement.values, statement.fragments.dropFirst()) {
        values.append(value)
        fragments.append(fragment)
      }
    }

    private mutating func append(_ text: String) {
      fragments[fragments.count - 1] += text
    }
  }
}
