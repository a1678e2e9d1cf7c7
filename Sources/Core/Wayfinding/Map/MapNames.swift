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
