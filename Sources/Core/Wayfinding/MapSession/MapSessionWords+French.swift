// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapSessionWords {
  static let french = Edition(
    MapSessionWords(
      nothing: "Rien ici.",
      nearest: "Rien ici. Le chemin le plus proche est {way}, {distance}.",
      meeting: "Ici se rencontrent {names}.",
      edge: "La carte s’arrête ici.",
      view: "{width} d’un bord à l’autre. Un appui avance de {step}.",
      nearestView: "Impossible de s’approcher plus.",
      wholeView: "C’est toute la carte.",
      building: "Bâtiment",
      square: "Place",
      road: "Chaussée",
      park: "Parc",
      water: "Eau",
      parking: "Parking",
      platform: "Quai",
      grounds: "Enceinte",
      sport: "Terrain de sport"))
}
