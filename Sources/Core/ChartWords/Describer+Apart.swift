// SPDX-License-Identifier: Apache-2.0

import Charts
import Phrases

/// Series with scales of their own: each is told for itself, since none lies above another.
extension Describer {
  /// Series that the summary tells.
  private static let mostInSummary = 2

  mutating func writeApart() {
    for (series, course) in analysis.series.enumerated().prefix(Self.mostNames) {
      guard let course else { continue }
      let reach = reach(series, course)
      if main.count < Self.mostInSummary { main.append(reach) }
      add(.statistics, reach, part(series))
    }
    if x.style != .name {
      for (series, course) in analysis.series.enumerated().prefix(Self.mostSeries) {
        guard let course else { continue }
        if isLong { writeEnds(series, course) }
        writeTrend(series, course)
        if isLong { writeDetails(series, course) }
      }
    }
    writeLikenessOfSeries()
  }

  /// Between what a series lies: "Print lies between 380, for Summer, and 560, for Winter".
  func reach(_ series: Int, _ course: SeriesAnalysis) -> Phrase {
    let (numbers, points) = (course.statistics, points(series))
    guard numbers.range > 0 else {
      return Phrase(
        en: "$1 is $2 all the way", es: "$1 es $2 todo el tiempo", ar: "$1: $2 في كل المخطط",
        with: chart.seriesName(series), value(series, numbers.lowest))
    }
    return Phrase(
      en: "$1 lies between $2, $3, and $4, $5", es: "$1 está entre $2, $3, y $4, $5",
      ar: "$1 بين $2، $3، و$4، $5", with: chart.seriesName(series),
      value(series, numbers.lowest), x.place(points[numbers.lowest].x),
      value(series, numbers.highest), x.place(points[numbers.highest].x))
  }
}
