// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HindranceWords {
  static let spanish = Edition(
    HindranceWords(
      crossings: "calles que cruzar",
      steps: "escaleras",
      barriers: "puertas o bolardos",
      openSpaces: "espacios abiertos",
      roads: "calles sin acera conocida",
      roughGround: "suelo irregular",
      turns: "giros",
      darkness: "tramos sin luz",
      unknownWays: "vías por las que no has caminado",
      unavoided: "Ningún camino del mapa deja fuera todo lo que evitas. Este tiene {things}.",
      asChosen: "más cerca de lo que elegiste",
      moreKnown: "{distance} más por vías que ya has recorrido"))
}
