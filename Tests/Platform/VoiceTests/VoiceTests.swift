// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import Speaking
import TestSupport
import Testing

@testable import Voice

@Suite struct VoiceTests {
  /// A WAV file of espeak-ng: 44 bytes of header, then 16-bit samples at 22,050 Hz.
  private struct Samples {
    let values: [Int16]

    init(_ path: String) throws {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      try #require(bytes.count > 44 && bytes.starts(with: Array("RIFF".utf8)))
      values = stride(from: 44, to: bytes.count - 1, by: 2).map {
        Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
      }
    }

    var seconds: Double { Double(values.count) / 22_050 }
    var peak: Int { values.map { abs(Int($0)) }.max() ?? 0 }
  }

  @Test("Each language has a voice")
  func voices() {
    expectSamePlaces(EspeakVoice.self)
    #expect(Language.allCases.allSatisfy { !EspeakVoice[$0].name.isEmpty })
    #expect(EspeakVoice[.french].name == "fr")
  }

  @Test(
    "Each language is spoken, as long as a sentence takes and not as silence",
    arguments: [
      (Language.english, "The library is about 370 metres ahead."),
      (.spanish, "La biblioteca está a unos 370 metros."),
      (.arabic, "المكتبة على بعد 370 مترًا تقريبًا."),
      (.french, "La bibliothèque est à environ 370 mètres devant vous."),
    ])
  func speaks(language: Language, text: String) async throws {
    let folder = try TemporaryFolder()
    let voice = try SpeechClipStore(folder: folder.path + "/clips")
    let clip = try await voice.speak(text, in: language, client: "a")
    let samples = try Samples(clip.path)
    #expect((1...12).contains(samples.seconds))
    #expect(samples.peak > 3000)
    #expect(clip.byteCount == Int64(try Data(contentsOf: URL(fileURLWithPath: clip.path)).count))
  }

  @Test("A folder far down is no matter, although espeak-ng cuts paths after 199 bytes")
  func speaksFarDown() async throws {
    let folder = try TemporaryFolder()
    let deep =
      folder.path + "/"
      + Array(repeating: "a-folder-with-a-long-name", count: 9).joined(separator: "/")
    let voice = try SpeechClipStore(folder: deep)
    let clip = try await voice.speak("Hello there", in: .english, client: "a")
    #expect(clip.path.utf8.count > 200)
    #expect(try Samples(clip.path).peak > 3000)
  }

  @Test("Each voice for a language that Earshot itself does not speak is one that espeak-ng has")
  func voicesAreInstalled() async throws {
    let listed = try await Subprocess(
      Speaker.program, ["--voices"], limits: Subprocess.Limits(seconds: 60)
    ).run()
    try #require(listed.exitCode == 0, "\(listed.errorText)")
    let names = Set(
      String(decoding: listed.output, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
      })
    #expect(EspeakVoice.named.subtracting(names).isEmpty)
    #expect(names.contains(try #require(EspeakVoice(languageTag: "zh")).name))
    #expect(EspeakVoice(languageTag: "ja") == nil)
    #expect(EspeakVoice(languageTag: "-w") == nil)
  }

  @Test("A faster rate takes less time")
  func obeysRate() async throws {
    let folder = try TemporaryFolder()
    let voice = try SpeechClipStore(folder: folder.path)
    let text = "One two three four five six seven eight nine ten."
    let slow = try await voice.speak(
      text, in: .english, rate: EspeakRate(wordsPerMinute: 120), client: "a")
    let fast = try await voice.speak(
      text, in: .english, rate: EspeakRate(wordsPerMinute: 300), client: "a")
    #expect(try Samples(fast.path).seconds < Samples(slow.path).seconds * 0.7)
    #expect(slow.entityTag != fast.entityTag)
  }

  @Test("A rate out of range is taken as the nearest that can be spoken")
  func clampsRate() {
    #expect(EspeakRate(wordsPerMinute: -5).wordsPerMinute == 80)
    #expect(EspeakRate(wordsPerMinute: 9999).wordsPerMinute == 450)
    #expect(EspeakRate(timesUsual: .nan) == .standard)
    #expect(EspeakRate(timesUsual: .infinity) == EspeakRate(timesUsual: 2.5))
    #expect(EspeakRate(timesUsual: -.infinity) == EspeakRate(timesUsual: 0.5))
    // What can be asked for can be spoken: nothing is cut off at the ends of the range.
    let ends = [SpeechRate.slowest, SpeechRate.fastest].map {
      Int($0 * Double(EspeakRate.standard.wordsPerMinute))
    }
    #expect(ends.allSatisfy(EspeakRate.range.contains))
    #expect(EspeakRate(wordsPerMinute: 177).wordsPerMinute == 175)
  }

  @Test(
    "A text is spoken, never obeyed",
    arguments: [
      "-v fr --help one", "--version 1", "-w /tmp/x 1", "$(id) 1", "a\u{1}+99P b", "[[h@l'oU]] 1",
    ])
  func neverObeys(text: String) async throws {
    let folder = try TemporaryFolder()
    let voice = try SpeechClipStore(folder: folder.path)
    let clip = try await voice.speak(text, in: .english, client: "a")
    #expect(try Samples(clip.path).peak > 1000)
    #expect(!Speaker.plain(text).contains("[["))
    #expect(!Speaker.plain(text).contains("\u{1}"))
  }

  @Test("Twenty requests for one clip make it once, and later ones find it")
  func makesOnce() async throws {
    let folder = try TemporaryFolder()
    let voice = try SpeechClipStore(folder: folder.path)
    let clips = try await withThrowingTaskGroup(of: SpeechClip.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await voice.speak("  Hello \n there", in: .english, client: "\(number)")
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(clips.count == 1)
    #expect(await voice.madeCount == 1)
    let restarted = try SpeechClipStore(folder: folder.path)
    #expect(try await restarted.speak("Hello there", in: .english, client: "a") == clips.first)
    #expect(await restarted.madeCount == 0)
  }

  @Test("The clips used longest ago make room for new ones")
  func boundsCache() async throws {
    let folder = try TemporaryFolder()
    var limits = SpeechClipStore.Limits()
    limits.cacheBytes = 150_000
    let voice = try SpeechClipStore(folder: folder.path, limits: limits)
    let first = try await voice.speak("number one", in: .english, client: "a")
    for text in ["number two", "number three", "number four"] {
      _ = try await voice.speak(text, in: .english, client: "a")
      _ = try await voice.speak("number one", in: .english, client: "a")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let total = try names.reduce(0) { sum, name in
      sum + (try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)).count)
    }
    #expect(total <= 150_000)
    #expect(names.count < 4)
    #expect(FileManager.default.fileExists(atPath: first.path))
  }

  @Test("A client has its share of new clips, and more as time passes; found clips are free")
  func limitsClients() async throws {
    let folder = try TemporaryFolder()
    let time = SettableTime(milliseconds: 0)
    var limits = SpeechClipStore.Limits()
    limits.burst = 2
    limits.perSecond = 0.5
    let voice = try SpeechClipStore(folder: folder.path, limits: limits) {
      Double(time.milliseconds) / 1000
    }
    for text in ["one", "two"] {
      _ = try await voice.speak(text, in: .english, client: "a")
    }
    await #expect(throws: VoiceError.tooManyRequests(retryAfterSeconds: 2)) {
      try await voice.speak("three", in: .english, client: "a")
    }
    _ = try await voice.speak("one", in: .english, client: "a")
    _ = try await voice.speak("three", in: .english, client: "b")
    time.advance(seconds: 2)
    _ = try await voice.speak("four", in: .english, client: "a")
  }

  @Test("Nothing to say and too much to say are refused", arguments: ["", "  \n", "...", "\u{1}"])
  func refusesTexts(text: String) async throws {
    let folder = try TemporaryFolder()
    let voice = try SpeechClipStore(folder: folder.path)
    await #expect(throws: VoiceError.nothingToSay) {
      try await voice.speak(text, in: .english, client: "a")
    }
    let long = String(repeating: "a ", count: 600)
    await #expect(throws: VoiceError.tooLong(characters: 1200, maximum: 1000)) {
      try await voice.speak(long, in: .english, client: "a")
    }
  }
}
