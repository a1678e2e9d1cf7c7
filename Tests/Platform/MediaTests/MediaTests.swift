// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import Media

/// Small sounds that ffmpeg makes for the tests.
struct Sounds {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  /// Makes a file with ffmpeg.
  func make(_ name: String, _ arguments: [String]) async throws -> String {
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      ["-nostdin", "-v", "error", "-y"] + arguments + [path(name)],
      // However busy the machine is.
      limits: .init(seconds: 600),
      confinement: Confinement(reads: [folder.path], writes: [path(name)])
    ).run()
    try #require(result.exitCode == 0, "\(result.errorText)")
    return path(name)
  }

  /// Measured by another run of ffmpeg, true peaks included.
  func loudness(of path: String) async throws -> Loudness {
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      ["-nostdin", "-hide_banner", "-i", path, "-af", "ebur128=peak=true", "-f", "null", "-"],
      limits: Subprocess.Limits(outputBytes: 4 << 20), confinement: Confinement(reads: [path])
    ).run()
    return try #require(Loudness(report: result.errorText))
  }

  /// Something like speech: a modulated tone with pauses, 4 seconds, quiet.
  func tone(_ name: String, seconds: Double = 4, options: [String] = []) async throws -> String {
    let source =
      "aevalsrc=0.02*sin(2*PI*220*t)*(1+sin(2*PI*4*t))*gt(mod(t\\,1)\\,0.2):d=\(seconds):s=48000"
    return try await make(name, ["-f", "lavfi", "-i", source] + options)
  }
}

@Suite struct MediaTests {
  @Test(
    "Every form that people send becomes an MP3 of the same length and even loudness",
    arguments: [
      ("a.webm", ["-c:a", "libopus"]), ("a.ogg", ["-c:a", "libvorbis"]), ("a.mp3", []),
      ("a.m4a", ["-c:a", "aac"]), ("a.wav", []), ("a.flac", []), ("a.aac", ["-c:a", "aac"]),
      ("a.caf", []), ("a.aiff", []), ("a.3gp", ["-c:a", "aac"]),
      ("stereo.wav", ["-ac", "2", "-metadata", "title=Secret"]),
    ])
  func transcodes(name: String, options: [String]) async throws {
    let sounds = try Sounds()
    let source = try await sounds.tone(name, options: options)
    let destination = sounds.path("out.mp3")
    let tools = MediaTools()
    let sound = try await tools.transcode(source, to: destination)
    #expect(abs(sound.durationSeconds - 4) < 0.2)
    #expect(try await tools.probe(destination).codec == "mp3")
    let measured = try await sounds.loudness(of: destination)
    #expect(abs(measured.integrated - MediaTools.loudness) < 0.5)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: destination))
    #expect(bytes.count == sound.byteCount)
    // 64 kbit/s is 8,000 bytes a second.
    #expect(abs(Double(bytes.count) / sound.durationSeconds - 8000) < 800)
    #expect(bytes.range(of: Data("Secret".utf8)) == nil)
  }

  @Test("A recording whose file does not say its length is measured by its sound")
  func measuresLiveRecordings() async throws {
    let sounds = try Sounds()
    let source = try await sounds.tone("live.webm", options: ["-c:a", "libopus", "-live", "1"])
    #expect(try await MediaTools().probe(source).durationSeconds == nil)
    let sound = try await MediaTools().transcode(source, to: sounds.path("out.mp3"))
    #expect(abs(sound.durationSeconds - 4) < 0.2)
  }

  @Test("A film without sound holds no sound, and a film with sound gives its sound")
  func handlesFilms() async throws {
    let sounds = try Sounds()
    let picture = ["-f", "lavfi", "-i", "color=size=64x64:d=2:r=5"]
    let silentFilm = try await sounds.make("film.mp4", picture + ["-c:v", "mpeg4"])
    await #expect(throws: MediaError.noSound) {
      try await MediaTools().transcode(silentFilm, to: sounds.path("out.mp3"))
    }
    let film = try await sounds.make(
      "film2.mp4",
      picture + ["-f", "lavfi", "-i", "sine=d=2", "-c:v", "mpeg4", "-c:a", "aac"])
    let sound = try await MediaTools().transcode(film, to: sounds.path("out.mp3"))
    #expect(abs(sound.durationSeconds - 2) < 0.2)
  }

  @Test("Silence is refused")
  func refusesSilence() async throws {
    let sounds = try Sounds()
    let source = try await sounds.make("s.wav", ["-f", "lavfi", "-i", "anullsrc=d=3"])
    await #expect(throws: MediaError.silent) {
      try await MediaTools().transcode(source, to: sounds.path("out.mp3"))
    }
  }

  @Test("Too long, too short and too large are refused with the measure and the limit")
  func holdsLimits() async throws {
    let sounds = try Sounds()
    let source = try await sounds.tone("a.wav", seconds: 4)
    let out = sounds.path("out.mp3")
    await #expect(throws: MediaError.tooLong(seconds: 4, maximum: 3)) {
      try await MediaTools(limits: .init(maximumSeconds: 3)).transcode(source, to: out)
    }
    await #expect(throws: MediaError.tooShort(seconds: 4, minimum: 5)) {
      try await MediaTools(limits: .init(minimumSeconds: 5)).transcode(source, to: out)
    }
    let size = try Data(contentsOf: URL(fileURLWithPath: source)).count
    await #expect(throws: MediaError.tooLarge(bytes: Int64(size), maximum: 1000)) {
      try await MediaTools(limits: .init(bytes: 1000)).transcode(source, to: out)
    }
    let live = try await sounds.tone("live.webm", options: ["-c:a", "libopus", "-live", "1"])
    await #expect {
      try await MediaTools(limits: .init(maximumSeconds: 2)).transcode(live, to: out)
    } throws: { error in
      guard case .tooLong(_, maximum: 2)? = error as? MediaError else { return false }
      return true
    }
  }

  @Test(
    "Files that are no sound are refused before ffmpeg can be led astray",
    arguments: [
      "", "hello", "<html><script>alert(1)</script>",
      "#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10,\nfile:///etc/passwd\n",
      "ffconcat version 1.0\nfile /etc/passwd\n", "%PDF-1.7", "\u{89}PNG\r\n",
      "OggS and then nothing", "ID3 and then nothing", "fLaC",
    ])
  func refusesOtherFiles(content: String) async throws {
    let sounds = try Sounds()
    let path = sounds.path("upload.mp3")
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    await #expect {
      try await MediaTools().transcode(path, to: sounds.path("out.mp3"))
    } throws: { error in
      switch error as? MediaError {
      case .unknownFormat, .noSound, .damaged: true
      default: false
      }
    }
  }

  @Test(
    "A file cut short or sprinkled with noise gives a sound or a typed error, never a crash",
    arguments: 0..<6)
  func survivesDamage(seed: Int) async throws {
    let sounds = try Sounds()
    let source = try await sounds.tone("a.webm", options: ["-c:a", "libopus"])
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: source)))
    var generator = SeededGenerator(seed: seed)
    if seed % 2 == 0 { bytes.removeLast(Int.random(in: 1..<bytes.count - 20, using: &generator)) }
    for _ in 0..<40 {
      let index = Int.random(in: 4..<bytes.count, using: &generator)
      bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
    }
    try Data(bytes).write(to: URL(fileURLWithPath: source))
    do throws(MediaError) {
      _ = try await MediaTools().transcode(source, to: sounds.path("out.mp3"))
    } catch {
      if case .program = error { Issue.record("seed \(seed): \(error)") }
      if case .unreadable = error { Issue.record("seed \(seed): \(error)") }
    }
  }

  @Test("A path that is not there is unreadable")
  func refusesMissing() async {
    await #expect(throws: MediaError.unreadable(path: "/no/such/file")) {
      try await MediaTools().probe("/no/such/file")
    }
  }
}
