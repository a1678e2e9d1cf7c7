// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths
public import Phrases

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
  public func name(ofSeries series: Int) -> Phrase {
    chart.seriesName(series)
  }

  /// What is said at a mark; indices beyond the chart are brought into it.
  public func point(series: Int = 0, index: Int, _ verbosity: Verbosity = .short) -> Phrase {
    let series = min(max(series, 0), chart.series.count - 1)
    let index = min(max(index, 0), chart.series[series].points.count - 1)
    let value = value(series, index, verbosity)
    if verbosity == .value { return value }
    let place = place(series, index)
    let said = Phrase(en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: place, value)
    guard verbosity == .long, chart.series.count > 1 else { return said }
    return Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: name(ofSeries: series), said)
  }

  /// Where a mark lies: "14 March 2024", "Hour 14", "10 to 20".
  public func place(_ series: Int, _ index: Int) -> Phrase {
    let point = chart.series[series].points[index]
    if case .bins(let bins) = chart.series[series].detail, bins.indices.contains(index) {
      let (lower, upper) = (x.value(bins[index].lower), x.value(bins[index].upper))
      return Phrase(en: "From $1 to $2", es: "De $1 a $2", ar: "من $1 إلى $2", with: lower, upper)
    }
    let exact = x.pointValue(point.x)
    let place =
      x.style == .number && !x.name.english.utf8.isEmpty
      ? Phrase(en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: x.name, exact) : exact
    guard let label = chart.label(series, index) else { return place }
    return Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: label, place)
  }

  private func value(_ series: Int, _ index: Int, _ verbosity: Verbosity) -> Phrase {
    let point = chart.series[series].points[index]
    if point.isMissing { return Self.noValue }
    let value = ys[series].exact(point.y)
    switch chart.series[series].detail {
    case .bins: return count(point.y)
    case .boxes(let boxes) where verbosity == .long && boxes.indices.contains(index):
      return box(boxes[index])
    case .candles(let candles) where verbosity == .long && candles.indices.contains(index):
      return candle(candles[index])
    default: break
    }
    if chart.kind == .pie {
      let sum = sums[series]
      guard sum > 0 else { return value }
      return Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: value, .percent(point.y / sum))
    }
    return value
  }

  /// There is a place but no value.
  public static var noValue: Phrase { Phrase(en: "no value", es: "sin valor", ar: "بلا قيمة") }

  private func count(_ value: Double) -> Phrase {
    guard value == value.rounded(.towardZero), value.magnitude < 1e9 else { return y.exact(value) }
    return Phrase(Int(value), Self.values)
  }

  static var values: Counted {
    Counted(
      en: (one: "value", other: "values"), es: (one: "valor", other: "valores"),
      ar: .init(
        zero: "لا قيم", one: "قيمة واحدة", two: "قيمتان", few: "قيم", many: "قيمة", other: "قيمة"))
  }
}

extension Phrase {
  /// A share as a percentage, such as "12.5%"; less than a tenth of a percent as such.
  static func percent(_ share: Double) -> Phrase {
    let percent = share * 100
    let digits =
      percent.magnitude < 0.95
      ? SpokenNumber.significant(percent, digits: 1)
      : SpokenNumber.decimal(percent, power: percent.magnitude < 9.95 ? -1 : 0)
    return Phrase(en: "$1%", es: "$1 %", ar: "$1%", with: digits)
  }
}

extension Chart {
  /// What the data calls a point besides its x; nil where it has no name.
  func label(_ series: Int, _ index: Int) -> Phrase? {
    let labels = self.series[series].labels
    guard labels.indices.contains(index), !NameWords.cleaned(labels[index]).utf8.isEmpty else {
      return nil
    }
    return NameWords.phrase(labels[index])
  }

  /// The name of a series as a part of a sentence, or its number where it has none.
  func seriesName(_ index: Int) -> Phrase {
    let name = NameWords.phrase(series[index].name)
    guard name.english.utf8.isEmpty else { return name }
    return Phrase(
      en: "series $1", es: "serie $1", ar: "السلسلة $1", with: Phrase(same: "\(index + 1)"))
  }
}

extension AxisWords {
  /// A value of the x axis as it is told at a mark: numbers exactly, times without what all share.
  func pointValue(_ value: Double) -> Phrase { style == .number ? exact(value) : self.value(value) }
}
