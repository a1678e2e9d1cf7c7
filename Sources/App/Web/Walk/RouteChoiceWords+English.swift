// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteChoiceWords {
  static let english = Edition(
    RouteChoiceWords(
      howTold: "Which way, and how it is told",
      profile: "Which way",
      blind: "Easiest with a cane",
      shortest: "Shortest",
      hindrances: "What you mind on the way",
      hindrancesHint:
        "What you avoid is left out however long the way gets. If no way leaves it all out, that is said.",
      asUsual: "As usual",
      ignored: "Does not matter",
      minded: "Rather not",
      avoided: "Avoid",
      crossings: "Crossings",
      steps: "Steps",
      barriers: "Gates and bollards",
      openSpaces: "Open spaces",
      roads: "Roads without a pavement",
      roughGround: "Rough ground",
      turns: "Turns",
      darkness: "Unlit ways",
      unknownWays: "Ways that I have not recorded as mine",
      style: "Directions",
      sides: "Left and right",
      clock: "By the clock",
      degrees: "In degrees",
      compass: "By the compass",
      legs: "Ahead and aside",
      units: "Distances",
      metres: "In metres",
      paces: "In steps",
      inStreets: "In streets to cross",
      stepLength: "The length of your step",
      stepLengthHint:
        "It is learned while you are guided, where this device tells how it is moved. You can also count your steps, over metres that you know or while you are guided.",
      countBegin: "Begin to count",
      counted: "Steps that you counted",
      countedMetres: "Over how many metres",
      countedMetresHint:
        "Leave it empty for what you walked with the guide since you began to count.",
      workOut: "Work out my step",
      step: "Length of your step in centimetres",
      stepHint: "Walk 20 steps, measure how far you came, and divide by 20.",
      wrongStep: "A step is between 20 and 150 centimetres long.",
      named: "Named as you pass",
      places: "Shops, cafés and other places",
      landmarks: "Sights, churches, parks and buildings",
      stops: "Stops and car parks",
      crossingsBeside: "Crossings that your way does not use",
      amount: "How much is named",
      few: "Little: 20 words a minute",
      some: "Some: 60 words a minute",
      many: "Much: 120 words a minute"))
}
