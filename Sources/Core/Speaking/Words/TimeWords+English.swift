// SPDX-License-Identifier: Apache-2.0

private let englishUnits = TimeWords.Units(
  days: .english(one: "{count} day", other: "{count} days"),
  hours: .english(one: "{count} hour", other: "{count} hours"),
  minutes: .english(one: "{count} minute", other: "{count} minutes"),
  seconds: .english(one: "{count} second", other: "{count} seconds"))

extension TimeWords {
  /// The words in English.
  public static let english = Edition(
    TimeWords(
      nominative: englishUnits, oblique: englishUnits, between: " ", beforeLast: " ",
      pair: "{larger} {smaller}"))
}
