// SPDX-License-Identifier: Apache-2.0

/// A choice that has a word in options, configurations, events and traces.
public protocol Worded: CaseIterable, Sendable {
  /// The word.
  var word: String { get }
}

extension Worded {
  /// The choice with this word; nil when none has it.
  public init?(word: String) {
    for choice in Self.allCases where choice.word.hasSameBytes(as: word) {
      self = choice
      return
    }
    return nil
  }
}
