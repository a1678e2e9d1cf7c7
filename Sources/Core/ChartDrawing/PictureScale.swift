// SPDX-License-Identifier: Apache-2.0

import Maths

/// Leads from the values of an axis to places along a picture's width or height, and back.
package struct PictureScale: Sendable, Equatable {
  /// The least and the greatest value shown; of a logarithmic axis their powers of ten.
  private let lower: Double
  private let upper: Double
  private let isLogarithmic: Bool
  /// Where the least value lies, in units.
  package let start: Double
  /// Where the greatest value lies, in units.
  package let end: Double

  /// Powers of ten that a logarithmic axis shows at most; what lies below is drawn at its lower end.
  private static let mostPowers = 30.0

  /// A scale over a range; a range without width lies in the middle.
  package init(
    _ range: ClosedRange<Double>, isLogarithmic: Bool = false, from start: Double, to end: Double
  ) {
    self.start = start
    self.end = end
    self.isLogarithmic = isLogarithmic && range.upperBound > 0
    var (lower, upper) = (range.lowerBound, range.upperBound)
    if self.isLogarithmic {
      upper = log10(upper)
      lower = lower > 0 ? max(log10(lower), upper - Self.mostPowers) : upper - 1
    }
    if !(upper - lower > 0) {
      let room = lower == 0 || self.isLogarithmic ? 1 : lower.magnitude / 2
      (lower, upper) = (lower - room, upper + room)
    }
    self.lower = lower
    self.upper = upper
  }

  /// Where a value lies, in units; beyond the ends for values beyond the range.
  package func place(_ value: Double) -> Double {
    let share = share(value)
    return start + clamp(share, to: -1...2) * (end - start)
  }

  /// Where a value lies, from 0 at the least to 1 at the greatest shown.
  func share(_ value: Double) -> Double {
    if isLogarithmic {
      return value > 0 ? max((log10(value) - lower) / (upper - lower), 0) : 0
    }
    return (value - lower) / (upper - lower)
  }

  /// The value that lies at a place.
  package func value(at place: Double) -> Double {
    guard end != start else { return lower }
    let value = lower + (place - start) / (end - start) * (upper - lower)
    return isLogarithmic ? pow(10, clamp(value, to: -300...300)) : value
  }

  /// The least and the greatest value shown.
  package var range: ClosedRange<Double> {
    isLogarithmic ? pow(10, lower)...pow(10, upper) : lower...upper
  }
}
