// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExceptionWords {
  static let french = Edition(
    ExceptionWords(
      repeatsWith: "un motif revient chaque fois que {name} augmente de {amount}",
      repeatsEvery: "un motif revient à intervalle régulier\u{A0}: {period}",
      phases: "en moyenne au plus haut {high} et au plus bas {low}",
      inMonth: "en {month}",
      onWeekday: "le {weekday}",
      atClock: .same("à {clock}"),
      // Points that leap out
      outliers: .french(
        one: "une valeur atypique\u{A0}: {points}",
        other: "{count} valeurs atypiques\u{A0}: {points}"),
      manyOutliers: .french(
        one: "une valeur atypique\u{A0}: {points}",
        other: "{count} valeurs atypiques, surtout {points}"),
      // What is missing
      valueMissing: "il manque une valeur {place}",
      valuesMissing: "il manque la valeur de {points}",
      withoutPoints: "sans points\u{A0}: {gaps}",
      gaps: .french(one: "{count} trou", other: "{count} trous"),
      longestGap: "{gaps}\u{202F}; le plus long trou s’étend {span}"))
}
