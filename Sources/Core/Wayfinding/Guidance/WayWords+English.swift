// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WayWords {
  static let english = Edition(
    WayWords(
      footway: "a footpath", pavement: "a pavement", crossing: "a crossing",
      pedestrianStreet: "a pedestrian street", square: "the edge of a square",
      sharedStreet: "a street shared with vehicles", path: "an unmade path",
      cycleway: "a cycle path", bridleway: "a bridleway", track: "a track", steps: "steps",
      escalator: "an escalator", lift: "a lift", corridor: "a corridor", platform: "a platform",
      serviceRoad: "a service road", street: "a street without a name",
      mainRoad: "a main road without a name",
      // Beside a road that has a name
      pavementOf: "the pavement of {road}", footwayBeside: "a footpath beside {road}",
      cyclewayBeside: "a cycle path beside {road}"))
}
