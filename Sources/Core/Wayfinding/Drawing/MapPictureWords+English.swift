// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPictureWords {
  static let english = Edition(
    MapPictureWords(
      title: "Map of {name}",
      description:
        "A map drawn for the eyes, north up: buildings, water, parks, streets with their names, footways, steps, crossings and places.",
      mainRoad: "Main road",
      road: "Street",
      pedestrianStreet: "Street for people on foot",
      footway: "Footway",
      path: "Path",
      steps: "Steps",
      tunnel: "Under the ground",
      crossing: "Crossing",
      crossingWithLights: "Crossing with traffic lights",
      place: "Place with a name",
      building: "Building",
      park: "Park",
      water: "Water",
      parking: "Car park"))
}
