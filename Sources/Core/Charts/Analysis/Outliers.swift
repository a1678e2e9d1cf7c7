// SPDX-License-Identifier: Apache-2.0

/// Which values of a series do not belong with the others.
package enum OutlierRule: Sendable {
  /// Those that leap out of the course of their neighbours.
  case leaps
  /// Those far from most, whose order means nothing.
  case far
  /// Points far from the line through the others.
  case offLine
  /// Where a mark is a share or a cell, none is told.
  case none

  /// The rule for a chart: the same for its words, its sound, and the way from one outlier to the next.
  package init(_ chart: Chart) {
    let hasNames = chart.x.categories != nil
    let isSingle = chart.series.count == 1
    self =
      switch chart.kind {
      case .line, .area, .histogram, .boxPlot, .candlestick: .leaps
      case .bar: hasNames ? .far : .leaps
      case .groupedBar where isSingle, .stackedBar where isSingle: hasNames ? .far : .leaps
      case .groupedBar: hasNames ? .none : .leaps
      case .scatter: .offLine
      case .stackedBar, .heatMap, .pie: .none
      }
  }
}

/// Finds values that do not belong with the others.
enum Outliers {
  /// Fewer values than this have no usual course to leave.
  private static let fewest = 8
  /// Distances from the usual, in standard deviations reckoned from the median deviation.
  ///
  /// Iglewicz and Hoaglin (1993)
  /// take 3.5; more is asked for here, since of a million normal values none should stand out.
  private static let deviations = 6.0
  /// The median deviation of normally distributed values, times this, is their standard deviation.
  private static let normalShare = 1.4826
  /// Share of the range below which nothing stands out, however smooth the rest is.
  private static let leastShare = 0.1
  /// More than one in so many are no exceptions but the way of the data.
  private static let mostShare = 50
  /// Tukey (1977): beyond three times the distance of the quartiles a value is "far out".
  private static let farOut = 3.0

  /// Places of single points that leap out of the course of their neighbours (after Hampel 1974: distance from the
  /// median of five, measured by the median of such distances).
  static func spikes(_ course: Course, range: Double) -> [Int] {
    let ys = course.ys
    guard ys.count >= fewest, range > 0 else { return [] }
    var residuals: [Double] = []
    residuals.reserveCapacity(ys.count)
    let last = ys.count - 1
    for place in ys.indices {
      let middle = min(max(place, 2), last - 2)
      let usual = medianOfFive(
        ys[middle - 2], ys[middle - 1], ys[middle], ys[middle + 1], ys[middle + 2])
      residuals.append(ys[place] - usual)
    }
    // At the ends the median lies two steps inward, so its slope is taken along.
    for (place, inward) in [(0, 2.0), (1, 1.0), (last - 1, -1), (last, -2)] {
      let middle = min(max(place, 2), last - 2)
      let slope = medianSlope(ys, around: middle)
      residuals[place] += slope * inward
    }
    var sizes = residuals.map { $0.magnitude }
    let usual = Selection.median(&sizes) * normalShare
    let limit = max(usual * deviations, range * leastShare)
    // Of a few values the first and the last may as well begin a new course: nobody saw them come back.
    let isShort = ys.count < fewestForEnds
    let found = residuals.indices.filter {
      residuals[$0].magnitude > limit && !(isShort && ($0 == 0 || $0 == last))
    }
    return found.count <= max(2, ys.count / mostShare) ? found : []
  }

  private static let fewestForEnds = 30

  /// Those that stand out from the same place of the neighbouring periods as well.
  static func unlike(
    _ found: [Int], neighboursAt period: Int, in course: Course, range: Double
  ) -> [Int] {
    found.filter { place in
      [place - period, place + period].allSatisfy { other in
        !course.ys.indices.contains(other)
          || (course.ys[place] - course.ys[other]).magnitude > range * leastShare
      }
    }
  }

  /// Places of values beyond Tukey's outer fences; the order of the values means nothing.
  static func farOut(_ ys: [Double], _ statistics: SeriesStatistics) -> [Int] {
    let reach = statistics.quartileRange * farOut
    guard ys.count >= fewest, reach > 0 else { return [] }
    let fences = (statistics.lowerQuartile - reach)...(statistics.upperQuartile + reach)
    let found = ys.indices.filter { !fences.contains(ys[$0]) }
    return found.count <= max(2, ys.count / mostShare * 2) ? found : []
  }

  /// Places of points far from a line through the others.
  static func offLine(_ course: Course, _ line: LineFit) -> [Int] {
    guard course.count >= fewest, let first = course.xs.min() else { return [] }
    var residuals: [Double] = []
    for place in course.ys.indices {
      residuals.append(course.ys[place] - line.start - line.slope * (course.xs[place] - first))
    }
    var sizes = residuals.map { $0.magnitude }
    let limit = max(
      Selection.median(&sizes) * normalShare * (deviations - 1), course.range * leastShare)
    let found = residuals.indices.filter { residuals[$0].magnitude > limit }
    return found.count <= max(2, course.count / mostShare * 2) ? found : []
  }

  private static func medianOfFive(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double
  ) -> Double {
    // The median of five is the median of e and the two middle ones of a, b, c, d.
    let low = max(min(a, b), min(c, d))
    let high = min(max(a, b), max(c, d))
    return max(min(low, high), min(max(low, high), e))
  }

  private static func medianSlope(_ ys: [Double], around middle: Int) -> Double {
    var slopes = [
      ys[middle - 1] - ys[middle - 2], ys[middle] - ys[middle - 1], ys[middle + 1] - ys[middle],
      ys[middle + 2] - ys[middle + 1],
    ]
    return Selection.median(&slopes)
  }
}
