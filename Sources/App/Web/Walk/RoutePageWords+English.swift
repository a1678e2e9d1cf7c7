// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RoutePageWords {
  static let english = Edition(
    RoutePageWords(
      title: "The way, step by step",
      lead: "Find the way along streets and paths, read it, rehearse it, and walk it.",
      toWay: "The way to a place, step by step",
      start: "Where you start",
      startHint:
        "Latitude and longitude, such as 43.7396, 7.4271. Left empty, the position of this device is used.",
      find: "Find the way",
      howTold: "Which way, and how it is told",
      profile: "Which way",
      blind: "Easiest with a cane",
      shortest: "Shortest",
      style: "Directions",
      sides: "Left and right",
      clock: "By the clock",
      degrees: "In degrees",
      compass: "By the compass",
      units: "Distances",
      metres: "In metres",
      paces: "In steps of 70 centimetres",
      next: "Next step",
      previous: "Previous step",
      whole: "All steps",
      far: "How far?",
      stop: "Stop",
      speed: "Speed of the rehearsal",
      asIWalk: "As one walks",
      twice: "Twice as fast",
      fourTimes: "Four times as fast",
      eightTimes: "Eight times as fast",
      steps: "Steps of the way",
      onlyTheMap:
        "The map is all that is known of the way. It knows nothing of works, of parked bicycles or of its own mistakes. Trust your cane, your dog and your ears first.",
      tooLarge:
        "This map is too large for the server to find ways on it. Allow scripts in the browser: then your device does it.",
      failed: "Finding ways does not work in this browser. The form asks the server instead."))
}
