// SPDX-License-Identifier: Apache-2.0

/// Something that sounds: frames of two channels, made as they are needed.
protocol FrameSource: Sendable {
  /// The next frames, left and right by turns; fewer than were asked for mean the end.
  mutating func next(_ frames: Int) -> [Float]
}

/// Samples that are there already.
struct SampleSource: FrameSource {
  private let samples: [Float]
  private var position = 0

  /// Samples of one channel at some rate, heard in the middle at the mixer's rate.
  init(mono samples: [Float], rate: Int) {
    let fitted = Self.resampled(samples, from: rate, to: Mixer.rate)
    var both: [Float] = []
    both.reserveCapacity(2 * fitted.count)
    for sample in fitted {
      both.append(sample)
      both.append(sample)
    }
    self.samples = both
  }

  mutating func next(_ frames: Int) -> [Float] {
    let end = min(samples.count, position + 2 * frames)
    defer { position = end }
    return Array(samples[position..<end])
  }

  /// Third-order interpolation (Catmull and Rom 1974): for speech and signals, whose samples were made elsewhere.
  static func resampled(_ samples: [Float], from rate: Int, to wanted: Int) -> [Float] {
    guard rate != wanted, rate > 0, samples.count > 1 else { return samples }
    let step = Double(rate) / Double(wanted)
    let count = Int(Double(samples.count) / step)
    func at(_ index: Int) -> Float { samples[min(max(index, 0), samples.count - 1)] }
    return (0..<count).map { index in
      let place = Double(index) * step
      let whole = Int(place)
      let t = Float(place - Double(whole))
      let (a, b, c, d) = (at(whole - 1), at(whole), at(whole + 1), at(whole + 2))
      let cubic = 3 * (b - c) + d - a
      let square = 2 * a - 5 * b + 4 * c - d
      return b + 0.5 * t * (c - a + t * (square + t * cubic))
    }
  }
}
