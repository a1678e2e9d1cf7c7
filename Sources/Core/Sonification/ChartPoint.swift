// SPDX-License-Identifier: Apache-2.0

/// A point of a chart, in the units of its axes.
public struct ChartPoint: Sendable, Equatable {
  /// Where it lies along the chart.
  public var x: Double
  /// Its value.
  public var y: Double

  /// A point at `x` with the value `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
