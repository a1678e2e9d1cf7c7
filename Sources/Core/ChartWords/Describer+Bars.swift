// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Bars, groups of bars, stacks.
extension Describer {
  /// Bars that are told by name from the top.
  private static let mostLeaders = 3

  /// Bars for names: who is first, who is last, how much together.
  mutating func writeBars() {
    guard isSingle else { return writeGroups() }
    guard let course = analysis.series[0] else { return }
    let numbers = course.statistics
    let points = points(0)
    if numbers.range == 0 {
      let same = Phrase(
        en: "all bars are equal: $1", es: "todas las barras son iguales: $1",
        ar: "كل الأعمدة متساوية: $1", with: y.value(numbers.mean))
      main = [same]
      return add(.statistics, same)
    }
    main = [extremesInBrief]
    writeLeaders(ranked(0), numbers.count)
    add(
      .statistics,
      again(
        Phrase(
          en: "the lowest value is $1, $2", es: "el valor más bajo es $1, $2",
          ar: "أدنى قيمة هي $1، $2", with: value(0, numbers.lowest), place(0, numbers.lowest)),
        numbers.lowestCount), part(0, near: numbers.lowest))
    if numbers.least >= 0, numbers.sum > 0, numbers.count > 1 {
      add(
        .statistics,
        Phrase(
          en: "the total is $1; the highest bar is $2 of it",
          es: "el total es $1; la barra más alta es el $2 de él",
          ar: "المجموع $1؛ والعمود الأعلى $2 منه", with: y.value(numbers.sum),
          .percent(points[numbers.highest].y / numbers.sum)))
    }
    if isLong, numbers.count >= 4 {
      add(
        .statistics,
        Phrase(
          en: "the mean is $1 and the median $2", es: "la media es $1 y la mediana $2",
          ar: "المتوسط $1 والوسيط $2", with: y.value(numbers.mean), y.value(numbers.median)))
    }
    writeOrder(course)
    writeOutliers(0, course.outliers)
    writeGaps(0, course)
  }

  /// The points of a series that have a value, the highest first.
  func ranked(_ series: Int) -> [Int] {
    let points = points(series)
    return points.indices.filter { !points[$0].isMissing }.ordered { -points[$0].y }
  }

  private mutating func writeLeaders(_ ranked: [Int], _ count: Int) {
    let list = Phrase.joined(
      ranked.prefix(Self.mostLeaders).map { index in
        Phrase(
          en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: x.value(points(0)[index].x), value(0, index))
      }, by: .semicolon)
    add(
      .statistics,
      count > Self.mostLeaders
        ? Phrase(
          en: "the highest are: $1", es: "los valores más altos: $1", ar: "القيم الأعلى: $1",
          with: list)
        : Phrase(
          en: "from the highest: $1", es: "de mayor a menor: $1", ar: "من الأعلى: $1", with: list),
      part(0, near: ranked[0]))
  }

  /// Whether the bars are sorted, which saves the listener the search.
  private mutating func writeOrder(_ course: SeriesAnalysis) {
    let values = points(0).filter { !$0.isMissing }.map { $0.y }
    guard values.count > 2 else { return }
    let isRising = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
    let isFalling = zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
    guard isRising || isFalling else { return }
    add(
      .trends,
      isRising
        ? Phrase(
          en: "the bars rise from left to right", es: "las barras suben de izquierda a derecha",
          ar: "الأعمدة مرتبة تصاعديًا من اليسار إلى اليمين")
        : Phrase(
          en: "the bars fall from left to right", es: "las barras bajan de izquierda a derecha",
          ar: "الأعمدة مرتبة تنازليًا من اليسار إلى اليمين"), part(0))
  }

  /// Bars side by side: which series leads where.
  mutating func writeGroups() {
    guard chart.series.count > 1 else { return writeBars() }
    if x.style != .name { return writeSeveral() }
    guard comparesValues else { return writeApart() }
    main.append(extremesInBrief)
    writeAllExtremes()
    writeLeads()
    if isLong, chart.series.count <= Self.mostSeries {
      for (series, course) in analysis.series.enumerated() {
        guard let course, course.statistics.count > 1 else { continue }
        add(.statistics, reach(series, course), part(series))
      }
    }
    for relation in analysis.relations.prefix(1) where relation.widestGap != 0 {
      add(
        .trends,
        Phrase(
          en: "$1 and $2 lie farthest apart $3, by $4",
          es: "la mayor distancia entre $1 y $2, $4, está $3",
          ar: "أكبر فرق بين $1 و$2 هو $4، $3", with: chart.seriesName(relation.first),
          chart.seriesName(relation.second), x.place(relation.widest),
          y.value(relation.widestGap.magnitude)), around(relation.widest))
    }
  }

  /// The highest and the lowest value of all series.
  mutating func writeAllExtremes() {
    guard let high = analysis.highest, let low = analysis.lowest else { return }
    add(
      .statistics,
      Phrase(
        en: "the highest value is $1, $2", es: "el valor más alto es $1, $2",
        ar: "أعلى قيمة هي $1، $2", with: value(high.series, high.index),
        place(high.series, high.index)), part(high.series, near: high.index))
    add(
      .statistics,
      Phrase(
        en: "the lowest value is $1, $2", es: "el valor más bajo es $1, $2",
        ar: "أدنى قيمة هي $1، $2", with: value(low.series, low.index),
        place(low.series, low.index)), part(low.series, near: low.index))
  }

  /// How often each series is the highest at its place.
  private mutating func writeLeads() {
    var best: [Int32: (series: Int, value: Double)] = [:]
    for series in chart.series.indices {
      for point in points(series) where !point.isMissing {
        let place = Int32(clamp(point.x, to: 0...1e9))
        if let found = best[place], found.value >= point.y { continue }
        best[place] = (series, point.y)
      }
    }
    var leads = [Int](repeating: 0, count: chart.series.count)
    for (_, found) in best { leads[found.series] += 1 }
    let order = leads.indices.filter { leads[$0] > 0 }.ordered { -Double(leads[$0]) }
    guard best.count > 1, let first = order.first else { return }
    if leads[first] == best.count {
      main.insert(
        Phrase(
          en: "$1 leads everywhere", es: "$1 va por delante en todas partes",
          ar: "الصدارة لـ $1 في كل الفئات", with: chart.seriesName(first)), at: 0)
    }
    guard leads[first] < best.count else {
      return add(
        .trends,
        Phrase(
          en: "the bar of $1 is the highest everywhere",
          es: "la barra de $1 es la más alta en todas partes", ar: "عمود $1 هو الأعلى في كل الفئات",
          with: chart.seriesName(first)))
    }
    let list = order.prefix(Self.mostLeaders).map { series in
      Phrase(
        en: "$1 in $2", es: "$1 en $2", ar: "$1 في $2", with: chart.seriesName(series),
        Phrase(leads[series], CountedMarks.categories))
    }
    add(
      .trends,
      Phrase(
        en: "the highest bar is that of $1", es: "la barra más alta es la de $1",
        ar: "العمود الأعلى: $1", with: .joined(list, by: .comma)))
  }
}
