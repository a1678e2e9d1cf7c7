// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkCommandWords {
  static let english = Edition(
    WalkCommandWords(
      messageSummary: "Say where a place lies, seen from a position and a heading.",
      placesSummary: "List the places of a map by category.",
      map:
        "The map: a pack of earshot map import, or GeoJSON: a FeatureCollection of Points with names.",
      places: "The same as --map.",
      language: "The language of the answer; by default, that of the system.",
      to: "The place; part of its name is enough if it is clear.",
      at: "Where you are, in degrees, such as 38.3865,-0.5113.",
      heading: "Which way you face, in degrees clockwise from north.",
      json: "Print the unrounded numbers too, as one JSON object.",
      category: "Only this category, by its name or its word in the file.",
      messageDiscussion: """
        The larger leg comes first. The heading counts as one of four quarters: north [315,45), east [45,135),
        south [135,225), west [225,315). Distances are in a straight line: something may be in the way.
        With --json: {"forward":m,"right":m,"distance":m,"bearing":degrees,"text":"…"}; forward is negative for
        behind, right is negative for left, bearing counts from true north.
        """,
      // What is wrong
      missingMap: "The option --map is missing: give a pack or a GeoJSON file.",
      missingTo: "The option --to is missing: give a name.",
      missingAt:
        "The option --at is missing: give latitude and longitude, such as --at 38.3865,-0.5113.",
      missingHeading:
        "The option --heading is missing: give degrees clockwise from north, such as --heading 180.",
      wrongPosition: "The option --at: {problem}",
      noCategory: "There is no category \"{name}\" on this map. It has: {list}.",
      noCategoryBut:
        "There is no category \"{name}\" on this map. Did you mean {nearest}? It has: {list}."))
}
