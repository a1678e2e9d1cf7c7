// SPDX-License-Identifier: Apache-2.0

public import Charts
import Maths

/// A chart made ready to be listened to: drawn from left to right, at a comfortable level, without clicks.
public struct ChartSound: Sendable {
  /// The chart from left to right.
  public let chart: Chart
  /// Which pitch sounds when.
  public let plan: ChartPlan
  /// One channel, `ChartSynthesizer.sampleRate` samples a second.
  public let samples: [Float]

  /// The samples are three tenths as strong as in the plain synthesis: speech stays louder than charts.
  ///
  /// The demo charts then measure between −20 and −17 LUFS (ITU-R BS.1770, by ffmpeg's `ebur128`).
  private static let gain: Float = 0.3
  /// Samples over which the sound comes and goes: 5 ms, too short to hear and long enough not to click.
  private static let fade = 220

  /// The sound of a chart.
  ///
  /// - Throws: `ChartError.sameX` when there is no way from left to right.
  public init(_ chart: Chart, options: ChartOptions) throws(ChartError) {
    let sorted = chart.sortedByX()
    let xRange = sorted.xRange
    guard xRange.upperBound > xRange.lowerBound else { throw .sameX(xRange.lowerBound) }
    self.chart = sorted
    plan = try Self.plan(sorted, options: options)
    samples = Self.softened(ChartSynthesizer.samples(of: plan))
  }

  /// The plan over axes that the mapping can take.
  ///
  /// The classic mapping refuses x below zero and hears ranges of a few thousandths as flat. Neither is the
  /// listener's concern, since the plan depends on differences only: such an axis is brought to 0…1 first.
  private static func plan(_ chart: Chart, options: ChartOptions) throws(ChartError) -> ChartPlan {
    let series = chart.series[0]
    let xRange = chart.xRange
    let yRange = chart.yRange
    let movesX = xRange.lowerBound < 0 || xRange.width < smallestRange
    let movesY = yRange.width > 0 && yRange.width < smallestRange
    guard movesX || movesY else { return try ChartPlan(chart, options: options) }
    let points = series.points.map { point in
      ChartPoint(
        x: movesX ? (point.x - xRange.lowerBound) / xRange.width : point.x,
        y: movesY ? (point.y - yRange.lowerBound) / yRange.width : point.y)
    }
    let moved = Series(name: series.name, points: points, lines: series.lines)
    let plan = try ChartPlan(
      Chart(kind: chart.kind, x: chart.x, y: chart.y, series: [moved]), options: options)
    guard movesX else { return plan }
    let ends = plan.xAtEnds
    return ChartPlan(
      duration: plan.duration, tones: plan.tones,
      xAtEnds: (
        xRange.lowerBound + ends.first * xRange.width, xRange.lowerBound + ends.last * xRange.width
      ))
  }

  /// Ranges below this are brought to 0…1; a little above what the classic mapping takes for flat.
  private static let smallestRange = 0.004

  private static func softened(_ samples: [Float]) -> [Float] {
    let fade = min(fade, samples.count / 2)
    return samples.enumerated().map { index, sample in
      let distance = min(index, samples.count - 1 - index)
      let slope = distance < fade ? Float(distance) / Float(fade) : 1
      return sample * gain * slope
    }
  }
}

extension ChartSound {
  /// Seconds of sound.
  public var seconds: Double { Double(samples.count) / Double(ChartSynthesizer.sampleRate) }

  /// When the point of the series sounds, in seconds from the beginning.
  public func time(ofPoint index: Int) -> Double {
    let ends = plan.xAtEnds
    guard ends.last > ends.first else { return 0 }
    let share = (chart.series[0].points[index].x - ends.first) / (ends.last - ends.first)
    return clamp(share, to: 0...1) * plan.duration
  }

  /// The point that sounds at a time: the last one that has been reached.
  ///
  /// - Complexity: O(log n).
  public func point(atTime time: Double) -> Int {
    var low = 0
    var high = chart.series[0].points.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if self.time(ofPoint: middle) <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
