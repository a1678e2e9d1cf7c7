// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Several series over one another.
struct SeriesWords: Words {
  let rise: Plural
  let fall: Plural
  let noTrendIn: Template
  let orderAtEnd: Template
  let last: Template
  let gainsMost: Template
  let losesMost: Template
  let staysAbove: Template
  let together: Template
  let opposite: Template
  let overtakes: Template
  let cross: Template
}
