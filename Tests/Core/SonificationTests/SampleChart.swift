// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// A small chart of each kind.
enum SampleChart {
  static func of(_ kind: ChartKind) throws -> Chart {
    let values = [3.0, 8, 5, 9, 4]
    let points = values.enumerated().map { ChartPoint(x: Double($0), y: $1) }
    let names = Axis.Scale.categories(["a", "b", "c", "d", "e"])
    var x = Axis(name: "x")
    var series = [Series(name: "first", points: points)]
    switch kind {
    case .line, .area, .scatter: break
    case .bar, .pie: x.scale = names
    case .groupedBar, .stackedBar, .heatMap:
      x.scale = names
      series.append(
        Series(name: "second", points: points.map { ChartPoint(x: $0.x, y: 10 - $0.y) }))
    case .histogram:
      let bins = (0..<5).map { Series.Bin(lower: Double($0) - 0.5, upper: Double($0) + 0.5) }
      series = [Series(name: "count", points: points, detail: .bins(bins))]
    case .boxPlot:
      x.scale = names
      let boxes = values.map {
        Series.Box(
          low: $0 - 2, lowerQuartile: $0 - 1, median: $0, upperQuartile: $0 + 1, high: $0 + 2,
          outliers: [$0 - 5, $0 + 6])
      }
      series = [Series(name: "box", points: points, detail: .boxes(boxes))]
    case .candlestick:
      let candles = values.map {
        Series.Candle(open: $0 + ($0 > 5 ? 1 : -1), high: $0 + 2, low: $0 - 2, close: $0)
      }
      series = [Series(name: "price", points: points, detail: .candles(candles))]
    }
    return try Chart(kind: kind, x: x, y: Axis(name: "y"), series: series)
  }
}

/// Measures the pitch of samples.
enum HeardPitch {
  /// How far the pitch lies above an expected one, in cents: by how much the phase turns between two halves.
  static func cents(of samples: [Float], near hertz: Double, sampleRate: Double) -> Double {
    let half = samples.count / 2
    let first = phase(samples[..<half], hertz, sampleRate)
    let second = phase(samples[half..<2 * half], hertz, sampleRate)
    var turn = (second - first) / (2 * Double.pi)
    turn -= turn.rounded()
    return 1200 * log2(1 + turn * sampleRate / Double(half) / hertz)
  }

  /// The phase of a pitch in samples, by the angle of their product with it, under a window of Hann.
  private static func phase(
    _ samples: ArraySlice<Float>, _ hertz: Double, _ sampleRate: Double
  ) -> Double {
    var (real, imaginary) = (0.0, 0.0)
    for (place, index) in samples.indices.enumerated() {
      let angle = 2 * Double.pi * hertz * Double(index) / sampleRate
      let window = 1 - cos(2 * Double.pi * (Double(place) + 0.5) / Double(samples.count))
      real += Double(samples[index]) * cos(angle) * window
      imaginary -= Double(samples[index]) * sin(angle) * window
    }
    return atan2(imaginary, real)
  }
}
