// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StatisticWords {
  static let spanish = Edition(
    StatisticWords(
      least: "Mínimo",
      greatest: "Máximo",
      mean: "Media",
      median: "Mediana",
      standardDeviation: "Desviación típica",
      sum: "Total",
      first: "Primero",
      last: "Último",
      lowWhisker: "Bigote inferior",
      lowerQuartile: "Primer cuartil",
      upperQuartile: "Tercer cuartil",
      highWhisker: "Bigote superior",
      outlier: "Valor atípico",
      open: "Apertura",
      high: "Máximo",
      low: "Mínimo",
      close: "Cierre",
      change: "Cambio",
      lowerBorder: "Desde",
      upperBorder: "Hasta",
      count: "Valores",
      share: "Parte"))
}
