// SPDX-License-Identifier: Apache-2.0

/// The marks by which a language writes lists and numbers.
public struct Punctuation: Words {
  /// Between the items of a list, and before an addition; with its space.
  public let comma: String
  /// Between items that have commas themselves; with its space.
  public let semicolon: String
  /// Between a thing and what is said of it; with its spaces.
  public let colon: String
  /// Before the last of the things that are meant together; with its spaces.
  public let and: String
  /// Before the last of the things of which one is meant; with its spaces.
  public let or: String
  /// Between a number's ones and its tenths.
  public let decimalMark: String
  /// Between groups of three digits in numbers of five digits and more; empty where they are written without.
  public let thousandsMark: String

  /// A list with commas, and another link before the last item.
  public func list(_ items: [String], last: String) -> String {
    items.list(between: comma, last: last)
  }
}

extension [String] {
  /// The items one after another, the last with another link.
  func list(between link: String, last: String) -> String {
    var list = ""
    for (index, item) in enumerated() {
      if index > 0 { list += index == count - 1 ? last : link }
      list += item
    }
    return list
  }
}
