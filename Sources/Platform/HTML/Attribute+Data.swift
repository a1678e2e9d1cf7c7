// SPDX-License-Identifier: Apache-2.0

extension Attribute {
  /// A `data-…` attribute for scripts; the name is written without `data-`.
  public static func data(_ name: StaticString, _ value: String) -> Attribute {
    Attribute("data-" + name.description, value)
  }

  /// A `data-…` attribute with a whole number.
  public static func data(_ name: StaticString, _ value: Int) -> Attribute {
    data(name, String(value))
  }

  /// A `data-…` attribute with a number, as many digits as it needs.
  public static func data(_ name: StaticString, _ value: Double) -> Attribute {
    Attribute("data-" + name.description, number: value)
  }

  /// A `data-…` attribute without a value.
  public static func data(_ name: StaticString) -> Attribute {
    Attribute("data-" + name.description, .flag)
  }
}
