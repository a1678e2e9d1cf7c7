// SPDX-License-Identifier: Apache-2.0

import Foundation
import Library
import Speaking

extension TextLanguage {
  /// The tags of all that can be chosen.
  static let tags = allCases.map(\.tag)

  /// Its name in a language, as the Unicode CLDR has it.
  func name(in language: Language) -> String { LanguageNames[language].name(of: self) }
}

/// The names of all languages in one language; they are asked for once, since a list shows them all.
struct LanguageNames: Sendable {
  private let names: [TextLanguage: String]
  /// Those that Earshot does not speak itself, in the order of the alphabet of the one who chooses.
  private let ordered: [TextLanguage]

  static subscript(language: Language) -> LanguageNames {
    switch language {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    case .french: french
    }
  }

  private static let english = LanguageNames(in: .english)
  private static let spanish = LanguageNames(in: .spanish)
  private static let arabic = LanguageNames(in: .arabic)
  private static let french = LanguageNames(in: .french)

  private init(in language: Language) {
    let locale = Locale(identifier: language.tag)
    var names: [TextLanguage: String] = [:]
    for own in TextLanguage.allCases {
      names[own] = locale.localizedString(forLanguageCode: own.tag) ?? own.tag
    }
    self.names = names
    ordered = TextLanguage.others.sorted { first, second in
      let (first, second) = (names[first] ?? first.tag, names[second] ?? second.tag)
      return first.compare(second, options: .caseInsensitive, range: nil, locale: locale)
        == .orderedAscending
    }
  }

  /// The name of a language, its tag where it has none.
  func name(of language: TextLanguage) -> String { names[language] ?? language.tag }

  /// The languages that Earshot does not speak itself, to choose from.
  var others: [(value: String, words: String)] { ordered.map { ($0.tag, name(of: $0)) } }
}

extension ReadWords {
  /// All languages that Earshot does not speak itself, under their heading, after its own.
  func otherLanguages(in language: Language) -> (
    group: String, options: [(value: String, words: String)]
  ) {
    (otherLanguages, LanguageNames[language].others)
  }

  /// That a tag is none of the list.
  func unknownLanguage(_ tag: String) -> String {
    unknownLanguage(["found": String(tag.prefix(40))])
  }
}
