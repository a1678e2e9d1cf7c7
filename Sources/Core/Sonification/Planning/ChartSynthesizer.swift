// SPDX-License-Identifier: Apache-2.0

import Maths

/// Makes sound of a plan: one sine wave whose pitch glides from tone to tone, its phase never broken.
public enum ChartSynthesizer {
  /// Samples for each second.
  public static let sampleRate = 44_100
  /// Half of the full scale, as Audiograph played it.
  private static let amplitude = 0.5

  /// The samples by the rule of the classic mapping, cut at the end of a whole wave and closed with a zero.
  public static func samples(of plan: ChartPlan) -> [Float] {
    let rate = Double(sampleRate)
    var samples: [Float] = []
    samples.reserveCapacity(Int(Int32(clamp(plan.duration * rate, to: 0...1e9))) + 1)
    var phase = 0.0
    for (start, end) in zip(plan.tones, plan.tones.dropFirst()) {
      let seconds = end.time - start.time
      let count = seconds * rate
      guard count >= 1 else { continue }
      let step = (end.frequency - start.frequency) / (rate * seconds)
      var frequency = start.frequency
      for _ in 0..<Int(Int32(clamp(count, to: 0...1e9))) {
        frequency += step
        samples.append(Float(amplitude * sin(phase)))
        phase += 2 * Double.pi * frequency / rate
      }
    }
    samples.removeLast(lengthAfterLastWave(samples))
    samples.append(0)
    return samples
  }

  /// How many samples come after the last whole wave: after it the line would rise once more through zero.
  static func lengthAfterLastWave(_ samples: [Float]) -> Int {
    guard let last = samples.last else { return 0 }
    if last > 0 {
      guard let lastBelow = samples.lastIndex(where: { $0 < 0 }) else { return 0 }
      return samples.count - 1 - lastBelow
    }
    for index in stride(from: samples.count - 1, to: 0, by: -1)
    where samples[index - 1] < 0 && samples[index] > 0 {
      return samples.count - index
    }
    return 0
  }
}
