// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Counting steps") struct StepCounterTests {
  /// What a device measures on somebody who takes so many steps a second: gravity, a beat with its overtone, trembling.
  private func walk(
    _ seconds: Double, pace: Double, strength: Double = 2.5, trembling: Double = 0.3, seed: UInt64,
    every interval: Double = 1 / 60
  ) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int(seconds / interval)).map { number in
      let phase = 2 * .pi * pace * Double(number) * interval
      return 9.81 + strength * sin(phase) + 0.4 * strength * sin(2 * phase + 1)
        + trembling * Double.random(in: -1...1, using: &random)
    }
  }

  @Test(
    "Each step is counted once, at any pace and rate of a device", arguments: UInt64(0)..<6,
    [1.2, 1.8, 2.4])
  func counts(seed: UInt64, pace: Double) {
    for interval in [1 / 60.0, 1 / 100.0, 0.02] {
      var counter = StepCounter()
      let samples = walk(60, pace: pace, seed: seed, every: interval)
      for start in stride(from: 0, to: samples.count, by: 60) {
        counter.take(Array(samples[start..<min(start + 60, samples.count)]), every: interval)
      }
      #expect(abs(Double(counter.steps) - 60 * pace) <= 3, "seed \(seed): \(counter.steps)")
    }
  }

  @Test(
    "A device that lies still or trembles counts nothing, and neither does one that is turned once")
  func staysStill() {
    var counter = StepCounter()
    counter.take(walk(60, pace: 2, strength: 0, seed: 1), every: 1 / 60)
    counter.take(
      [Double](repeating: 15, count: 60) + [Double](repeating: 9.8, count: 120), every: 1 / 60)
    #expect(counter.steps == 0)
    counter.take([.nan, .infinity, -5, 1e300], every: 1 / 60)
    counter.take([20, 0, 20, 0], every: .nan)
    #expect(counter.steps == 0)
  }

  @Test("The length of a step comes from a hundred steps and the metres walked meanwhile")
  func learns() throws {
    var meter = StepMeter()
    #expect(meter.take(steps: 10, metres: 40) == nil)
    #expect(meter.take(steps: 100, metres: 100) == nil)
    // 78 metres in 120 steps
    let learned = meter.take(steps: 130, metres: 118)
    #expect(learned == 0.65)
    #expect(meter.take(steps: 140, metres: 125) == nil)
    // Nobody steps three metres: the receiver is wrong.
    #expect(meter.take(steps: 240, metres: 425) == nil)
  }
}
