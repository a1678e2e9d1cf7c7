// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is told when a chart has grown; parts of sentences, which go on with the place.
struct NewsWords: Words {
  let maximum: Template
  let minimum: Template
  let rises: Template
  let falls: Template
  let below: Template
  let above: Template
  let missing: String
  let again: Template
  let leap: Template
  let drop: Template
}
