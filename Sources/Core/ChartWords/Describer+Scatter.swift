// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases

/// Points by themselves: how x and y go together.
extension Describer {
  mutating func writeScatter() {
    if chart.notes.isMap { return writeMap() }
    let all = Course(chart.series.flatMap { $0.points })
    guard all.count > 1 else { return }
    let line = LineFit(xs: all.xs, ys: all.ys)
    let likeness = Self.likeness(line.correlation, isKnown: all.count >= 4)
    main = [
      line.correlation.magnitude >= 0.3 && all.count >= 4
        ? Phrase(
          en: "$1 (correlation $2)", es: "$1 (correlación $2)", ar: "$1 (الارتباط $2)",
          with: likeness, SpokenNumber.decimal(line.correlation, power: -2)) : likeness
    ]
    writeAllExtremes()
    if isLong, let across = SeriesStatistics(all.xs.map { ChartPoint(x: 0, y: $0) }),
      let up = SeriesStatistics(all.ys.map { ChartPoint(x: 0, y: $0) })
    {
      add(
        .statistics,
        Phrase(
          en: "the middle half of the points lies $1; in $2 the middle half lies $3",
          es: "la mitad central de los puntos está $1; en $2, la mitad central va $3",
          ar: "النصف الأوسط من النقاط $1؛ وفي $2 النصف الأوسط $3",
          with: x.namedSpan(across.lowerQuartile...across.upperQuartile), yName,
          y.span(up.lowerQuartile...up.upperQuartile)))
    }
    writeLikeness(line, likeness, all.count)
    for (series, course) in analysis.series.enumerated() where !isSingle {
      guard let course, chart.series.count <= Self.mostSeries else { continue }
      writeGroup(series, course)
    }
    for series in chart.series.indices.prefix(Self.mostSeries) {
      writeOutliers(series, analysis.series[series]?.outliers ?? [])
    }
  }

  /// How strongly x and y go together, in words (borders after Cohen 1988 and Evans 1996).
  private static func likeness(_ correlation: Double, isKnown: Bool) -> Phrase {
    let size = isKnown ? correlation.magnitude : 0
    guard size >= 0.3 else {
      return Phrase(
        en: "no clear relation", es: "sin relación clara", ar: "لا علاقة واضحة")
    }
    let strength =
      size >= 0.8
      ? Phrase(en: "strong", es: "fuerte", ar: "قوية")
      : size >= 0.5
        ? Phrase(en: "moderate", es: "moderada", ar: "متوسطة")
        : Phrase(en: "weak", es: "débil", ar: "ضعيفة")
    return correlation > 0
      ? Phrase(
        en: "$1 positive relation", es: "relación positiva $1", ar: "علاقة طردية $1",
        with: strength)
      : Phrase(
        en: "$1 negative relation", es: "relación negativa $1", ar: "علاقة عكسية $1",
        with: strength)
  }

  private mutating func writeLikeness(_ line: LineFit, _ likeness: Phrase, _ count: Int) {
    guard count >= 4 else { return }
    let number = SpokenNumber.decimal(line.correlation, power: -2)
    let words = Phrase(
      en: "$1: the correlation is $2", es: "$1: la correlación es $2", ar: "$1: معامل الارتباط $2",
      with: likeness, number)
    add(.trends, words)
    guard line.correlation.magnitude >= 0.5, x.axis.timePrecision == nil else { return }
    let step = Self.roundStep(x.range.width)
    let change = y.withUnit(SpokenNumber.significant((line.slope * step).magnitude, digits: 2))
    let more = x.withUnit(SpokenNumber.exact(step))
    add(
      .trends,
      line.slope > 0
        ? Phrase(
          en: "with $1 more in $3, $4 is higher by $2 on average",
          es: "con $1 más en $3, $4 sube de media $2", ar: "مع زيادة $1 في $3 يزيد $4 بمعدل $2",
          with: more, change, xName, yName)
        : Phrase(
          en: "with $1 more in $3, $4 is lower by $2 on average",
          es: "con $1 más en $3, $4 baja de media $2", ar: "مع زيادة $1 في $3 ينقص $4 بمعدل $2",
          with: more, change, xName, yName))
  }

  /// A round amount, a tenth of the width or so.
  private static func roundStep(_ width: Double) -> Double {
    guard width > 0 else { return 1 }
    return pow(10, (log10(width) - 0.5).rounded(.down))
  }

  private mutating func writeGroup(_ series: Int, _ course: SeriesAnalysis) {
    let points = points(series)
    guard let across = SeriesStatistics(points.map { ChartPoint(x: 0, y: $0.x) }) else { return }
    let own = Self.likeness(course.line.correlation, isKnown: course.statistics.count >= 4)
    add(
      .trends,
      Phrase(
        en: "$1, $2, has its middle $3, with $6 $4: $5",
        es: "$1, $2, tiene su centro $3, con $6 $4: $5", ar: "$1، في $2، والمركز $3 مع $6 $4: $5",
        with: chart.seriesName(series), Phrase(points.count, CountedMarks.points),
        x.place(across.median), y.value(course.statistics.median), own, yName), part(series))
  }
}
