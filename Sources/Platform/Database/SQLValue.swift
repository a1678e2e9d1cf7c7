// SPDX-License-Identifier: Apache-2.0

/// One value as a database holds it.
public enum SQLValue: Sendable, Hashable {
  /// No value.
  case null
  /// A 64-bit whole number.
  case integer(Int64)
  /// A 64-bit floating-point number.
  case real(Double)
  /// UTF-8 text.
  case text(String)
  /// Raw bytes.
  case blob([UInt8])

  /// The name of the kind of this value, for error messages.
  @usableFromInline var kind: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .text: "text"
    case .blob: "blob"
    }
  }
}

/// A Swift type that can be stored in one column and read back.
public protocol SQLConvertible: Sendable {
  /// The value as the database stores it.
  var sqlValue: SQLValue { get }
  /// Reads the value back, or gives nil when the stored kind or content does not fit.
  init?(sqlValue: SQLValue)
}
