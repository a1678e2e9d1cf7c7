// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MarkWords {
  static let english = Edition(
    MarkWords(
      points: .english(one: "{count} point", other: "{count} points"),
      bars: .english(one: "{count} bar", other: "{count} bars"),
      bins: .english(one: "{count} bin", other: "{count} bins"),
      boxes: .english(one: "{count} box", other: "{count} boxes"),
      cells: .english(one: "{count} cell", other: "{count} cells"),
      slices: .english(one: "{count} slice", other: "{count} slices"),
      candles: .english(one: "{count} candle", other: "{count} candles"),
      lines: .english(one: "{count} line", other: "{count} lines"),
      rows: .english(one: "{count} row", other: "{count} rows"),
      series: .english(one: "{count} series", other: "{count} series"),
      categories: .english(one: "{count} category", other: "{count} categories"),
      times: .english(one: "{count} time", other: "{count} times"),
      places: .english(one: "{count} place", other: "{count} places"),
      values: .english(one: "{count} value", other: "{count} values"),
      outliers: .english(one: "{count} outlier", other: "{count} outliers")))
}
