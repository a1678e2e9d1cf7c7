// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapWords {
  static let english = Edition(
    TactileMapWords(
      title: "Map of {name}",
      northUp: "North is up.",
      scale: "The line below the map is {distance} long.",
      mainStreet: "Main street",
      street: "Street",
      foot: "Way on foot",
      steps: "Steps",
      park: "Park",
      water: "Water",
      streets: "Streets:",
      places: "Places:",
      waysLeftOut: "Ways that lie too close to others to be felt apart are left out.",
      namesLeftOut: "Some streets and places have no letter: there is no room beside them.",
      way: "The way",
      start: "Start of the way",
      end: "End of the way",
      goal: "End of the way: {name}",
      stops: "Place on the way",
      wayGoesOn: "A part of the way lies beside this sheet.",
      closed: "Closed"))
}
