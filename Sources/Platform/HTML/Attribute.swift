// SPDX-License-Identifier: Apache-2.0

/// One attribute of an element, such as `.class("card")`.
///
/// There is deliberately no `style` and no `on…` handler (the content security policy forbids
/// them), and no `required` (some screen readers then call untouched fields invalid: use
/// `.ariaRequired()`).
public struct Attribute: Sendable, Hashable {
  enum Value: Sendable, Hashable {
    case text(String)
    /// An attribute that is true by being there.
    case flag
    case absent
    case group([Attribute])
  }

  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ text: String) { self.init(name, .text(text)) }
  init(_ name: String, number: Double) {
    // A whole number is written as one: 2, not 2.0.
    let text = number.description
    self.init(name, text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
  init(_ name: String, flag: Bool) { self.init(name, flag ? .flag : .absent) }
  init(_ name: String, state: Bool) { self.init(name, .text(state ? "true" : "false")) }

  /// No attribute, for the empty side of a choice.
  public static let none = Attribute("", .absent)

  /// Several attributes in the place of one.
  public static func group(_ attributes: [Attribute]) -> Attribute {
    Attribute("", .group(attributes))
  }

  /// The attribute if the condition holds, otherwise none.
  public static func when(
    _ condition: Bool, _ attribute: @autoclosure () -> Attribute
  ) -> Attribute {
    condition ? attribute() : .none
  }

  /// An attribute of any name with a value.
  public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name.description, value)
  }

  /// An attribute of any name without a value.
  public static func attribute(_ name: StaticString) -> Attribute {
    Attribute(name.description, .flag)
  }

  /// Flat, without absent ones, classes joined; of others with the same name the first counts.
  static func resolve(_ attributes: [Attribute]) -> [Attribute] {
    var result: [Attribute] = []
    result.reserveCapacity(attributes.count)
    gather(attributes, into: &result)
    return result
  }

  private static func gather(_ attributes: [Attribute], into result: inout [Attribute]) {
    for attribute in attributes {
      switch attribute.value {
      case .absent: continue
      case .group(let inner): gather(inner, into: &result)
      case .text, .flag:
        guard let index = result.firstIndex(where: { $0.name == attribute.name }) else {
          result.append(attribute)
          continue
        }
        if attribute.name == "class", case .text(let first) = result[index].value,
          case .text(let second) = attribute.value
        {
          result[index] = Attribute("class", first + " " + second)
        }
      }
    }
  }
}
