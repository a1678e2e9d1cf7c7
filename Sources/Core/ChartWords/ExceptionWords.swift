// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Seasons, single points that leap out, and what is missing.
struct ExceptionWords: Words {
  let repeatsWith: Template
  let repeatsEvery: Template
  let phases: Template
  let inMonth: Template
  let onWeekday: Template
  /// Counts the hour.
  let atClock: Plural

  // Points that leap out
  let outliers: Plural
  let manyOutliers: Plural

  // What is missing
  let valueMissing: Template
  let valuesMissing: Template
  let withoutPoints: Template
  let gaps: Plural
  let longestGap: Template
}
