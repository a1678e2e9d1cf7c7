// SPDX-License-Identifier: Apache-2.0

package import Charts
import TestSupport

/// Charts of every kind from a seed, with what is hard to draw: gaps, equal values, huge ranges, hostile names.
package enum DrawnCharts {
  package static let hostile = "</text><script>alert('1')</script>&\"\u{0}\u{202E}ملح"

  package static func chart(_ kind: ChartKind, seed: UInt64) throws -> Chart {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...60, using: &random)
    let series = kind == .pie ? 1 : Int.random(in: 1...7, using: &random)
    let sizes = [1e-9, 1, 1e6, 1e90]
    let size = sizes[Int.random(in: sizes.indices, using: &random)]
    let sign = kind == .pie || Bool.random(using: &random) ? 0.0 : -1.0
    func value() -> Double {
      switch Int.random(in: 0...9, using: &random) {
      case 0: .nan
      case 1: size
      default: Double.random(in: sign * size...size, using: &random)
      }
    }
    let names = (0..<count).map { $0 % 7 == 0 ? hostile : "Place \($0)" }
    let made = (0..<series).map { index in
      var points = (0..<count).map { ChartPoint(x: Double($0), y: value()) }
      points[0].y = size / 2
      return Series(
        name: index == 0 ? hostile : "Series \(index)", points: points,
        detail: detail(kind, points, size: size))
    }
    let isTime = Bool.random(using: &random) && kind != .pie
    return try Chart(
      title: hostile, kind: kind,
      x: Axis(name: hostile, unit: "m", scale: isTime ? .time(.second) : .categories(names)),
      y: Axis(name: "Value", unit: hostile), rowsName: hostile, series: made,
      context: ChartContext(
        subtitle: hostile, thresholds: [.init(value: size * 0.7, name: hostile)],
        events: [.init(x: 1, name: hostile)]))
  }

  private static func detail(
    _ kind: ChartKind, _ points: [ChartPoint], size: Double
  ) -> Series.Detail {
    switch kind {
    case .histogram: .bins(points.map { Series.Bin(lower: $0.x - 0.5, upper: $0.x + 0.5) })
    case .boxPlot:
      .boxes(
        points.map { point in
          let middle = point.isMissing ? 0 : point.y
          return Series.Box(
            low: middle - size, lowerQuartile: middle - size / 2, median: middle,
            upperQuartile: middle + size / 3, high: middle + size,
            outliers: [middle - 2 * size, middle + 2 * size])
        })
    case .candlestick:
      .candles(
        points.map { point in
          let middle = point.isMissing ? 0 : point.y
          return Series.Candle(
            open: middle - size / 4, high: middle + size / 2, low: middle - size / 2, close: middle)
        })
    default: .none
    }
  }
}
