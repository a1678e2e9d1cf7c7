// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NumberWords {
  static let arabic = Edition(
    NumberWords(
      minus: "\u{200E}−",
      power: "{factor} ضرب 10 أس {exponent}",
      millions: .arabic(
        zero: "{number} مليون", one: "{number} مليون", two: "{number} مليون",
        few: "{number} ملايين", many: "{number} مليونًا", other: "{number} مليون"),
      partsOfMillions: .arabic(
        zero: "{number} مليون", one: "{number} مليون", two: "{number} مليون", few: "{number} مليون",
        many: "{number} مليون", other: "{number} مليون"),
      milliards: .arabic(
        zero: "{number} مليار", one: "{number} مليار", two: "{number} مليار",
        few: "{number} مليارات", many: "{number} مليار", other: "{number} مليار"),
      partsOfMilliards: .arabic(
        zero: "{number} مليار", one: "{number} مليار", two: "{number} مليار", few: "{number} مليار",
        many: "{number} مليار", other: "{number} مليار"),
      percent: "{number}%",
      // With a unit
      measure: "{number} {unit}",
      measureAfterNoun: "{number} {unit}",
      nounEndings: [],
      money: "{number} {unit}"))
}
