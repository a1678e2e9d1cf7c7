// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartDrawing
import ChartWords
import Charts
import Maths
import Phrases
import Speaking

/// A number of a series that is worth a step.
struct ExploredStatistic: Sendable {
  var words: Phrase
  /// The value to sound; nil where it is no value of the y axis.
  var value: Double?
  /// The point where it lies.
  var index: Int?
}

/// A stretch of a series that goes one way.
struct ExploredSegment: Sendable {
  var start: Int
  var end: Int
  var words: Phrase

  func part(of chart: ExploredChart, _ series: Int) -> ChartPart {
    let points = chart.chart.series[series].points
    return ChartPart(series: series, x: points[start].x...points[end].x)
  }
}

/// The values that one mark holds, from below.
struct ExploredParts: Sendable {
  var all: [ChartStatistic] = []
  /// The one that stands for the mark.
  var middle = 0

  var isEmpty: Bool { all.isEmpty }
}

extension ExploredChart {
  /// The summary as a page shows it: with the way to what is not in the chart.
  func shownSummary(in language: Language) -> String {
    let summary = summary(in: language)
    return chart.wayToColumns.map { summary + " " + $0.text(in: language) } ?? summary
  }

  func summary(in language: Language) -> String { description.summary.text(in: language) }

  func sentences(in language: Language) -> [ToldSentence] {
    description.sentences.map {
      ToldSentence(text: $0.text(in: language), level: $0.level.rawValue, part: $0.part)
    }
  }

  /// What is said of a point; `namesSeries` when the listener comes from another series.
  func words(_ place: ChartPlace, _ verbosity: ChartVerbosity, namesSeries: Bool) -> Phrase {
    let points = pointWords
    switch verbosity {
    case .terse:
      let value = points.point(series: place.series, index: place.index, .value)
      return namesSeries ? .listed(points.name(ofSeries: place.series), value) : value
    case .usual:
      let point = points.point(series: place.series, index: place.index, .short)
      return namesSeries ? .listed(points.name(ofSeries: place.series), point) : point
    case .full:
      let point = points.point(series: place.series, index: place.index, .long)
      let count = chart.series[place.series].points.count
      return .joined(point, ChartSessionWords.ordinal(place.index + 1, of: count))
    }
  }

  func statistics(of series: Int) -> [ExploredStatistic] {
    pointWords.statistics(series: series).map { statistic in
      ExploredStatistic(
        words: statistic.phrase, value: statistic.kind.isValue ? statistic.value : nil,
        index: statistic.index)
    }
  }

  /// The point with the least or the greatest value of a series.
  func extreme(of series: Int, isHighest: Bool) -> Int {
    guard let statistics = description.analysis.series[series]?.statistics else { return 0 }
    return isHighest ? statistics.highest : statistics.lowest
  }

  func segments(of series: Int) -> [ExploredSegment] {
    (description.analysis.series[series]?.stretches ?? []).map { stretch in
      ExploredSegment(
        start: stretch.start, end: stretch.end,
        words: segmentWords(series, stretch.start, stretch.end))
    }
  }

  private func segmentWords(_ series: Int, _ start: Int, _ end: Int) -> Phrase {
    let points = chart.series[series].points
    let (from, to) = (points[start], points[end])
    return ChartSessionWords.segment(
      rises: to.y > from.y, span: pointWords.x.namedSpan(from.x...to.x),
      from: pointWords.values(ofSeries: series).value(from.y),
      to: pointWords.values(ofSeries: series).value(to.y))
  }

  func turns(of series: Int) -> [Int] {
    (description.analysis.series[series]?.stretches ?? []).dropLast().map { $0.end }
  }

  func outliers(of series: Int) -> [Int] { description.analysis.series[series]?.outliers ?? [] }

  func parts(of place: ChartPlace) -> ExploredParts {
    let parts = pointWords.parts(series: place.series, index: place.index)
    let value = point(place).y
    return ExploredParts(all: parts, middle: parts.firstIndex { $0.value == value } ?? 0)
  }

  /// Two points and how far apart they are.
  func difference(_ first: ChartPlace, _ second: ChartPlace) -> Phrase {
    pointWords.comparison(
      PointWords.Mark(series: first.series, index: first.index),
      PointWords.Mark(series: second.series, index: second.index))
  }

  /// The names of the series, in the order of their tones.
  var legendWords: Phrase {
    var words = pointWords.name(ofSeries: 0)
    for series in chart.series.indices.dropFirst().prefix(Self.mostLegendTones - 1) {
      words = .listed(words, pointWords.name(ofSeries: series))
    }
    return words
  }

  var referenceWords: Phrase {
    .listed(
      pointWords.y.value(chart.yRange.lowerBound), pointWords.y.value(chart.yRange.upperBound))
  }

  /// Series whose tones a legend plays; more could not be kept in mind.
  static var mostLegendTones: Int { 8 }

  /// What is worth telling of what came since; nil for what is usual.
  func news(since before: ExploredChart) -> Phrase? {
    ChartNews(
      from: before.chart, before.description.analysis, to: chart, description.analysis
    ).phrase
  }

  /// The last point of the series that grew.
  func newest(since before: ExploredChart) -> ChartPlace? {
    for series in chart.series.indices {
      let points = chart.series[series].points
      let old =
        before.chart.series.indices.contains(series)
        ? before.chart.series[series].points : []
      if points.last != old.last {
        return ChartPlace(series: series, index: points.count - 1)
      }
    }
    return nil
  }

  /// The series for a braille display.
  func braille(of series: Int) -> BrailleLine? { BrailleLine(chart, series: series) }
}

extension ChartStatistic.Kind {
  /// Whether it is a value of the y axis, which has a pitch.
  fileprivate var isValue: Bool {
    switch self {
    case .standardDeviation, .sum, .count, .share, .change, .lowerBorder, .upperBorder: false
    default: true
    }
  }
}
