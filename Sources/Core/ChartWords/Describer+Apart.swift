// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

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
  func reach(_ series: Int, _ course: SeriesAnalysis) -> Wording {
    let (numbers, points) = (course.statistics, points(series))
    guard numbers.range > 0 else {
      return clause(series, extremes.isAllTheWay(value(series, numbers.lowest)))
    }
    return extremes.between([
      "name": name(series),
      "low": value(series, numbers.lowest), "lowPlace": at(points[numbers.lowest].x),
      "high": value(series, numbers.highest), "highPlace": at(points[numbers.highest].x),
    ])
  }
}
