// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPictureWords {
  static let spanish = Edition(
    MapPictureWords(
      title: "Mapa de {name}",
      description:
        "Un mapa dibujado para la vista, con el norte arriba: edificios, agua, parques, calles con sus nombres, vías peatonales, escaleras, pasos de peatones y lugares.",
      mainRoad: "Calle principal",
      road: "Calle",
      pedestrianStreet: "Calle peatonal",
      footway: "Vía peatonal",
      path: "Camino",
      steps: "Escaleras",
      tunnel: "Bajo tierra",
      crossing: "Paso de peatones",
      crossingWithLights: "Paso con semáforo",
      place: "Lugar con nombre",
      building: "Edificio",
      park: "Parque",
      water: "Agua",
      parking: "Aparcamiento"))
}
