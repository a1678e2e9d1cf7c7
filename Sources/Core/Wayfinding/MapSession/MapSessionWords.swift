// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of a map under a finger or under the keys.
struct MapSessionWords: Words {
  let nothing: String
  let nearest: Template
  let meeting: Template
  let edge: String
  let view: Template
  let nearestView: String
  let wholeView: String
  let building: String
  let square: String
  let road: String
  let park: String
  let water: String
  let parking: String
  let platform: String
  let grounds: String
  let sport: String
}
