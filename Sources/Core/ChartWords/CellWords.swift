// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Heat maps and pies.
struct CellWords: Words {
  let strongestRow: Template
  let strongestColumn: Template
  let empty: Plural

  // Slices
  let largestShare: Template
  /// All of them, where they are few.
  let inOrder: Template
  let largestShares: Template
  let smallestShare: Template
  let total: Template
  let half: Template
  let largestMake: Plural
}
