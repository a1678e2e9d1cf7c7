// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import Testing

@testable import Media

@Suite struct EncodeTests {
  /// The samples of a file as ffmpeg decodes them: 16 bit, two channels.
  private func samples(_ path: String, _ sounds: Sounds) async throws -> Data {
    let raw = try await sounds.make(
      UUID().uuidString + ".raw",
      ["-i", path, "-f", "s16le", "-ac", "2", "-ar", "48000"])
    return try Data(contentsOf: URL(fileURLWithPath: raw))
  }

  @Test(
    "A sound is given out in every form, with its title and nothing else",
    arguments: SoundForm.allCases)
  func encodes(form: SoundForm) async throws {
    let sounds = try Sounds()
    let wave = try await sounds.tone(
      "a.wav", options: ["-ac", "2", "-metadata", "artist=Secret"])
    let out = sounds.path("out." + form.rawValue)
    try await MediaTools().encode(wave, as: form, to: out, title: "Tide\nin -y metres")
    let info = try await MediaTools().probe(out)
    #expect(info.codec == form.rawValue)
    #expect(abs((info.durationSeconds ?? 0) - 4) < 0.1)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: out))
    #expect(bytes.range(of: Data("Secret".utf8)) == nil)
    #expect(bytes.count < (try Data(contentsOf: URL(fileURLWithPath: wave)).count))
    if form == .flac { #expect(try await samples(out, sounds) == samples(wave, sounds)) }
    if form != .mp3 { #expect(bytes.range(of: Data("Tide in -y metres".utf8)) != nil) }
  }

  @Test("What is no waveform is refused, and nothing is left behind")
  func refusesOthers() async throws {
    let sounds = try Sounds()
    let out = sounds.path("out.flac")
    let flac = try await sounds.tone("a.flac")
    await #expect(throws: MediaError.unknownFormat) {
      try await MediaTools().encode(flac, as: .flac, to: out)
    }
    let broken = sounds.path("broken.wav")
    try Data("RIFF----WAVEjunkjunkjunk".utf8).write(to: URL(fileURLWithPath: broken))
    await #expect(throws: MediaError.self) {
      try await MediaTools().encode(broken, as: .opus, to: out)
    }
    #expect(!FileManager.default.fileExists(atPath: out))
  }
}
