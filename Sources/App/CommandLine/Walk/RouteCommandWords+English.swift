// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteCommandWords {
  static let english = Edition(
    RouteCommandWords(
      routeSummary: "Find the way from one place to another, step by step.",
      junctionSummary: "Say which ways meet at a junction, and where each leads.",
      aroundSummary: "Say where a position is on a map, and what is near.",
      replaySummary: "Say what would have been said on a recorded walk.",
      track: "The walk: a GPX file whose points have times.",
      replayDiscussion: """
        Prints one JSON line for each thing that is said: {"t":s,"say":"…","priority":"urgent|normal|low"}; t counts
        from the first point. Without --to, junctions and places are named as they are passed.
        """,
      map: "The pack of a map, as earshot map import writes it.",
      overlay:
        "What people changed on the map, as a server has it at /walk/maps/NAME/overlay: places, and what is closed.",
      own:
        "Ways that you have walked: a GPX file. Ways along them are preferred (--ignore unknown-ways: they are not).",
      from: "Where the way begins, in degrees, such as 43.7396,7.4271.",
      to: "Where it leads: a position, or the name of a place of the map.",
      profile:
        "blind: what suits a cane, with easy crossings (the default); shortest: the fewest metres.",
      avoid:
        "What is left out however long the way gets, with commas between: crossings, steps, barriers, open-spaces, roads, rough-ground, turns, darkness, unknown-ways. If no way leaves all of it out, the answer says so.",
      mind: "What is rather not met.",
      ignore: "What does not matter.",
      via: "A stop on the way; may be given several times, in order.",
      style:
        "How directions are told: left and right (sides), by the clock, in degrees, by the compass.",
      units: "What distances are counted in; streets to cross, where a way has some.",
      pace: "The length of your step in metres, for --units steps; 0.7 by default.",
      json: "Print one JSON object, with the unrounded numbers.",
      routeDiscussion: """
        The map is all that is known of the way: works, parked bicycles and errors of the map are not. The blind
        profile minds crossings without signals or tactile paving, steps, gates, open squares, roads without a
        pavement, rough ground and turns; the answer says what that costs and spares against the shortest way.
        With --json: {"distance":m,"duration":s,"why":"…","geometry":[[lon,lat],…],"instructions":[{"text":"…",
        "distance":m,"at":[lon,lat]},…]}; the distance of an instruction is that to the next one.
        """,
      // What is wrong
      missingMap: "The option --map is missing: give the pack of a map.",
      notAPack:
        "{} is not the pack of a map, and has no ways. Make a pack with: earshot map import",
      notAnOverlay:
        "{} is not what people changed on a map. Fetch it from a server, at /walk/maps/NAME/overlay.",
      missingTrack: "The option --track is missing: give a GPX file.",
      noTimes: "The points of the track have no times, so it cannot be replayed.",
      missingTo: "The option --to is missing: give a position or the name of a place.",
      missingPosition:
        "The option {} is missing: give latitude and longitude, such as 43.7396,7.4271.",
      wrongPosition: "The option {option}: {problem}",
      tooManyStops: "A way leads to at most ten places.",
      noHindrance: "The option {option}: {word} is no hindrance. Choose from: {all}.",
      wrongPace: "The option --pace: a step is between 0.2 and 1.5 metres long.",
      noStreets:
        "The option --units: streets are counted along a way only, by walk route and walk replay. Choose metres or steps."
    ))
}
