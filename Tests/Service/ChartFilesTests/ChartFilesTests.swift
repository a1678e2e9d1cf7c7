// SPDX-License-Identifier: Apache-2.0

import Bytes
import ChartFiles
import ChartReading
import Charts
import Foundation
import Media
import Sonification
import Sounding
import Speaking
import TestSupport
import Testing

@Suite struct ChartFilesTests {
  private static let chart = Result {
    try Chart(reading: Array("Hour,Level\n0,1\n1,5\n2,3\n3,8\n4,2\n".utf8))
  }

  @Test("Every form is made, and is what its name says", arguments: ChartForm.allCases)
  func forms(_ form: ChartForm) async throws {
    let folder = try TemporaryFolder()
    let files = ChartFileMaker(temporaryFolder: folder.path)
    let bytes = try await files.bytes(of: try Self.chart.get(), as: form, ChartWish())
    let beginnings: [ChartForm: String] = [
      .wav: "RIFF", .flac: "fLaC", .opus: "OggS", .mp3: "ID3", .midi: "MThd", .captions: "WEBVTT",
      .json: "{\"language\":\"en\"",
    ]
    #expect(bytes.starts(with: (beginnings[form] ?? "").utf8))
    #expect(bytes.count > 40)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "A waveform has the samples that were asked for",
    arguments: [(WaveFormat.whole16, 2, 1), (.whole24, 3, 1), (.float32, 4, 3)],
    [44_100, 48_000])
  func waves(_ kind: (samples: WaveFormat, octets: Int, tag: UInt8), rate: Int) async throws {
    let folder = try TemporaryFolder()
    var options = ChartOptions()
    options.duration = .short
    let wave = try await ChartFileMaker(temporaryFolder: folder.path).bytes(
      of: try Self.chart.get(), as: .wav,
      ChartWish(options: options, samples: kind.samples, sampleRate: rate))
    func number(_ offset: Int, _ octets: Int) -> Int {
      (0..<octets).reduce(0) { $0 | Int(wave[offset + $1]) << (8 * $1) }
    }
    #expect(wave[20] == kind.tag)
    #expect(number(22, 2) == 2)
    #expect(number(24, 4) == rate)
    #expect(number(34, 2) == 8 * kind.octets)
    #expect(number(4, 4) == wave.count - 8)
    let seconds = Double(wave.count) / Double(2 * kind.octets * rate)
    #expect(abs(seconds - (try ChartSound(try Self.chart.get(), options: options)).seconds) < 0.2)
  }

  @Test(
    "The ending of a name chooses the form",
    arguments: [
      ("a.wav", ChartForm.wav), ("a.b.FLAC", .flac), ("a.ogg", .opus), ("dir.x/a.json", .json),
    ])
  func endings(_ name: String, _ form: ChartForm) { #expect(ChartForm(fileName: name) == form) }

  @Test("Another ending chooses none", arguments: ["a", "a.doc", "a.", ""])
  func noEndings(_ name: String) { #expect(ChartForm(fileName: name) == nil) }

  @Test("Each choice takes the words that it names", arguments: SoundChoice.allCases)
  func choices(_ choice: SoundChoice) throws {
    for word in choice.wanted.words {
      _ = try ChartOptions { $0 == choice ? word : nil }
    }
    #expect(throws: SoundChoiceError.unfit(choice, found: "nonsense")) {
      try ChartOptions { $0 == choice ? "nonsense" : nil }
    }
    #expect(throws: SoundChoiceError.unfit(choice, found: "-1e9")) {
      try ChartOptions { $0 == choice ? "-1e9" : nil }
    }
  }

  @Test("Nothing chosen is as usual, and what is chosen arrives")
  func chosen() throws {
    #expect(try ChartOptions { _ in nil } == ChartOptions())
    let texts: [SoundChoice: String] = [
      .low: "200", .high: "800", .mono: "on", .cues: "ticks,legend", .volume: "0.5",
      .scale: "major", .duration: "12", .leftLevel: "-6", .loudness: "off", .direction: "down",
    ]
    let options = try ChartOptions { texts[$0] }
    #expect(options.range == PitchRange(lowest: 200, highest: 800))
    #expect(options.profile.isMono && options.profile.leftLevel == -6)
    #expect(options.cues == ChartCues([.ticks, .legend]))
    #expect(options.volume == 0.5 && !options.isLoudnessEven && options.direction == .down)
    #expect(options.scale == .musical(.major))
  }

  @Test("A range upside down is refused in words, in every language")
  func narrow() {
    let fault = SoundChoiceError.narrow(low: .low, high: .high)
    #expect(throws: fault) { try ChartOptions { [.low: "500", .high: "510"][$0] } }
    #expect(fault.message(in: .english).contains("two semitones"))
    #expect(throws: SoundChoiceError.narrow(low: .hearLow, high: .hearHigh)) {
      try ChartOptions { [.hearLow: "5000", .hearHigh: "6000"][$0] }
    }
  }
}
