// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CellWords {
  static let english = Edition(
    CellWords(
      strongestRow: "on average, row {high} is highest ({most}) and row {low} lowest ({least})",
      strongestColumn:
        "on average, column {high} is highest ({most}) and column {low} lowest ({least})",
      empty: .english(
        one: "there is {count} cell without a value",
        other: "there are {count} cells without a value"),
      // Slices
      largestShare: "largest share {slice}",
      inOrder: "the shares from the largest: {slices}",
      largestShares: "the largest shares: {slices}",
      smallestShare: "the smallest share: {slice}",
      total: "the total is {total}",
      half: "{name} alone makes up half or more",
      largestMake: .english(
        one: "the largest slice makes up {share} of the whole",
        other: "the {count} largest slices make up {share} of the whole")))
}
