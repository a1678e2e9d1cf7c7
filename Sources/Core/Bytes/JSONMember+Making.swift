// SPDX-License-Identifier: Apache-2.0

/// Not inlined, since each place that makes an object would be larger by it.
extension JSONMember {
  /// A text with a name.
  @inline(never)
  public static func text(_ name: String, _ text: String) -> JSONMember {
    JSONMember(name: name, value: .string(text))
  }

  /// A number with a name.
  @inline(never)
  public static func number(_ name: String, _ number: Double) -> JSONMember {
    JSONMember(name: name, value: .number(number))
  }

  /// A truth value with a name.
  @inline(never)
  public static func truth(_ name: String, _ truth: Bool) -> JSONMember {
    JSONMember(name: name, value: .bool(truth))
  }

  /// A value with a name.
  @inline(never)
  public static func value(_ name: String, _ value: JSONValue) -> JSONMember {
    JSONMember(name: name, value: value)
  }
}
