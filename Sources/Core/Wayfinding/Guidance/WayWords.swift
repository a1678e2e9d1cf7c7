// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What ways without a name are called, as they follow "along".
struct WayWords: Words {
  let footway: String
  let pavement: String
  let crossing: String
  let pedestrianStreet: String
  let square: String
  let sharedStreet: String
  let path: String
  let cycleway: String
  let bridleway: String
  let track: String
  let steps: String
  let escalator: String
  let lift: String
  let corridor: String
  let platform: String
  let serviceRoad: String
  let street: String
  let mainRoad: String
  // Beside a road that has a name
  let pavementOf: Template
  let footwayBeside: Template
  let cyclewayBeside: Template
}
