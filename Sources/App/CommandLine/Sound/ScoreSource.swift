// SPDX-License-Identifier: Apache-2.0

import Sounding

/// A score on its way to the mixer.
struct ScoreSource: FrameSource {
  /// What plays it; speed, place and loop are its own.
  var renderer: ScoreRenderer
  /// The second of the score where a part ends; nil plays to the end.
  private let end: Double?
  private var left: [Float] = []
  private var right: [Float] = []

  init(
    _ score: Score, profile: HearingProfile = HearingProfile(), from start: Double = 0,
    to end: Double? = nil, rate: Double = 1, loops: Bool = false
  ) {
    renderer = ScoreRenderer(score, sampleRate: Double(Mixer.rate), profile: profile)
    renderer.rate = rate
    if loops { renderer.loop = start...max(start, end ?? score.duration) }
    if start > 0 { renderer.seek(to: start) }
    self.end = loops ? nil : end
  }

  mutating func next(_ frames: Int) -> [Float] {
    if renderer.isFinished { return [] }
    if let end, renderer.position >= end { renderer.stop() }
    if left.count != frames {
      left = [Float](repeating: 0, count: frames)
      right = left
    }
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in renderer.render(into: left, right: right) }
    }
    var both: [Float] = []
    both.reserveCapacity(2 * frames)
    for frame in 0..<frames {
      both.append(left[frame])
      both.append(right[frame])
    }
    return both
  }
}
