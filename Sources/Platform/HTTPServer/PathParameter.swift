// SPDX-License-Identifier: Apache-2.0

/// How a segment of a path becomes a value; a segment that does not fit is not found.
///
/// Types with an id of their own add theirs, such as
/// `extension PathParameter where Value == TrackID { static let track = … }`.
public struct PathParameter<Value: Sendable>: Sendable {
  let parse: @Sendable (String) -> Value?

  /// A parameter that is read with a function; nil means that the segment does not fit.
  public init(_ parse: @escaping @Sendable (String) -> Value?) { self.parse = parse }

  /// A parameter whose value is made into another.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other?
  ) -> PathParameter<Other> {
    let parse = parse
    return PathParameter<Other> { parse($0).flatMap(transform) }
  }
}

extension PathParameter where Value == String {
  /// Any text that is not empty.
  public static var text: Self { Self { $0.isEmpty ? nil : $0 } }
}

extension PathParameter where Value == Int {
  /// A whole number of digits only, without zeros before it.
  public static var number: Self {
    Self { text in
      guard let number = Text.number(text), String(number) == text else { return nil }
      return number
    }
  }
}

extension PathParameter where Value == Int64 {
  /// The number of a row, from 1.
  public static var identifier: Self {
    Self { text in
      guard let number = Int64(text), number > 0, String(number) == text else { return nil }
      return number
    }
  }
}

extension PathParameter where Value: RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  public static func oneOf(_ type: Value.Type) -> Self { Self { Value(rawValue: $0) } }
}
