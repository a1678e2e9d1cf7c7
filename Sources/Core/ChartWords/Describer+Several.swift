// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Several lines or groups over one another.
extension Describer {
  /// Series that are told one by one.
  static let mostSeries = 4

  mutating func writeSeveral() {
    guard let high = analysis.highest, let low = analysis.lowest else { return }
    guard comparesValues else { return writeApart() }
    let few = chart.series.count <= Self.mostSeries
    if let trends = trendCounts { main.append(trends) }
    main.append(extremesInBrief)
    add(
      .statistics,
      Phrase(
        en: "the highest value of all is $1, $2", es: "el valor más alto de todos es $1, $2",
        ar: "أعلى قيمة على الإطلاق هي $1، $2", with: value(high.series, high.index),
        place(high.series, high.index)), part(high.series, near: high.index))
    add(
      .statistics,
      Phrase(
        en: "the lowest value of all is $1, $2", es: "el valor más bajo de todos es $1, $2",
        ar: "أدنى قيمة على الإطلاق هي $1، $2", with: value(low.series, low.index),
        place(low.series, low.index)), part(low.series, near: low.index))
    writeRanking()
    if few {
      for (series, course) in analysis.series.enumerated() {
        guard let course else { continue }
        if isLong { writeEnds(series, course) }
      }
      for (series, course) in analysis.series.enumerated() {
        guard let course else { continue }
        writeTrend(series, course)
        if isLong { writeDetails(series, course) }
      }
    } else {
      if let trends = trendCounts { add(.trends, trends) }
      writeMovers()
    }
    writeRelations()
  }

  /// "3 rise, 2 fall"; for few series their names.
  private var trendCounts: Phrase? {
    var rising: [Phrase] = []
    var falling: [Phrase] = []
    var others = 0
    for (series, course) in analysis.series.enumerated() {
      switch course?.direction {
      case .rises: rising.append(chart.seriesName(series))
      case .falls: falling.append(chart.seriesName(series))
      case .returns, .wavers, .flat: others += 1
      case nil: break
      }
    }
    func group(_ names: [Phrase]) -> Phrase {
      names.count <= 3 ? .list(names) : Phrase(names.count, chart.kind.groups)
    }
    var parts: [Phrase] = []
    if !rising.isEmpty {
      let words = group(rising)
      parts.append(
        rising.count == 1
          ? Phrase(en: "$1 rises", es: "$1 sube", ar: "صعود: $1", with: words)
          : Phrase(en: "$1 rise", es: "$1 suben", ar: "صعود: $1", with: words))
    }
    if !falling.isEmpty {
      let words = group(falling)
      parts.append(
        falling.count == 1
          ? Phrase(en: "$1 falls", es: "$1 baja", ar: "هبوط: $1", with: words)
          : Phrase(en: "$1 fall", es: "$1 bajan", ar: "هبوط: $1", with: words))
    }
    guard !parts.isEmpty else { return nil }
    if others > 0 {
      parts.append(
        Phrase(
          en: "no clear trend in $1", es: "sin tendencia clara en $1", ar: "دون اتجاه واضح في $1",
          with: Phrase(others, chart.kind.groups)))
    }
    return .joined(parts, by: .semicolon)
  }

  /// Which series lies highest at the end, and which follow.
  private mutating func writeRanking() {
    var ends: [(series: Int, value: Double)] = []
    for (series, course) in analysis.series.enumerated() {
      guard let course else { continue }
      ends.append((series, points(series)[course.statistics.last].y))
    }
    guard ends.count > 1 else { return }
    ends = ends.ordered { -$0.value }
    var parts = ends.prefix(3).map { end in
      Phrase(
        en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: chart.seriesName(end.series),
        ys[end.series].value(end.value))
    }
    if ends.count > 3, let last = ends.last {
      parts.append(
        Phrase(
          en: "last of $3 comes $1 $2", es: "en último lugar de $3, $1 $2",
          ar: "وفي آخر القائمة من $3: $1 $2", with: chart.seriesName(last.series),
          ys[last.series].value(last.value), Phrase(ends.count, chart.kind.groups)))
    }
    add(
      .statistics,
      Phrase(
        en: "at the end the order is: $1", es: "al final el orden es: $1",
        ar: "الترتيب في النهاية: $1", with: .joined(parts, by: .semicolon)))
  }

  /// Of many series, those that rise and fall the most.
  private mutating func writeMovers() {
    func change(_ series: Int) -> Double {
      guard let numbers = analysis.series[series]?.statistics else { return 0 }
      return points(series)[numbers.last].y - points(series)[numbers.first].y
    }
    guard let most = chart.series.indices.max(by: { change($0) < change($1) }),
      let least = chart.series.indices.min(by: { change($0) < change($1) })
    else { return }
    if change(most) > 0 {
      add(
        .trends,
        Phrase(
          en: "$1 gains the most, $2", es: "$1 es la serie que más sube, $2",
          ar: "أكبر زيادة لدى $1: $2", with: chart.seriesName(most), y.value(change(most))),
        part(most))
    }
    if change(least) < 0 {
      add(
        .trends,
        Phrase(
          en: "$1 loses the most, $2", es: "$1 es la serie que más baja, $2",
          ar: "أكبر نقص لدى $1: $2", with: chart.seriesName(least),
          y.value(change(least).magnitude)), part(least))
    }
  }

  /// Crossings and likeness of series.
  mutating func writeRelations() {
    let crossing = analysis.relations.filter { $0.crossingCount > 0 }
    for relation in crossing.prefix(isLong ? 6 : 1) { writeCrossings(relation) }
    for relation in analysis.relations where relation.crossingCount == 0 && relation.firstAbove > 0
    {
      guard analysis.relations.count <= 3, relation.firstAbove == 1 else { continue }
      add(
        .trends,
        Phrase(
          en: "$1 stays above $2; they lie farthest apart $3, by $4",
          es: "$1 queda siempre por encima de $2; la mayor distancia, $4, está $3",
          ar: "$1 فوق $2 دائمًا؛ وأكبر فرق $4 $3", with: chart.seriesName(relation.first),
          chart.seriesName(relation.second), x.place(relation.widest),
          y.value(relation.widestGap.magnitude)))
    }
    writeLikenessOfSeries()
  }

  /// The two series that go together the most.
  mutating func writeLikenessOfSeries() {
    let alike = analysis.relations.filter { ($0.correlation ?? 0).magnitude >= Self.clearLikeness }
    let strongest = alike.max { ($0.correlation ?? 0).magnitude < ($1.correlation ?? 0).magnitude }
    guard let strongest, let correlation = strongest.correlation else { return }
    let pair = Phrase.list([
      chart.seriesName(strongest.first), chart.seriesName(strongest.second),
    ])
    let number = SpokenNumber.decimal(correlation, power: -2)
    add(
      .trends,
      correlation > 0
        ? Phrase(
          en: "$1 rise and fall together (correlation $2)",
          es: "$1 suben y bajan a la vez (correlación $2)",
          ar: "$1: صعود وهبوط معًا (الارتباط $2)", with: pair, number)
        : Phrase(
          en: "$1 go opposite ways (correlation $2)",
          es: "$1 van en sentido contrario (correlación $2)",
          ar: "$1: اتجاهان متعاكسان (الارتباط $2)", with: pair, number))
  }

  /// Correlations that are told of series; below, likeness is not plain to hear.
  private static let clearLikeness = 0.8

  private mutating func writeCrossings(_ relation: Relation) {
    let (first, second) = (relation.first, relation.second)
    let names = (chart.seriesName(first), chart.seriesName(second))
    let isOrdered = x.style != .name
    guard isOrdered else { return }
    let at = relation.crossings[0]
    if relation.crossingCount == 1 {
      // Whoever lies above at the end has overtaken the other.
      let firstWins = relation.firstAboveAtEnd(chart)
      add(
        .trends,
        Phrase(
          en: "$1 overtakes $2 $3", es: "$1 supera a $2 $3", ar: "$1 فوق $2 بدءًا من التقاطع $3",
          with: firstWins ? names.0 : names.1, firstWins ? names.1 : names.0, x.place(at)),
        around(at))
    } else {
      add(
        .trends,
        Phrase(
          en: "$1 and $2 cross $3, first $4", es: "$1 y $2 se cruzan $3, la primera $4",
          ar: "$1 و$2: تقاطع $3، أوله $4", with: names.0, names.1,
          Phrase(relation.crossingCount, CountedMarks.times), x.place(at)), around(at))
    }
  }

  /// The part of all series around a place.
  func around(_ at: Double) -> ChartPart {
    let whole = x.range
    let reach = whole.width * 0.05
    return ChartPart(x: max(at - reach, whole.lowerBound)...min(at + reach, whole.upperBound))
  }
}

extension Relation {
  /// Whether the first lies above where they are both known last.
  fileprivate func firstAboveAtEnd(_ chart: Chart) -> Bool {
    let ends = [first, second].map { series in
      chart.series[series].points.last { !$0.isMissing }?.y ?? 0
    }
    return ends[0] > ends[1]
  }
}
