// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Charts
@testable import Sonification

@Suite("The synthesizer")
struct SynthesizerTests {
  private func plan(_ frequencies: [Double], seconds: Double) -> ChartPlan {
    let step = seconds / Double(frequencies.count - 1)
    return ChartPlan(
      duration: seconds,
      tones: frequencies.enumerated().map { index, frequency in
        ChartPlan.Tone(time: Double(index) * step, frequency: frequency)
      }, xAtEnds: (0, 1))
  }

  @Test(
    "the tail after the last whole wave is cut, as Audiograph cut it",
    arguments: [
      ([-2, -1, 1, 2] as [Float], 2), ([-2, -1, 1, 2, 1, -1], 4), ([-2, -1, 1, 2, 1], 3),
      ([-1, -2, -3], 0), ([1, 2, 3], 0), ([2, 1, 1, 2, 1, 1], 0), ([], 0), ([0], 0),
      ([-1, 0, 1], 2),
      ([-1, 0, 1, -1], 0), ([1], 0), ([-1], 0),
    ])
  func tail(_ samples: [Float], _ removed: Int) {
    #expect(ChartSynthesizer.lengthAfterLastWave(samples) == removed)
  }

  @Test("a steady tone has the pitch of the plan", arguments: [150.0, 440, 1375, 2600])
  func pitch(_ frequency: Double) {
    let samples = ChartSynthesizer.samples(of: plan([frequency, frequency], seconds: 1))
    let measured = Pitch.measured(samples[...])
    #expect((measured - frequency).magnitude < 0.5, "\(measured) Hz")
  }

  @Test("a glide begins and ends at the pitches of the plan")
  func glide() {
    let samples = ChartSynthesizer.samples(of: plan([200, 2000], seconds: 10))
    let start = Pitch.measured(samples.prefix(4410))
    let end = Pitch.measured(samples.suffix(4410))
    // A tenth of a second of the glide is 18 Hz wide.
    #expect((start - 209).magnitude < 5, "\(start) Hz")
    #expect((end - 1991).magnitude < 5, "\(end) Hz")
  }

  @Test("the wave is never broken: no step is steeper than the highest pitch makes it")
  func phase() {
    let samples = ChartSynthesizer.samples(of: plan([150, 2600, 150, 2600, 800], seconds: 2))
    let steepest = Float(0.5 * 2 * 3.1416 * 2600 / 44_100)
    for (left, right) in zip(samples, samples.dropFirst()).dropLast() {
      #expect((right - left).magnitude <= steepest)
    }
  }

  @Test("the sound lies within half of the scale, begins and ends at zero")
  func level() {
    let samples = ChartSynthesizer.samples(of: plan([300, 900], seconds: 1))
    #expect(samples.allSatisfy { $0.magnitude <= 0.5 })
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    #expect((43_900...44_101).contains(samples.count))
  }

  @Test("the wave file says what it holds")
  func waveFile() {
    let bytes = WaveFile.bytes(samples: [0, 1, -1, 0.5, 2], sampleRate: 44_100)
    #expect(bytes.count == 54)
    #expect(Array(bytes[0..<4]) == Array("RIFF".utf8))
    #expect(bytes[4] == 46)
    #expect(Array(bytes[24..<28]) == [0x44, 0xAC, 0, 0])
    #expect(Array(bytes[40..<44]) == [10, 0, 0, 0])
    #expect(Array(bytes[44...]) == [0, 0, 0xFF, 0x7F, 0x01, 0x80, 0x00, 0x40, 0xFF, 0x7F])
  }

  @Test("the fingerprint is FNV-1a of the samples' bits")
  func fingerprint() {
    #expect(Fingerprint([]).text == "cbf29ce484222325")
    // The four octets of 0.0 are zeros: four times the offset basis times the prime.
    #expect(Fingerprint([0]).text == "4d25767f9dce13f5")
    #expect(Fingerprint([0.5]).text != Fingerprint([-0.5]).text)
  }
}

/// Measures pitch by counting waves.
enum Pitch {
  /// Hertz, from the first to the last rise through zero, interpolated between samples.
  static func measured(_ samples: ArraySlice<Float>) -> Double {
    var rises: [Double] = []
    for index in samples.indices.dropFirst() where samples[index - 1] < 0 && samples[index] >= 0 {
      let (before, after) = (Double(samples[index - 1]), Double(samples[index]))
      rises.append(Double(index - 1) + before / (before - after))
    }
    guard let first = rises.first, let last = rises.last, rises.count > 1 else { return 0 }
    return Double(rises.count - 1) * 44_100 / (last - first)
  }
}
