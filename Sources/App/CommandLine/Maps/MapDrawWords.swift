// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot map draw`, and what is wrong with what was typed after it.
struct MapDrawWords: Words {
  let summary: String
  let area: String
  let around: String
  let within: String
  let tactile: String
  let paper: String
  let output: String
  let language: String
  let discussion: String

  // What is wrong
  let paperOfPicture: String
  let withinNothing: String
  let twoAreas: String
  let wrongDistance: String
  let nothing: String
  let tooLarge: String
  let from: String
  let to: String
  let onlyTactile: Template
  let wantsBothEnds: Template
}
