// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// A language whose uncontracted braille is read and written without a server: with letters, their frequencies and lessons.
///
/// Earshot may speak a language that is not here; its braille then comes from the server's tables.
public enum BrailleAlphabet: UInt8, Sendable, Hashable, CaseIterable {
  case english
  case spanish
  case arabic

  /// The alphabet of a language; nil where there is none.
  public init?(_ language: Language) {
    for alphabet in Self.allCases where alphabet.language == language {
      self = alphabet
      return
    }
    return nil
  }

  /// The alphabet of the language of a BCP 47 tag; nil where there is none.
  init?(tag: String) {
    guard let language = Language(tag: tag) else { return nil }
    self.init(language)
  }

  /// The alphabet of a language or, where it has none, the English one, with which most braille begins.
  public init(ofOrEnglish language: Language) { self = Self(language) ?? .english }

  /// The language that is written.
  public var language: Language {
    switch self {
    case .english: .english
    case .spanish: .spanish
    case .arabic: .arabic
    }
  }
}
