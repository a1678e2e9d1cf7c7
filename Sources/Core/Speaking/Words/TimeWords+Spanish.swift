// SPDX-License-Identifier: Apache-2.0

private let spanishUnits = TimeWords.Units(
  days: .spanish(one: "{count} día", other: "{count} días"),
  hours: .spanish(one: "{count} hora", other: "{count} horas"),
  minutes: .spanish(one: "{count} minuto", other: "{count} minutos"),
  seconds: .spanish(one: "{count} segundo", other: "{count} segundos"))

extension TimeWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    TimeWords(
      nominative: spanishUnits, oblique: spanishUnits, between: ", ", beforeLast: " y ",
      pair: "{larger} {smaller}"))
}
