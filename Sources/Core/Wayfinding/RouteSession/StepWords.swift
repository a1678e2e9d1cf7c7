// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Learning the length of a step.
struct StepWords: Words {
  let learned: Template
  let counts: String
  let wrongLength: Template
  let tooShort: String
  let counting: String
  let noWalk: String
}
