// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkMapWords {
  static let english = Edition(
    WalkMapWords(
      // What a map has
      title: "Map: {title}",
      origin: "Source: {origin}. {licence}",
      junctions: "Junctions: {count}",
      ways: "Ways: {count}, {length} in all",
      metres: "{metres} metres",
      kilometres: "{kilometres} kilometres",
      parts:
        "Parts with no way between them: {count}; the largest has {largest} ways",
      crossings: "Crossings: {count}, with traffic lights: {signals}, of tracks: {rails}",
      steps: "Stretches of steps: {count}",
      barriers: "Gates, bollards and other barriers: {count}",
      buildings: "Buildings: {count}, entrances: {entrances}",
      places: "Places with a name: {named}, without: {unnamed}",
      // What it does not know
      gaps: "What the map does not know:",
      gap: "{what}: {unknown} of {all}",
      signals: "Whether crossings have traffic lights",
      audibleSignals: "Whether traffic lights can be heard",
      tactilePaving: "Whether crossings have tactile paving",
      kerbs: "Kerbs of crossings",
      islands: "Whether crossings have an island",
      stepCounts: "How many steps there are",
      handrails: "Whether steps have a handrail",
      ramps: "Whether steps have a ramp",
      surfaces: "Surface of ways",
      widths: "Width of ways for people on foot",
      lighting: "Whether ways are lit",
      pavements: "Pavements of roads",
      doors: "Where named buildings are entered",
      // What is wrong with a pack, and what to do
      notAPack: "This is not the pack of a map. Make one with: earshot map import",
      older:
        "This pack is of an older format: it knows neither crossings of tracks nor courtyards. Import the map again to have them.",
      otherVersion:
        "This pack was made by another version of Earshot (format {version}). Import the map again.",
      wrongLength:
        "This pack should have {expected} bytes and has {found}. Copy it again, or import the map again.",
      damagedPack: "This pack is damaged. Copy it again, or import the map again.",
      tooLargePack:
        "The pack would be larger than {megabytes} MB. Choose a smaller area with --area.",
      tooMuch:
        "The map has more than {limit} ways, places or points. Choose a smaller area with --area.",
      inconsistent:
        "The map has a way or an outline with more points than can be kept. Choose a smaller area with --area.",
      // What is wrong with a typed area, and what to do
      notAnArea:
        "An area is four numbers: west, south, east and north in degrees, such as 7.40,43.72,7.44,43.75.",
      turnedArea:
        "The area is turned round. Write west, south, east, north; an area cannot cross the 180th meridian."
    ))
}
