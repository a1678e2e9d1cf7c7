// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import Testing

@testable import Media

@Suite("Sounds one behind the other") struct JoinedSoundTests {
  @Test("However many there are, each begins at its place in MP3 and in Opus, and all is there")
  func begins() async throws {
    let sounds = try Sounds()
    var (plain, small): ([String], [String]) = ([], [])
    // Lengths that end in the middle of the frames of both forms.
    for number in 0..<12 {
      let source = try await sounds.make(
        "\(number).wav", ["-f", "lavfi", "-i", "sine=f=440:d=\(0.7 + Double(number) * 0.0531)"])
      plain.append(sounds.path("\(number).mp3"))
      small.append(sounds.path("\(number).webm"))
      _ = try await MediaTools().transcode(source, to: plain[number], opus: small[number])
    }
    let (mp3, webm) = (sounds.path("all.mp3"), sounds.path("all.webm"))
    let joined = try JoinedSound(of: plain, pauseSeconds: 0.6, to: mp3)
    let bytes = try await MediaTools().joinOpus(small, like: joined, to: webm)
    #expect(try Data(contentsOf: URL(fileURLWithPath: mp3)).count == Int(joined.byteCount))
    #expect(try Data(contentsOf: URL(fileURLWithPath: webm)).count == Int(bytes))
    for path in [mp3, webm] {
      let begins = [0] + (try await endsOfSilence(path))
      try #require(begins.count == plain.count, "\(path)")
      for (begin, start) in zip(begins, joined.starts) {
        // Encoders put some samples before a sound: 25 ms of MP3.
        #expect(abs(begin - start) < 0.12, "\(path): \(begin), not \(start)")
      }
      let seconds = try #require(try await MediaTools().probe(path).durationSeconds)
      #expect(abs(seconds - joined.durationSeconds) < 0.1)
    }
  }

  @Test("One sound is that sound")
  func one() async throws {
    let sounds = try Sounds()
    let source = try await sounds.make("a.wav", ["-f", "lavfi", "-i", "sine=d=2"])
    let (mp3, webm) = (sounds.path("a.mp3"), sounds.path("a.webm"))
    let sound = try await MediaTools().transcode(source, to: mp3, opus: webm)
    let joined = try JoinedSound(of: [mp3], pauseSeconds: 1, to: sounds.path("all.mp3"))
    #expect(joined.starts == [0])
    #expect(abs(joined.durationSeconds - sound.durationSeconds) < 0.1)
    _ = try await MediaTools().joinOpus([webm], like: joined, to: sounds.path("all.webm"))
    #expect(try await MediaTools().probe(sounds.path("all.webm")).durationSeconds ?? 0 > 1.9)
  }

  @Test("What is no prepared sound is refused", arguments: ["", "no sound", "\u{FF}\u{FB}"])
  func refuses(content: String) async throws {
    let sounds = try Sounds()
    let path = sounds.path("wrong.mp3")
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    #expect {
      try JoinedSound(of: [path], pauseSeconds: 1, to: sounds.path("all.mp3"))
    } throws: { error in
      if case .damaged? = error as? MediaError { true } else { false }
    }
    #expect(throws: MediaError.unreadable(path: sounds.path("absent.mp3"))) {
      try JoinedSound(
        of: [sounds.path("absent.mp3")], pauseSeconds: 1, to: sounds.path("all.mp3"))
    }
  }

  /// Where sound begins again after a silence, in seconds.
  private func endsOfSilence(_ path: String) async throws -> [Double] {
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      [
        "-nostdin", "-hide_banner", "-i", path, "-af", "silencedetect=n=-50dB:d=0.4", "-f", "null",
        "-",
      ], confinement: Confinement(reads: [path])
    ).run()
    let starts = result.errorText.components(separatedBy: "silence_end: ").dropFirst()
    return starts.compactMap { Double($0.prefix { "0123456789.".contains($0) }) }
  }
}
