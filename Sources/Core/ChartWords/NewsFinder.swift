// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Finds what is worth telling of the points that came to a series.
struct NewsFinder {
  let chart: Chart
  let ys: [AxisWords]
  let x: AxisWords
  let language: Language

  /// A new extreme must pass the old one by this share of the range, so that a slow climb is not told step by step.
  private static let margin = 0.1
  /// A leap is so many times the usual step between neighbours.
  private static let leapTimes = 8.0
  /// A leap is so large a share of the range as well.
  private static let leapShare = 0.25
  /// Fewer points have no usual way.
  private static let fewest = 5
  /// The steps that are looked at to know the usual one.
  private static let recent = 200

  func items(
    _ series: Int, _ before: [ChartPoint], _ old: SeriesAnalysis, _ now: SeriesAnalysis
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    guard let last = before.last, let start = points.firstIndex(where: { $0.x > last.x }) else {
      return []
    }
    let fresh = start..<points.count
    var items = thresholds(series, from: before[old.statistics.last].y, fresh)
    items += presence(series, wasMissing: last.isMissing, fresh)
    guard old.statistics.count >= Self.fewest else { return items }
    let extremes = extremes(series, old.statistics, now.statistics)
    items += extremes
    if extremes.isEmpty, let leap = leap(series, before, old.statistics.range, fresh) {
      items.append(leap)
    }
    if let turn = turn(series, old, now, after: last.x) { items.append(turn) }
    return items
  }

  /// A value above or below all that were there before.
  private func extremes(
    _ series: Int, _ old: SeriesStatistics, _ now: SeriesStatistics
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    let margin = old.range * Self.margin
    var items: [ChartNews.Item] = []
    if now.greatest > old.greatest + margin {
      let words = NewsWords[language].maximum(value(points[now.highest].y, series))
      items.append(item(.maximum, series, now.highest, words))
    }
    if now.least < old.least - margin {
      let words = NewsWords[language].minimum(value(points[now.lowest].y, series))
      items.append(item(.minimum, series, now.lowest, words))
    }
    return items
  }

  private func turn(
    _ series: Int, _ old: SeriesAnalysis, _ now: SeriesAnalysis, after x: Double
  ) -> ChartNews.Item? {
    let points = chart.series[series].points
    guard let was = old.lastLeg, let leg = now.lastLeg, was.rises != leg.rises,
      points[leg.end].x > x
    else { return nil }
    let start = value(points[leg.start].y, series)
    return item(
      .turn, series, leg.end,
      leg.rises ? NewsWords[language].rises(start) : NewsWords[language].falls(start))
  }

  private func thresholds(
    _ series: Int, from value: Double, _ fresh: Range<Int>
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    guard let end = fresh.last(where: { !points[$0].isMissing }) else { return [] }
    let now = points[end].y
    var items: [ChartNews.Item] = []
    for threshold in chart.context.thresholds {
      let wasAbove = value > threshold.value
      guard wasAbove != (now > threshold.value) else { continue }
      let limit =
        threshold.name.map { NameWords.text($0, in: language) }
        ?? ys[series].exact(threshold.value, in: language)
      let places: KeyValuePairs<Literal, String> = [
        "limit": limit, "value": self.value(now, series),
      ]
      items.append(
        item(
          .threshold, series, end,
          wasAbove ? NewsWords[language].below(places) : NewsWords[language].above(places)))
    }
    return items
  }

  private func presence(
    _ series: Int, wasMissing: Bool, _ fresh: Range<Int>
  ) -> [ChartNews.Item] {
    let points = chart.series[series].points
    guard let end = fresh.last, points[end].isMissing != wasMissing else { return [] }
    return [
      wasMissing
        ? item(.back, series, end, NewsWords[language].again(value(points[end].y, series)))
        : item(.gap, series, end, NewsWords[language].missing)
    ]
  }

  private func leap(
    _ series: Int, _ before: [ChartPoint], _ range: Double, _ fresh: Range<Int>
  ) -> ChartNews.Item? {
    let points = chart.series[series].points
    var steps: [Double] = []
    var last: Double?
    for point in before.suffix(Self.recent) where !point.isMissing {
      if let last { steps.append((point.y - last).magnitude) }
      last = point.y
    }
    let limit = max(Selection.median(&steps) * Self.leapTimes, range * Self.leapShare)
    for index in fresh where !points[index].isMissing {
      let now = points[index].y
      if let last, (now - last).magnitude > limit {
        let places: KeyValuePairs<Literal, String> = [
          "from": value(last, series), "to": value(now, series),
        ]
        return item(
          .leap, series, index,
          now > last ? NewsWords[language].leap(places) : NewsWords[language].drop(places))
      }
      last = now
    }
    return nil
  }

  private func value(_ value: Double, _ series: Int) -> String {
    ys[series].value(value, in: language)
  }

  private func item(
    _ kind: ChartNews.Kind, _ series: Int, _ index: Int, _ words: String
  ) -> ChartNews.Item {
    let at = chart.series[series].points[index].x
    var words = [words, x.place(at, in: language)].joined(by: .comma, in: language)
    if chart.series.count > 1 {
      words = [chart.seriesName(series, in: language), words].joined(by: .colon, in: language)
    }
    return ChartNews.Item(
      kind: kind, text: words.sentence(in: language), part: ChartPart(series: series, x: at...at))
  }
}
