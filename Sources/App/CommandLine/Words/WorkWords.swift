// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help and the messages of `earshot work`.
struct WorkWords: Words {
  let summary: String
  let data: String
  let jobPlaces: String
  let discussion: String

  // Messages
  let working: Template
}
