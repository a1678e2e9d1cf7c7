// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ContextWords {
  static let spanish = Edition(
    ContextWords(
      says: "los datos dicen: «{text}»",
      // Zero
      notAboveZero: "el {share} de los valores no pasa de cero",
      passesZeroOnce: "pasa por cero una vez, {place}",
      passesZero: "pasa por cero {times}, la primera {place}",
      // Limits
      limit: "la marca de {value}",
      namedLimit: "«{name}» ({value})",
      passed: "{limit} se cruza {times}, la primera {place}",
      allAbove: "todos los valores superan {limit}",
      noneAbove: "ningún valor supera {limit}",
      shareAbove: "el {share} de los valores supera {limit}",
      // Events
      event: "marcado en los datos: «{name}», {place}",
      nearHighest: "cerca del valor más alto, {value}",
      nearLowest: "cerca del valor más bajo, {value}",
      nearTurn: "cerca de un cambio de dirección, en {value}",
      value: "el valor es {value}"))
}
