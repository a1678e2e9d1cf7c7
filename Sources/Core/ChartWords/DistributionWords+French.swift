// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DistributionWords {
  static let french = Edition(
    DistributionWords(
      most: "la plupart des valeurs se situent {span}",
      fullest: "l’intervalle le plus rempli s’étend {span}, avec {values}",
      shareOfAll: "{bin}, soit {share} de {values}",
      halves:
        "la moitié des valeurs est en dessous de {median} environ, et la moitié centrale entre {lower} et {upper} environ",
      severalPeaks: .french(
        one: "la distribution a {count} sommet", other: "la distribution a {count} sommets"),
      peaks: "les sommets se situent {spans}",
      even: "la distribution a un seul sommet et elle est à peu près symétrique",
      tailHigh: "la distribution a un seul sommet et une longue queue vers les valeurs élevées",
      tailLow: "la distribution a un seul sommet et une longue queue vers les valeurs basses",
      emptyBins: .french(
        one: "un intervalle intermédiaire est vide, {place}",
        other: "{count} intervalles intermédiaires sont vides, le premier {place}"),
      // Boxes
      medians:
        "la médiane la plus élevée est {high}, {highPlace}\u{202F}; la plus basse {low}, {lowPlace}",
      spread:
        "les valeurs sont le plus étalées {wide} (moitié centrale de {lower} à {upper}) et le moins {narrow}",
      overlap: "les moitiés centrales de ces deux boîtes se chevauchent",
      apart:
        "les moitiés centrales de la boîte la plus haute et de la plus basse ne se chevauchent pas",
      outliers: .same("il y a {outliers}"),
      mostOutliers: "{outliers}, surtout {place}"))
}
