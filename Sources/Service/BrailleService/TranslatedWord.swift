// SPDX-License-Identifier: Apache-2.0

package import BrailleTables

/// What a word of cells reads as.
package struct TranslatedWord: Sendable {
  /// While more of it may come.
  package let partial: String
  /// Once it is complete.
  package let full: String
  /// Where what came of each cell begins in `full`, in UTF-16 units, as text fields in a browser count.
  package let starts: [Int]

  /// A word's unfinished reading, and its complete one with where each cell went.
  package init(partial: String, full: BrailleTranslation) {
    self.partial = partial
    self.full = full.text
    var units = [0]
    for scalar in full.scalars { units.append(units[units.count - 1] + UTF16.width(scalar)) }
    starts = full.results.map { units[min(max($0, 0), units.count - 1)] }
  }
}
