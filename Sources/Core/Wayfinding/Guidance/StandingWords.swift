// SPDX-License-Identifier: Apache-2.0

import Speaking

/// On which way somebody is who was measured there.
struct StandingWords: Words {
  let onLeft: Template
  let onRight: Template
  let onSide: Template
  let meeting: Template
  let oneOf: Template
  let probablyOn: Template
  let none: String
  let unknown: String
  let nearest: Template
  let otherWay: Template
  let nowOn: Template
}
