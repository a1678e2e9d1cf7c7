// SPDX-License-Identifier: Apache-2.0

/// A language that Earshot speaks.
public enum Language: UInt8, Sendable, CaseIterable, Equatable {
  case english
  case spanish
  case arabic

  /// The BCP 47 tag: `en`, `es`, `ar`.
  public var tag: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .arabic: "ar"
    }
  }

  /// The language of a BCP 47 tag such as `es` or `es-MX`; nil when Earshot does not speak it.
  public init?(tag: String) {
    var primary: [UInt8] = []
    for byte in tag.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
      primary.append(byte | 0x20)
    }
    for language in Language.allCases where language.tag.utf8.elementsEqual(primary) {
      self = language
      return
    }
    return nil
  }

  /// The direction in which it is written.
  public var direction: WritingDirection { self == .arabic ? .rightToLeft : .leftToRight }
}

/// The direction in which a language is written.
public enum WritingDirection: Sendable, Equatable {
  case leftToRight
  case rightToLeft

  /// The value of HTML's `dir` attribute.
  public var htmlValue: String { self == .leftToRight ? "ltr" : "rtl" }
}
