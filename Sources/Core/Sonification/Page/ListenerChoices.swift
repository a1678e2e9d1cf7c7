// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What a listener chose for all charts, as the device keeps it: names and values, of which another version may have
/// left any.
struct ListenerChoices: Sendable {
  /// Where the device keeps it.
  static let key = "earshot-charts"
  /// What the name of a choice of sound begins with.
  static let option = "option-"
  /// What makes the profile of somebody's hearing, with what is usual for two good ears.
  private static let hearing: [(name: String, usual: Double)] = [
    ("lowest", 20), ("highest", 20_000), ("left", 0), ("right", 0), ("volume", 100),
  ]

  private(set) var members: [JSONMember] = []

  /// Reads what the device kept; what can be no choice is passed over.
  init(kept text: String? = nil) {
    for member in text.flatMap({ JSONValue(text: $0) })?.members ?? [] {
      switch member.value {
      case .bool, .string, .number: members.append(member)
      case .null, .array, .object: break
      }
    }
  }

  var text: String { JSONValue.object(members).text }

  subscript(name: String) -> JSONValue? { JSONValue.object(members)[name] }

  mutating func keep(_ choice: JSONMember) {
    for index in members.indices where members[index].name.hasSameBytes(as: choice.name) {
      members[index] = choice
      return
    }
    members.append(choice)
  }

  /// Whether a choice belongs to the profile of somebody's hearing.
  static func isHearing(_ name: String) -> Bool {
    name.hasSameBytes(as: "mono") || hearing.contains { $0.name.hasSameBytes(as: name) }
  }

  /// Whether anything of the profile was chosen.
  var hasHearing: Bool { members.contains { Self.isHearing($0.name) } }

  /// The profile as the event `hearing` has it.
  var profile: JSONValue {
    var profile = [JSONMember.truth("mono", self["mono"]?.bool ?? false)]
    for (name, usual) in Self.hearing {
      let value = self[name]?.number ?? usual
      profile.append(.number(name, name.hasSameBytes(as: "volume") ? value / 100 : value))
    }
    return .object(profile)
  }
}
