// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteWords {
  static let english = Edition(
    RouteWords(
      // What to do
      summary: "The way is about {distance} long and takes about {time}.",
      depart: "Turn {direction} and walk along {way}.",
      wayBegins: "The way begins about {distance} from you, {direction}, in a straight line.",
      onto: "{turn} onto {way}.",
      goOn: "Go on along {way}.",
      walk: "Walk about {distance}.",
      walkPast: "Walk about {distance}, past {junctions}.",
      junctions: .english(one: "one junction", other: "{count} junctions"),
      // Turns, which `onto` follows
      slightRight: "Turn slightly right",
      right: "Turn right",
      sharpRight: "Turn sharply right",
      around: "Turn round",
      sharpLeft: "Turn sharply left",
      left: "Turn left",
      slightLeft: "Turn slightly left",
      clock: "Turn to {hour} o’clock",
      turnRightBy: "Turn {degrees} degrees to the right",
      turnLeftBy: "Turn {degrees} degrees to the left",
      turnTo: "Turn {direction}",
      bendsRight: "The way bends to the right.",
      bendsLeft: "The way bends to the left.",
      // Arriving
      arrived: "You are there.",
      arrivedAt: "{name} is here.",
      lastMetres:
        "{name} is about {distance} from here, {direction}, in a straight line. The map knows no way for these last metres.",
      // Directions, as they follow what lies there
      ahead: "ahead",
      aheadRight: "ahead to your right",
      toTheRight: "to your right",
      behindRight: "behind you to the right",
      behind: "behind you",
      behindLeft: "behind you to the left",
      toTheLeft: "to your left",
      aheadLeft: "ahead to your left",
      atOClock: "at {hour} o’clock",
      degreesRight: "{degrees} degrees to your right",
      degreesLeft: "{degrees} degrees to your left",
      north: "to the north",
      northEast: "to the north-east",
      east: "to the east",
      southEast: "to the south-east",
      south: "to the south",
      southWest: "to the south-west",
      west: "to the west",
      northWest: "to the north-west",
      paces: .english(one: "{count} pace", other: "{count} paces"),
      // Why this route
      shortest: "This is the shortest way on the map.",
      ownWay: "It is a way of your own: crossings and steps on it are not told.",
      alsoShortest: "This is also the shortest way on the map.",
      longer: "{distance} longer than the shortest way",
      fewerCrossings: .english(one: "one crossing fewer", other: "{count} crossings fewer"),
      moreCrossings: .english(one: "one crossing more", other: "{count} crossings more"),
      noSteps: "no steps",
      fewerFlights: .english(
        one: "one flight of steps fewer", other: "{count} flights of steps fewer"),
      fewerBusy: .english(
        one: "one main road fewer to cross without traffic lights",
        other: "{count} main roads fewer to cross without traffic lights"),
      fewerBarriers: .english(
        one: "one gate or bollard fewer", other: "{count} gates or bollards fewer"),
      lessOnRoads: "{distance} less along roads without a known pavement",
      lessInTheOpen: "{distance} less across open space",
      easier: "easier to follow",
      // Junctions and what is around
      junction: "Junction: {roads}.",
      junctionAway: "Junction about {distance} away, {direction}: {roads}.",
      noJunction: "The map has no junction within 50 metres of here.",
      road: "{name} {direction}",
      onWay: "You are on {way}.",
      nearWay: "About {distance} away, {direction}: {way}.",
      noWayNear: "The map has no way within 50 metres of here.",
      inPlace: "{name}, you are inside it",
      nothingNamed: "The map has no place with a name within 200 metres of here.",
      // Why there is no route
      noWays: "The map has no way that may be walked.",
      startOffMap:
        "The start is not on this map: the nearest way is {distance} from it. Choose another start or another map.",
      destinationOffMap:
        "The map has no way to that place: the nearest is {distance} from it. Choose a place nearer to a way.",
      noWayThere:
        "On this map no way leads there from the start. The nearest point that can be reached is {distance} from it, at {position}."
    ))
}
