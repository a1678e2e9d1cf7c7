// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPageWords {
  static let english = Edition(
    MapPageWords(
      title: "The map under your finger",
      lead:
        "Move a finger over the map, or go with the arrow keys: streets, paths and places are named.",
      toMap: "Explore the map",
      mapOf: "Map of {name}",
      keys:
        "In the map: arrow keys go north, south, east and west; plus and minus go nearer and farther; A says what is around; J says which ways meet; R repeats.",
      nearer: "Nearer",
      farther: "Farther",
      around: "What is around?",
      junction: "Which ways meet here?",
      place: "Go to a place",
      go: "Go there",
      needsScripts:
        "To explore the map, allow scripts in the browser. The steps of a way are told without them.",
      failed: "The map cannot be explored in this browser.",
      changes:
        "Drawn over the map: thick lines with dashes are closed; white dots are places that were added or changed; dots with a dark middle are gone. What is closed is listed below."
    ))
}
