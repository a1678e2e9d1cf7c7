// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundFileWords {
  /// The words in English.
  static let english = Edition(
    SoundFileWords(
      // What is special about a value, as a heading of it
      minimum: "Lowest",
      maximum: "Highest",
      outlier: "Far from the others",
      missing: "No value",
      thresholdUp: "Above the limit",
      thresholdDown: "Below the limit",
      signUp: "Above zero",
      signDown: "Below zero",
      // The whole
      stackTotals: "Of each bar you hear its parts, and then the total.",
      thinned: .english(
        one: "{kept} of {count} value sound; every high and low is among them.",
        other: "{kept} of {count} values sound; every high and low is among them.")))
}
