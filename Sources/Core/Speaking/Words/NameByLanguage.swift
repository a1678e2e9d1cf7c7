// SPDX-License-Identifier: Apache-2.0

import Bytes

/// A name that data give: one for every language, and others where the data have them.
public struct NameByLanguage: Sendable, Equatable {
  private struct Translation: Sendable, Equatable {
    let language: Language
    let name: String

    static func == (left: Translation, right: Translation) -> Bool {
      left.language == right.language && left.name.hasSameBytes(as: right.name)
    }
  }

  private let plain: String
  private let translations: [Translation]

  /// A name that is the same in every language.
  public init(_ plain: String) {
    self.plain = plain
    translations = []
  }

  /// The names that `name` finds; `plain` is the name in all other languages, or else the first that is found.
  ///
  /// Nil when there is none at all.
  public init?(plain: String?, in name: (Language) -> String?) {
    let translations = Language.allCases.compactMap { language in
      name(language).map { Translation(language: language, name: $0) }
    }
    guard let plain = plain ?? translations.first?.name else { return nil }
    self.plain = plain
    self.translations = translations
  }

  /// The name in a language, or the plain one where the data have none in it.
  public func text(in language: Language) -> String {
    for translation in translations where translation.language == language {
      return translation.name
    }
    return plain
  }

  /// Every form that the data have.
  public var forms: [String] { [plain] + translations.map { $0.name } }

  /// Whether two names have the same bytes in each language.
  public static func == (left: NameByLanguage, right: NameByLanguage) -> Bool {
    left.plain.hasSameBytes(as: right.plain) && left.translations == right.translations
  }
}
