// SPDX-License-Identifier: Apache-2.0

/// A place on the pad: points from the top left corner, x to the right and y down.
public struct Point: Sendable, Hashable {
  /// Points to the right of the left edge.
  public var x: Double
  /// Points below the upper edge.
  public var y: Double

  /// A place, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// The z part of the cross product: positive when `right` lies clockwise of `left` on a screen, whose y runs down.
  static func cross(_ left: Point, _ right: Point) -> Double {
    left.x * right.y - right.x * left.y
  }

  var squaredLength: Double { x * x + y * y }
}

/// The size of the pad in points; both sides are positive and within reason.
public struct Size: Sendable, Hashable {
  /// Points from left to right.
  public let width: Double
  /// Points from top to bottom.
  public let height: Double

  /// The longest side that is taken for a screen, in points: ten times the longest that we know of.
  public static let longestSide = 100_000.0

  /// A size; nil when a side is not a number from above 0 to `longestSide`.
  public init?(width: Double, height: Double) {
    for side in [width, height] where !(side > 0 && side <= Self.longestSide) { return nil }
    self.width = width
    self.height = height
  }

  private init(sides width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// A common phone held upright, 390 by 844 points; what a trace is taken for that does not say.
  public static let phone = Size(sides: 390, 844)

  /// The same size with its longer side lying.
  public var landscape: Size { Size(sides: max(width, height), min(width, height)) }

  /// True when it is wider than high.
  public var isLandscape: Bool { width > height }

  var shorterSide: Double { min(width, height) }
}
