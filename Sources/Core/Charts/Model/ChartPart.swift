// SPDX-License-Identifier: Apache-2.0

/// A part of a chart that something was said of, so that just this part can be played and shown.
public struct ChartPart: Sendable, Equatable {
  /// The index of the only series meant; nil means all of them.
  public var series: Int?
  /// From where to where along the x axis, in its units.
  public var x: ClosedRange<Double>

  /// A part of one series, or of all.
  public init(series: Int? = nil, x: ClosedRange<Double>) {
    self.series = series
    self.x = x
  }
}
