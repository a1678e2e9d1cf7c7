// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapWords {
  static let spanish = Edition(
    TactileMapWords(
      title: "Mapa de {name}",
      northUp: "El norte está arriba.",
      scale: "La línea bajo el mapa mide {distance}.",
      mainStreet: "Calle principal",
      street: "Calle",
      foot: "Camino a pie",
      steps: "Escaleras",
      park: "Parque",
      water: "Agua",
      streets: "Calles:",
      places: "Lugares:",
      waysLeftOut:
        "Faltan los caminos que están demasiado cerca de otros para distinguirlos con los dedos.",
      namesLeftOut: "Algunas calles y lugares no tienen letra: no hay sitio junto a ellos.",
      way: "El camino",
      start: "Comienzo del camino",
      end: "Fin del camino",
      goal: "Fin del camino: {name}",
      stops: "Lugar en el camino",
      wayGoesOn: "Una parte del camino queda fuera de esta hoja.",
      closed: "Cerrado"))
}
