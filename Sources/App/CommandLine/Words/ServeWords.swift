// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help and the messages of `earshot serve`.
struct ServeWords: Words {
  let summary: String
  let port: String
  let host: String
  let data: String
  let resources: String
  let certificate: String
  let key: String
  let jobPlaces: String
  let behindProxy: String
  let discussion: String

  // Messages
  let listening: Template
  let stillRoot: String
  let bothOrNeither: String
}
