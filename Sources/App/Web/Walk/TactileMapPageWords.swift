// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the page of maps for fingers.
struct TactileMapPageWords: Words {
  let title: String
  let lead: String
  let toPage: String
  let around: String
  let aroundHint: String
  let metres: String
  let make: String
  let made: Template
  let keySheet: Template
  let mapSheet: Template
  let allSheets: String
  let printing: String
  let nothing: String
  let chooseMetres: String
  let tooLong: Template
  let from: String
  let fromHint: String
  let to: String
  let madeWay: Template
  let bothEnds: String
  let placeOrWay: String
  let asItIsNow: String
}
