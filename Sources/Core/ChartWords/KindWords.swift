// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

/// What the kinds of charts are called.
struct KindWords: Words {
  let line: String
  let bar: String
  let groupedBar: String
  let stackedBar: String
  let area: String
  let scatter: String
  let histogram: String
  let boxPlot: String
  let heatMap: String
  let pie: String
  let candlestick: String
}

extension ChartKind {
  /// What the kind is called, such as "line chart".
  public func text(in language: Language) -> String {
    switch self {
    case .line: KindWords[language].line
    case .bar: KindWords[language].bar
    case .groupedBar: KindWords[language].groupedBar
    case .stackedBar: KindWords[language].stackedBar
    case .area: KindWords[language].area
    case .scatter: KindWords[language].scatter
    case .histogram: KindWords[language].histogram
    case .boxPlot: KindWords[language].boxPlot
    case .heatMap: KindWords[language].heatMap
    case .pie: KindWords[language].pie
    case .candlestick: KindWords[language].candlestick
    }
  }
}
