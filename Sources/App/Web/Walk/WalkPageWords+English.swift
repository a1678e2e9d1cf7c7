// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WalkPageWords {
  static let english = Edition(
    WalkPageWords(
      titleOfMap: "{walk}: {map}",
      campus: "Map",
      openMap: "Open the map",
      category: "Kind of place",
      allPlaces: "All places",
      place: "Place",
      ask: "Where is it?",
      around: "What is around me?",
      repeat: "Repeat",
      changePlace: "Change the place",
      position: "Your position",
      positionHint: "Latitude and longitude, such as 38.3865, -0.5113",
      facing: "You are facing",
      unknownFacing: "I do not know",
      north: "North",
      east: "East",
      south: "South",
      west: "West",
      typeInstead: "Or type your position",
      way: "Where it is",
      sentToServer: "This form sends the position to this server, which answers and forgets it.",
      staysHere: "Your position and compass are used on this device only. Nothing is sent.",
      straightLine:
        "Distances are in a straight line. Walls and roads may lie in between, and the point of a building is often its middle, not its door.",
      places: .english(one: "{count} place", other: "{count} places"),
      nearby: "Places near you",
      picture:
        "Map of {name} for the eyes, north up: streets, footways, steps, crossings, buildings and places.",
      openPicture: "Open the picture",
      mapData: "Map data: {licence}",
      moreMaps:
        "The people who run this server can add other maps: GeoJSON files in the folder “campuses” of its data, and packs of OpenStreetMap in the folder “maps”.",
      noMaps:
        "This server has no maps yet. The people who run it can put GeoJSON files into the folder “campuses” of its data, and packs of OpenStreetMap into the folder “maps”.",
      choosePlace: "Choose a place from the list."))
}
