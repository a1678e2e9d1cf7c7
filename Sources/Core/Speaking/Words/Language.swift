// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A language that Earshot speaks.
public enum Language: UInt8, Sendable, CaseIterable, Equatable {
  case english
  case spanish
  case arabic
  case french

  /// The BCP 47 tag: `en`, `es`, `ar`, `fr`.
  public var tag: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .arabic: "ar"
    case .french: "fr"
    }
  }

  /// The language of a BCP 47 tag such as `es` or `es-MX`; nil when Earshot does not speak it.
  public init?(tag: String) {
    guard let primary = Language.primary(of: tag) else { return nil }
    for language in Language.allCases where language.tag.hasSameBytes(as: primary) {
      self = language
      return
    }
    return nil
  }

  /// The first part of a BCP 47 tag, in small letters, such as `pt` of `pt-BR`; nil for what is no tag.
  public static func primary(of tag: String) -> String? {
    var primary: [UInt8] = []
    for byte in tag.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
      let small = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) else { return nil }
      primary.append(small)
    }
    return primaryLengths.contains(primary.count) ? String(decoding: primary, as: UTF8.self) : nil
  }

  /// RFC 5646, section 2.1: two or three letters of ISO 639.
  private static let primaryLengths = 2...3

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
