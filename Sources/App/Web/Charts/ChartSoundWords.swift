// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Speaking

/// The words of how a chart sounds and is read.
struct ChartSoundWords: Words {
  let title: String
  let settings: String
  let scale: String
  let logarithmic: String
  let linear: String
  let mel: String
  let erb: String
  let major: String
  let minor: String
  let pentatonic: String
  let chromatic: String
  let lowest: String
  let highest: String
  let direction: String
  let up: String
  let down: String
  let notes: String
  let automatic: String
  let glide: String
  let discrete: String
  let order: String
  let inTurn: String
  let together: String
  let cues: String
  let usual: String
  let none: String
  let all: String
  let loudness: String
  let readingHint: String
  let chosenForYou: String
  let xColumn: String
  let yColumns: String
  let seriesColumn: String
  let kind: String
  let readAgain: String
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

  /// What a kind of chart is called.
  func name(of kind: ChartKind) -> String {
    switch kind {
    case .line: line
    case .bar: bar
    case .groupedBar: groupedBar
    case .stackedBar: stackedBar
    case .area: area
    case .scatter: scatter
    case .histogram: histogram
    case .boxPlot: boxPlot
    case .heatMap: heatMap
    case .pie: pie
    case .candlestick: candlestick
    }
  }
}
