// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapCommandWords {
  static let english = Edition(
    MapCommandWords(
      importSummary: "Make a map to walk by from a file of OpenStreetMap.",
      reportSummary: "Say what a map has, and what it does not know.",
      name: "What the map is called.",
      area:
        "Only this area: west, south, east, north in degrees, or the name of an area in the file.",
      places:
        "Your own places to put on the map, as GeoJSON: they replace those of the same name within 150 metres.",
      json: "Print the numbers as one JSON object.",
      output: "The pack to write; without it, NAME.walkmap in the folder maps of the data.",
      data: "The data folder; data if not given.",
      language: "The language of the answer; that of the system if not given.",
      importDiscussion: """
        FILE ends in .osm.pbf, .osm or .osm.gz. The pack is one compact file with ways, crossings, steps, entrances
        and places. Data of OpenStreetMap are © OpenStreetMap contributors and under the ODbL; the pack says so.
        A server offers the packs in its data folder once it is started again.
        """,
      reportDiscussion: "It takes a pack, or a file of OpenStreetMap as earshot map import does.",
      saved: "Written to {file}: {bytes} bytes.",
      ownPlaces: "Your own places: {added} added, {replaced} in place of one of the map.",
      placesOutside:
        "Places of yours that lie more than a kilometre from the map and were left out: {count}.",
      cutWays:
        "Ways that were cut, since the file lacks some of their points: {count}. Nothing leads over the gaps.",
      // What is wrong
      missingName: "The option --name is missing: say what the map is called.",
      wrongName:
        "\"{name}\" cannot be the name of a file in the data folder. Use up to 64 of the letters a to z, digits, - and _, or name a file with -o.",
      wrongArea: "The option --area: {problem}",
      areaOfPack: "A pack cannot be cut. Give --area when you import it."))
}
