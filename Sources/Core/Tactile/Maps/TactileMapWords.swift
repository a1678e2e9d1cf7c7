// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What stands on the key of a tactile map beside the names of what is on it.
struct TactileMapWords: Words {
  let title: Template
  let northUp: String
  let scale: Template
  let mainStreet: String
  let street: String
  let foot: String
  let steps: String
  let park: String
  let water: String
  let streets: String
  let places: String
  let waysLeftOut: String
  let namesLeftOut: String
  let way: String
  let start: String
  let end: String
  let goal: Template
  let stops: String
  let wayGoesOn: String
  let closed: String
}
