// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DayWords {
  static let french = Edition(
    DayWords(
      day: "Jour",
      month: "Mois",
      year: "Année",
      wrongDay: "Le jour doit être un nombre de 1 à 31.",
      wrongMonth: "Le mois doit être un nombre de 1 à 12.",
      wrongYear: "L’année doit avoir quatre chiffres.",
      noSuchDay: "Ce mois n’a pas ce jour. Vérifiez le jour et le mois."))
}
