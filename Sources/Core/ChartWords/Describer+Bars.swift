// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Bars, groups of bars, stacks.
extension Describer {
  /// Bars that are told by name from the top.
  private static let mostLeaders = 3

  private var words: BarWords { @inline(__always) get { BarWords[language] } }

  /// Bars for names: who is first, who is last, how much together.
  mutating func writeBars() {
    guard isSingle else { return writeGroups() }
    guard let course = analysis.series[0] else { return }
    let numbers = course.statistics
    if numbers.range == 0 {
      let same = words.equal(amount(numbers.mean))
      main = [same]
      return add(.statistics, same)
    }
    main = [extremesInBrief]
    writeLeaders(ranked(0), numbers.count)
    writeExtreme(extremes.lowest, 0, numbers.lowest, times: numbers.lowestCount)
    if numbers.least >= 0, numbers.sum > 0, numbers.count > 1 {
      add(
        .statistics,
        words.total([
          "total": amount(numbers.sum),
          "share": percent(points(0)[numbers.highest].y / numbers.sum),
        ]))
    }
    if isLong, numbers.count >= 4 {
      add(
        .statistics,
        extremes.meanAndMedian([
          "mean": amount(numbers.mean), "median": amount(numbers.median),
        ]))
    }
    writeOrder()
    writeOutliers(0, course.outliers)
    writeGaps(0, course)
  }

  /// The points of a series that have a value, the highest first.
  func ranked(_ series: Int) -> [Int] {
    let points = points(series)
    return points.indices.filter { !points[$0].isMissing }.ordered { -points[$0].y }
  }

  private mutating func writeLeaders(_ ranked: [Int], _ count: Int) {
    let list = ranked.prefix(Self.mostLeaders).map { index in
      x.value(points(0)[index].x) + " " + value(0, index)
    }.joined(by: .semicolon, in: language)
    add(
      .statistics, count > Self.mostLeaders ? words.leaders(list) : words.inOrder(list),
      part(0, near: ranked[0]))
  }

  /// Whether the bars are sorted, which saves the listener the search.
  private mutating func writeOrder() {
    let values = points(0).filter { !$0.isMissing }.map { $0.y }
    guard values.count > 2 else { return }
    let isRising = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
    let isFalling = zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
    guard isRising || isFalling else { return }
    add(.trends, isRising ? words.rise : words.fall, part(0))
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
      add(.trends, told(words.farthestApart, relation), around(relation.widest))
    }
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
    guard leads[first] < best.count else {
      main.insert(words.leads(name(first)), at: 0)
      return add(.trends, words.highestEverywhere(name(first)))
    }
    let list = order.prefix(Self.mostLeaders).map { series in
      words.lead(["name": name(series), "categories": counts.categories(leads[series])])
    }
    add(.trends, words.highestIn(list.joined(by: .comma, in: language)))
  }
}
