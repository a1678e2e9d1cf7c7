// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of a map of places and of a typed position.
struct MapWords: Words {
  // Names
  let otherPlaces: String
  /// A name that the source of the map was not sure of, as an item of a list.
  let uncertainName: Template
  /// The same as the subject of a sentence that goes on.
  let uncertainSubject: Template

  // What is wrong with a map of places, and what to do
  let notJSON: Template
  let notAFeatureCollection: String
  let noPlaces: String
  let tooManyPlaces: Template
  let tooManyCategories: Template
  /// A feature with its number and what is wrong with it.
  let feature: Template
  let namedFeature: Template

  // What is wrong with a feature, after its number
  let notAFeature: String
  let notAPoint: String
  let badCoordinates: String
  let outOfRange: String
  let swapped: String
  let noName: String
  let textTooLong: String

  // What is wrong with a typed position, and what to do
  let noPosition: String
  let notTwoNumbers: Template
  let latitudeOutOfRange: Template
  let longitudeOutOfRange: Template
}
