// SPDX-License-Identifier: Apache-2.0

/// A point of a chart, in the units of its axes.
public struct ChartPoint: Sendable, Equatable {
  /// Where it lies along the chart; always finite.
  public var x: Double
  /// Its value; not a number where it is missing.
  public var y: Double

  /// A point at `x` with the value `y`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether there is a place but no value.
  public var isMissing: Bool { y.isNaN }

  /// Two points are equal when they have the same place and the same value, or both have none.
  public static func == (left: ChartPoint, right: ChartPoint) -> Bool {
    left.x == right.x && (left.y == right.y || (left.y.isNaN && right.y.isNaN))
  }
}
