// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking

extension Language {
  /// Its name in itself, by which its speakers find it.
  var ownName: String { LanguageFacts[self].ownName }

  /// Its name in a language, as the Unicode CLDR has it.
  func name(in language: Language) -> String {
    Locale(identifier: language.tag).localizedString(forLanguageCode: tag) ?? ownName
  }
}
