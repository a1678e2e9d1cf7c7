// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapSessionWords {
  static let spanish = Edition(
    MapSessionWords(
      nothing: "Aquí no hay nada.",
      nearest: "Aquí no hay nada. El camino más cercano es {way}, {distance}.",
      meeting: "Aquí se encuentran {names}.",
      edge: "Aquí acaba el mapa.",
      view: "{width} de lado a lado. Cada pulsación avanza {step}.",
      nearestView: "No se puede acercar más.",
      wholeView: "Este es todo el mapa.",
      building: "Edificio",
      square: "Plaza",
      road: "Calzada",
      park: "Parque",
      water: "Agua",
      parking: "Aparcamiento",
      platform: "Andén",
      grounds: "Recinto",
      sport: "Zona deportiva"))
}
