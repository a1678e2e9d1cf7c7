// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CellWords {
  static let french = Edition(
    CellWords(
      strongestRow:
        "en moyenne, la ligne {high} est la plus élevée ({most}) et la ligne {low} la plus basse ({least})",
      strongestColumn:
        "en moyenne, la colonne {high} est la plus élevée ({most}) et la colonne {low} la plus basse ({least})",
      empty: .french(
        one: "il y a {count} cellule sans valeur", other: "il y a {count} cellules sans valeur"),
      // Slices
      largestShare: "la plus grande part, {slice}",
      inOrder: "les parts, de la plus grande à la plus petite\u{A0}: {slices}",
      largestShares: "les plus grandes parts\u{A0}: {slices}",
      smallestShare: "la plus petite part\u{A0}: {slice}",
      total: "le total est {total}",
      half: "{name} représente la moitié ou plus",
      largestMake: .french(
        one: "le plus grand secteur fait {share} du total",
        other: "les {count} plus grands secteurs font {share} du total")))
}
