// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Several lines or groups over one another.
extension Describer {
  /// Series that are told one by one.
  static let mostSeries = 4

  private var words: SeriesWords { @inline(__always) get { SeriesWords[language] } }

  mutating func writeSeveral() {
    guard let high = analysis.highest, let low = analysis.lowest else { return }
    guard comparesValues else { return writeApart() }
    let few = chart.series.count <= Self.mostSeries
    if let trends = trendCounts { main.append(trends) }
    main.append(extremesInBrief)
    add(.statistics, extremes.highestOfAll, high.series, high.index)
    add(.statistics, extremes.lowestOfAll, low.series, low.index)
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
  private var trendCounts: Wording? {
    var rising: [Wording] = []
    var falling: [Wording] = []
    var others = 0
    for (series, course) in analysis.series.enumerated() {
      switch course?.direction {
      case .rises: rising.append(name(series))
      case .falls: falling.append(name(series))
      case .returns, .wavers, .flat: others += 1
      case nil: break
      }
    }
    var parts: [Wording] = []
    for (names, verb) in [(rising, words.rise), (falling, words.fall)] where !names.isEmpty {
      let group =
        names.count <= 3
        ? names.listed(in: language) : chart.kind.groups(names.count, in: language)
      parts.append(verb(names.count, ["names": group]))
    }
    guard !parts.isEmpty else { return nil }
    if others > 0 { parts.append(words.noTrendIn(chart.kind.groups(others, in: language))) }
    return parts.joined(by: .semicolon, in: language)
  }

  /// Which series lies highest at the end, and which follow.
  private mutating func writeRanking() {
    var ends: [(series: Int, index: Int)] = []
    for (series, course) in analysis.series.enumerated() {
      guard let course else { continue }
      ends.append((series, course.statistics.last))
    }
    guard ends.count > 1 else { return }
    ends = ends.ordered { -points($0.series)[$0.index].y }
    var parts = ends.prefix(3).map { name($0.series) + " " + value($0.series, $0.index) }
    if ends.count > 3, let last = ends.last {
      parts.append(
        words.last([
          "series": chart.kind.groups(ends.count, in: language), "name": name(last.series),
          "value": value(last.series, last.index),
        ]))
    }
    add(.statistics, words.orderAtEnd(parts.joined(by: .semicolon, in: language)))
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
    if change(most) > 0 { writeMover(words.gainsMost, most, change(most)) }
    if change(least) < 0 { writeMover(words.losesMost, least, -change(least)) }
  }

  private mutating func writeMover(_ words: Template, _ series: Int, _ change: Double) {
    add(.trends, words(["name": name(series), "change": amount(change)]), part(series))
  }

  /// Crossings and likeness of series.
  private mutating func writeRelations() {
    let crossing = analysis.relations.filter { $0.crossingCount > 0 }
    for relation in crossing.prefix(isLong ? 6 : 1) { writeCrossings(relation) }
    for relation in analysis.relations where relation.crossingCount == 0 && relation.firstAbove > 0
    {
      guard analysis.relations.count <= 3, relation.firstAbove == 1 else { continue }
      add(.trends, told(words.staysAbove, relation))
    }
    writeLikenessOfSeries()
  }

  /// How far apart two series lie at most.
  func told(_ words: Template, _ relation: Relation) -> Wording {
    words([
      "first": name(relation.first), "second": name(relation.second),
      "place": at(relation.widest), "gap": amount(relation.widestGap.magnitude),
    ])
  }

  /// The two series that go together the most.
  mutating func writeLikenessOfSeries() {
    let alike = analysis.relations.filter { ($0.correlation ?? 0).magnitude >= Self.clearLikeness }
    let strongest = alike.max { ($0.correlation ?? 0).magnitude < ($1.correlation ?? 0).magnitude }
    guard let strongest, let correlation = strongest.correlation else { return }
    add(
      .trends,
      (correlation > 0 ? words.together : words.opposite)([
        "pair": [name(strongest.first), name(strongest.second)].listed(in: language),
        "correlation": decimal(correlation),
      ]))
  }

  /// Correlations that are told of series; below, likeness is not plain to hear.
  private static let clearLikeness = 0.8

  private mutating func writeCrossings(_ relation: Relation) {
    guard x.style != .name else { return }
    let (first, second) = (name(relation.first), name(relation.second))
    let place = relation.crossings[0]
    guard relation.crossingCount == 1 else {
      return add(
        .trends,
        words.cross([
          "first": first, "second": second, "times": counts.times(relation.crossingCount),
          "place": at(place),
        ]), around(place))
    }
    // Whoever lies above at the end has overtaken the other.
    let firstWins = relation.firstAboveAtEnd(chart)
    add(
      .trends,
      words.overtakes([
        "first": firstWins ? first : second, "second": firstWins ? second : first,
        "place": at(place),
      ]), around(place))
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
