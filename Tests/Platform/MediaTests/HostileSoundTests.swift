// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Media

/// Files that say more of themselves than is good.
private struct Lie: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }

  static func little(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func big(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A WAV file of 16-bit samples with a second of a tone at most.
  static func wave(hertz: UInt32, channels: UInt16, dataSize: UInt32? = nil) -> [UInt8] {
    let samples = (0..<16_000).flatMap { little(UInt32(($0 % 40) * 700), 2) }
    let frame = UInt32(channels) * 2
    let format =
      little(1, 2) + little(UInt32(channels), 2) + little(hertz, 4)
      + little(hertz &* frame, 4) + little(frame, 2) + little(16, 2)
    let data = little(dataSize ?? UInt32(samples.count), 4) + samples
    return Array("RIFF".utf8) + little(UInt32(36 + samples.count), 4) + Array("WAVEfmt ".utf8)
      + little(16, 4) + format + Array("data".utf8) + data
  }

  static let all = [
    Lie("255 channels", wave(hertz: 8000, channels: 255)),
    Lie("65,535 channels", wave(hertz: 8000, channels: 65_535)),
    Lie("no channel", wave(hertz: 8000, channels: 0)),
    Lie("one sample a second", wave(hertz: 1, channels: 1)),
    Lie("four billion samples a second", wave(hertz: .max, channels: 1)),
    Lie("no samples a second", wave(hertz: 0, channels: 1)),
    Lie(
      "FLAC of 64 thousand million samples that are not there",
      Array("fLaC".utf8) + [0x80, 0, 0, 34] + big(0x1000_FFFF, 4) + [UInt8](repeating: 0, count: 6)
        + big(0x0AC4_42FF_FFFF_FFFF, 8) + [UInt8](repeating: 7, count: 200)),
    Lie(
      "a tag of 256 MB",
      Array("ID3".utf8) + [4, 0, 0, 0x7F, 0x7F, 0x7F, 0x7F] + [UInt8](repeating: 0, count: 500)),
    Lie(
      "Core Audio whose rate is infinite",
      Array("caff".utf8) + big(0x0001_0000, 4) + Array("desc".utf8) + big(32, 8)
        + big(0x7FF0_0000_0000_0000, 8) + Array("lpcm".utf8) + big(0, 4) + big(2, 4) + big(1, 4)
        + big(1, 4) + big(16, 4) + Array("data".utf8) + big(1000, 8)
        + [UInt8](repeating: 9, count: 996)),
    Lie(
      "MP4 with an index of four billion places",
      big(16, 4) + Array("ftypM4A ".utf8) + big(0, 4) + big(60, 4) + Array("moov".utf8)
        + big(52, 4) + Array("trak".utf8) + big(44, 4) + Array("stsz".utf8) + big(0, 8)
        + big(UInt64(UInt32.max), 4) + [UInt8](repeating: 1, count: 24)),
  ]
}

@Suite struct HostileSoundTests {
  private func refuses(_ path: String, in sounds: Sounds) async {
    do throws(MediaError) {
      _ = try await MediaTools().transcode(path, to: sounds.path("out.mp3"))
      Issue.record("It was opened.")
    } catch {
      if case .program = error { Issue.record("No fault of the file: \(error)") }
    }
  }

  @Test("A file that lies about itself is refused as what it is", arguments: Lie.all)
  fileprivate func refusesLies(lie: Lie) async throws {
    let sounds = try Sounds()
    let path = sounds.path("upload")
    try Data(lie.bytes).write(to: URL(fileURLWithPath: path))
    await refuses(path, in: sounds)
  }

  @Test("The same file with honest numbers is opened, and a false length does no harm")
  func opensHonest() async throws {
    let sounds = try Sounds()
    let path = sounds.path("upload")
    for size in [nil, UInt32.max] {
      try Data(Lie.wave(hertz: 8000, channels: 1, dataSize: size))
        .write(to: URL(fileURLWithPath: path))
      let sound = try await MediaTools().transcode(path, to: sounds.path("out.mp3"))
      #expect(abs(sound.durationSeconds - 2) < 0.2)
    }
  }

  @Test("A file of hundreds of streams is refused")
  func refusesStreams() async throws {
    let sounds = try Sounds()
    let streams = (0..<200).flatMap { _ in ["-map", "0:a"] }
    let path = try await sounds.make(
      "many.mkv", ["-f", "lavfi", "-i", "sine=d=0.6:r=8000"] + streams + ["-c:a", "pcm_s16le"])
    await refuses(path, in: sounds)
  }

  @Test("Sound in a form that its container has no business with is not decoded")
  func refusesDecoders() async throws {
    let sounds = try Sounds()
    let path = try await sounds.make(
      "a.mkv", ["-f", "lavfi", "-i", "sine=d=2", "-c:a", "wmav2"])
    await refuses(path, in: sounds)
    #expect(try await said(of: path, .matroska).contains("not on whitelist"))
  }

  @Test("Pictures are not decoded: neither those of a film nor a cover")
  func ignoresPictures() async throws {
    let sounds = try Sounds()
    let picture = ["-f", "lavfi", "-i", "color=size=64x64:d=2:r=5"]
    let tone = ["-f", "lavfi", "-i", "sine=d=2"]
    let film = try await sounds.make(
      "film.mp4", picture + tone + ["-c:v", "mpeg4", "-c:a", "aac"])
    #expect(try await said(of: film, .mp4).contains("not on whitelist"))
    let cover = try await sounds.make(
      "cover.mp3",
      tone + picture + [
        "-map", "0:a", "-map", "1:v", "-frames:v", "1", "-c:v", "png", "-disposition:v",
        "attached_pic",
      ])
    for path in [film, cover] {
      let sound = try await MediaTools().transcode(path, to: sounds.path("out.mp3"))
      #expect(abs(sound.durationSeconds - 2) < 0.2)
    }
  }

  @Test("Sound that takes more processor time than it may is given up, and the time is told")
  func holdsProcessorLimit() async throws {
    let sounds = try Sounds()
    // Half an hour of nothing: small as a file, and some 20 seconds of work.
    let path = try await sounds.make("long.flac", ["-f", "lavfi", "-i", "anullsrc=d=1800:r=44100"])
    let left = Mutex(1.0)
    let allowance = WorkAllowance(
      secondsLeft: { left.withLock { $0 } }, spend: { spent in left.withLock { $0 -= spent } })
    await #expect(throws: MediaError.tooMuchWork) {
      try await MediaTools().transcode(path, to: sounds.path("out.mp3"), allowance: allowance)
    }
    #expect(left.withLock { $0 } < 1)
  }

  @Test("What preparing takes is told, and guessed before")
  func tellsWork() async throws {
    let sounds = try Sounds()
    let path = try await sounds.tone("a.wav")
    let spent = Mutex<[Double]>([])
    let allowance = WorkAllowance(
      secondsLeft: { 3600 }, spend: { seconds in spent.withLock { $0.append(seconds) } })
    _ = try await MediaTools().transcode(path, to: sounds.path("out.mp3"), allowance: allowance)
    let runs = spent.withLock { $0 }
    #expect(runs.count == 2)
    #expect(runs.allSatisfy { $0 > 0 && $0 < 60 })
    #expect(try await abs(MediaTools().probe(path).expectedWork - 0.12) < 0.01)
    let live = try await sounds.tone("live.webm", options: ["-c:a", "libopus", "-live", "1"])
    #expect(try await MediaTools().probe(live).expectedWork > 0)
  }

  /// What ffmpeg complains of while it looks into a file as we have it do.
  private func said(of path: String, _ container: Container) async throws -> String {
    let tools = MediaTools()
    let result = try await tools.run(
      MediaTools.transcoder, tools.input(path, container) + ["-map", "0:a:0", "-f", "null", "-"],
      limits: Subprocess.Limits(seconds: 60), reading: [path])
    return result.errorText
  }
}
