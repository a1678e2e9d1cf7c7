// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapWords {
  static let english = Edition(
    MapWords(
      // Names
      otherPlaces: "Other places",
      uncertainName: "{name}, probably",
      uncertainSubject: "{name}, probably,",
      // What is wrong with a map of places, and what to do
      notJSON: "This is not valid JSON at line {line}, column {column}. Correct it there.",
      notAFeatureCollection:
        "This is not a map of places. It must be a GeoJSON object of type \"FeatureCollection\" with a list \"features\".",
      noPlaces: "The map has no places. Add at least one feature.",
      tooManyPlaces: "The map has more than {limit} places. Divide it into smaller maps.",
      tooManyCategories: "The map has more than {limit} categories. Use fewer.",
      feature: "Feature {number}: {problem}",
      namedFeature: "Feature {number} ({name}): {problem}",
      // What is wrong with a feature, after its number
      notAFeature: "it is not an object of type \"Feature\". Give it that type, or remove it.",
      notAPoint: "its geometry is not a Point. Replace it with one point, such as the main door.",
      badCoordinates: "its coordinates are not two numbers. Write [longitude, latitude].",
      outOfRange:
        "its coordinates lie outside the earth. Longitude goes from -180 to 180, latitude from -90 to 90.",
      swapped:
        "its coordinates lie outside the earth. Latitude and longitude seem to be swapped: write the longitude first.",
      noName: "it has no name. Add the property \"name\".",
      textTooLong: "one of its texts is too long to listen to. Shorten it to 400 bytes at most.",
      // What is wrong with a typed position, and what to do
      noPosition:
        "No position was given. Write latitude and longitude, such as 38.3865, -0.5113.",
      notTwoNumbers:
        "\"{text}\" is not two numbers. Write latitude and longitude, such as 38.3865, -0.5113.",
      latitudeOutOfRange:
        "The latitude {value} is not between -90 and 90. Write the latitude first.",
      longitudeOutOfRange:
        "The longitude {value} is not between -180 and 180. Write it after the latitude."))
}
