// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Between what values lie, where they begin and end, and their middle.
struct ExtremeWords: Words {
  /// Both, as a part of the summary.
  let brief: Template
  let highest: Template
  let lowest: Template
  let highestOfAll: Template
  let lowestOfAll: Template
  /// An extreme that is reached several times.
  let again: Template
  let between: Template

  // A series that stays the same
  let valueAllTheWay: Template
  /// The same after its subject.
  let isAllTheWay: Template

  // Beginning and end
  let ends: Template
  let timesAsMuch: Template
  let up: Template
  let down: Template

  // The middle
  let meanAndMedian: Template
  let middle: Template
}
