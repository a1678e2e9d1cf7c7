// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What comes after a recording.
public enum PlayMode: Sendable, Equatable, CaseIterable {
  /// The next of the row; nothing after the last.
  case inOrder
  /// One of the row that was not heard yet, by chance; when all were heard, they begin anew.
  case shuffled
  /// The same again.
  case repeatOne
  /// The next of the row; the first after the last.
  case repeatAll

  /// The word in events, in traces and on pages.
  public var word: String {
    switch self {
    case .inOrder: "in-order"
    case .shuffled: "shuffled"
    case .repeatOne: "repeat-one"
    case .repeatAll: "repeat-all"
    }
  }

  init(word: String) throws(FieldError) {
    for mode in Self.allCases where mode.word.hasSameBytes(as: word) {
      self = mode
      return
    }
    throw .unknownWord(name: "value", word: word)
  }
}
