// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of single marks of a chart, and of two of them.
struct PointSentences: Words {
  let noValue: String
  /// A series without a name.
  let series: Template
  /// Where a bin lies.
  let bin: Template
  let box: Template
  let candle: Template
  let unchanged: String
  let up: Template
  let down: Template

  // Two marks
  let oneHasNone: String
  let apart: Template
  let equal: String
  let higher: Template
  let lower: Template
}
