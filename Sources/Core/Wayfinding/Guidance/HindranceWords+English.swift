// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HindranceWords {
  static let english = Edition(
    HindranceWords(
      crossings: "crossings",
      steps: "steps",
      barriers: "gates or bollards",
      openSpaces: "open spaces",
      roads: "roads that have no known pavement",
      roughGround: "rough ground",
      turns: "turns",
      darkness: "unlit stretches",
      unknownWays: "ways that you have not walked",
      unavoided: "No way on the map leaves out all that you avoid. This one has {things}.",
      asChosen: "closer to what you chose",
      moreKnown: "{distance} more on ways that you have walked"))
}
