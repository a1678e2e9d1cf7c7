// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StatisticWords {
  static let french = Edition(
    StatisticWords(
      least: "Minimum",
      greatest: "Maximum",
      mean: "Moyenne",
      median: "Médiane",
      standardDeviation: "Écart-type",
      sum: "Total",
      first: "Première valeur",
      last: "Dernière valeur",
      lowWhisker: "Moustache inférieure",
      lowerQuartile: "Premier quartile",
      upperQuartile: "Troisième quartile",
      highWhisker: "Moustache supérieure",
      outlier: "Valeur atypique",
      open: "Ouverture",
      high: "Plus haut",
      low: "Plus bas",
      close: "Clôture",
      change: "Variation",
      lowerBorder: "De",
      upperBorder: "À",
      count: "Valeurs",
      share: "Part"))
}
