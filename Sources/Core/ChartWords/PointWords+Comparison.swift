// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
public import Speaking

extension PointWords {
  /// A mark of a chart: the series and the point in it.
  public struct Mark: Sendable, Equatable {
    /// The index of the series.
    public var series: Int
    /// The index of the point.
    public var index: Int

    /// A mark.
    public init(series: Int = 0, index: Int) {
      self.series = series
      self.index = index
    }
  }

  /// What lies between two marks: which is higher, by how much and how many percent, and how far apart they are.
  public func comparison(_ first: Mark, _ second: Mark, in language: Language) -> String {
    guard let one = value(at: first), let other = value(at: second) else {
      return PointSentences[language].oneHasNone
    }
    var parts = [told(first, one.y, in: language), told(second, other.y, in: language)]
    if let difference = difference(one.y, other.y, (first.series, second.series), in: language) {
      parts.append(difference)
    }
    if one.x != other.x, x.style != .name {
      parts.append(PointSentences[language].apart(x.distance(one.x, other.x, in: language)))
    }
    return parts.joined(by: .semicolon, in: language).sentence(in: language)
  }

  /// The point of a mark; nil where there is none, or no value.
  private func value(at mark: Mark) -> ChartPoint? {
    guard chart.series.indices.contains(mark.series),
      chart.series[mark.series].points.indices.contains(mark.index),
      !chart.series[mark.series].points[mark.index].isMissing
    else { return nil }
    return chart.series[mark.series].points[mark.index]
  }

  private func told(_ mark: Mark, _ value: Double, in language: Language) -> String {
    var name = place(mark.series, mark.index, in: language)
    if chart.series.count > 1 {
      name = [self.name(ofSeries: mark.series, in: language), name]
        .joined(by: .comma, in: language)
    }
    return [name, values(ofSeries: mark.series).exact(value, in: language)]
      .joined(by: .colon, in: language)
  }

  /// How far apart two values are; nil where their units differ.
  private func difference(
    _ first: Double, _ second: Double, _ series: (Int, Int), in language: Language
  ) -> String? {
    let y = values(ofSeries: series.0)
    let other = values(ofSeries: series.1).axis.unit ?? ""
    guard other.hasSameBytes(as: y.axis.unit ?? "") else { return nil }
    if first == second { return PointSentences[language].equal }
    let amount = y.exact((second - first).magnitude, in: language)
    let words =
      second > first
      ? PointSentences[language].higher(amount) : PointSentences[language].lower(amount)
    guard first > 0, second > 0, !NameWords.isTemperature(y.axis.unit ?? y.axis.name) else {
      return words
    }
    return [words, SpokenNumber.percent((second - first).magnitude / first, in: language)]
      .joined(by: .comma, in: language)
  }
}
