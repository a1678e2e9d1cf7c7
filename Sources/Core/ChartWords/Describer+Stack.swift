// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Bars upon one another: totals, and who makes most of them.
extension Describer {
  mutating func writeStack() {
    guard chart.series.count > 1 else { return writeBars() }
    let totals = totals
    guard !totals.isEmpty, let numbers = SeriesStatistics(totals) else { return }
    let words = AxisWords(chart.y, range: min(numbers.least, 0)...max(numbers.greatest, 0))
    func at(_ index: Int) -> (value: Phrase, place: Phrase, part: ChartPart) {
      (words.value(totals[index].y), x.place(totals[index].x), around(totals[index].x))
    }
    let (high, low) = (at(numbers.highest), at(numbers.lowest))
    main.append(
      Phrase(
        en: "largest total $1, $2; smallest $3, $4",
        es: "total más grande $1, $2; el más pequeño $3, $4",
        ar: "أكبر مجموع $1، $2؛ وأصغر مجموع $3، $4",
        with: high.value, high.place, low.value, low.place))
    add(
      .statistics,
      Phrase(
        en: "the largest total is $1, $2", es: "el total más grande es $1, $2",
        ar: "أكبر مجموع هو $1، $2", with: high.value, high.place), high.part)
    add(
      .statistics,
      Phrase(
        en: "the smallest total is $1, $2", es: "el total más pequeño es $1, $2",
        ar: "أصغر مجموع هو $1، $2", with: low.value, low.place), low.part)
    writeShares(words)
    if x.style != .name, let course = SeriesAnalysis(totals) {
      let trend = Self.words(course.direction)
      main.insert(trend, at: 0)
      add(
        .trends,
        Phrase(en: "the total $1", es: "el total $1", ar: "المجموع: $1", with: trend))
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

  private mutating func writeShares(_ words: AxisWords) {
    let sums = analysis.series.map { $0?.statistics.sum ?? 0 }
    let whole = sums.reduce(0, +)
    guard whole > 0, !sums.contains(where: { $0 < 0 }) else { return }
    let order = sums.map { -$0 }.placesInOrder()
    let list = order.prefix(3).map { series in
      Phrase(
        en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: chart.seriesName(series),
        .percent(sums[series] / whole))
    }
    add(
      .statistics,
      Phrase(
        en: "of everything together, $1, the largest shares are: $2",
        es: "del total, $1, las partes más grandes son: $2",
        ar: "من المجموع الكلي، $1، أكبر الحصص: $2", with: words.value(whole),
        .joined(Array(list), by: .semicolon)))
  }
}
