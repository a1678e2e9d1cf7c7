// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapSessionWords {
  static let english = Edition(
    MapSessionWords(
      nothing: "Nothing here.",
      nearest: "Nothing here. The nearest way is {way}, {distance}.",
      meeting: "Here meet {names}.",
      edge: "The map ends here.",
      view: "{width} from side to side. One press goes {step}.",
      nearestView: "It does not go nearer.",
      wholeView: "This is all of the map.",
      building: "Building",
      square: "Square",
      road: "Road",
      park: "Park",
      water: "Water",
      parking: "Car park",
      platform: "Platform",
      grounds: "Grounds",
      sport: "Sports ground"))
}
