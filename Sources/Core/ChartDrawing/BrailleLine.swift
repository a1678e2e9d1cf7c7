// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths

/// The shape of a series as one line of braille cells, for a display of any width.
///
/// The line is made once for the whole series and stays the same wherever the reader is; a display shows a window of
/// it. Where there are more values than columns, each column keeps the extreme that lies farther from the middle of
/// the range, so the highest and the lowest of all stay (one of them, where both fall into one column). Of a box it
/// shows the median, of a candle the closing value.
public struct BrailleLine: Sendable, Equatable {
  /// How values become cells.
  public enum Style: Sendable, Equatable, CaseIterable {
    /// A value in each cell, as a level: ⣀ lowest, ⠤, ⠒, ⠉ highest. The sign of MAIDR, and the easiest to read.
    case levels
    /// Two values in each cell, each a column of up to four dots from below (eight-dot braille).
    case columns
    /// Two values in each cell, each a column of up to three dots from below, for displays and paper of six dots.
    case sixDotColumns

    /// How many values a cell shows.
    public var valuesInCell: Int { self == .levels ? 1 : 2 }

    /// Dots from bottom to top.
    var steps: Int { self == .sixDotColumns ? 3 : 4 }

    /// The word in options, specifications and traces.
    public var word: String {
      switch self {
      case .levels: "levels"
      case .columns: "columns"
      case .sixDotColumns: "six-dot-columns"
      }
    }
  }

  /// The cells from the first value to the last: dot n is bit n - 1, as in the Unicode block "Braille Patterns".
  public let cells: [UInt8]
  /// How values became cells.
  public let style: Style

  /// The index of the first point in each column, and one more than the last at its end.
  private let starts: [Int]

  /// Cells that a line has at most, so that reading it stays possible: some sixteen displays of forty cells.
  public static let mostCells = 640

  /// The line of a series of a chart.
  ///
  /// In a heat map all rows share one range, so that rows can be compared.
  ///
  /// `mostCells` is how long the line may be; nil lets each value have its own column, up to `BrailleLine.mostCells`.
  public init?(
    _ chart: Chart, series: Int = 0, style: Style = .columns, mostCells: Int? = nil
  ) {
    guard chart.series.indices.contains(series) else { return nil }
    let points = chart.series[series].points
    let range = Self.range(chart, series)
    let most = min(max(mostCells ?? Self.mostCells, 1), Self.mostCells) * style.valuesInCell
    let count = min(points.count, most)
    starts = (0...max(count, 1)).map { Int(Int64($0) * Int64(points.count) / Int64(max(count, 1))) }
    self.style = style
    let kept = Self.thinned(points, starts)
    let isLogarithmic = chart.y.isLogarithmic && range.lowerBound > 0
    let values = kept.map { value in
      value.isNaN ? nil : Self.step(value, range, isLogarithmic: isLogarithmic, of: style.steps)
    }
    var cells: [UInt8] = []
    for cell in stride(from: 0, to: values.count, by: style.valuesInCell) {
      cells.append(
        style == .levels
          ? Self.level(values[cell])
          : Self.pair(values[cell], cell + 1 < values.count ? values[cell + 1] : nil, style))
    }
    self.cells = cells
  }

  private static func range(_ chart: Chart, _ series: Int) -> ClosedRange<Double> {
    var range =
      chart.kind.isGrid ? chart.yRange : chart.series[series].valueRange ?? chart.yRange
    switch chart.kind {
    case .bar, .groupedBar, .stackedBar, .area, .histogram, .pie:
      range = min(range.lowerBound, 0)...max(range.upperBound, 0)
    case .line, .scatter, .boxPlot, .heatMap, .candlestick: break
    }
    return range
  }

  /// Of each column the value farther from the middle of all, and the highest and the lowest wherever they are.
  private static func thinned(_ points: [ChartPoint], _ starts: [Int]) -> [Double] {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for point in points where !point.isMissing {
      lowest = min(lowest, point.y)
      highest = max(highest, point.y)
    }
    let middle = lowest / 2 + highest / 2
    return starts.indices.dropLast().map { column in
      var kept = Double.nan
      for index in starts[column]..<starts[column + 1] where !points[index].isMissing {
        let value = points[index].y
        if kept.isNaN || (value - middle).magnitude > (kept - middle).magnitude { kept = value }
      }
      return kept
    }
  }

  /// The step of a value, from 0 for the lowest.
  private static func step(
    _ value: Double, _ range: ClosedRange<Double>, isLogarithmic: Bool, of steps: Int
  ) -> Int {
    let share =
      isLogarithmic
      ? log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
      : (value - range.lowerBound) / range.width
    guard share.isFinite else { return (steps - 1) / 2 }
    return min(Int(clamp(share, to: 0...1) * Double(steps)), steps - 1)
  }
}

extension BrailleLine {
  /// Dots 7 8, 3 6, 2 5 and 1 4: a line that lies higher for higher values.
  private static func level(_ step: Int?) -> UInt8 {
    guard let step else { return 0 }
    return [0b1100_0000, 0b0010_0100, 0b0001_0010, 0b0000_1001][step]
  }

  /// Dots of the left column from below: 7 3 2 1; of the right one 8 6 5 4; without 7 and 8 in six dots.
  private static func pair(_ left: Int?, _ right: Int?, _ style: Style) -> UInt8 {
    let lefts: [UInt8] = [0x40, 0x04, 0x02, 0x01]
    let rights: [UInt8] = [0x80, 0x20, 0x10, 0x08]
    let first = 4 - style.steps
    var bits: UInt8 = 0
    if let left { for step in 0...left { bits |= lefts[first + step] } }
    if let right { for step in 0...right { bits |= rights[first + step] } }
    return bits
  }

  /// The cell in which a point is.
  public func cell(ofPoint index: Int) -> Int {
    var low = 0
    var high = max(starts.count - 2, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low / style.valuesInCell
  }

  /// The points that a cell shows: where a routing key above it leads is the first.
  public func points(inCell cell: Int) -> Range<Int> {
    let columns = max(starts.count - 1, 0)
    let first = min(max(cell, 0) * style.valuesInCell, max(columns - 1, 0))
    return starts[first]..<starts[min(first + style.valuesInCell, columns)]
  }

  /// What a display shows of the line when the reader is at a point.
  public struct Window: Sendable, Equatable {
    /// The cells as characters of the Unicode block "Braille Patterns".
    public var text: String
    /// The first cell of the line that it shows.
    public var first: Int
    /// The cell of the reader's point, from the window's left.
    public var cursor: Int
    /// Whether the line goes on to the left.
    public var hasMoreBefore: Bool
    /// Whether the line goes on to the right.
    public var hasMoreAfter: Bool
  }

  /// The window of a display with so many cells in which a point is.
  ///
  /// Windows follow one another like pages and never slide, so that a place keeps its cell under the finger.
  public func window(width: Int, atPoint index: Int) -> Window {
    let width = min(max(width, 1), Self.mostCells)
    let cell = cell(ofPoint: max(index, 0))
    let first = cell / width * width
    let end = min(first + width, cells.count)
    return Window(
      text: text(first..<max(end, first)), first: first, cursor: cell - first,
      hasMoreBefore: first > 0, hasMoreAfter: end < cells.count)
  }

  /// The whole line as characters of the Unicode block "Braille Patterns"; missing values are blank.
  public var text: String { text(cells.indices) }

  private func text(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for cell in cells[range] {
      // U+2800 to U+28FF in UTF-8: E2, A0 to A3, 80 to BF.
      bytes += [0xE2, 0xA0 + (cell >> 6), 0x80 + (cell & 0x3F)]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Series {
  /// The least and the greatest y of its points.
  var valueRange: ClosedRange<Double>? {
    var least = Double.infinity
    var greatest = -Double.infinity
    for point in points where !point.isMissing {
      least = min(least, point.y)
      greatest = max(greatest, point.y)
    }
    return least <= greatest ? least...greatest : nil
  }
}
