// SPDX-License-Identifier: Apache-2.0

import Charts
import Foundation
import Sonification
import Sounding

/// Whether what is heard is what was mapped: pitch, purity, and a spike among a hundred thousand points.
let chartsAccuracyTopic = Topic(name: "charts-accuracy") { report in
  var cents = 0.0
  for scale in PitchScale.allCases { cents = max(cents, ChartAccuracy.greatestError(of: scale)) }
  let noise = ChartAccuracy.noise()
  let spike = ChartAccuracy.heldSpike()
  report.table(
    "Charts: what is heard, by analysing the samples",
    columns: ["what", "figure", "wanted", "met"],
    rows: [
      [
        "farthest pitch from the mapping, all \(PitchScale.allCases.count) scales, cents",
        "\((cents * 10_000).rounded() / 10_000)", "2",
        report.judge("pitch", holds: cents < 2),
      ],
      [
        "noise and distortion of a minute's last second, decibels",
        "\((noise * 10).rounded() / 10)", "-90", report.judge("noise", holds: noise < -90),
      ],
      [
        "one spike in 100,000 points: heard at its pitch, milliseconds",
        "\((spike * 1000).rounded())", "30", report.judge("spike", holds: spike >= 0.03),
      ],
    ])
}

private enum ChartAccuracy {
  private static let rate = 48_000.0

  private static func samples(_ score: Score) -> [Float] {
    var left = [Float](repeating: 0, count: Int(score.duration * rate))
    var right = left
    var renderer = ScoreRenderer(score, sampleRate: rate, profile: HearingProfile(isMono: true))
    left.withUnsafeMutableBufferPointer { left in
      right.withUnsafeMutableBufferPointer { right in renderer.render(into: left, right: right) }
    }
    return left
  }

  /// In cents, over 60 notes.
  static func greatestError(of scale: PitchScale) -> Double {
    let points = (0..<60).map { ChartPoint(x: Double($0), y: Double(($0 * 37) % 61)) }
    guard let chart = try? Chart(x: "x", y: "y", points: points),
      let duration = ChartDuration.Seconds(24)
    else { return .infinity }
    var options = ChartOptions(duration: .seconds(duration))
    options.scale = scale
    options.notes = .discrete
    options.cues = .none
    guard let sound = try? ChartSound(chart, options: options) else { return .infinity }
    let samples = samples(sound.score)
    return sound.plan.tones.reduce(0) { worst, tone in
      let start = Int((tone.time + 0.05) * rate)
      let end = Int((tone.time + (tone.length ?? 0) - 0.05) * rate)
      return max(worst, abs(cents(samples[start..<end], tone.frequency)))
    }
  }

  /// By how much the phase turns between two halves, more than that of the expected pitch.
  private static func cents(_ samples: ArraySlice<Float>, _ hertz: Double) -> Double {
    let half = samples.count / 2
    let first = phase(samples.prefix(half), hertz)
    let second = phase(samples.dropFirst(half).prefix(half), hertz)
    var turn = (second - first) / (2 * Double.pi)
    turn -= turn.rounded()
    return 1200 * Foundation.log2(1 + turn * rate / Double(half) / hertz)
  }

  private static func phase(_ samples: ArraySlice<Float>, _ hertz: Double) -> Double {
    var (real, imaginary) = (0.0, 0.0)
    for (place, index) in samples.indices.enumerated() {
      let angle = 2 * Double.pi * hertz * Double(index) / rate
      let window = 1 - Foundation.cos(2 * .pi * (Double(place) + 0.5) / Double(samples.count))
      real += Double(samples[index]) * Foundation.cos(angle) * window
      imaginary -= Double(samples[index]) * Foundation.sin(angle) * window
    }
    return Foundation.atan2(imaginary, real)
  }

  /// What is left of the last second of a minute's tone when the nearest exact sine is taken away.
  static func noise() -> Double {
    let hertz = 440.0
    let points = [(0.0, 0.0), (0.1, 0.5), (59.9, 0.5), (60, 0)].map {
      Score.Breakpoint(time: $0.0, frequency: hertz, gain: $0.1)
    }
    let score = Score(duration: 60, tracks: [Score.Track(timbre: .pure, breakpoints: points)])
    let samples = samples(score)[Int(58.5 * rate)..<Int(59.5 * rate)]
    var (ss, sc, cc, sy, cy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, sample) in zip(samples.indices, samples) {
      let angle = 2 * Double.pi * hertz * Double(index) / rate
      let (s, c, y) = (Foundation.sin(angle), Foundation.cos(angle), Double(sample))
      (ss, sc, cc) = (ss + s * s, sc + s * c, cc + c * c)
      (sy, cy, yy) = (sy + s * y, cy + c * y, yy + y * y)
    }
    let determinant = ss * cc - sc * sc
    let (a, b) = ((sy * cc - cy * sc) / determinant, (cy * ss - sy * sc) / determinant)
    var rest = 0.0
    for (index, sample) in zip(samples.indices, samples) {
      let angle = 2 * Double.pi * hertz * Double(index) / rate
      let difference = Double(sample) - a * Foundation.sin(angle) - b * Foundation.cos(angle)
      rest += difference * difference
    }
    return 10 * Foundation.log10(rest / yy)
  }

  /// Seconds for which the greatest value's pitch sounds, within a semitone, by its zero crossings.
  static func heldSpike() -> Double {
    let points = (0..<100_000).map {
      ChartPoint(x: Double($0), y: $0 == 61_803 ? 100 : Double($0 % 2))
    }
    var options = ChartOptions()
    options.cues = .none
    guard let chart = try? Chart(x: "x", y: "y", points: points),
      let sound = try? ChartSound(chart, options: options), let pitch = sound.plan.pitch
    else { return 0 }
    let samples = samples(sound.score)
    let wanted = pitch.range.highest
    var held = 0.0
    var last = -1.0
    for index in samples.indices.dropFirst() where samples[index - 1] < 0 && samples[index] >= 0 {
      let (before, after) = (Double(samples[index - 1]), Double(samples[index]))
      let crossing = (Double(index - 1) + before / (before - after)) / rate
      let period = crossing - last
      if last >= 0, abs(Foundation.log2(1 / period / wanted)) < 1.0 / 12 { held += period }
      last = crossing
    }
    return held
  }
}
