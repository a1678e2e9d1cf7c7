// SPDX-License-Identifier: Apache-2.0

/// A line of a chart: named axes and points, at least two, all of them finite.
public struct Series: Sendable, Equatable {
  /// What the x axis counts, such as "Hour".
  public var xName: String
  /// What the y axis measures, such as "Temperature".
  public var yName: String
  /// The points in the order in which they were given.
  public let points: [ChartPoint]
  /// The line of the text that each point came from; empty when they came from no text.
  let lines: [Int]
  /// What was passed over while reading.
  public let notes: ReadingNotes

  /// What was passed over while reading a text.
  public struct ReadingNotes: Sendable, Equatable {
    /// Rows that had an x but no value.
    public var rowsWithoutValue = 0
    /// Names of the columns after the first two.
    public var unusedColumns: [String] = []

    /// Nothing was passed over.
    public init() {}
  }

  /// Limits that keep one chart from taking the machine for itself.
  public enum Limit {
    /// Points of one chart; what one can hear needs fewer by far.
    public static let points = 100_000
    /// Bytes of a text that holds a chart: 100,000 rows of 100 bytes.
    public static let bytes = 10_000_000
    /// Greatest magnitude of a number, so that differences and products stay finite.
    public static let magnitude = 1e100
  }

  /// A series of points, from the outside.
  public init(xName: String, yName: String, points: [ChartPoint]) throws(ChartError) {
    try self.init(xName: xName, yName: yName, points: points, lines: [], notes: ReadingNotes())
  }

  init(
    xName: String, yName: String, points: [ChartPoint], lines: [Int], notes: ReadingNotes
  ) throws(ChartError) {
    guard points.count <= Limit.points else { throw .tooManyPoints }
    guard !points.isEmpty else { throw .noPoints }
    guard points.count > 1 else { throw .onePoint }
    for point in points
    where !(point.x.magnitude <= Limit.magnitude && point.y.magnitude <= Limit.magnitude) {
      throw .notFinite
    }
    self.xName = xName
    self.yName = yName
    self.points = points
    self.lines = lines
    self.notes = notes
  }
}

extension Series {
  /// The least and the greatest x.
  public var xRange: ClosedRange<Double> { range { $0.x } }
  /// The least and the greatest y.
  public var yRange: ClosedRange<Double> { range { $0.y } }

  private func range(_ coordinate: (ChartPoint) -> Double) -> ClosedRange<Double> {
    var least = coordinate(points[0])
    var greatest = least
    for point in points {
      least = min(least, coordinate(point))
      greatest = max(greatest, coordinate(point))
    }
    return least...greatest
  }

  /// The same points from left to right, as a chart shows them; those with the same x keep their order.
  public func sortedByX() -> Series {
    var isSorted = true
    for index in 1..<points.count where points[index].x < points[index - 1].x { isSorted = false }
    if isSorted { return self }
    // The index breaks ties, since the order of equal elements is not promised.
    let order = points.indices.sorted { left, right in
      points[left].x == points[right].x ? left < right : points[left].x < points[right].x
    }
    return Series(
      self, points: order.map { points[$0] }, lines: lines.isEmpty ? [] : order.map { lines[$0] })
  }

  /// The same series with other points, which must be as many and finite.
  init(_ other: Series, points: [ChartPoint], lines: [Int]) {
    xName = other.xName
    yName = other.yName
    self.points = points
    self.lines = lines
    notes = other.notes
  }
}
