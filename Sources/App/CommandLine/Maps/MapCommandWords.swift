// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot map`, and what is wrong with what was typed after it.
struct MapCommandWords: Words {
  let importSummary: String
  let reportSummary: String
  let name: String
  let area: String
  let places: String
  let json: String
  let output: String
  let data: String
  let language: String
  let importDiscussion: String
  let reportDiscussion: String
  let saved: Template
  /// Places of one's own that the map did not have, and those that replaced one.
  let ownPlaces: Template
  let placesOutside: Template
  /// Ways that were cut since points are missing.
  let cutWays: Template

  // What is wrong
  let missingName: String
  let wrongName: Template
  let wrongArea: Template
  let areaOfPack: String
}
