// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Bars, groups of bars and stacks.
struct BarWords: Words {
  let equal: Template
  let total: Template
  let leaders: Template
  /// All of them, where they are few.
  let inOrder: Template
  let rise: Wording
  let fall: Wording

  // Groups
  let farthestApart: Template
  let leads: Template
  let highestEverywhere: Template
  let highestIn: Template
  /// One of them.
  let lead: Template

  // Stacks
  let totalsInBrief: Template
  let largestTotal: Template
  let smallestTotal: Template
  let totalTrend: Template
  let shares: Template
}
