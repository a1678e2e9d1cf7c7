// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths
import Phrases
import Speaking

/// A chart with all that its listener may ask of it.
struct ExploredChart: Sendable {
  /// From left to right.
  let chart: Chart
  let shapes: [ChartShape]
  let description: ChartDescription
  let pointWords: PointWords
  var drawing: ChartPicture
  var sound: ChartSound

  init(
    _ chart: Chart, options: ChartOptions, language: Language
  ) throws(ChartError) {
    sound = try ChartSound(chart, options: options)
    self.chart = sound.chart
    shapes = sound.chart.series.map { ChartShape($0) }
    description = ChartDescription(sound.chart)
    pointWords = PointWords(sound.chart)
    drawing = ChartPicture(sound.chart, layout: PictureLayout(language: language))
  }

  /// The same chart with other options; nil when they cannot be heard.
  func sounding(_ options: ChartOptions) -> ExploredChart? {
    guard let sound = try? ChartSound(chart, options: options) else { return nil }
    var changed = self
    changed.sound = sound
    return changed
  }

  /// Draws it with the words of another language.
  mutating func redraw(in language: Language) {
    drawing = ChartPicture(chart, layout: PictureLayout(language: language))
  }

  var seconds: Double { sound.seconds }

  func has(_ place: ChartPlace) -> Bool {
    chart.series.indices.contains(place.series)
      && chart.series[place.series].points.indices.contains(place.index)
  }

  func point(_ place: ChartPlace) -> ChartPoint { chart.series[place.series].points[place.index] }

  // MARK: Time

  func time(of place: ChartPlace) -> Double { sound.time(ofPoint: place.index) }

  /// What sounds at a second; where several series sound at once, that of the one that is asked for.
  func place(at seconds: Double, in series: Int) -> ChartPlace {
    ChartPlace(
      series: series,
      index: min(sound.point(atTime: seconds), chart.series[series].points.count - 1))
  }

  /// The seconds in which a part of the chart sounds.
  func times(of part: ChartPart) -> ClosedRange<Double> {
    let series = part.series ?? 0
    let from = time(
      of: ChartPlace(series: series, index: nearest(toX: part.x.lowerBound, in: series)))
    let to = time(
      of: ChartPlace(series: series, index: nearest(toX: part.x.upperBound, in: series)))
    return from...max(from, to)
  }

  // MARK: Space

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
      if let up { drawing.nearest(across: across, up: up) } else {
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
