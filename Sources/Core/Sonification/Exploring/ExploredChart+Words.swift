// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartDrawing
import ChartWords
import Charts
import Maths
import Speaking

/// A number of a series that is worth a step.
struct ExploredStatistic: Sendable {
  var words: String
  /// The value to sound; nil where it is no value of the y axis.
  var value: Double?
  /// The point where it lies.
  var index: Int?
}

/// A stretch of a series that goes one way.
struct ExploredSegment: Sendable {
  var series: Int
  var start: Int
  var end: Int

  func part(of chart: ExploredChart) -> ChartPart {
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
  var shownSummary: String {
    chart.wayToColumns(in: language).map { summary + " " + $0 } ?? summary
  }

  var summary: String { description.summary }

  var sentences: [ToldSentence] {
    description.sentences.map {
      ToldSentence(text: $0.text, level: $0.level.rawValue, part: $0.part)
    }
  }

  /// What is said of a point; `namesSeries` when the listener comes from another series.
  func words(
    _ place: ChartPlace, _ verbosity: ChartVerbosity, namesSeries: Bool, in language: Language
  ) -> String {
    switch verbosity {
    case .terse: named(place, .value, namesSeries, language)
    case .usual: named(place, .short, namesSeries, language)
    case .full:
      ChartSessionWords[language].inTurn([
        "first": pointWords.point(
          series: place.series, index: place.index, .long, in: language),
        "second": ChartSessionWords[language].ordinal([
          "number": "\(place.index + 1)", "count": "\(chart.series[place.series].points.count)",
        ]),
      ])
    }
  }

  private func named(
    _ place: ChartPlace, _ verbosity: PointWords.Verbosity, _ namesSeries: Bool,
    _ language: Language
  ) -> String {
    let point = pointWords.point(
      series: place.series, index: place.index, verbosity, in: language)
    if !namesSeries { return point }
    return [pointWords.name(ofSeries: place.series, in: language), point]
      .joined(by: .comma, in: language)
  }

  func statistics(of series: Int, in language: Language) -> [ExploredStatistic] {
    pointWords.statistics(series: series, in: language).map { statistic in
      ExploredStatistic(
        words: statistic.text, value: statistic.kind.isValue ? statistic.value : nil,
        index: statistic.index)
    }
  }

  /// The point with the least or the greatest value of a series.
  func extreme(of series: Int, isHighest: Bool) -> Int {
    guard let statistics = analysis.series[series]?.statistics else { return 0 }
    return isHighest ? statistics.highest : statistics.lowest
  }

  func segments(of series: Int) -> [ExploredSegment] {
    (analysis.series[series]?.stretches ?? []).map { stretch in
      ExploredSegment(series: series, start: stretch.start, end: stretch.end)
    }
  }

  /// "Rises from 3 to 8, from March to June".
  func words(_ segment: ExploredSegment, in language: Language) -> String {
    let points = chart.series[segment.series].points
    let (from, to) = (points[segment.start], points[segment.end])
    let values = pointWords.values(ofSeries: segment.series)
    let places: KeyValuePairs<Literal, String> = [
      "from": values.value(from.y, in: language), "to": values.value(to.y, in: language),
      "span": pointWords.x.namedSpan(from.x...to.x, in: language),
    ]
    return to.y > from.y
      ? ChartSessionWords[language].rises(places) : ChartSessionWords[language].falls(places)
  }

  func turns(of series: Int) -> [Int] {
    (analysis.series[series]?.stretches ?? []).dropLast().map { $0.end }
  }

  func outliers(of series: Int) -> [Int] { analysis.series[series]?.outliers ?? [] }

  func parts(of place: ChartPlace, in language: Language) -> ExploredParts {
    let parts = pointWords.parts(series: place.series, index: place.index, in: language)
    let value = point(place).y
    return ExploredParts(all: parts, middle: parts.firstIndex { $0.value == value } ?? 0)
  }

  /// Two points and how far apart they are.
  func difference(
    _ first: ChartPlace, _ second: ChartPlace, in language: Language
  ) -> String {
    pointWords.comparison(
      PointWords.Mark(series: first.series, index: first.index),
      PointWords.Mark(series: second.series, index: second.index), in: language)
  }

  /// The names of the series, in the order of their tones.
  func legendWords(in language: Language) -> String {
    chart.series.indices.prefix(Self.mostLegendTones)
      .map { pointWords.name(ofSeries: $0, in: language) }.joined(by: .comma, in: language)
  }

  func referenceWords(in language: Language) -> String {
    [
      pointWords.y.value(chart.yRange.lowerBound, in: language),
      pointWords.y.value(chart.yRange.upperBound, in: language),
    ].joined(by: .comma, in: language)
  }

  /// Series whose tones a legend plays; more could not be kept in mind.
  static var mostLegendTones: Int { 8 }

  /// What is worth telling of what came since; nil for what is usual.
  func news(since before: ExploredChart, in language: Language) -> String? {
    ChartNews(
      from: before.chart, before.analysis, to: chart, analysis,
      in: language
    ).text
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
    case .least, .greatest, .mean, .median, .first, .last, .lowWhisker, .lowerQuartile,
      .upperQuartile, .highWhisker, .outlier, .open, .high, .low, .close:
      true
    }
  }
}
