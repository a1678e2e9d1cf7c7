// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NumberWords {
  static let english = Edition(
    NumberWords(
      minus: "−",
      power: "{factor} times 10 to the power {exponent}",
      millions: .english(one: "{number} million", other: "{number} million"),
      partsOfMillions: .english(one: "{number} million", other: "{number} million"),
      milliards: .english(one: "{number} billion", other: "{number} billion"),
      partsOfMilliards: .english(one: "{number} billion", other: "{number} billion"),
      percent: "{number}%",
      // With a unit
      measure: "{number} {unit}",
      measureAfterNoun: "{number} {unit}",
      nounEndings: [],
      money: "{unit}{number}"))
}
