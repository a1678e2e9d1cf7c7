// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartDrawing
import ChartWords
import Charts
import Maths
import Speaking

/// A chart with all that its listener may ask of it.
///
/// A class, since it never changes and is handed around: to copy all that it holds would be a tenth of a browser's module.
final class ExploredChart: Sendable {
  /// From left to right.
  let chart: Chart
  let analysis: ChartAnalysis
  /// The language in which it is told.
  let language: Language
  let pointWords: PointWords
  let sound: ChartSound
  /// What is said and drawn of it; nil until somebody wants more than a page shows already.
  private let details: Details?

  private struct Details: Sendable {
    var description: ChartDescription
    var drawing: ChartPicture
  }

  init(_ chart: Chart, options: ChartOptions, language: Language) throws(ChartDataError) {
    analysis = ChartAnalysis(chart.sortedByX())
    sound = try ChartSound(chart, options: options, analysis: analysis)
    self.chart = sound.chart
    self.language = language
    pointWords = PointWords(sound.chart)
    details = nil
  }

  private init(
    _ other: ExploredChart, sound: ChartSound, language: Language, details: Details?
  ) {
    chart = other.chart
    analysis = other.analysis
    self.language = language
    pointWords = other.pointWords
    self.sound = sound
    self.details = details
  }

  /// What is said of it; worked out anew each time until the chart is `detailed`.
  var description: ChartDescription {
    details?.description ?? ChartDescription(chart, analysis: analysis, in: language)
  }

  /// Its picture; drawn anew each time until the chart is `detailed`.
  var drawing: ChartPicture {
    details?.drawing ?? ChartPicture(chart, layout: PictureLayout(language: language))
  }

  /// The same chart with what is said and drawn of it at hand.
  func detailed() -> ExploredChart {
    guard details == nil else { return self }
    let details = Details(description: description, drawing: drawing)
    return ExploredChart(self, sound: sound, language: language, details: details)
  }

  /// The same chart with other options; nil when they cannot be heard.
  func sounding(_ options: ChartOptions) -> ExploredChart? {
    guard let sound = try? ChartSound(chart, options: options, analysis: analysis) else {
      return nil
    }
    return ExploredChart(self, sound: sound, language: language, details: details)
  }

  /// The same chart, described and drawn with the words of a language.
  func told(in language: Language) -> ExploredChart {
    ExploredChart(self, sound: sound, language: language, details: nil).detailed()
  }

  func has(_ place: ChartPlace) -> Bool {
    chart.series.indices.contains(place.series)
      && chart.series[place.series].points.indices.contains(place.index)
  }

  func point(_ place: ChartPlace) -> ChartPoint { chart.series[place.series].points[place.index] }

  func position(of place: ChartPlace, seconds: Double, text: String? = nil) -> ChartPosition {
    ChartPosition(
      series: place.series, index: place.index, count: chart.series[place.series].points.count,
      point: point(place), seconds: seconds,
      cursor: ChartPicture.markup(of: drawing.cursor(series: place.series, index: place.index)),
      text: text)
  }

  /// The point that a finger at a place of the picture means; of one series only when no height is told.
  func nearest(across: Double, up: Double?, in series: Int) -> ChartPlace? {
    let mark =
      if let up {
        drawing.nearest(across: across, up: up)
      } else {
        drawing.nearest(across: across, up: 0.5, series: series)
      }
    return mark.map { ChartPlace(series: $0.series, index: $0.index) }
  }

  func nearest(toX x: Double, in series: Int) -> Int {
    let points = chart.series[series].points
    var low = 0
    var high = points.count - 1
    while low < high {
      let middle = (low + high) / 2
      if points[middle].x < x { low = middle + 1 } else { high = middle }
    }
    if low > 0, x - points[low - 1].x < points[low].x - x { return low - 1 }
    return low
  }
}

extension ChartSound {
  /// The point that sounds at a second; where several series sound at once, that of the one that is asked for.
  func place(at seconds: Double, in series: Int) -> ChartPlace {
    let sounds = plan.passages.contains {
      $0.series == series && $0.start <= seconds && seconds <= $0.start + $0.span
    }
    if sounds || plan.passages.isEmpty {
      return ChartPlace(series: series, index: point(atTime: seconds, series: series))
    }
    let place = place(atTime: seconds)
    return ChartPlace(series: place.series, index: place.point)
  }
}
