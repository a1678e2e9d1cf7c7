// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Seasons, single points that leap out, and what is missing.
extension Describer {
  private var words: ExceptionWords { @inline(__always) get { ExceptionWords[language] } }

  /// "a pattern repeats every 12 months".
  func seasonWords(_ series: Int, _ season: Season) -> Wording {
    let points = points(series)
    let (from, to) = (points[0].x, points[min(season.period, points.count - 1)].x)
    guard x.style == .number, x.axis.unit == nil, TimeUnit(name: x.axis.name) == nil else {
      return words.repeatsEvery(period(season, from, to))
    }
    return words.repeatsWith([
      "name": xName, "amount": Wording(x.number.text(to - from, in: language)),
    ])
  }

  private func period(_ season: Season, _ from: Double, _ to: Double) -> Wording {
    switch x.axis.scale {
    case .categories: return counts.points(season.period)
    case .time(let precision):
      let inMonths = precision == .year || precision == .month
      return Wording(CalendarWords.every(from, to, inMonths: inMonths, in: language))
    case .linear, .logarithmic:
      if x.style == .year { return x.distance(from, to) }
      if let unit = TimeUnit(name: x.axis.unit ?? x.axis.name) {
        return Wording(unit.text(Int(clamp((to - from).rounded(), to: 1...1e6)), in: language))
      }
      return x.withUnit(x.number.text(to - from, in: language))
    }
  }

  private func firstPeriods(_ series: Int, _ season: Season) -> ChartPart {
    part(series, 0, min(season.period * 2, points(series).count - 1))
  }

  /// The season, and when it is high and when low, where the calendar has a name for it.
  mutating func writeSeason(_ series: Int, _ season: Season) {
    let told = [seasonWords(series, season), phases(series, season)].compactMap { $0 }
      .joined(by: .comma, in: language)
    add(.trends, about(series, told), firstPeriods(series, season))
  }

  private func phases(_ series: Int, _ season: Season) -> Wording? {
    let points = points(series)
    guard let precision = x.axis.timePrecision, season.highPhase < points.count,
      season.lowPhase < points.count
    else { return nil }
    let last = min(season.period, points.count - 1)
    let days = (points[last].x - points[0].x) / WallTime.secondsOfDay
    func phase(_ index: Int) -> Wording? {
      let time = WallTime(points[index].x)
      if (360...371).contains(days), precision != .year {
        return words.inMonth(Wording(CalendarWords.month(time.date.month, in: language)))
      }
      if (6.9...7.1).contains(days) {
        return words.onWeekday(Wording(CalendarWords.weekday(time.weekday, in: language)))
      }
      guard (0.99...1.01).contains(days) else { return nil }
      let clock = CalendarWords.twoDigits(time.hour) + ":" + CalendarWords.twoDigits(time.minute)
      return words.atClock(time.hour, ["clock": Wording(clock)])
    }
    guard let high = phase(season.highPhase), let low = phase(season.lowPhase) else { return nil }
    return words.phases(["high": high, "low": low])
  }

  /// Single points that are told one by one.
  static let mostOutliers = 3

  mutating func writeOutliers(_ series: Int, _ outliers: [Int]) {
    guard !outliers.isEmpty else { return }
    // The farthest ones come first.
    let middle = analysis.series[series]?.statistics.median ?? 0
    let points = points(series)
    let ordered = outliers.ordered { -(points[$0].y - middle).magnitude }
    let list = ordered.prefix(Self.mostOutliers).map { index in
      [value(series, index), place(series, index)].joined(by: .comma, in: language)
    }
    let forms = outliers.count > Self.mostOutliers ? words.manyOutliers : words.outliers
    add(
      .trends, forms(outliers.count, ["points": list.joined(by: .semicolon, in: language)]),
      part(series, near: ordered[0]))
  }

  mutating func writeGaps(_ series: Int, _ course: SeriesAnalysis) {
    guard let longest = course.gaps.max(by: { $0.x.width < $1.x.width }) else { return }
    add(
      .trends, about(series, told(course, longest.x, series)),
      ChartPart(series: series, x: longest.x))
  }

  private func told(
    _ course: SeriesAnalysis, _ longest: ClosedRange<Double>, _ series: Int
  ) -> Wording {
    let missing = course.statistics.missing
    if missing == 1, let point = points(series).first(where: { $0.isMissing }) {
      return words.valueMissing(at(point.x))
    }
    let isMissing = missing > 0
    let gaps: Wording =
      isMissing
      ? words.valuesMissing(counts.points(missing))
      : words.withoutPoints(words.gaps(course.gaps.count))
    let span = x.namedSpan(isMissing ? missingSpan(series, in: longest) : longest)
    return course.gaps.count == 1
      ? [gaps, span].joined(by: .comma, in: language)
      : words.longestGap(["gaps": gaps, "span": span])
  }

  /// From the first missing value to the last in a gap, which goes from the value before to the one after.
  private func missingSpan(_ series: Int, in gap: ClosedRange<Double>) -> ClosedRange<Double> {
    let missing = points(series).filter { $0.isMissing && gap.contains($0.x) }
    guard let first = missing.first, let last = missing.last else { return gap }
    return first.x...max(first.x, last.x)
  }
}
