// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// A part of a page by its name: every element that bears it as `data-part` or `data-field`.
public struct Part: ExpressibleByStringLiteral, Sendable, Equatable {
  /// The name.
  public let name: String

  /// The part with this name.
  public init(_ name: String) { self.name = name }

  /// The part with this name.
  public init(stringLiteral name: String) { self.name = name }

  /// Whether two names are the same, byte for byte.
  public static func == (left: Part, right: Part) -> Bool {
    left.name.hasSameBytes(as: right.name)
  }
}

/// A property of a part that is there or not, by its name in HTML.
public enum PartFlag: Worded {
  case hidden
  case disabled
  case checked

  /// The name in HTML.
  public var word: String {
    switch self {
    case .hidden: "hidden"
    case .disabled: "disabled"
    case .checked: "checked"
    }
  }
}

/// A row of a list that is filled from the `<template>` inside it.
public struct ListRow: JSONEncodable, Sendable, Equatable {
  /// What stays the same while the row is there: it becomes the `value` of an option, and comes with the acts in it.
  public var key: String
  /// What it says.
  public var text: String
  /// What it says after that, where the template has several places with `data-text`.
  public var more: [String]
  /// Whether its buttons are hidden, since there is nothing to be done with it.
  public var isStill: Bool

  /// A row.
  public init(key: String, text: String, more: [String] = [], isStill: Bool = false) {
    self.key = key
    self.text = text
    self.more = more
    self.isStill = isStill
  }

  /// Writes `key`, `text` and, where there is any, `more` and `still`.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("key", key)
      writer.field("text", text)
      if isStill { writer.field("still", true) }
      guard !more.isEmpty else { return }
      writer.key("more")
      writer.array { writer in for text in more { writer.value(text) } }
    }
  }

  /// Whether two rows are the same, byte for byte.
  public static func == (left: ListRow, right: ListRow) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.text.hasSameBytes(as: right.text)
      && left.isStill == right.isStill
      && left.more.elementsEqual(right.more) { $0.hasSameBytes(as: $1) }
  }
}
