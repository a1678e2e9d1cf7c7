// SPDX-License-Identifier: Apache-2.0

import Bytes

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
  public func callAsFunction(_ value: String) -> String { filled(["": value]) }

  /// The sentence with each place filled by name.
  public func callAsFunction(_ values: KeyValuePairs<String, String>) -> String { filled(values) }

  /// The sentence with each place filled by name; the name "" stands for every place, `count` for a place so called.
  @inline(never)
  func filled(_ values: KeyValuePairs<String, String>, count: Int? = nil) -> String {
    var text: [UInt8] = []
    var name: [UInt8]?
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "{"), name == nil {
        name = []
      } else if let place = name, byte == UInt8(ascii: "}") {
        text += value(named: String(decoding: place, as: UTF8.self), in: values, count: count).utf8
        name = nil
      } else if name != nil {
        name?.append(byte)
      } else {
        text.append(byte)
      }
    }
    // A brace that nothing closes is one of the sentence.
    if let name { text += [UInt8(ascii: "{")] + name }
    return String(decoding: text, as: UTF8.self)
  }

  private func value(
    named name: String, in values: KeyValuePairs<String, String>, count: Int?
  ) -> String {
    if let count, name.hasSameBytes(as: "count") { return "\(count)" }
    for (place, value) in values where place.isEmpty || place.hasSameBytes(as: name) {
      return value
    }
    assertionFailure("Nothing is given for a place of “\(pattern)”.")
    return ""
  }

  /// The names of the places, in the order in which the sentence has them.
  package var places: [String] {
    pattern.utf8.split(separator: UInt8(ascii: "{")).dropFirst(pattern.utf8.first == 0x7B ? 0 : 1)
      .compactMap { part in
        part.firstIndex(of: UInt8(ascii: "}")).map { String(decoding: part[..<$0], as: UTF8.self) }
      }
  }

  /// Whether two sentences are written alike.
  public static func == (left: Template, right: Template) -> Bool {
    left.pattern.utf8.elementsEqual(right.pattern.utf8)
  }
}
