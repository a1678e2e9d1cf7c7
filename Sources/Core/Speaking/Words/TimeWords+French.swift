// SPDX-License-Identifier: Apache-2.0

private let frenchUnits = TimeWords.Units(
  days: .french(one: "{count} jour", other: "{count} jours"),
  hours: .french(one: "{count} heure", other: "{count} heures"),
  minutes: .french(one: "{count} minute", other: "{count} minutes"),
  seconds: .french(one: "{count} seconde", other: "{count} secondes"))

extension TimeWords {
  /// The words in French.
  public static let french = Edition(
    TimeWords(
      nominative: frenchUnits, oblique: frenchUnits, between: ", ", beforeLast: " et ",
      pair: "{larger} {smaller}"))
}
