// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPictureWords {
  static let french = Edition(
    MapPictureWords(
      title: "Plan : {name}",
      description:
        "Un plan dessiné pour les yeux, le nord en haut : bâtiments, eau, parcs, rues avec leurs noms, chemins piétons, escaliers, passages piétons et lieux.",
      mainRoad: "Rue principale",
      road: "Rue",
      pedestrianStreet: "Rue piétonne",
      footway: "Chemin piéton",
      path: "Sentier",
      steps: "Escaliers",
      tunnel: "Sous terre",
      crossing: "Passage piéton",
      crossingWithLights: "Passage avec feux",
      place: "Lieu avec un nom",
      building: "Bâtiment",
      park: "Parc",
      water: "Eau",
      parking: "Parc de stationnement"))
}
