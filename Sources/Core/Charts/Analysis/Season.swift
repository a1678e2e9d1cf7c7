// SPDX-License-Identifier: Apache-2.0

/// A pattern that comes again after so many points.
public struct Season: Sendable, Equatable {
  /// After so many points; evenly spaced ones.
  public let period: Int
  /// How alike the series is to itself one period later (correlation without the trend), up to 1.
  public let strength: Double
  /// The place within the first period where values are highest on the average, from the first point on.
  public let highPhase: Int
  /// The place within the first period where values are lowest on the average.
  public let lowPhase: Int

  /// Fewer points show no period.
  private static let fewest = 8
  /// A pattern must be at least so alike to itself: then half of what the trend leaves is explained (0.7² = 0.5).
  private static let leastStrength = 0.7
  /// Where it is there twice only, chance does more, so it must be this much alike.
  private static let leastStrengthOfTwo = 0.9
  /// Before it comes again, a pattern must have been so much less alike to itself.
  private static let leastDip = 0.25
  /// A shorter period that is nearly as good is the right one: every multiple of a period is one too.
  private static let nearlyAsGood = 0.92
  /// Searched at once; longer series are searched in steps of a growing size.
  private static let window = 1024

  /// The season of a course of evenly spaced points; nil where nothing comes again at least twice.
  static func find(_ course: Course, line: LineFit) -> Season? {
    guard course.count >= fewest else { return nil }
    // The trend is taken out point by point, since the spacing is even.
    let last = Double(course.count - 1)
    var rest = course.ys
    for place in rest.indices {
      rest[place] -= line.start + (line.end - line.start) * Double(place) / last
    }
    var step = 1
    while course.count / step >= fewest * 2 || step == 1 {
      if let lag = period(of: sample(rest, step: step)) {
        return Season(rest, period: step == 1 ? lag : refine(rest, near: lag * step, by: step))
      }
      if course.count <= window * step { break }
      step *= 4
    }
    return nil
  }

  /// `window` means of `step` values each, from the middle of the series.
  private static func sample(_ values: [Double], step: Int) -> [Double] {
    let count = min(window, values.count / step)
    let offset = (values.count - count * step) / 2
    if step == 1 { return Array(values[offset..<(offset + count)]) }
    var means: [Double] = []
    means.reserveCapacity(count)
    for block in 0..<count {
      var sum = 0.0
      let start = offset + block * step
      for place in start..<(start + step) { sum += values[place] }
      means.append(sum / Double(step))
    }
    return means
  }

  /// The lag at which values are most like themselves, if they are at all (Box and Jenkins 1970: autocorrelation).
  private static func period(of values: [Double]) -> Int? {
    let most = values.count / 2
    guard most >= 2 else { return nil }
    var likeness: [Double] = [1]
    for lag in 1...most { likeness.append(alike(values, lag)) }
    var best: (lag: Int, likeness: Double)?
    var least = 1.0
    for lag in 2...most {
      least = min(least, likeness[lag - 1])
      let isPeak =
        likeness[lag] >= likeness[lag - 1] && (lag == most || likeness[lag] >= likeness[lag + 1])
      // Two standard errors of chance (Bartlett 1946) must be passed as well.
      let chance = 2 / Double(values.count - lag).squareRoot()
      let needed = lag * 3 <= values.count ? leastStrength : leastStrengthOfTwo
      guard isPeak, likeness[lag] >= max(needed, chance), likeness[lag] - least >= leastDip
      else { continue }
      if let found = best, likeness[lag] * nearlyAsGood <= found.likeness { continue }
      best = (lag, likeness[lag])
    }
    return best?.lag
  }

  /// The correlation of a series with itself so many places later.
  private static func alike(_ values: [Double], _ lag: Int) -> Double {
    let count = values.count - lag
    guard count > 2 else { return 0 }
    var sums = (near: 0.0, far: 0.0)
    for place in 0..<count {
      sums.near += values[place]
      sums.far += values[place + lag]
    }
    let mean = (near: sums.near / Double(count), far: sums.far / Double(count))
    var (squaresNear, squaresFar, products) = (0.0, 0.0, 0.0)
    for place in 0..<count {
      let near = values[place] - mean.near
      let far = values[place + lag] - mean.far
      squaresNear += near * near
      squaresFar += far * far
      products += near * far
    }
    let scale = squaresNear.squareRoot() * squaresFar.squareRoot()
    return scale > 0 ? products / scale : 0
  }

  /// The best period to the point, near one that was found in steps.
  private static func refine(_ values: [Double], near lag: Int, by step: Int) -> Int {
    let count = min(values.count, lag * 3)
    let start = (values.count - count) / 2
    let part = Array(values[start..<(start + count)])
    var best = (lag: lag, likeness: -1.0)
    let stride = max(1, step / 16)
    for candidate in Swift.stride(from: max(2, lag - step), through: lag + step, by: stride)
    where candidate < part.count {
      let likeness = alike(part, candidate)
      if likeness > best.likeness { best = (candidate, likeness) }
    }
    return best.lag
  }

  private init(_ values: [Double], period: Int) {
    var sums = [Double](repeating: 0, count: period)
    var counts = [Double](repeating: 0, count: period)
    for place in values.indices {
      sums[place % period] += values[place]
      counts[place % period] += 1
    }
    var (high, low) = (0, 0)
    for phase in 0..<period {
      if sums[phase] / counts[phase] > sums[high] / counts[high] { high = phase }
      if sums[phase] / counts[phase] < sums[low] / counts[low] { low = phase }
    }
    self.period = period
    highPhase = high
    lowPhase = low
    let tail = values.count > Self.window * 2 ? Array(values.prefix(Self.window * 2)) : values
    strength = period < tail.count / 2 ? Self.alike(tail, period) : Self.leastStrength
  }
}
