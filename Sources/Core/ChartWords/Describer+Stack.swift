// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Bars upon one another: totals, and who makes most of them.
extension Describer {
  private var words: BarWords { @inline(__always) get { BarWords[language] } }

  mutating func writeStack() {
    guard chart.series.count > 1 else { return writeBars() }
    let totals = totals
    guard !totals.isEmpty, let numbers = SeriesStatistics(totals) else { return }
    let axis = DescribedAxis(
      AxisWords(chart.y, range: min(numbers.least, 0)...max(numbers.greatest, 0)), in: language)
    let (high, low) = (totals[numbers.highest], totals[numbers.lowest])
    let (highest, lowest) = (axis.value(high.y), axis.value(low.y))
    main.append(
      words.totalsInBrief([
        "high": highest, "highPlace": at(high.x), "low": lowest, "lowPlace": at(low.x),
      ]))
    add(
      .statistics, words.largestTotal(["value": highest, "place": at(high.x)]), around(high.x))
    add(
      .statistics, words.smallestTotal(["value": lowest, "place": at(low.x)]), around(low.x))
    writeShares(axis)
    if x.style != .name, let course = SeriesAnalysis(totals) {
      let trend = course.direction.text(in: language)
      main.insert(trend, at: 0)
      add(.trends, words.totalTrend(trend))
    }
    writeAllExtremes()
  }

  /// The sum of all series at each place.
  private var totals: [ChartPoint] {
    var all: [ChartPoint] = []
    for series in chart.series {
      for point in series.points where !point.isMissing { all.append(point) }
    }
    all = all.ordered { $0.x }
    var totals: [ChartPoint] = []
    for point in all {
      if let last = totals.indices.last, totals[last].x == point.x {
        totals[last].y += point.y
      } else {
        totals.append(point)
      }
    }
    return totals
  }

  private mutating func writeShares(_ axis: DescribedAxis) {
    let sums = analysis.series.map { $0?.statistics.sum ?? 0 }
    let whole = sums.reduce(0, +)
    guard whole > 0, !sums.contains(where: { $0 < 0 }) else { return }
    let list = sums.map { -$0 }.placesInOrder().prefix(3).map { series in
      name(series) + " " + percent(sums[series] / whole)
    }
    add(
      .statistics,
      words.shares([
        "whole": axis.value(whole),
        "shares": list.joined(by: .semicolon, in: language),
      ]))
  }
}
