// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Heat maps and pies.
extension Describer {
  /// Cells: the highest and the lowest, the strongest row and column.
  mutating func writeCells() {
    guard analysis.highest != nil else { return }
    main.append(extremesInBrief)
    writeAllExtremes()
    let means = analysis.series.map { $0?.statistics.mean }
    writeStrongest(
      means.indices.compactMap { row in means[row].map { (chart.seriesName(row), $0, part(row)) } },
      Phrase(
        en: "on average, row $1 is highest ($2) and row $3 lowest ($4)",
        es: "de media, la fila $1 es la más alta ($2) y la fila $3 la más baja ($4)",
        ar: "في المتوسط الصف «$1» هو الأعلى ($2) والصف «$3» هو الأدنى ($4)"))
    var columns: [(x: Double, sum: Double, count: Double)] = []
    for point in chart.series.flatMap({ $0.points }).ordered(by: { $0.x })
    where !point.isMissing {
      if let last = columns.indices.last, columns[last].x == point.x {
        columns[last].sum += point.y
        columns[last].count += 1
      } else {
        columns.append((point.x, point.y, 1))
      }
    }
    writeStrongest(
      columns.map { (x.value($0.x), $0.sum / $0.count, around($0.x)) },
      Phrase(
        en: "on average, column $1 is highest ($2) and column $3 lowest ($4)",
        es: "de media, la columna $1 es la más alta ($2) y la columna $3 la más baja ($4)",
        ar: "في المتوسط العمود «$1» هو الأعلى ($2) والعمود «$3» هو الأدنى ($4)"))
    let missing = analysis.series.indices.reduce(0) { count, row in
      count + (analysis.series[row]?.statistics.missing ?? points(row).count)
    }
    if missing > 0 {
      add(
        .statistics,
        Phrase(
          en: "$1 without a value", es: "$1 sin valor", ar: "عدد الخلايا الفارغة $1",
          with: Phrase(
            en: missing == 1 ? "there is 1 cell" : "there are \(missing) cells",
            es: missing == 1 ? "hay 1 celda" : "hay \(missing) celdas", ar: "\(missing)")))
    }
  }

  private mutating func writeStrongest(
    _ means: [(name: Phrase, mean: Double, part: ChartPart)], _ words: Phrase
  ) {
    guard means.count > 1, var high = means.first, var low = means.first else { return }
    for one in means {
      if one.mean > high.mean { high = one }
      if one.mean < low.mean { low = one }
    }
    guard high.mean > low.mean else { return }
    add(
      .trends,
      Phrase(
        en: words.english, es: words.spanish, ar: words.arabic, with: high.name,
        y.value(high.mean), low.name, y.value(low.mean)), high.part)
  }

  /// Shares: the largest, how many make half, the smallest.
  mutating func writeSlices() {
    guard let numbers = analysis.series[0]?.statistics else { return }
    let points = points(0)
    let order = ranked(0)
    guard numbers.sum > 0, numbers.least >= 0 else { return writeBars() }
    func slice(_ index: Int) -> Phrase {
      Phrase(
        en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: x.value(points[index].x),
        .percent(points[index].y / numbers.sum))
    }
    let all = order.count <= Self.mostNames
    let list = Phrase.joined(
      order.prefix(all ? Self.mostNames : Self.mostOutliers).map { slice($0) }, by: .semicolon)
    main = [
      Phrase(
        en: "largest share $1", es: "la parte más grande, $1", ar: "أكبر حصة: $1",
        with: slice(order[0]))
    ]
    add(
      .statistics,
      all
        ? Phrase(
          en: "the shares from the largest: $1", es: "las partes de mayor a menor: $1",
          ar: "الحصص من الأكبر: $1", with: list)
        : Phrase(
          en: "the largest shares: $1", es: "las partes más grandes: $1", ar: "أكبر الحصص: $1",
          with: list), part(0, near: order[0]))
    add(
      .statistics,
      Phrase(
        en: "the total is $1", es: "el total es $1", ar: "المجموع $1", with: y.value(numbers.sum)))
    if !all, let last = order.last {
      add(
        .statistics,
        Phrase(
          en: "the smallest share: $1", es: "la parte más pequeña: $1", ar: "أصغر حصة: $1",
          with: slice(last)), part(0, near: last))
    }
    writeHalf(order, numbers.sum)
  }

  /// How many slices make half of the whole.
  private mutating func writeHalf(_ order: [Int], _ sum: Double) {
    var total = 0.0
    var count = 0
    for index in order {
      total += points(0)[index].y
      count += 1
      if total * 2 >= sum { break }
    }
    let share = Phrase.percent(total / sum)
    if count == 1, order.count > 1 {
      return add(
        .trends,
        Phrase(
          en: "$1 alone makes half or more", es: "$1 supone por sí solo la mitad o más",
          ar: "$1: النصف أو أكثر", with: x.value(points(0)[order[0]].x)))
    }
    guard count * 2 < order.count else { return }
    add(
      .trends,
      Phrase(
        en: "the $1 largest slices make $2 of the whole",
        es: "los $1 sectores más grandes suman el $2 del total",
        ar: "أكبر القطاعات، وعددها $1، تشكّل $2 من الكل",
        with: Phrase(same: "\(count)"), share))
  }
}
