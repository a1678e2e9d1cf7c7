// SPDX-License-Identifier: Apache-2.0

/// A sentence with named places, such as "{name}: {distance}".
///
/// What is put in is not searched for places, so that a name may hold any character. Places are named alike in all
/// languages, in whatever order and as often as each needs them.
public struct Template: ExpressibleByStringLiteral, Sendable, Equatable {
  /// The sentence as it is written.
  let pattern: String

  /// A sentence with places in braces.
  public init(stringLiteral pattern: String) { self.pattern = pattern }

  /// The sentence with this in its only place.
  public func callAsFunction(_ value: String) -> String { filled { _ in value } }

  /// The sentence with each place filled by name.
  public func callAsFunction(_ values: KeyValuePairs<String, String>) -> String {
    filled { name in value(named: name, in: values) }
  }

  func value(named name: Substring.UTF8View, in values: KeyValuePairs<String, String>) -> String {
    for (place, value) in values where place.utf8.elementsEqual(name) { return value }
    assertionFailure("Nothing is given for a place of “\(pattern)”.")
    return ""
  }

  func filled(_ value: (Substring.UTF8View) -> String) -> String {
    let pattern = pattern.utf8
    var filled: [UInt8] = []
    var position = pattern.startIndex
    while let opening = pattern[position...].firstIndex(of: UInt8(ascii: "{")),
      let closing = pattern[opening...].firstIndex(of: UInt8(ascii: "}"))
    {
      filled.append(contentsOf: pattern[position..<opening])
      filled.append(contentsOf: value(pattern[pattern.index(after: opening)..<closing]).utf8)
      position = pattern.index(after: closing)
    }
    filled.append(contentsOf: pattern[position...])
    return String(decoding: filled, as: UTF8.self)
  }

  /// The names of the places, in the order in which the sentence has them.
  package var places: [String] {
    var places: [String] = []
    _ = filled { name in
      places.append(String(decoding: name, as: UTF8.self))
      return ""
    }
    return places
  }

  /// Whether two sentences are written alike.
  public static func == (left: Template, right: Template) -> Bool {
    left.pattern.utf8.elementsEqual(right.pattern.utf8)
  }
}
