// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Points by themselves: how x and y go together.
extension Describer {
  private var words: ScatterWords { @inline(__always) get { ScatterWords[language] } }

  mutating func writeScatter() {
    if chart.notes.isMap { return writeMap() }
    let all = Course(chart.series.flatMap { $0.points })
    guard all.count > 1 else { return }
    let line = LineFit(xs: all.xs, ys: all.ys)
    let isKnown = all.count >= Self.fewest
    let places: KeyValuePairs<Literal, Wording> = [
      "relation": relation(line.correlation, isKnown: isKnown),
      "correlation": decimal(line.correlation),
    ]
    main = [
      isKnown && line.correlation.magnitude >= Self.weak
        ? words.withCorrelation(places) : places[0].value
    ]
    writeAllExtremes()
    if isLong { writeMiddle(all) }
    if isKnown {
      add(.trends, words.correlation(places))
      writeSlope(line)
    }
    for (series, course) in analysis.series.enumerated() where !isSingle {
      guard let course, chart.series.count <= Self.mostSeries else { continue }
      writeGroup(series, course)
    }
    for series in chart.series.indices.prefix(Self.mostSeries) {
      writeOutliers(series, analysis.series[series]?.outliers ?? [])
    }
  }

  /// Fewer points have no relation.
  private static let fewest = 4

  private mutating func writeMiddle(_ all: Course) {
    guard let across = SeriesStatistics(all.xs.map { ChartPoint(x: 0, y: $0) }),
      let up = SeriesStatistics(all.ys.map { ChartPoint(x: 0, y: $0) })
    else { return }
    add(
      .statistics,
      words.middle([
        "across": x.namedSpan(across.lowerQuartile...across.upperQuartile),
        "name": yName, "up": y.span(up.lowerQuartile...up.upperQuartile),
      ]))
  }

  /// Borders between no relation and a weak, a moderate and a strong one (after Cohen 1988 and Evans 1996).
  private static let weak = 0.3
  private static let moderate = 0.5
  private static let strong = 0.8

  /// How strongly x and y go together.
  private func relation(_ correlation: Double, isKnown: Bool) -> Wording {
    let size = correlation.magnitude
    guard isKnown, size >= Self.weak else { return words.noRelation }
    if size < Self.moderate { return correlation > 0 ? words.weakPositive : words.weakNegative }
    if size < Self.strong {
      return correlation > 0 ? words.moderatePositive : words.moderateNegative
    }
    return correlation > 0 ? words.strongPositive : words.strongNegative
  }

  private mutating func writeSlope(_ line: LineFit) {
    guard line.correlation.magnitude >= Self.moderate, x.axis.timePrecision == nil else { return }
    let step = Self.roundStep(x.range.width)
    let change = SpokenNumber.significant(
      (line.slope * step).magnitude, digits: 2, in: language)
    add(
      .trends,
      (line.slope > 0 ? words.higher : words.lower)([
        "more": x.withUnit(SpokenNumber.exact(step, in: language)), "x": xName,
        "change": y.withUnit(change), "y": yName,
      ]))
  }

  /// A round amount, a tenth of the width or so.
  private static func roundStep(_ width: Double) -> Double {
    guard width > 0 else { return 1 }
    return pow(10, (log10(width) - 0.5).rounded(.down))
  }

  private mutating func writeGroup(_ series: Int, _ course: SeriesAnalysis) {
    let points = points(series)
    guard let across = SeriesStatistics(points.map { ChartPoint(x: 0, y: $0.x) }) else { return }
    add(
      .trends,
      words.group([
        "name": name(series), "points": counts.points(points.count), "place": at(across.median),
        "y": yName, "value": amount(course.statistics.median),
        "relation": relation(
          course.line.correlation, isKnown: course.statistics.count >= Self.fewest),
      ]), part(series))
  }
}
