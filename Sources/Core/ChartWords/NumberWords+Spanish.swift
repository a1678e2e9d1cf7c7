// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NumberWords {
  static let spanish = Edition(
    NumberWords(
      minus: "−",
      power: "{factor} por 10 elevado a {exponent}",
      millions: .spanish(one: "{number} millón", other: "{number} millones"),
      partsOfMillions: .spanish(one: "{number} millones", other: "{number} millones"),
      milliards: .spanish(one: "{number} mil millones", other: "{number} mil millones"),
      partsOfMilliards: .spanish(one: "{number} mil millones", other: "{number} mil millones"),
      percent: "{number} %",
      // With a unit
      measure: "{number} {unit}",
      measureAfterNoun: "{number} de {unit}",
      nounEndings: ["ones"],
      money: "{number} {unit}"))
}
