// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ContextWords {
  static let french = Edition(
    ContextWords(
      says: "les données disent\u{A0}: «\u{A0}{text}\u{A0}»",
      // Zero
      notAboveZero: "{share} des valeurs ne dépassent pas zéro",
      passesZeroOnce: "la valeur passe par zéro une fois, {place}",
      passesZero: "la valeur passe par zéro {times}, la première {place}",
      // Limits
      limit: "le repère à {value}",
      namedLimit: "«\u{A0}{name}\u{A0}» ({value})",
      passed: "{limit} est franchi {times}, la première {place}",
      allAbove: "toutes les valeurs dépassent {limit}",
      noneAbove: "aucune valeur ne dépasse {limit}",
      shareAbove: "{share} des valeurs dépassent {limit}",
      // Events
      event: "marqué dans les données\u{A0}: «\u{A0}{name}\u{A0}», {place}",
      nearHighest: "près de la valeur la plus élevée, {value}",
      nearLowest: "près de la valeur la plus basse, {value}",
      nearTurn: "près d’un changement de direction, à {value}",
      value: "la valeur est {value}"))
}
