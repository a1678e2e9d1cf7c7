// SPDX-License-Identifier: Apache-2.0

import BrailleTables

/// What a word of cells reads as.
struct ReadWord: Sendable {
  /// While more of it may come.
  let partial: String
  /// Once it is complete.
  let full: String
  /// Where what came of each cell begins in `full`, in UTF-16 units, as text fields in a browser count.
  let starts: [Int]

  /// A word's unfinished reading, and its complete one with where each cell went.
  init(partial: String, full: BrailleTranslation) {
    self.partial = partial
    self.full = full.text
    var units = [0]
    for scalar in full.scalars { units.append(units[units.count - 1] + UTF16.width(scalar)) }
    starts = full.results.map { units[min(max($0, 0), units.count - 1)] }
  }
}
