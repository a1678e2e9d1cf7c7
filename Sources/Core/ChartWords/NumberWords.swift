// SPDX-License-Identifier: Apache-2.0

import Speaking

/// How a language says numbers; its marks are in `Punctuation`.
struct NumberWords: Words {
  /// The sign of a number below 0; in Arabic with a mark that keeps it on the left of its number between Arabic words
  /// (Unicode Annex 9, rules W4 to N1).
  let minus: String
  /// A product with a power of ten.
  let power: Template
  let millions: Plural
  /// With a fraction: counted by what is whole of it.
  let partsOfMillions: Plural
  let milliards: Plural
  /// With a fraction: counted by what is whole of it.
  let partsOfMilliards: Plural
  let percent: Template

  // With a unit
  let measure: Template
  /// The same after a number that ends as a noun, such as "2 millones de km".
  let measureAfterNoun: Template
  let nounEndings: [String]
  /// With the sign of a currency.
  let money: Template
}

extension NumberWords {
  /// A number of millions or of thousands of millions, with what is whole of it.
  static func large(
    _ number: String, whole: Int, isWhole: Bool, isMilliard: Bool, in language: Language
  ) -> String {
    switch (isMilliard, isWhole) {
    case (false, true): NumberWords[language].millions(whole, ["number": number])
    case (false, false): NumberWords[language].partsOfMillions(whole, ["number": number])
    case (true, true): NumberWords[language].milliards(whole, ["number": number])
    case (true, false): NumberWords[language].partsOfMilliards(whole, ["number": number])
    }
  }

  /// A number with a unit; before it where the unit is the sign of a currency and the language says so.
  static func measure(
    _ number: String, _ unit: String, isMoney: Bool, in language: Language
  ) -> String {
    for ending in NumberWords[language].nounEndings where number.endsInBytes(of: ending) {
      return NumberWords[language].measureAfterNoun(["number": number, "unit": unit])
    }
    return isMoney
      ? NumberWords[language].money(["number": number, "unit": unit])
      : NumberWords[language].measure(["number": number, "unit": unit])
  }
}

extension String {
  fileprivate func endsInBytes(of ending: String) -> Bool {
    utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
