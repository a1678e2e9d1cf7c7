// SPDX-License-Identifier: Apache-2.0

import Sounding

/// Both channels of a rendered score, for the tests.
struct Rendered {
  var left: [Float] = []
  var right: [Float] = []

  /// What comes in one portion.
  static func portion(_ renderer: inout ScoreRenderer, frames: Int) -> Rendered {
    var rendered = Rendered(
      left: [Float](repeating: 9, count: frames), right: [Float](repeating: 9, count: frames))
    rendered.left.withUnsafeMutableBufferPointer { left in
      rendered.right.withUnsafeMutableBufferPointer { right in
        renderer.render(into: left, right: right)
      }
    }
    return rendered
  }

  /// All of a score.
  static func whole(_ score: Score, sampleRate: Double = 48_000) -> Rendered {
    var renderer = ScoreRenderer(score, sampleRate: sampleRate)
    return portion(&renderer, frames: Int(score.duration * sampleRate) + 1)
  }

  mutating func append(_ other: Rendered) {
    left += other.left
    right += other.right
  }

  /// The greatest sample of both.
  var peak: Float { (left + right).reduce(0) { max($0, abs($1)) } }

  /// The greatest difference between two samples that follow one another.
  var greatestStep: Float {
    max(Self.step(left), Self.step(right))
  }

  private static func step(_ samples: [Float]) -> Float {
    zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
  }
}

extension Score {
  /// A steady tone, fading in and out in 20 ms.
  static func tone(
    _ frequency: Double, seconds: Double = 1, gain: Double = 0.5, pan: Double = 0,
    timbre: Timbre = .pure
  ) -> Score {
    Score(
      duration: seconds,
      tracks: [
        Track(
          timbre: timbre,
          breakpoints: [
            Breakpoint(time: 0, frequency: frequency, gain: 0, pan: pan),
            Breakpoint(time: 0.02, frequency: frequency, gain: gain, pan: pan),
            Breakpoint(time: seconds - 0.03, frequency: frequency, gain: gain, pan: pan),
            Breakpoint(time: seconds - 0.01, frequency: frequency, gain: 0, pan: pan),
          ])
      ])
  }
}
