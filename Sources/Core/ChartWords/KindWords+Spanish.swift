// SPDX-License-Identifier: Apache-2.0

import Speaking

extension KindWords {
  static let spanish = Edition(
    KindWords(
      line: "gráfico de líneas",
      bar: "gráfico de barras",
      groupedBar: "gráfico de barras agrupadas",
      stackedBar: "gráfico de barras apiladas",
      area: "gráfico de áreas",
      scatter: "diagrama de dispersión",
      histogram: "histograma",
      boxPlot: "diagrama de cajas",
      heatMap: "mapa de calor",
      pie: "gráfico circular",
      candlestick: "gráfico de velas"))
}
