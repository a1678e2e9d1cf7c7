// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// The names of something on a map, in all languages that the map has: more than Earshot speaks.
public struct MapNames: Sendable, Equatable {
  /// A name in one language.
  public struct Translation: Sendable, Equatable {
    /// The BCP 47 tag, such as `ca` or `zh-Hant`.
    public var tag: String
    /// The name.
    public var text: String

    /// A name in the language of a tag.
    public init(tag: String, text: String) {
      self.tag = tag
      self.text = text
    }

    /// Whether tag and text have the same bytes.
    public static func == (left: Self, right: Self) -> Bool {
      left.tag.hasSameBytes(as: right.tag) && left.text.hasSameBytes(as: right.text)
    }
  }

  /// The name as it is written at the place.
  public var plain: String
  /// The names in other languages, in the order of the map.
  public var translations: [Translation]

  /// Names.
  public init(_ plain: String, translations: [Translation] = []) {
    self.plain = plain
    self.translations = translations
  }

  /// Whether one of the names is this, without regard to case and accents.
  public func isCalled(_ name: String) -> Bool {
    let wanted = FoldedText(name)
    return !wanted.isEmpty && all.contains { FoldedText($0) == wanted }
  }

  /// Whether one of the names is like this: it has it in it, or differs in a third of its letters at most.
  public func resembles(_ name: String) -> Bool {
    let wanted = FoldedText(name)
    return !wanted.isEmpty
      && all.contains {
        FoldedText($0).difference(from: wanted) <= max(1, wanted.letters.count / 3)
      }
  }

  private var all: [String] { [plain] + translations.map { $0.text } }

  /// Whether all names have the same bytes.
  public static func == (left: Self, right: Self) -> Bool {
    left.plain.hasSameBytes(as: right.plain) && left.translations == right.translations
  }

  /// The name in a language that Earshot speaks, or the plain one where the map has none in it.
  public func text(in language: Language) -> String {
    for translation in translations where translation.tag.hasSameBytes(as: language.tag) {
      return translation.text
    }
    return plain
  }
}
