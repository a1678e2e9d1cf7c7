// SPDX-License-Identifier: Apache-2.0

/// SQL text with its values kept apart, written as a string literal with interpolation.
///
/// `"SELECT name FROM accounts WHERE id = \(id)"` becomes the text `… WHERE id = ?` and one bound value, so a
/// value can never become SQL. A plain `String` cannot be turned into a statement.
public struct Statement: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The SQL, with `?` in the place of each value: as SQLite wants it, so that nothing is put together for each run.
  var text: String
  /// Where in the text the values stand, in bytes.
  var places: [Int]
  /// The values, in the order of their places.
  var values: [SQLValue]

  /// Makes a statement without values from a literal.
  public init(stringLiteral text: StaticString) {
    self.init(text: text.description)
  }

  /// Makes a statement from an interpolated literal.
  public init(stringInterpolation: Interpolation) {
    self = stringInterpolation.statement
  }

  /// A statement without values.
  init(text: String) {
    (self.text, places, values) = (text, [], [])
  }

  /// The text as another driver wants it.
  /// - Parameter placeholder: gives the mark for the value with a number from 1, such as `$1` for PostgreSQL.
  func text(placeholder: (Int) -> String) -> String {
    var made = ""
    var rest = text.utf8.startIndex
    for (index, place) in places.enumerated() {
      let mark = text.utf8.index(text.utf8.startIndex, offsetBy: place)
      made += text[rest..<mark] + placeholder(index + 1)
      rest = text.utf8.index(after: mark)
    }
    return made + text[rest...]
  }

  /// Collects the pieces of an interpolated literal.
  public struct Interpolation: StringInterpolationProtocol {
    var statement = Statement(text: "")

    /// Begins an empty statement.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // Statements within this one are mostly longer than the words around them.
      statement.text.reserveCapacity(literalCapacity + 64 * interpolationCount)
    }

    /// Adds SQL text.
    public mutating func appendLiteral(_ literal: StaticString) {
      statement.text += literal.description
    }

    /// Adds a value, which will be bound and never read as SQL.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value) {
      appendInterpolation(value.sqlValue)
    }

    private mutating func appendInterpolation(_ value: SQLValue) {
      statement.places.append(statement.text.utf8.count)
      statement.values.append(value)
      statement.text += "?"
    }

    /// Adds a value or null; the label says that null is meant.
    public mutating func appendInterpolation<Value: SQLConvertible>(orNull value: Value?) {
      appendInterpolation(value.sqlValue)
    }

    /// Adds another statement, with its values, in this place.
    public mutating func appendInterpolation(_ other: Statement) {
      let start = statement.text.utf8.count
      for place in other.places { statement.places.append(start + place) }
      statement.values += other.values
      statement.text += other.text
    }
  }
}
