// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NumberWords {
  static let french = Edition(
    NumberWords(
      minus: "−",
      power: "{factor} fois 10 puissance {exponent}",
      millions: .french(one: "{number} million", other: "{number} millions"),
      partsOfMillions: .french(one: "{number} million", other: "{number} millions"),
      milliards: .french(one: "{number} milliard", other: "{number} milliards"),
      partsOfMilliards: .french(one: "{number} milliard", other: "{number} milliards"),
      percent: "{number} %",
      // With a unit
      measure: "{number} {unit}",
      measureAfterNoun: "{number} de {unit}",
      nounEndings: ["million", "millions", "milliard", "milliards"],
      money: "{number} {unit}"))
}
