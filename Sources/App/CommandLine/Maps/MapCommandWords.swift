// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot map`, and what is wrong with what was typed after it.
struct MapCommandWords: Words {
  let importSummary: String
  let reportSummary: String
  let drawSummary: String
  let name: String
  let area: String
  let output: String
  let data: String
  let language: String
  let importDiscussion: String
  let reportDiscussion: String
  let drawDiscussion: String
  let picture: String
  let saved: Template
  /// Ways that were cut since points are missing.
  let cutWays: Template

  // What is wrong
  let missingName: String
  let wrongName: Template
  let wrongArea: Template
  let areaOfPack: String
  let nothingToDraw: String
  let tooLargePicture: String
}
