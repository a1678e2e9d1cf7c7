// SPDX-License-Identifier: Apache-2.0

/// The numbers of a series: how many, how large, how far apart.
public struct SeriesStatistics: Sendable, Equatable {
  /// How many points have a value.
  public let count: Int
  /// How many points have none.
  public let missing: Int
  /// The first point with the least value.
  public let lowest: Int
  /// The first point with the greatest value.
  public let highest: Int
  /// How many points have the least value.
  public let lowestCount: Int
  /// How many points have the greatest value.
  public let highestCount: Int
  /// The first point with a value.
  public let first: Int
  /// The last point with a value.
  public let last: Int
  /// The sum of all values.
  public let sum: Double
  /// The mean.
  public let mean: Double
  /// A quarter of the values lie below.
  public let lowerQuartile: Double
  /// Half of the values lie below.
  public let median: Double
  /// Three quarters of the values lie below.
  public let upperQuartile: Double
  /// The standard deviation of the values themselves, divided by their number.
  public let standardDeviation: Double
  /// The least value.
  public let least: Double
  /// The greatest value.
  public let greatest: Double

  /// The greatest less the least value.
  public var range: Double { greatest - least }
  /// The distance between the quartiles.
  public var quartileRange: Double { upperQuartile - lowerQuartile }

  /// The numbers of points; nil when none of them has a value.
  public init?(_ points: [ChartPoint]) {
    var scan = Scan()
    var values: [Double] = []
    values.reserveCapacity(points.count)
    for (index, point) in points.enumerated() where !point.isMissing {
      scan.take(point.y, at: index)
      values.append(point.y)
    }
    guard !values.isEmpty else { return nil }
    count = values.count
    missing = points.count - values.count
    (lowest, highest) = (scan.lowest, scan.highest)
    (lowestCount, highestCount) = (scan.lowestCount, scan.highestCount)
    (first, last) = (scan.first, scan.last)
    (least, greatest) = (scan.least, scan.greatest)
    // Sums are reckoned from the first value, so that a small spread upon large values keeps its digits.
    let base = values[0]
    var sum = 0.0
    for value in values { sum += value - base }
    let shift = sum / Double(values.count)
    mean = min(max(base + shift, scan.least), scan.greatest)
    self.sum = base * Double(values.count) + sum
    var squares = 0.0
    for value in values {
      let distance = value - base - shift
      squares += distance * distance
    }
    standardDeviation = (squares / Double(values.count)).squareRoot()
    lowerQuartile = Selection.quantile(0.25, of: &values)
    median = Selection.quantile(0.5, of: &values)
    upperQuartile = Selection.quantile(0.75, of: &values)
  }

  /// One way through the values.
  private struct Scan {
    var least = Double.infinity
    var greatest = -Double.infinity
    var lowest = 0
    var highest = 0
    var lowestCount = 0
    var highestCount = 0
    var first = -1
    var last = 0

    mutating func take(_ value: Double, at index: Int) {
      if first < 0 { first = index }
      last = index
      if value < least {
        (least, lowest, lowestCount) = (value, index, 1)
      } else if value == least {
        lowestCount += 1
      }
      if value > greatest {
        (greatest, highest, highestCount) = (value, index, 1)
      } else if value == greatest {
        highestCount += 1
      }
    }
  }
}
