// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// Equal bins with round borders that count values.
struct HistogramBins {
  var bins: [Series.Bin] = []
  var counts: [Double] = []

  /// Most bins; more could not be told apart by ear in one go.
  static let most = 100

  /// Bins of twice the distance of the quartiles over the cube root of the count (Freedman and Diaconis, "On the
  /// histogram as a density estimator", 1981), made rounder; where half of the values are the same, as many bins as
  /// Sturges has ("The choice of a class interval", 1926).
  ///
  /// - Parameter wanted: about how many bins there should be instead.
  init(_ values: [Double], wanted: Int? = nil, width: Double? = nil) {
    let sorted = values.filter { !$0.isNaN }.ascending()
    guard let first = sorted.first, let last = sorted.last else { return }
    let range = last - first
    let width = width ?? Self.width(sorted, range: range, wanted: wanted)
    let start = (first / width).rounded(.down) * width
    let count = min(max(1, Int(min((last - start) / width, 1e6).rounded(.down)) + 1), 2 * Self.most)
    for index in 0..<count {
      bins.append(
        Series.Bin(
          lower: start + Double(index) * width, upper: start + Double(index + 1) * width))
      counts.append(0)
    }
    // The greatest value belongs to the last bin even when it lies on its border.
    if count > 1, last <= bins[count - 1].lower {
      bins.removeLast()
      counts.removeLast()
    }
    for value in sorted {
      let place = Int(min(max((value - start) / width, 0), Double(bins.count - 1)))
      counts[place] += 1
    }
  }

  private static func width(_ sorted: [Double], range: Double, wanted: Int?) -> Double {
    guard range > 0 else { return 1 }
    let count = Double(sorted.count)
    var width = range / Double(wanted ?? 1)
    if wanted == nil {
      let spread =
        Series.Box.quantile(0.75, of: sorted) - Series.Box.quantile(0.25, of: sorted)
      width = spread > 0 ? 2 * spread / pow(count, 1.0 / 3) : range / (log2(count) + 1).rounded(.up)
    }
    return round(max(width, range / Double(most)))
  }

  /// The nearest of 1, 2, 2.5 and 5 times a power of ten.
  private static func round(_ width: Double) -> Double {
    let power = pow(10, log10(width).rounded(.down))
    // Below the least normal number there is no power of ten.
    guard power > 0 else { return .leastNormalMagnitude }
    let share = width / power
    let rounder = share < 1.4 ? 1 : share < 2.2 ? 2 : share < 3.5 ? 2.5 : share < 7.5 ? 5 : 10.0
    return rounder * power
  }

  /// The series whose points stand in the middle of the bins.
  func series(name: String) -> Series {
    Series(
      name: name,
      points: zip(bins, counts).map { ChartPoint(x: ($0.lower + $0.upper) / 2, y: $1) },
      detail: .bins(bins))
  }
}
