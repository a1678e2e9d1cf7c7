// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// A single line from left to right.
extension Describer {
  /// Words for extremes, ends and the middle of values.
  var extremes: ExtremeWords { @inline(__always) get { ExtremeWords[language] } }

  mutating func writeCourse() {
    guard let course = analysis.series[0] else { return }
    let numbers = course.statistics
    if numbers.range == 0 {
      let flat = extremes.valueAllTheWay(ys[0].value(numbers.mean))
      main = [flat]
      add(.statistics, flat)
      writeGaps(0, course)
      return
    }
    main = [course.direction.text(in: language)]
    if let season = course.season {
      if !course.isTrend { main = [] }
      main.append(seasonWords(0, season))
    }
    main.append(extremesInBrief)
    writeExtreme(extremes.lowest, 0, numbers.lowest, times: numbers.lowestCount)
    writeExtreme(extremes.highest, 0, numbers.highest, times: numbers.highestCount)
    writeEnds(0, course)
    writeMiddle(numbers)
    writeTrend(0, course)
    writeDetails(0, course)
  }

  /// Turns, seasons, level parts, leaps and gaps of a series.
  mutating func writeDetails(_ series: Int, _ course: SeriesAnalysis) {
    writeTurns(series, course)
    if let season = course.season {
      writeSeason(series, season)
    }
    for plateau in course.plateaus.prefix(isLong ? 3 : 1) { writePlateau(series, plateau) }
    writeLargestStep(series, course)
    writeOutliers(series, course.outliers)
    writeGaps(series, course)
  }

  /// "lowest 11.5, at Hour 5; highest 24, at Hour 15".
  var extremesInBrief: Wording {
    guard let low = analysis.lowest, let high = analysis.highest else { return "" }
    return extremes.brief([
      "low": value(low.series, low.index), "lowPlace": place(low.series, low.index),
      "high": value(high.series, high.index), "highPlace": place(high.series, high.index),
    ])
  }

  /// Tells of an extreme, and whether it is reached several times.
  mutating func writeExtreme(_ words: Template, _ series: Int, _ index: Int, times: Int) {
    let extreme = told(words, series, index)
    add(
      .statistics,
      times > 1 ? extremes.again(["extreme": extreme, "times": counts.times(times)]) : extreme,
      part(series, near: index))
  }

  /// The highest and the lowest value of all series.
  mutating func writeAllExtremes() {
    guard let high = analysis.highest, let low = analysis.lowest else { return }
    add(.statistics, extremes.highest, high.series, high.index)
    add(.statistics, extremes.lowest, low.series, low.index)
  }

  mutating func writeEnds(_ series: Int, _ course: SeriesAnalysis) {
    if course.statistics.range == 0 { return }
    let (first, last) = (course.statistics.first, course.statistics.last)
    let ends = extremes.ends(["start": value(series, first), "end": value(series, last)])
    let (start, end) = (points(series)[first].y, points(series)[last].y)
    add(
      .statistics, clause(series, course.isTrend ? percentMore(ends, start, end, series) : ends),
      part(series))
  }

  /// Adds by how many percent the one is more than the other, where that means something.
  private func percentMore(
    _ ends: Wording, _ start: Double, _ end: Double, _ series: Int
  ) -> Wording {
    let axis = ys[series].axis
    let isTemperature = NameWords.isTemperature(axis.unit ?? axis.name)
    guard start > 0, end > 0, !isTemperature, (end - start).magnitude / start >= 0.01 else {
      return ends
    }
    // From three times as much on, times are plainer than percent.
    if end / start >= 3 {
      let times = Wording(
        SpokenNumber.significant(end / start, digits: 2, in: language))
      return extremes.timesAsMuch(["ends": ends, "times": times])
    }
    let change = percent((end - start).magnitude / start)
    return (end > start ? extremes.up : extremes.down)(["ends": ends, "percent": change])
  }

  private mutating func writeMiddle(_ numbers: SeriesStatistics) {
    guard isLong, numbers.count >= 4 else { return }
    add(
      .statistics,
      extremes.middle([
        "mean": amount(numbers.mean), "median": amount(numbers.median),
        "lower": y.opening(numbers.lowerQuartile),
        "upper": amount(numbers.upperQuartile),
      ]))
  }
}

extension NameWords {
  /// Percent of degrees mean nothing, since their zero is arbitrary.
  static func isTemperature(_ unit: String) -> Bool {
    unit.unicodeScalars.contains { $0 == "°" || $0 == "℃" || $0 == "℉" }
  }
}
