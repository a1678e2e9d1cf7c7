// SPDX-License-Identifier: Apache-2.0

import Maths

/// A line, a group of bars or a row of cells: values along the x axis of a chart.
public struct Series: Sendable, Equatable {
  /// What it is called, such as "Alicante".
  public var name: String
  /// The unit of its values, where it is not that of all series.
  public var unit: String?
  /// The points in the order in which they were given; all of one kind of detail.
  public let points: [ChartPoint]
  /// What its marks hold besides x and y.
  public let detail: Detail
  /// The name of each point, where the data names them besides x: "Alicante"; empty where it does not.
  public let labels: [String]
  /// The line of the text that each point came from; empty when they came from no text.
  public let lines: [Int32]

  /// What the marks of a series hold besides x and y; as many as there are points.
  public enum Detail: Sendable, Equatable {
    /// Nothing.
    case none
    /// The borders of bins. x is a bin's middle, y its count.
    case bins([Bin])
    /// The numbers of distributions. y is a box's median.
    case boxes([Box])
    /// Opening, highest, lowest and closing values. y is the closing one.
    case candles([Candle])
  }

  /// The borders of a bin of a histogram.
  public struct Bin: Sendable, Equatable {
    /// The least value that counts.
    public var lower: Double
    /// Values up to this count; in the last bin this one too.
    public var upper: Double

    /// A bin between two borders.
    public init(lower: Double, upper: Double) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// The five numbers of a distribution (Tukey 1977), and what lies beyond its whiskers.
  public struct Box: Sendable, Equatable {
    /// Where the lower whisker ends.
    public var low: Double
    /// A quarter of the values lie below.
    public var lowerQuartile: Double
    /// Half of the values lie below.
    public var median: Double
    /// Three quarters of the values lie below.
    public var upperQuartile: Double
    /// Where the upper whisker ends.
    public var high: Double
    /// The mean, where the data tells it.
    public var mean: Double?
    /// Values beyond the whiskers, in ascending order.
    public var outliers: [Double]

    /// A box.
    public init(
      low: Double, lowerQuartile: Double, median: Double, upperQuartile: Double, high: Double,
      mean: Double? = nil, outliers: [Double] = []
    ) {
      self.low = low
      self.lowerQuartile = lowerQuartile
      self.median = median
      self.upperQuartile = upperQuartile
      self.high = high
      self.mean = mean
      self.outliers = outliers
    }
  }

  /// The course of a price in a span of time.
  public struct Candle: Sendable, Equatable {
    /// The first value.
    public var open: Double
    /// The greatest value.
    public var high: Double
    /// The least value.
    public var low: Double
    /// The last value.
    public var close: Double

    /// A candle.
    public init(open: Double, high: Double, low: Double, close: Double) {
      self.open = open
      self.high = high
      self.low = low
      self.close = close
    }
  }

  /// A series; `lines` and `labels` are empty or as long as `points`.
  public init(
    name: String, unit: String? = nil, points: [ChartPoint], detail: Detail = .none,
    lines: [Int32] = [], labels: [String] = []
  ) {
    self.name = name
    self.unit = unit
    self.points = points
    self.detail = detail
    self.lines = lines
    self.labels = labels
  }
}

extension Series {
  /// How many points have a value.
  public var presentCount: Int { points.reduce(0) { $0 + ($1.isMissing ? 0 : 1) } }

  /// The least and the greatest x; nil without points.
  public var xRange: ClosedRange<Double>? { Self.range(points) { $0.x } }

  /// The least and the greatest value that its marks show, whiskers, outliers and wicks among them; nil without any.
  public var yRange: ClosedRange<Double>? {
    switch detail {
    case .none, .bins: Self.range(points) { $0.y }
    case .boxes(let boxes): Self.range(boxes.flatMap { [$0.low, $0.high] + $0.outliers }) { $0 }
    case .candles(let candles): Self.range(candles.flatMap { [$0.low, $0.high] }) { $0 }
    }
  }

  /// The range of the numbers that are there; what is not a number is missing.
  private static func range<Element>(
    _ elements: [Element], _ number: (Element) -> Double
  ) -> ClosedRange<Double>? {
    var least = Double.infinity
    var greatest = -Double.infinity
    for element in elements {
      let value = number(element)
      if value < least { least = value }
      if value > greatest { greatest = value }
    }
    return least <= greatest ? least...greatest : nil
  }

  /// Whether no point lies further left than the one before it.
  var isSortedByX: Bool {
    for index in points.indices.dropFirst() where points[index].x < points[index - 1].x {
      return false
    }
    return true
  }

  /// The same points from left to right; those with the same x keep their order.
  public func sortedByX() -> Series {
    if isSortedByX { return self }
    let order = points.map { $0.x }.placesInOrder()
    return Series(
      name: name, unit: unit, points: order.map { points[$0] }, detail: detail.reordered(order),
      lines: lines.isEmpty ? [] : order.map { lines[$0] },
      labels: labels.isEmpty ? [] : order.map { labels[$0] })
  }
}

extension Series.Detail {
  fileprivate func reordered(_ order: [Int]) -> Series.Detail {
    switch self {
    case .none: .none
    case .bins(let bins): .bins(order.map { bins[$0] })
    case .boxes(let boxes): .boxes(order.map { boxes[$0] })
    case .candles(let candles): .candles(order.map { candles[$0] })
    }
  }
}
