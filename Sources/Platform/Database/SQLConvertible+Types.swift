// SPDX-License-Identifier: Apache-2.0

// Inlinable, as the reading of columns is: a list has many values, and each would look for its type's tables.

extension Int64: SQLConvertible {
  /// The integer itself.
  @inlinable public var sqlValue: SQLValue { .integer(self) }
  /// Accepts an integer only.
  @inlinable public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Int: SQLConvertible {
  /// The integer itself.
  @inlinable public var sqlValue: SQLValue { .integer(Int64(self)) }
  /// Accepts an integer that fits.
  @inlinable public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue, let exact = Int(exactly: value) else { return nil }
    self = exact
  }
}

extension Bool: SQLConvertible {
  /// 1 or 0: the one form that every database shares.
  @inlinable public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  /// Accepts the integers 0 and 1 only.
  @inlinable public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: SQLConvertible {
  /// The number itself.
  @inlinable public var sqlValue: SQLValue { .real(self) }
  /// Accepts a real number, or an integer (a database may store 2.0 as 2).
  @inlinable public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  /// The text itself.
  @inlinable public var sqlValue: SQLValue { .text(self) }
  /// Accepts text only.
  @inlinable public init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self = value
  }
}

extension [UInt8]: SQLConvertible {
  /// The bytes themselves.
  @inlinable public var sqlValue: SQLValue { .blob(self) }
  /// Accepts bytes only.
  @inlinable public init?(sqlValue: SQLValue) {
    guard case .blob(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  /// The wrapped value, or null.
  @inlinable public var sqlValue: SQLValue { self?.sqlValue ?? .null }
  /// Reads null as nil, and anything else as the wrapped type.
  @inlinable public init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else if let wrapped = Wrapped(sqlValue: sqlValue) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
  /// The raw value.
  @inlinable public var sqlValue: SQLValue { rawValue.sqlValue }
  /// Accepts a raw value that the type knows.
  @inlinable public init?(sqlValue: SQLValue) {
    guard let raw = RawValue(sqlValue: sqlValue) else { return nil }
    self.init(rawValue: raw)
  }
}
