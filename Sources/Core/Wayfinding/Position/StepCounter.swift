// SPDX-License-Identifier: Apache-2.0

/// Counts the steps of somebody who carries a device by how strongly it is moved.
///
/// By the peaks of the acceleration without its slow part, as the counters that Brajdic and Harle compared and found best
/// ("Walk Detection and Step Counting on Unconstrained Smartphones", 2013).
public struct StepCounter: Sendable {
  /// How many steps were taken.
  public private(set) var steps = 0

  /// The acceleration without its trembling, and its mean over some seconds, in metres a second squared.
  private var smooth: Double?
  private var mean = 0.0
  private var time = 0.0
  /// Whether a peak is under way, and when the last step was.
  private var isHigh = false
  private var lastStep: Double?
  /// Steps that follow each other evenly, and count once they are some.
  private var pending = 0

  /// Trembling shorter than this is no step, and what lasts longer is a turn of the device, in seconds.
  private static let smoothing = 0.05
  private static let slow = 1.0
  /// A step moves a device in a pocket or a hand by more than this, in metres a second squared.
  private static let high = 0.8
  private static let low = 0.2
  /// People take at most four steps a second and at least one in one and a half.
  private static let between = 0.25...1.5
  /// Fewer steps in a row are a movement of the hand.
  private static let enough = 4
  /// No device measures more seldom or more often than this, in seconds.
  private static let intervals = 0.002...0.1
  /// So many samples are looked at in one go at most.
  private static let mostSamples = 2000

  /// A counter that has counted nothing yet.
  public init() {}

  /// Takes in how strong the acceleration was, with that of gravity or without: so many samples with so many seconds between.
  public mutating func take(_ samples: [Double], every interval: Double) {
    guard interval.isFinite, Self.intervals.contains(interval) else { return }
    for sample in samples.prefix(Self.mostSamples) where sample.isFinite {
      take(min(max(sample, 0), 100), interval)
    }
  }

  private mutating func take(_ sample: Double, _ interval: Double) {
    time += interval
    guard let before = smooth else {
      smooth = sample
      mean = sample
      return
    }
    let now = before + (sample - before) * min(interval / Self.smoothing, 1)
    smooth = now
    mean += (now - mean) * interval / Self.slow
    let strength = now - mean
    if strength < Self.low { isHigh = false }
    guard strength > Self.high, !isHigh else { return }
    isHigh = true
    let passed = time - (lastStep ?? -.infinity)
    guard passed >= Self.between.lowerBound else { return }
    lastStep = time
    pending = passed <= Self.between.upperBound ? pending + 1 : 1
    if pending == Self.enough { steps += Self.enough } else if pending > Self.enough { steps += 1 }
  }
}

/// Learns how long a step is from steps that were counted and metres that were walked meanwhile.
struct StepMeter: Sendable {
  private var begun: (steps: Int, metres: Double)?

  /// Fewer say little: of a hundred steps two that were missed are two in a hundred, and so are the metres.
  private static let enoughSteps = 100
  private static let enoughMetres = 60.0

  /// The length of a step in metres, once enough were taken; the next is learned from the beginning.
  mutating func take(steps: Int, metres: Double) -> Double? {
    guard let begun, steps >= begun.steps, metres >= begun.metres else {
      self.begun = (steps, metres)
      return nil
    }
    let (count, length) = (steps - begun.steps, metres - begun.metres)
    guard count >= Self.enoughSteps, length >= Self.enoughMetres else { return nil }
    self.begun = (steps, metres)
    let step = length / Double(count)
    return GuidanceStyle.paces.contains(step) ? step : nil
  }
}
