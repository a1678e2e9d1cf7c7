// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlaceSearchWords {
  static let spanish = Edition(
    PlaceSearchWords(
      severalPlaces: "«{query}» coincide con {count} lugares: {names}. Di cuál.",
      noSuchPlace: "No hay ningún lugar «{query}» en este mapa.",
      noSuchPlaceBut: "No hay ningún lugar «{query}» en este mapa. ¿Querías decir {names}?"))
}
