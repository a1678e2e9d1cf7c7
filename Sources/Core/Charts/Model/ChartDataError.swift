// SPDX-License-Identifier: Apache-2.0

/// Why points make no chart, or a chart no sound; `message(in:)` puts it into words.
public enum ChartDataError: Error, Sendable, Equatable {
  /// There are more points than `Chart.Limit.points`.
  case tooManyPoints
  /// There is no point.
  case noPoints
  /// There is one point only.
  case onePoint
  /// A point is infinite, not a number, or too large.
  case notFinite
  /// The classic mapping takes no x below zero.
  case negativeX(x: Double, line: Int?)
  /// All points have the same x.
  case sameX(Double)
}
