// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ExceptionWords {
  static let spanish = Edition(
    ExceptionWords(
      repeatsWith: "un patrón se repite cada vez que {name} crece {amount}",
      repeatsEvery: "un patrón se repite cada {period}",
      phases: "de media lo más alto {high} y lo más bajo {low}",
      inMonth: "en {month}",
      onWeekday: "el {weekday}",
      atClock: .spanish(one: "a la {clock}", other: "a las {clock}"),
      // Points that leap out
      outliers: .spanish(
        one: "un punto se sale de lo normal: {points}",
        other: "{count} puntos se salen de lo normal: {points}"),
      manyOutliers: .spanish(
        one: "un punto se sale de lo normal: {points}",
        other: "{count} puntos se salen de lo normal, sobre todo {points}"),
      // What is missing
      valueMissing: "falta un valor {place}",
      valuesMissing: "faltan valores en {points}",
      withoutPoints: "sin puntos: {gaps}",
      gaps: .spanish(one: "{count} hueco", other: "{count} huecos"),
      longestGap: "{gaps}; el hueco más largo va {span}"))
}
