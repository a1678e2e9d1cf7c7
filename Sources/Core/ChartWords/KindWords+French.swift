// SPDX-License-Identifier: Apache-2.0

import Speaking

extension KindWords {
  static let french = Edition(
    KindWords(
      line: "courbe",
      bar: "diagramme en barres",
      groupedBar: "diagramme en barres groupées",
      stackedBar: "diagramme en barres empilées",
      area: "graphique en aires",
      scatter: "nuage de points",
      histogram: "histogramme",
      boxPlot: "boîte à moustaches",
      heatMap: "carte de chaleur",
      pie: "diagramme circulaire",
      candlestick: "graphique en chandeliers"))
}
