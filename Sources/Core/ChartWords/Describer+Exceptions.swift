// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Seasons, single points that leap out, and what is missing.
extension Describer {
  /// "a pattern repeats every 12 months".
  func seasonWords(_ series: Int, _ season: Season) -> Phrase {
    let points = points(series)
    let last = min(season.period, points.count - 1)
    if x.style == .number, x.axis.unit == nil, NameWords.timeUnit(x.axis.name) == nil {
      return Phrase(
        en: "a pattern repeats each time $1 grows by $2",
        es: "un patrón se repite cada vez que $1 crece $2", ar: "يتكرر نمط كلما زاد $1 بمقدار $2",
        with: xName, x.number.phrase(points[last].x - points[0].x))
    }
    return Phrase(
      en: "a pattern repeats every $1", es: "un patrón se repite cada $1", ar: "يتكرر نمط كل $1",
      with: periodWords(series, season))
  }

  private func periodWords(_ series: Int, _ season: Season) -> Phrase {
    let points = points(series)
    let last = min(season.period, points.count - 1)
    let (from, to) = (points[0].x, points[last].x)
    switch x.axis.scale {
    case .categories: return Phrase(season.period, CountedMarks.points)
    case .time(.year), .time(.month): return CalendarWords.every(from, to, inMonths: true)
    case .time: return CalendarWords.every(from, to, inMonths: false)
    case .linear, .logarithmic:
      if x.style == .year { return x.distance(from, to) }
      if let noun = NameWords.timeUnit(x.axis.unit ?? x.axis.name) {
        return Phrase(Int(clamp((to - from).rounded(), to: 1...1e6)), noun)
      }
      return x.withUnit(x.number.phrase(to - from))
    }
  }

  func firstPeriods(_ series: Int, _ season: Season) -> ChartPart {
    part(series, 0, min(season.period * 2, points(series).count - 1))
  }

  /// The season, and when it is high and when low, where the calendar has a name for it.
  mutating func writeSeason(_ series: Int, _ season: Season) {
    var words = seasonWords(series, season)
    if let phases = phases(series, season) {
      words = Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: words, phases)
    }
    add(.trends, about(series, words), firstPeriods(series, season))
  }

  private func phases(_ series: Int, _ season: Season) -> Phrase? {
    let points = points(series)
    guard let precision = x.axis.timePrecision, season.highPhase < points.count,
      season.lowPhase < points.count
    else { return nil }
    let last = min(season.period, points.count - 1)
    let days = (points[last].x - points[0].x) / WallTime.secondsOfDay
    func phase(_ index: Int) -> Phrase? {
      let time = WallTime(points[index].x)
      if (360...371).contains(days), precision != .year {
        return Phrase(
          en: "in $1", es: "en $1", ar: "في $1", with: CalendarWords.month(time.date.month))
      }
      if (6.9...7.1).contains(days) {
        return Phrase(
          en: "on $1", es: "el $1", ar: "يوم $1", with: CalendarWords.weekday(time.weekday))
      }
      if (0.99...1.01).contains(days) {
        let clock = CalendarWords.twoDigits(time.hour) + ":" + CalendarWords.twoDigits(time.minute)
        return Phrase(
          en: "at $1", es: time.hour == 1 ? "a la $1" : "a las $1", ar: "عند الساعة $1",
          with: Phrase(same: clock))
      }
      return nil
    }
    guard let high = phase(season.highPhase), let low = phase(season.lowPhase) else { return nil }
    return Phrase(
      en: "highest $1 and lowest $2 on average", es: "de media lo más alto $1 y lo más bajo $2",
      ar: "والأعلى في المتوسط $1 والأدنى $2", with: high, low)
  }

  /// Single points that are told one by one.
  static let mostOutliers = 3

  mutating func writeOutliers(_ series: Int, _ outliers: [Int]) {
    guard !outliers.isEmpty else { return }
    // The farthest ones come first.
    let middle = analysis.series[series]?.statistics.median ?? 0
    let points = points(series)
    let told = outliers.ordered { -(points[$0].y - middle).magnitude }
    let list = Phrase.joined(
      told.prefix(Self.mostOutliers).map { index in
        Phrase(
          en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: value(series, index),
          place(series, index))
      }, by: .semicolon)
    let words =
      outliers.count == 1
      ? Phrase(
        en: "one point leaps out: $1", es: "un punto se sale de lo normal: $1",
        ar: "نقطة واحدة تشذّ عن البقية: $1", with: list)
      : outliers.count <= Self.mostOutliers
        ? Phrase(
          en: "$2 leap out: $1", es: "$2 se salen de lo normal: $1", ar: "عدد النقاط الشاذة $2: $1",
          with: list, Phrase(same: "\(outliers.count)") + Self.pointsWord)
        : Phrase(
          en: "$2 leap out, most of all $1", es: "$2 se salen de lo normal, sobre todo $1",
          ar: "عدد النقاط الشاذة $2، وأبعدها $1", with: list,
          Phrase(same: "\(outliers.count)") + Self.pointsWord)
    add(.trends, words, part(series, near: told[0]))
  }

  private static var pointsWord: Phrase { Phrase(en: " points", es: " puntos", ar: "") }

  mutating func writeGaps(_ series: Int, _ course: SeriesAnalysis) {
    guard let longest = course.gaps.max(by: { $0.x.width < $1.x.width }) else { return }
    let missing = course.statistics.missing
    var words: Phrase
    if missing == 1, let index = points(series).firstIndex(where: { $0.isMissing }) {
      words = Phrase(
        en: "a value is missing $1", es: "falta un valor $1", ar: "قيمة ناقصة $1",
        with: x.place(points(series)[index].x))
    } else if missing > 0 {
      words = Phrase(
        en: "values are missing at $1", es: "faltan valores en $1", ar: "القيم ناقصة عند $1",
        with: Phrase(missing, CountedMarks.points))
      words = told(words, course.gaps.count, missingSpan(series, in: longest.x))
    } else {
      words = Phrase(
        en: "without points: $1", es: "sin puntos: $1", ar: "بلا نقاط: $1",
        with: Phrase(course.gaps.count, Self.gapsCounted))
      words = told(words, course.gaps.count, longest.x)
    }
    if !isSingle {
      words = Phrase(
        en: "$1: $2", es: "$1: $2", ar: "$1: $2", with: chart.seriesName(series), words)
    }
    add(.trends, words, ChartPart(series: series, x: longest.x))
  }

  /// From the first missing value to the last in a gap, which goes from the value before to the one after.
  private func missingSpan(_ series: Int, in gap: ClosedRange<Double>) -> ClosedRange<Double> {
    let missing = points(series).filter { $0.isMissing && gap.contains($0.x) }
    guard let first = missing.first, let last = missing.last else { return gap }
    return first.x...max(first.x, last.x)
  }

  private func told(_ words: Phrase, _ gaps: Int, _ longest: ClosedRange<Double>) -> Phrase {
    gaps == 1
      ? Phrase(en: "$1, $2", es: "$1, $2", ar: "$1، $2", with: words, x.namedSpan(longest))
      : Phrase(
        en: "$1; the longest gap goes $2", es: "$1; el hueco más largo va $2",
        ar: "$1؛ وأطول فجوة $2", with: words, x.namedSpan(longest))
  }

  private static var gapsCounted: Counted {
    Counted(
      en: (one: "gap", other: "gaps"), es: (one: "hueco", other: "huecos"),
      ar: .init(
        zero: "0 فجوة", one: "فجوة واحدة", two: "فجوتان", few: "فجوات", many: "فجوة",
        other: "فجوة"))
  }
}
