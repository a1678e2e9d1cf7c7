// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteWords {
  static let spanish = Edition(
    RouteWords(
      // What to do
      summary: "El camino mide unos {distance} y se tarda unos {time}.",
      depart: "Gírate {direction} y camina por {way}.",
      wayBegins: "El camino empieza a unos {distance} de ti, {direction}, en línea recta.",
      onto: "{turn} por {way}.",
      goOn: "Sigue por {way}.",
      walk: "Camina unos {distance}.",
      walkPast: "Camina unos {distance}; pasas {junctions}.",
      junctions: .spanish(one: "un cruce", other: "{count} cruces"),
      // Turns, which `onto` follows
      slightRight: "Gira un poco a la derecha",
      right: "Gira a la derecha",
      sharpRight: "Gira del todo a la derecha",
      around: "Date la vuelta",
      sharpLeft: "Gira del todo a la izquierda",
      left: "Gira a la izquierda",
      slightLeft: "Gira un poco a la izquierda",
      clock: "Gira hacia las {hour} del reloj",
      turnRightBy: "Gira {degrees} grados a la derecha",
      turnLeftBy: "Gira {degrees} grados a la izquierda",
      turnTo: "Gírate {direction}",
      bendsRight: "El camino gira a la derecha.",
      bendsLeft: "El camino gira a la izquierda.",
      // Arriving
      arrived: "Has llegado.",
      arrivedAt: "{name} está aquí.",
      lastMetres:
        "{name} está a unos {distance} de aquí, {direction}, en línea recta. El mapa no conoce camino para estos últimos metros.",
      // Directions, as they follow what lies there
      ahead: "delante",
      aheadRight: "delante a tu derecha",
      toTheRight: "a tu derecha",
      behindRight: "detrás a tu derecha",
      behind: "detrás de ti",
      behindLeft: "detrás a tu izquierda",
      toTheLeft: "a tu izquierda",
      aheadLeft: "delante a tu izquierda",
      atOClock: "a las {hour} del reloj",
      degreesRight: "{degrees} grados a tu derecha",
      degreesLeft: "{degrees} grados a tu izquierda",
      north: "al norte",
      northEast: "al noreste",
      east: "al este",
      southEast: "al sureste",
      south: "al sur",
      southWest: "al suroeste",
      west: "al oeste",
      northWest: "al noroeste",
      paces: .spanish(one: "{count} paso", other: "{count} pasos"),
      // Why this route
      shortest: "Es el camino más corto del mapa.",
      ownWay: "Es un camino tuyo: no se anuncian sus cruces ni sus escaleras.",
      alsoShortest: "Es también el camino más corto del mapa.",
      longer: "{distance} más que el camino más corto",
      fewerCrossings: .spanish(
        one: "una calle menos que cruzar", other: "{count} calles menos que cruzar"),
      moreCrossings: .spanish(
        one: "una calle más que cruzar", other: "{count} calles más que cruzar"),
      noSteps: "sin escaleras",
      fewerFlights: .spanish(
        one: "un tramo de escalera menos", other: "{count} tramos de escalera menos"),
      fewerBusy: .spanish(
        one: "una calle principal menos que cruzar sin semáforo",
        other: "{count} calles principales menos que cruzar sin semáforo"),
      fewerBarriers: .spanish(
        one: "una puerta o un bolardo menos", other: "{count} puertas o bolardos menos"),
      lessOnRoads: "{distance} menos por calles sin acera conocida",
      lessInTheOpen: "{distance} menos por espacios abiertos",
      easier: "más fácil de seguir",
      // Junctions and what is around
      junction: "Cruce: {roads}.",
      junctionAway: "Cruce a unos {distance}, {direction}: {roads}.",
      noJunction: "El mapa no tiene ningún cruce a menos de 50 metros de aquí.",
      road: "{name} {direction}",
      onWay: "Estás en {way}.",
      nearWay: "A unos {distance}, {direction}: {way}.",
      noWayNear: "El mapa no tiene ningún camino a menos de 50 metros de aquí.",
      inPlace: "{name}, estás dentro",
      nothingNamed: "El mapa no tiene ningún lugar con nombre a menos de 200 metros de aquí.",
      // Why there is no route
      noWays: "El mapa no tiene ningún camino por el que se pueda andar.",
      startOffMap:
        "El inicio no está en este mapa: el camino más cercano está a {distance}. Elige otro inicio u otro mapa.",
      destinationOffMap:
        "El mapa no tiene camino hasta ese lugar: el más cercano está a {distance}. Elige un lugar más cerca de un camino.",
      noWayThere:
        "En este mapa ningún camino lleva allí desde el inicio. El punto más cercano al que se llega está a {distance}, en {position}."
    ))
}
