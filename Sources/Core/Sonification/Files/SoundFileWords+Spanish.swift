// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundFileWords {
  /// The words in Spanish.
  static let spanish = Edition(
    SoundFileWords(
      // What is special about a value, as a heading of it
      minimum: "El más bajo",
      maximum: "El más alto",
      outlier: "Lejos de los demás",
      missing: "Sin valor",
      thresholdUp: "Por encima del límite",
      thresholdDown: "Por debajo del límite",
      signUp: "Por encima de cero",
      signDown: "Por debajo de cero",
      // The whole
      stackTotals: "De cada barra oyes sus partes y después el total.",
      thinned: .spanish(
        one: "Oyes {kept} de {count} valor; entre ellos están todos los máximos y mínimos.",
        other: "Oyes {kept} de {count} valores; entre ellos están todos los máximos y mínimos.")))
}
