// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said on the way, around the instructions of a route.
struct GuideWords: Words {
  let ahead: Template
  let here: String
  let goOn: Template
  let offRoute: String
  let backwards: String
  let lost: String
  let foundAgain: String
  let waiting: String
  let newRoute: String
  let keepLeft: String
  let keepRight: String
  let farFromOwn: Template
}
