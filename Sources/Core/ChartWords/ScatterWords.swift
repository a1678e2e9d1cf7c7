// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Points by themselves: how x and y go together, and places on a map.
struct ScatterWords: Words {
  let noRelation: Wording
  let weakPositive: Wording
  let moderatePositive: Wording
  let strongPositive: Wording
  let weakNegative: Wording
  let moderateNegative: Wording
  let strongNegative: Wording
  let withCorrelation: Template
  let correlation: Template
  let middle: Template
  let higher: Template
  let lower: Template
  /// One of several series.
  let group: Template

  // Places on a map
  let farthest: Template
  let spread: Template
  /// A place without a name.
  let degrees: Template
  let metre: Wording
  let kilometre: Wording
  /// Of a number of two digits, such as 1.5.
  let metres: Template
  let kilometres: Template
}
