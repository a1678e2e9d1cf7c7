// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WayWords {
  static let spanish = Edition(
    WayWords(
      footway: "un camino peatonal", pavement: "una acera", crossing: "un paso de peatones",
      pedestrianStreet: "una calle peatonal", square: "el borde de una plaza",
      sharedStreet: "una calle compartida con vehículos", path: "un sendero",
      cycleway: "un carril bici", bridleway: "un camino de caballos", track: "una pista",
      steps: "una escalera", escalator: "una escalera mecánica", lift: "un ascensor",
      corridor: "un pasillo", platform: "un andén", serviceRoad: "una vía de servicio",
      street: "una calle sin nombre", mainRoad: "una calle principal sin nombre",
      // Beside a road that has a name
      pavementOf: "la acera de {road}", footwayBeside: "un camino peatonal junto a {road}",
      cyclewayBeside: "un carril bici junto a {road}"))
}
