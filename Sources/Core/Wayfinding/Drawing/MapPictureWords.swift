// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is written in the picture of a map.
struct MapPictureWords: Words {
  let title: Template
  /// What it shows, for those who hear it.
  let description: String
  let mainRoad: String
  let road: String
  let pedestrianStreet: String
  let footway: String
  let path: String
  let steps: String
  let tunnel: String
  let crossing: String
  let crossingWithLights: String
  let place: String
  let building: String
  let park: String
  let water: String
  let parking: String
}
