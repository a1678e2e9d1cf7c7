// SPDX-License-Identifier: Apache-2.0

import Foundation
import SoundCard
import Sounding
import TestSupport
import Testing

@testable import CommandLine

@Suite struct MixerTests {
  /// What a mixer plays into a device that writes it down: left and right by turns.
  private func heard(_ play: (Mixer) async throws -> Void) async throws -> [Float] {
    let folder = try TemporaryFolder()
    let path = folder.path + "/heard.raw"
    do {
      let mixer = Mixer(card: try SoundCard(device: "file:FILE=\(path),FORMAT=raw"))
      try await play(mixer)
      try await mixer.silence()
      mixer.close()
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
    }
  }

  private static let score = Score(
    duration: 0.5,
    tracks: [
      Score.Track(
        timbre: .pure,
        breakpoints: [
          Score.Breakpoint(time: 0, frequency: 440, gain: 0.5, pan: -0.5),
          Score.Breakpoint(time: 0.5, frequency: 880, gain: 0.5, pan: 0.5),
        ])
    ])

  @Test("What is played is sample for sample what the renderer makes")
  func playsScore() async throws {
    let heard = try await heard { $0.play(ScoreSource(Self.score), as: .chart) }
    var source = ScoreSource(Self.score)
    let wanted = source.next(24_000)
    #expect(heard.count >= wanted.count)
    #expect(heard.prefix(wanted.count).elementsEqual(wanted))
    #expect(wanted.contains { abs($0) > 0.3 })
  }

  @Test("A part ends where it should, faded")
  func playsPart() async throws {
    let heard = try await heard {
      $0.play(ScoreSource(Self.score, from: 0.1, to: 0.3), as: .chart)
    }
    let last = heard.lastIndex { abs($0) > 0.01 } ?? 0
    #expect(abs(Double(last) / 2 / Double(Mixer.rate) - 0.2) < 0.06)
  }

  @Test("Several voices are added up")
  func adds() async throws {
    let half = [Float](repeating: 0.25, count: 4800)
    let heard = try await heard { mixer in
      mixer.play(SampleSource(mono: half, rate: Mixer.rate), as: .chart)
      mixer.play(SampleSource(mono: half, rate: Mixer.rate), as: .signal)
    }
    // Which begins first is chance; together they hold twice the sum of one.
    #expect(abs(heard.reduce(0) { $0 + Double($1) } - 2 * 2 * 1200) < 1)
  }

  @Test("Samples of another rate keep their pitch and length", arguments: [22_050, 44_100, 48_000])
  func resamples(rate: Int) {
    let tone = (0..<rate).map { Float(sin(2 * Double.pi * 1000 * Double($0) / Double(rate))) }
    let fitted = SampleSource.resampled(tone, from: rate, to: Mixer.rate)
    #expect(abs(fitted.count - Mixer.rate) <= 3)
    let worst = fitted.indices.dropFirst(10).dropLast(10).map { index in
      abs(fitted[index] - Float(sin(2 * Double.pi * 1000 * Double(index) / Double(Mixer.rate))))
    }.max()
    #expect((worst ?? 1) < 0.02)
  }
}
