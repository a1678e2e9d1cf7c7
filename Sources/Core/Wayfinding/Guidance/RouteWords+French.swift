// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteWords {
  static let french = Edition(
    RouteWords(
      // What to do
      summary: "Le chemin fait environ {distance} et prend environ {time}.",
      depart: "Tournez-vous {direction} et suivez {way}.",
      wayBegins: "Le chemin commence à environ {distance} de vous, {direction}, en ligne droite.",
      onto: "{turn}, puis suivez {way}.",
      goOn: "Continuez : {way}.",
      walk: "Marchez environ {distance}.",
      walkPast: "Marchez environ {distance} ; vous passez {junctions}.",
      junctions: .french(one: "un croisement", other: "{count} croisements"),
      // Turns, which `onto` follows
      slightRight: "Tournez légèrement à droite",
      right: "Tournez à droite",
      sharpRight: "Tournez franchement à droite",
      around: "Faites demi-tour",
      sharpLeft: "Tournez franchement à gauche",
      left: "Tournez à gauche",
      slightLeft: "Tournez légèrement à gauche",
      clock: "Tournez-vous vers {hour} heures",
      turnRightBy: "Tournez de {degrees} degrés à droite",
      turnLeftBy: "Tournez de {degrees} degrés à gauche",
      turnTo: "Tournez-vous {direction}",
      bendsRight: "Le chemin tourne à droite.",
      bendsLeft: "Le chemin tourne à gauche.",
      // Arriving
      arrived: "Vous êtes arrivé.",
      arrivedAt: "{name} est ici.",
      lastMetres:
        "{name} est à environ {distance} d’ici, {direction}, en ligne droite. La carte ne connaît pas de chemin pour ces derniers mètres.",
      // Directions, as they follow what lies there
      ahead: "devant vous",
      aheadRight: "devant vous à droite",
      toTheRight: "à votre droite",
      behindRight: "derrière vous à droite",
      behind: "derrière vous",
      behindLeft: "derrière vous à gauche",
      toTheLeft: "à votre gauche",
      aheadLeft: "devant vous à gauche",
      atOClock: "à {hour} heures",
      degreesRight: "à {degrees} degrés sur votre droite",
      degreesLeft: "à {degrees} degrés sur votre gauche",
      north: "vers le nord",
      northEast: "vers le nord-est",
      east: "vers l’est",
      southEast: "vers le sud-est",
      south: "vers le sud",
      southWest: "vers le sud-ouest",
      west: "vers l’ouest",
      northWest: "vers le nord-ouest",
      paces: .french(one: "{count} pas", other: "{count} pas"),
      // Why this route
      shortest: "C’est le chemin le plus court de la carte.",
      ownWay: "C’est un chemin à vous : les traversées et les escaliers n’y sont pas annoncés.",
      alsoShortest: "C’est aussi le chemin le plus court de la carte.",
      longer: "{distance} de plus que le chemin le plus court",
      fewerCrossings: .french(one: "une traversée de moins", other: "{count} traversées de moins"),
      moreCrossings: .french(one: "une traversée de plus", other: "{count} traversées de plus"),
      noSteps: "pas de marches",
      fewerFlights: .french(
        one: "une volée de marches de moins", other: "{count} volées de marches de moins"),
      fewerBusy: .french(
        one: "une grande rue de moins à traverser sans feux",
        other: "{count} grandes rues de moins à traverser sans feux"),
      fewerBarriers: .french(
        one: "un portail ou une borne de moins", other: "{count} portails ou bornes de moins"),
      lessOnRoads: "{distance} de moins sur des rues sans trottoir connu",
      lessInTheOpen: "{distance} de moins dans des espaces ouverts",
      easier: "plus facile à suivre",
      // Junctions and what is around
      junction: "Croisement : {roads}.",
      junctionAway: "Croisement à environ {distance}, {direction} : {roads}.",
      noJunction: "La carte n’a pas de croisement à moins de 50 mètres d’ici.",
      road: "{name} {direction}",
      onWay: "Vous êtes ici : {way}.",
      nearWay: "À environ {distance}, {direction} : {way}.",
      noWayNear: "La carte n’a pas de chemin à moins de 50 mètres d’ici.",
      inPlace: "{name}, vous êtes dedans",
      nothingNamed: "La carte n’a pas de lieu nommé à moins de 200 mètres d’ici.",
      // Why there is no route
      noWays: "La carte n’a pas de chemin où l’on puisse marcher.",
      startOffMap:
        "Le départ n’est pas sur cette carte : le chemin le plus proche est à {distance}. Choisissez un autre départ ou une autre carte.",
      destinationOffMap:
        "La carte n’a pas de chemin vers ce lieu : le plus proche est à {distance}. Choisissez un lieu plus près d’un chemin.",
      noWayThere:
        "Sur cette carte, aucun chemin n’y mène depuis le départ. Le point le plus proche que l’on atteint est à {distance}, à la position {position}."
    ))
}
