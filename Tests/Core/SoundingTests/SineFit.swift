// SPDX-License-Identifier: Apache-2.0

import Maths

/// The sine of a known frequency that lies nearest to samples, by least squares in double precision.
struct SineFit {
  /// How strong it is, and where it is at the first sample, in radians.
  let amplitude: Double
  let phase: Double
  /// The power of what is left over, in decibels of that of the sine.
  let noise: Double

  init(_ samples: [Float], frequency: Double, sampleRate: Double) {
    var (ss, sc, cc, sy, cy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let angle = 2 * Double.pi * frequency * Double(index) / sampleRate
      let (s, c, y) = (sin(angle), cos(angle), Double(sample))
      ss += s * s
      sc += s * c
      cc += c * c
      sy += s * y
      cy += c * y
    }
    let determinant = ss * cc - sc * sc
    let a = (sy * cc - cy * sc) / determinant
    let b = (cy * ss - sy * sc) / determinant
    amplitude = hypot(a, b)
    phase = atan2(b, a)
    var rest = 0.0
    for (index, sample) in samples.enumerated() {
      let angle = 2 * Double.pi * frequency * Double(index) / sampleRate
      let difference = Double(sample) - a * sin(angle) - b * cos(angle)
      rest += difference * difference
    }
    let power = amplitude * amplitude / 2 * Double(samples.count)
    noise = 10 * log10(max(rest, 1e-30) / max(power, 1e-30))
  }

  /// How far the pitch of a steady tone lies above an expected one: by how much its phase turns between two halves.
  static func cents(of samples: [Float], near frequency: Double, sampleRate: Double) -> Double {
    let half = samples.count / 2
    let first = SineFit(Array(samples[..<half]), frequency: frequency, sampleRate: sampleRate)
    let second = SineFit(Array(samples[half...]), frequency: frequency, sampleRate: sampleRate)
    // The second half began at the phase that the expected frequency has reached by then.
    let expected = 2 * Double.pi * frequency * Double(half) / sampleRate
    var turn = second.phase - first.phase - expected
    turn -= (turn / (2 * Double.pi)).rounded() * 2 * Double.pi
    let measured = frequency + turn / (2 * Double.pi) * sampleRate / Double(half)
    return 1200 * log2(measured / frequency)
  }
}
