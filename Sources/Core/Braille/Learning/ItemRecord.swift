// SPDX-License-Identifier: Apache-2.0

/// What is known of a person and one sign.
struct ItemRecord: Sendable, Hashable {
  let text: String
  /// From 0, new or weak, to 5; `known` counts as known.
  private(set) var strength = 0
  private(set) var asked = 0
  private(set) var missed = 0

  static let known = 3
  static let strongest = 5

  init(text: String, strength: Int = 0, asked: Int = 0, missed: Int = 0) {
    self.text = text
    self.strength = min(max(strength, 0), Self.strongest)
    self.asked = max(asked, 0)
    self.missed = max(missed, 0)
  }

  /// It was typed rightly at once; quickly, for this person, counts double.
  mutating func know(isQuick: Bool) {
    asked += 1
    strength = min(strength + (isQuick ? 2 : 1), Self.strongest)
  }

  /// It was typed wrongly first.
  mutating func miss() {
    asked += 1
    missed += 1
    strength = max(strength - 2, 0)
  }
}
