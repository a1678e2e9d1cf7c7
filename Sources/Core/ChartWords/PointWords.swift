// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Speaking

/// What is said of single marks of a chart.
///
/// Made once for a chart, asked at every step.
public final class PointWords: Sendable {
  let chart: Chart
  /// The words of the x axis.
  public let x: AxisWords
  /// The words of the values.
  public let y: AxisWords
  /// The words of the values of each series.
  private let ys: [AxisWords]
  /// The sum of all values of each series, where marks are shares of it.
  let sums: [Double]

  /// How much is said of a mark.
  public enum Verbosity: Sendable, Equatable, CaseIterable {
    /// The value alone, for quick steps.
    case value
    /// Where it lies, and the value.
    case short
    /// The series too where there are several, and all that the mark holds.
    case long
  }

  /// The words of a chart.
  public init(_ chart: Chart) {
    self.chart = chart
    x = chart.xWords
    y = chart.yWords
    ys = chart.series.indices.map { chart.yWords(ofSeries: $0) }
    sums = chart.series.map { series in
      series.points.reduce(0) { $0 + ($1.isMissing ? 0 : $1.y) }
    }
  }

  /// The words of the values of a series: in its own unit, and rounded by its own range.
  public func values(ofSeries series: Int) -> AxisWords { ys[series] }

  /// The name of a series, or its number where it has none.
  public func name(ofSeries series: Int, in language: Language) -> String {
    chart.seriesName(series, in: language)
  }

  /// What is said at a mark; indices beyond the chart are brought into it.
  public func point(
    series: Int = 0, index: Int, _ verbosity: Verbosity = .short, in language: Language
  ) -> String {
    let series = min(max(series, 0), chart.series.count - 1)
    let index = min(max(index, 0), chart.series[series].points.count - 1)
    let value = value(series, index, verbosity, in: language)
    if verbosity == .value { return value }
    let said = [place(series, index, in: language), value].joined(by: .colon, in: language)
    guard verbosity == .long, chart.series.count > 1 else { return said }
    return [name(ofSeries: series, in: language), said].joined(by: .comma, in: language)
  }

  /// Where a mark lies: "14 March 2024", "Hour 14", "10 to 20".
  public func place(_ series: Int, _ index: Int, in language: Language) -> String {
    if case .bins(let bins) = chart.series[series].detail, bins.indices.contains(index) {
      return PointSentences[language].bin([
        "from": x.value(bins[index].lower, in: language),
        "to": x.value(bins[index].upper, in: language),
      ])
    }
    var place = x.pointValue(chart.series[series].points[index].x, in: language)
    let name = x.name(in: language)
    if x.style == .number, !name.utf8.isEmpty {
      place = AxisSentences[language].named(["name": name, "value": place])
    }
    return chart.labelled(series, index, place, in: language)
  }

  private func value(
    _ series: Int, _ index: Int, _ verbosity: Verbosity, in language: Language
  ) -> String {
    let point = chart.series[series].points[index]
    if point.isMissing { return Self.noValue(in: language) }
    switch chart.series[series].detail {
    case .bins: return count(point.y, in: language)
    case .boxes(let boxes) where verbosity == .long && boxes.indices.contains(index):
      return box(boxes[index], in: language)
    case .candles(let candles) where verbosity == .long && candles.indices.contains(index):
      return candle(candles[index], in: language)
    case .none, .boxes, .candles: break
    }
    let value = ys[series].exact(point.y, in: language)
    guard chart.kind == .pie, sums[series] > 0 else { return value }
    return [value, SpokenNumber.percent(point.y / sums[series], in: language)]
      .joined(by: .comma, in: language)
  }

  /// There is a place but no value.
  public static func noValue(in language: Language) -> String { PointSentences[language].noValue }

  private func count(_ value: Double, in language: Language) -> String {
    guard value == value.rounded(.towardZero), value.magnitude < 1e9 else {
      return y.exact(value, in: language)
    }
    return MarkWords[language].values(Int(value))
  }
}

extension Chart {
  /// What the data calls a point besides its x; nil where it has no name.
  func label(_ series: Int, _ index: Int, in language: Language) -> String? {
    let labels = self.series[series].labels
    guard labels.indices.contains(index), !NameWords.cleaned(labels[index]).utf8.isEmpty else {
      return nil
    }
    return NameWords.text(labels[index], in: language)
  }

  /// A place of a point, after what the data calls it.
  func labelled(
    _ series: Int, _ index: Int, _ place: String, in language: Language
  ) -> String {
    guard let label = label(series, index, in: language) else { return place }
    return [label, place].joined(by: .comma, in: language)
  }

  /// The name of a series as a part of a sentence, or its number where it has none.
  func seriesName(_ index: Int, in language: Language) -> String {
    let name = NameWords.text(series[index].name, in: language)
    return name.utf8.isEmpty ? PointSentences[language].series("\(index + 1)") : name
  }
}
