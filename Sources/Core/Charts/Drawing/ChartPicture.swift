// SPDX-License-Identifier: Apache-2.0

/// The line of a chart as the path of an SVG picture.
public struct ChartPicture: Sendable, Equatable {
  /// Width of the picture in its own units.
  public static let width = 1000
  /// Height of the picture in its own units; the line keeps a margin of `margin`.
  public static let height = 400
  /// Space above and below the line, so that its stroke is not cut.
  public static let margin = 20

  /// The value of the path's `d`: moves and lines in whole units.
  public let path: String

  /// Columns of the picture into which very many points are gathered, by their extremes.
  private static let columns = 500

  private let xRange: ClosedRange<Double>
  private let yRange: ClosedRange<Double>

  /// The picture of a chart that goes from left to right.
  public init(_ chart: Chart) {
    xRange = chart.xRange
    yRange = chart.yRange
    let points = Self.extremes(chart.series[0].points)
    var path = ""
    for (index, point) in points.enumerated() {
      let (across, up) = Self.place(point, xRange, yRange)
      path += index == 0 ? "M" : "L"
      path += "\(Self.units(across, Self.width)) "
      path += "\(Self.margin + Self.units(1 - up, Self.height - 2 * Self.margin))"
    }
    self.path = path
  }

  /// Where a point lies: shares of the width from the left and of the height from the bottom, 0 to 1.
  public func place(_ point: ChartPoint) -> (across: Double, up: Double) {
    Self.place(point, xRange, yRange)
  }

  private static func place(
    _ point: ChartPoint, _ xRange: ClosedRange<Double>, _ yRange: ClosedRange<Double>
  ) -> (across: Double, up: Double) {
    (
      xRange.width > 0 ? (point.x - xRange.lowerBound) / xRange.width : 0.5,
      yRange.width > 0 ? (point.y - yRange.lowerBound) / yRange.width : 0.5
    )
  }

  private static func units(_ share: Double, _ whole: Int) -> Int {
    Int(Int32((share * Double(whole)).rounded()))
  }

  /// The points, or where they are very many the lowest and the highest of each column, so that no peak is lost.
  private static func extremes(_ points: [ChartPoint]) -> [ChartPoint] {
    guard points.count > 4 * columns else { return points }
    var kept: [ChartPoint] = []
    for column in 0..<columns {
      let start = points.count * column / columns
      let end = points.count * (column + 1) / columns
      var low = start
      var high = start
      for index in start..<end {
        if points[index].y < points[low].y { low = index }
        if points[index].y > points[high].y { high = index }
      }
      kept.append(points[min(low, high)])
      if low != high { kept.append(points[max(low, high)]) }
    }
    return kept
  }
}
