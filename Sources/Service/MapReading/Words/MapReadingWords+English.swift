// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapReadingWords {
  static let english = Edition(
    MapReadingWords(
      unreadable: "It cannot be read. Check that you may read it.",
      tooLarge: "It is larger than {megabytes} MB. Take the file of a smaller country or region.",
      unknownFormat:
        "This is not a file of OpenStreetMap. Give a file that ends in .osm.pbf, .osm or .osm.gz.",
      damaged:
        "This file of OpenStreetMap is damaged or ends too early. Fetch it again.",
      tooMuch: "It holds more than one map can. Choose an area with --area.",
      tooSlow:
        "Reading it took longer than {seconds} seconds. Take the file of a smaller country or region.",
      missing:
        "The program {program} is needed to read maps. Install the package {package}.",
      failed: "The program that reads maps failed: {reason}",
      empty: "There is nothing in it.",
      emptyArea:
        "There is nothing in this area. Check the numbers: west, south, east, north.",
      noWalkableWay:
        "There is no way in it that people walk. Choose another area, or another file.",
      waysWithoutNodes:
        "There are ways in it, but not the points that they lead through. Export it again, with all nodes.",
      noSuchArea:
        "No area of the file is called \"{name}\". Give four numbers instead: west, south, east, north.",
      noSuchAreaBut: "No area of the file is called \"{name}\". Did you mean {names}?",
      severalAreas:
        "{count} areas of the file are called \"{name}\". Choose one with --area: {choices}.",
      cutArea:
        "The file has only a part of the edge of {id}. Give four numbers instead: west, south, east, north; or take a file that has all of it."
    ))
}
