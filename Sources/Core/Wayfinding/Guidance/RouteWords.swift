// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of routes, junctions and what is around, beside the kinds of ways (`WayWords`) and what helps and hinders
/// on them (`HelpWords`).
struct RouteWords: Words {
  // What to do
  let summary: Template
  let depart: Template
  let wayBegins: Template
  let onto: Template
  let goOn: Template
  let walk: Template
  let walkPast: Template
  let junctions: Plural

  // Turns, which `onto` follows
  let slightRight: String
  let right: String
  let sharpRight: String
  let around: String
  let sharpLeft: String
  let left: String
  let slightLeft: String
  let clock: Template
  let turnRightBy: Template
  let turnLeftBy: Template
  let turnTo: Template
  let bendsRight: String
  let bendsLeft: String

  // Arriving
  let arrived: String
  let arrivedAt: Template
  let lastMetres: Template

  // Directions, as they follow what lies there
  let ahead: String
  let aheadRight: String
  let toTheRight: String
  let behindRight: String
  let behind: String
  let behindLeft: String
  let toTheLeft: String
  let aheadLeft: String
  let atOClock: Template
  let degreesRight: Template
  let degreesLeft: Template
  let north: String
  let northEast: String
  let east: String
  let southEast: String
  let south: String
  let southWest: String
  let west: String
  let northWest: String

  /// Steps as a measure of distance.
  let paces: Plural

  // Why this route
  let shortest: String
  let ownWay: String
  let alsoShortest: String
  let longer: Template
  let fewerCrossings: Plural
  let moreCrossings: Plural
  let noSteps: String
  let fewerFlights: Plural
  let fewerBusy: Plural
  let fewerBarriers: Plural
  let lessOnRoads: Template
  let lessInTheOpen: Template
  let easier: String

  // Junctions and what is around
  let junction: Template
  let junctionAway: Template
  let noJunction: String
  let road: Template
  let onWay: Template
  let nearWay: Template
  let noWayNear: String
  let inPlace: Template
  let nothingNamed: String

  // Why there is no route
  let noWays: String
  let startOffMap: Template
  let destinationOffMap: Template
  let noWayThere: Template
}
