// SPDX-License-Identifier: Apache-2.0

import Speaking

extension KindWords {
  static let english = Edition(
    KindWords(
      line: "line chart",
      bar: "bar chart",
      groupedBar: "grouped bar chart",
      stackedBar: "stacked bar chart",
      area: "area chart",
      scatter: "scatter plot",
      histogram: "histogram",
      boxPlot: "box plot",
      heatMap: "heat map",
      pie: "pie chart",
      candlestick: "candlestick chart"))
}
