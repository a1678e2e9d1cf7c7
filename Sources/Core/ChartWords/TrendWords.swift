// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Where a series leads, and how it gets there.
struct TrendWords: Words {
  let rises: Wording
  let falls: Wording
  let returns: Wording
  let wavers: Wording
  let flat: Wording
  let noTrend: Wording
  let risesSteadily: Wording
  let fallsSteadily: Wording

  // How fast
  let onAverage: Template
  let rate: Template
  let aYear: Wording
  let aMonth: Wording
  let aDay: Wording
  let anHour: Wording
  let aMinute: Wording

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
