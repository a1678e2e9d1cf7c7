// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What stands on the key of a tactile drawing beside the names of the data.
struct TactileWords: Words {
  let key: String
  let across: Template
  let upward: Template
  let rows: Template
  let clockwise: String
  let candles: String
  let boxes: String
  let squares: Template
  let points: Template
  let asLine: String
  let leftOut: Template
  let page: Template
}
