// SPDX-License-Identifier: Apache-2.0

import Charts

/// The numbers of the classic mapping, those of Audiograph 1.0 (2020, MIT licence).
private enum Classic {
  /// Hertz of the least and the greatest value.
  static let lowest = 150.0
  static let highest = 2600.0
  /// Seconds that a glide needs in order to be heard, and how much it may fall short of that.
  static let shortestGlide = 0.035
  static let tolerance = 0.005
  /// Seconds by which the sound grows at least, when it grows.
  static let leastGrowth = 0.03
  /// Ranges up to this count as flat.
  static let flat = 0.003
  /// Seconds that rounding may add up to without counting as too short.
  ///
  /// Audiograph took 0 and so sometimes merged well-spaced points. A real shortage is at least `tolerance`.
  static let roundingError = 1e-6
}

extension ChartPlan {
  /// The classic mapping of any points, in the order in which they are given.
  init(classic points: [ChartPoint], options: ChartOptions) {
    let values = options.smoothing.smoothed(points.map { $0.y }, in: .classic)
    var points = zip(points, values).map { ChartPoint(x: $0.x, y: $1) }
    var wanted = options.duration.wanted
    while true {
      let duration = min(wanted, options.duration.greatest)
      let times = Self.times(points, duration: duration)
      let shortage = Self.neededDuration(times) - duration
      if shortage <= Classic.roundingError {
        let tones = zip(times, Self.frequencies(points)).map { Tone(time: $0, frequency: $1) }
        self.init(
          duration: duration, tones: tones,
          xAtEnds: (points.first?.x ?? 0, points.last?.x ?? 0))
        return
      }
      wanted = duration + max(shortage, Classic.leastGrowth)
      if wanted > options.duration.greatest { points = Self.pairsAveraged(points) }
    }
  }

  /// x stretched over the duration.
  private static func times(_ points: [ChartPoint], duration: Double) -> [Double] {
    guard var least = points.first?.x else { return [] }
    var greatest = least
    for point in points {
      least = min(least, point.x)
      greatest = max(greatest, point.x)
    }
    if greatest - least < Classic.flat { (least, greatest) = (0, 1) }
    return points.map { ($0.x - least) * duration / (greatest - least) }
  }

  /// Seconds that it would take if no glide were too short; steps backwards and on the spot take none.
  private static func neededDuration(_ times: [Double]) -> Double {
    var sum = 0.0
    for (start, end) in zip(times, times.dropFirst()) where end - start > 0 {
      let length = end - start
      sum += length + Classic.tolerance < Classic.shortestGlide ? Classic.shortestGlide : length
    }
    return sum
  }

  /// Each two neighbours as one point between them; the last of an odd number stays alone.
  private static func pairsAveraged(_ points: [ChartPoint]) -> [ChartPoint] {
    stride(from: 0, to: points.count, by: 2).map { index in
      guard index + 1 < points.count else { return points[index] }
      let (left, right) = (points[index], points[index + 1])
      return ChartPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2)
    }
  }

  /// y spread evenly over the hertz from lowest to highest; flat data lies in the middle.
  private static func frequencies(_ points: [ChartPoint]) -> [Double] {
    guard var least = points.first?.y else { return [] }
    var greatest = least
    for point in points {
      least = min(least, point.y)
      greatest = max(greatest, point.y)
    }
    guard greatest - least > Classic.flat else {
      return points.map { _ in (Classic.highest + Classic.lowest) / 2 }
    }
    let hertz = Classic.highest - Classic.lowest
    return points.map { ($0.y - least) * hertz / (greatest - least) + Classic.lowest }
  }
}
