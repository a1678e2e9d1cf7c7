// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of what is closed for a while, and of what people wrote about a place.
struct ClosureWords: Words {
  let sentence: Template
  let reason: Template
  let item: Template
  let because: Template
  let longer: Template
  let goesRound: Template
  let noWay: Template
  let door: Template
  let level: String
  let steps: String
  let ramp: String
  let open: Template
}
