// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Where a series leads, and how it gets there.
struct TrendWords: Words {
  let rises: String
  let falls: String
  let returns: String
  let wavers: String
  let flat: String
  let noTrend: String
  let risesSteadily: String
  let fallsSteadily: String

  // How fast
  let onAverage: Template
  let rate: Template
  let aYear: String
  let aMonth: String
  let aDay: String
  let anHour: String
  let aMinute: String

  // Stretches
  let turns: Template
  let risesTo: Template
  let fallsTo: Template
  let risesUntil: Template
  let fallsUntil: Template
  let thenRises: Template
  let thenFalls: Template
  let fromAfar: Template
  let longestRise: Template
  let longestFall: Template
  let nearlyFlat: Template
  let largestStepUp: Template
  let largestStepDown: Template
}
