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
      tooManyStops: "A way leads to at most ten places.",
      find: "Find the way",
      then: "Then to this place",
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
      failed: "Finding ways does not work in this browser. The form asks the server instead.",
      signals: "Sound ahead and vibration",
      volume: "How loud the sound ahead is",
      quiet: "Soft",
      usual: "Usual",
      loud: "Loud",
      vibration: "Vibrate at turns, at the end and off the way",
      ownWays: "Ways of your own",
      ownHint:
        "Record a way once, with somebody or alone, and walk it again as often as you like. It is kept on this device only.",
      ownName: "What the way is called",
      walkThere: "Walk it",
      walkBack: "Walk it back",
      saveFile: "Save as a GPX file",
      remove: "Remove",
      openFile: "Open a GPX file",
      openFileHint:
        "The tracks and routes in it become ways of your own. The file stays on this device."))
}
