// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot walk`, and what is wrong with what was typed after it.
struct WalkCommandWords: Words {
  let messageSummary: String
  let placesSummary: String
  let map: String
  let places: String
  let language: String
  let to: String
  let at: String
  let heading: String
  let json: String
  let category: String
  let messageDiscussion: String

  // What is wrong
  let missingMap: String
  let missingTo: String
  let missingAt: String
  let missingHeading: String
  let wrongPosition: Template
  let noCategory: Template
  let noCategoryBut: Template
}
