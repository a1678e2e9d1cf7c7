// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

extension Series.Box {
  /// The box of single values.
  ///
  /// Quartiles are interpolated linearly between the values in order (type 7 of Hyndman and Fan, "Sample Quantiles
  /// in Statistical Packages", 1996, as R, NumPy and spreadsheets do). Whiskers reach to the outermost values within
  /// one and a half times the distance of the quartiles from the box (Tukey, "Exploratory Data Analysis", 1977).
  init?(values: [Double]) {
    let sorted = values.filter { !$0.isNaN }.ascending()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let lower = Self.quantile(0.25, of: sorted)
    let upper = Self.quantile(0.75, of: sorted)
    let reach = 1.5 * (upper - lower)
    let inside = sorted.filter { $0 >= lower - reach && $0 <= upper + reach }
    self.init(
      low: inside.first ?? first, lowerQuartile: lower, median: Self.quantile(0.5, of: sorted),
      upperQuartile: upper, high: inside.last ?? last,
      mean: sorted.reduce(0, +) / Double(sorted.count),
      outliers: sorted.filter { $0 < lower - reach || $0 > upper + reach })
  }

  /// The value below which a share of the sorted values lies.
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let place = share * Double(sorted.count - 1)
    let index = min(Int(place), sorted.count - 1)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (place - Double(index)) * (sorted[index + 1] - sorted[index])
  }
}
