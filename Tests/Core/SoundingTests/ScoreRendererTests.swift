// SPDX-License-Identifier: Apache-2.0

import Maths
import TestSupport
import Testing

@testable import Sounding

struct ScoreRendererTests {
  @Test(arguments: [60.0, 131, 440, 1046.5, 4186])
  func `a steady tone differs from an exact sine by less than -90 dB`(frequency: Double) {
    let rate = 48_000.0
    let sound = Rendered.whole(.tone(frequency, seconds: 6), sampleRate: rate)
    // Late in the tone, so that anything that drifts would show.
    let start = Int(5.5 * rate)
    let part = Array(sound.left[start..<start + 9600])
    let fit = SineFit(part, frequency: frequency, sampleRate: rate)
    #expect(fit.noise < -90, "\(fit.noise) dB")
    #expect(abs(fit.amplitude - 0.5 * 0.5.squareRoot()) < 1e-4)
  }

  @Test(arguments: Timbre.allCases, [130.0, 440, 1050])
  func `overtones are as strong as they are written, to less than -90 dB`(
    timbre: Timbre, frequency: Double
  ) {
    let rate = 48_000.0
    let sound = Rendered.whole(.tone(frequency, seconds: 3, pan: -1, timbre: timbre))
    var rest = Array(sound.left[Int(2.5 * rate)..<Int(2.6 * rate)])
    let phase = SineFit(rest, frequency: frequency, sampleRate: rate).phase
    for partial in timbre.partials {
      // All of them begin together, and a tenth of a second holds whole waves.
      let multiple = Double(partial.multiple)
      for index in rest.indices {
        let angle = 2 * Double.pi * frequency * Double(index) / rate + phase
        rest[index] -= Float(0.5 * Double(partial.strength) * sin(multiple * angle))
      }
    }
    let power = rest.reduce(0) { $0 + Double($1 * $1) } / Double(rest.count)
    #expect(10 * log10(power / 0.125) < -90, "\(10 * log10(power / 0.125)) dB")
  }

  @Test(arguments: [440.0, 1046.5]) func `a seek is a fade and nothing else`(frequency: Double) {
    var renderer = ScoreRenderer(.tone(frequency, seconds: 4, pan: -1))
    var sound = Rendered.portion(&renderer, frames: 20_480)
    renderer.seek(to: 2.123_4)
    sound.append(Rendered.portion(&renderer, frames: 20_480))
    let around = Array(sound.left[18_432..<22_528])
    let tone = Self.level(of: around, at: frequency)
    for far in [6_000.0, 9_000, 14_000] {
      let click = Self.level(of: around, at: far) - tone
      #expect(click < -75, "\(click) dB at \(far) Hz")
    }
  }

  /// Decibels of a frequency in samples, under a window of Hann.
  private static func level(of samples: [Float], at frequency: Double) -> Double {
    var (real, imaginary) = (0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let window = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(samples.count))
      let angle = 2 * Double.pi * frequency * Double(index) / 48_000
      real += window * Double(sample) * cos(angle)
      imaginary += window * Double(sample) * sin(angle)
    }
    return 10 * log10(max(real * real + imaginary * imaginary, 1e-30))
  }

  @Test func `samples do not depend on how they are asked for`() {
    var generator = SeededGenerator(seed: 4)
    let score = Score.random(&generator)
    let whole = Rendered.whole(score)
    for _ in 0..<5 {
      var renderer = ScoreRenderer(score)
      var parts = Rendered()
      while parts.left.count < whole.left.count {
        let left = whole.left.count - parts.left.count
        let frames = min(left, Int.random(in: 0...700, using: &generator))
        parts.append(Rendered.portion(&renderer, frames: frames))
      }
      #expect(parts.left == whole.left)
      #expect(parts.right == whole.right)
    }
  }

  @Test(arguments: 0..<9) func `no score exceeds -1 dB of the full scale`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let score = Score.random(&generator)
    var renderer = ScoreRenderer(
      score, profile: HearingProfile(leftLevel: 30, rightLevel: -3, volume: 2))
    renderer.rate = [0.25, 1, 4][seed % 3]
    let sound = Rendered.portion(&renderer, frames: 60_000)
    #expect(sound.peak <= 0.8913)
    #expect(sound.peak > 0.01)
  }

  @Test func `tracks that take turns are as strong as one alone`() {
    let tracks = (0..<6).map { turn in
      Score.Track(
        timbre: .pure,
        // Every track rests while the others sound.
        breakpoints: [(0.0, 0.8), (0.1, 0), (1.95, 0), (2, 0.8), (2.1, 0)].map { time, gain in
          Score.Breakpoint(time: time + Double(turn) * 0.2, frequency: 440, gain: gain, pan: -1)
        })
    }
    #expect(Rendered.whole(Score(duration: 4, tracks: tracks)).peak > 0.7)
  }

  @Test func `what moves gives no click`() {
    // The steepest slope of a sine of 440 Hz at this strength, and a little for the fades.
    let gain = 0.5 * 0.5.squareRoot()
    let steepest = Float(2 * Double.pi * 440 / 48_000 * gain * 1.02)
    let score = Score.tone(440, seconds: 4)
    var renderer = ScoreRenderer(score)
    var sound = Rendered.portion(&renderer, frames: 5000)
    renderer.seek(to: 2)
    sound.append(Rendered.portion(&renderer, frames: 3001))
    renderer.pause()
    sound.append(Rendered.portion(&renderer, frames: 3001))
    #expect(sound.left.suffix(100).allSatisfy { $0 == 0 })
    renderer.resume()
    renderer.loop = 2...2.3
    sound.append(Rendered.portion(&renderer, frames: 48_000))
    #expect(renderer.position < 2.31)
    renderer.rate = 4
    sound.append(Rendered.portion(&renderer, frames: 20_000))
    renderer.loop = nil
    renderer.rate = 0.25
    sound.append(Rendered.portion(&renderer, frames: 5000))
    renderer.stop()
    sound.append(Rendered.portion(&renderer, frames: 5000))
    #expect(renderer.isFinished)
    #expect(sound.left.last == 0)
    #expect(sound.greatestStep <= steepest)
  }

  @Test func `a score that jumps is softened`() {
    let track = Score.Track(
      timbre: .pure,
      breakpoints: [
        .init(time: 0.1, frequency: 300, gain: 0.5), .init(time: 0.2, frequency: 300, gain: 0.5),
      ])
    let sound = Rendered.whole(Score(duration: 0.3, tracks: [track]))
    #expect(sound.greatestStep < Float(2 * Double.pi * 300 / 48_000 * 0.5))
    #expect(sound.left.suffix(3000).allSatisfy { $0 == 0 })
  }

  @Test func `the position runs with the rate and rests with a pause`() {
    var renderer = ScoreRenderer(.tone(440, seconds: 4))
    _ = Rendered.portion(&renderer, frames: 4800)
    #expect(abs(renderer.position - 0.1) < 1e-9)
    renderer.rate = 2
    _ = Rendered.portion(&renderer, frames: 4800)
    #expect(abs(renderer.position - 0.3) < 0.002)
    renderer.pause()
    let paused = renderer.position
    _ = Rendered.portion(&renderer, frames: 4800)
    #expect(renderer.position == paused)
    renderer.seek(to: 3)
    #expect(renderer.position == 3)
    renderer.resume()
    renderer.rate = 4
    _ = Rendered.portion(&renderer, frames: 48_000)
    #expect(renderer.isFinished)
    #expect(renderer.position == 4)
  }

  @Test func `a rate changes the time and not the pitch`() {
    var renderer = ScoreRenderer(.tone(440, seconds: 4))
    renderer.rate = 4
    let sound = Rendered.portion(&renderer, frames: 40_000)
    let part = Array(sound.left[10_000..<20_000])
    #expect(abs(SineFit.cents(of: part, near: 440, sampleRate: 48_000)) < 0.1)
  }

  @Test func `a pan goes from ear to ear with constant power, and mono gives both the same`() {
    for pan in [-1.0, -0.5, 0, 0.3, 1] {
      let score = Score.tone(500, pan: pan)
      let sound = Rendered.whole(score)
      let left = SineFit(
        Array(sound.left[9600..<19_200]), frequency: 500, sampleRate: 48_000
      ).amplitude
      let right = SineFit(
        Array(sound.right[9600..<19_200]), frequency: 500, sampleRate: 48_000
      ).amplitude
      #expect(abs(left * left + right * right - 0.25) < 1e-4)
      #expect((left > right) == (pan < 0) || pan == 0)
      var mono = ScoreRenderer(score, profile: HearingProfile(isMono: true))
      let both = Rendered.portion(&mono, frames: 10_000)
      #expect(both.left == both.right)
    }
  }

  @Test(arguments: Timbre.allCases)
  func `overtones end before half of the sample rate`(timbre: Timbre) {
    // An overtone above 10 kHz that was folded back would sound at another place.
    let rate = 22_050.0
    let sound = Rendered.whole(.tone(3000, timbre: timbre), sampleRate: rate)
    let part = Array(sound.left[4410..<8820])
    for multiple in 1...11 {
      let frequency = 3000.0 * Double(multiple)
      guard frequency > rate / 2 else { continue }
      let folded = abs(frequency - (frequency / rate).rounded() * rate)
      #expect(SineFit(part, frequency: folded, sampleRate: rate).amplitude < 1e-4)
    }
  }

  @Test func `tracks that cannot sound are passed over`() {
    let points: [[Score.Breakpoint]] = [
      [], [.init(time: 0, frequency: 440, gain: 1)],
      [.init(time: 0, frequency: .nan, gain: 1), .init(time: 1, frequency: 440, gain: 1)],
      [.init(time: 1, frequency: 440, gain: 1), .init(time: 0, frequency: 440, gain: 1)],
      [.init(time: 0, frequency: 440, gain: .infinity), .init(time: 1, frequency: 440, gain: 1)],
      [.init(time: 0, frequency: -1, gain: 1), .init(time: 1, frequency: 440, gain: 1)],
    ]
    let score = Score(
      duration: 1, tracks: points.map { Score.Track(timbre: .bright, breakpoints: $0) })
    #expect(Rendered.whole(score).peak == 0)
    var none = ScoreRenderer(Score(duration: .nan), sampleRate: .nan)
    #expect(Rendered.portion(&none, frames: 10).peak == 0)
    #expect(none.isFinished)
  }

  @Test(arguments: 0..<20) func `a score survives the way through bytes`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let score = Score.random(&generator)
    let bytes = score.bytes
    #expect(try Score(bytes: bytes) == score)
    let cut = Int.random(in: 0..<bytes.count, using: &generator)
    #expect(throws: Score.BytesError.endsEarly) { try Score(bytes: bytes.prefix(cut)) }
    #expect(throws: Score.BytesError.goesOn) { try Score(bytes: bytes + [0]) }
    #expect(throws: Score.BytesError.isNoScore) { try Score(bytes: [0] + bytes) }
  }
}

extension Score {
  /// Tracks of any kind, one over the other.
  static func random(_ generator: inout SeededGenerator) -> Score {
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    let tracks = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      var time = number(0...1)
      let points = (0..<Int.random(in: 2...20, using: &generator)).map { _ in
        defer { time += number(0...0.2) }
        return Breakpoint(
          time: time, frequency: number(60...6000), gain: number(0...1), pan: number(-1...1))
      }
      return Track(
        timbre: Timbre.allCases.randomElement(using: &generator) ?? .pure, breakpoints: points)
    }
    return Score(duration: 4, tracks: tracks)
  }
}
