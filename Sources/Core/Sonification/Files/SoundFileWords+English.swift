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
      stackTotals: "For each bar you hear its parts, and then the total.",
      thinned: .english(
        one: "You hear {kept} of {count} value, including every high and low.",
        other: "You hear {kept} of {count} values, including every high and low.")))
}
