// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

/// Things that are counted in charts; in Arabic as objects of a preposition, where nothing else is said.
struct MarkWords: Words {
  let points: Plural
  let bars: Plural
  let bins: Plural
  let boxes: Plural
  let cells: Plural
  let slices: Plural
  let candles: Plural
  let lines: Plural
  let rows: Plural
  let series: Plural
  let categories: Plural
  let times: Plural
  let places: Plural
  /// In Arabic as the subject.
  let values: Plural
  /// In Arabic as the subject.
  let outliers: Plural
}

extension ChartKind {
  /// So many of its marks.
  func marks(_ count: Int, in language: Language) -> Wording {
    switch self {
    case .line, .area, .scatter: MarkWords[language].points(count)
    case .bar, .groupedBar, .stackedBar: MarkWords[language].bars(count)
    case .histogram: MarkWords[language].bins(count)
    case .boxPlot: MarkWords[language].boxes(count)
    case .heatMap: MarkWords[language].cells(count)
    case .pie: MarkWords[language].slices(count)
    case .candlestick: MarkWords[language].candles(count)
    }
  }

  /// So many of its series, by what they are in such a chart.
  func groups(_ count: Int, in language: Language) -> Wording {
    switch self {
    case .line, .area: MarkWords[language].lines(count)
    case .heatMap: MarkWords[language].rows(count)
    case .bar, .groupedBar, .stackedBar, .scatter, .histogram, .boxPlot, .pie, .candlestick:
      MarkWords[language].series(count)
    }
  }
}
