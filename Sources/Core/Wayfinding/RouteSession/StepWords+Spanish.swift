// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StepWords {
  static let spanish = Edition(
    StepWords(
      learned: "Tu paso mide unos {length} centímetros. Se guarda y puedes cambiarlo.",
      counts: "Escribe cuántos pasos contaste y en cuántos metros: al menos 20 pasos y 10 metros.",
      wrongLength:
        "Sería un paso de {length} centímetros; un paso mide entre 20 y 150. Cuenta otra vez.",
      tooShort:
        "Tu camino es aún demasiado corto para medir un paso: camina al menos 30 metros con la guía y cuenta tus pasos.",
      counting:
        "Empieza la cuenta: cuenta tus pasos desde aquí y escribe cuántos son después de al menos 30 metros.",
      noWalk: "Comienza antes un recorrido, o escribe los metros."))
}
