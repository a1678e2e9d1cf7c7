// SPDX-License-Identifier: Apache-2.0

import Sounding

/// A score in one channel.
enum MonoSamples {
  private static let block = 4096

  /// The samples of the middle between both ears.
  static func of(_ score: Score, sampleRate: Int, profile: HearingProfile) -> [Float] {
    var profile = profile
    profile.isMono = true
    var renderer = ScoreRenderer(score, sampleRate: Double(sampleRate), profile: profile)
    var samples: [Float] = []
    var left = [Float](repeating: 0, count: block)
    var right = left
    while !renderer.isFinished {
      left.withUnsafeMutableBufferPointer { left in
        right.withUnsafeMutableBufferPointer { right in
          renderer.render(into: left, right: right)
        }
      }
      samples += left
    }
    return samples
  }
}
