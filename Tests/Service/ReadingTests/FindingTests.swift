// SPDX-License-Identifier: Apache-2.0

import Accounts
import ChildProcess
import Database
import Foundation
import Jobs
import Media
import TestSupport
import Testing

@testable import Reading

@Suite struct FindingTests {
  /// A reading of some forty seconds, with a breath of silence before and after it.
  static let text = """
    The library opens at nine. Every morning a line of people waits before the door, with books \
    under their arms and rain on their shoulders. Inside it is warm, and somebody has already put \
    the lamps on. Nobody speaks above a whisper, and the clock over the desk is four minutes slow, \
    as it has been for thirty years. She had asked for the same book three times. The first time \
    it was lent, the second time it was lost, and the third time somebody had put it on her chair \
    before she came. There was no note with it.
    """

  /// Speech that a machine makes, and what is done to it.
  /// - Parameters:
  ///   - pace: words a minute.
  ///   - filters: filters of ffmpeg behind the padding.
  private func found(
    in text: String = text, pace: Int = 160, filters: String, form: String = "wav",
    words: Int? = nil
  ) async throws -> [RecordingFinding] {
    let folder = try TemporaryFolder()
    let (plain, sent) = (folder.path + "/plain.wav", folder.path + "/sent." + form)
    let voice = try await Subprocess(
      Program("espeak-ng", debianPackage: "espeak-ng"), ["-s", "\(pace)", "-w", plain, text],
      confinement: Confinement(writes: [plain])
    ).run()
    try #require(voice.exitCode == 0, "\(voice.errorText)")
    let made = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      ["-nostdin", "-v", "error", "-y", "-i", plain, "-filter_complex", filters, sent],
      limits: .init(seconds: 600),
      confinement: Confinement(reads: [plain], writes: [sent])
    ).run()
    try #require(made.exitCode == 0, "\(made.errorText)")
    let sound = try await MediaTools().transcode(sent, to: folder.path + "/out.mp3")
    return RecordingFinding.all(
      in: sound.levels, seconds: sound.durationSeconds,
      words: words ?? RecordingFinding.words(in: text))
  }

  private static let room = "volume=-6dB,adelay=600:all=1,apad=pad_dur=0.6"

  @Test(
    "Nothing is told of a good reading, whatever its pace and its form",
    arguments: [(120, "wav"), (150, "mp3"), (185, "ogg")])
  func noFalseAlarm(pace: Int, form: String) async throws {
    #expect(try await found(pace: pace, filters: Self.room, form: form) == [])
  }

  @Test(
    "Nothing is told of a room that is 45 decibels quieter than the voice, nor of a quiet voice",
    arguments: ["volume=-12dB", "volume=-18dB"])
  func ordinaryRooms(volume: String) async throws {
    let filters =
      "[0:a]\(Self.room),\(volume)[v];anoisesrc=a=0.0002:d=90:r=22050:seed=7[n];"
      + "[v][n]amix=inputs=2:duration=first:normalize=0"
    #expect(try await found(filters: filters) == [])
  }

  @Test(
    "What a listener would notice is told",
    arguments: [
      (room + ",volume=14dB", [RecordingFinding.clipped]),
      (room + ",volume=40dB", [.distorted]),
      (room + ",volume=-40dB", [.quiet]),
      (
        "[0:a]\(room)[v];anoisesrc=a=0.02:d=60:r=22050:seed=7[n];[v][n]amix=inputs=2:duration=first:normalize=0",
        [.noisy]
      ),
      ("volume=-6dB,atrim=start=0.3,apad=pad_dur=0.6", [.startCut]),
      (room + ",atrim=end=10,aresample=22050", [.farTooShort, .endCut]),
      (room + ",apad=pad_dur=90", [.mostlySilent]),
    ])
  func tellsFaults(filters: String, expected: [RecordingFinding]) async throws {
    let told = try await found(filters: filters)
    #expect(told.filter { $0 != .long } == expected)
  }

  @Test(
    "A reading is held against the words of its text",
    arguments: [(30, [RecordingFinding]()), (140, [.short]), (400, [.farTooShort]), (29, [])])
  func comparesLengths(words: Int, expected: [RecordingFinding]) async throws {
    let levels = SoundLevels(
      windows: Array(repeating: .init(mean: -70, peak: -60, atPeak: 2), count: 100)
        + Array(repeating: .init(mean: -20, peak: -10, atPeak: 2), count: 200)
        + Array(repeating: .init(mean: -70, peak: -60, atPeak: 2), count: 100), loudness: -20)
    #expect(RecordingFinding.all(in: levels, seconds: 29, words: words) == expected)
    #expect(RecordingFinding.all(in: levels, seconds: 400, words: 31).contains(.long))
  }

  @Test("Where spaces tell no words, no length is held against a text")
  func noSpaces() {
    #expect(RecordingFinding.words(in: String(repeating: "図書館は九時に開く。", count: 40)) == nil)
    #expect(RecordingFinding.words(in: "One two  three\nfour") == 4)
    #expect(RecordingFinding.words(in: "") == nil)
  }

  /// A request for a long text, for which ten seconds were sent.
  private func sentTooShort(
    _ bench: ReadingBench, textInFile: Bool = false
  ) async throws -> ReadingID {
    var draft = ReadingBench.draft()
    draft.text = textInFile ? "" : Self.text
    let id = try await bench.reading.post(draft, by: bench.requester)
    if textInFile {
      _ = try await bench.attach(Array(Self.text.utf8), "letter.txt", to: id)
      _ = try await bench.worker.runUntilIdle()
    }
    try await bench.reading.claim(id, by: bench.volunteers[0])
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[0], movingFileAt: try await bench.sound())
    _ = try await bench.worker.runUntilIdle()
    return id
  }

  private func isReady(_ id: ReadingID, _ bench: ReadingBench) async throws -> Bool {
    guard case .recorded(_, let recording) = try await bench.state(id),
      case .ready = recording.state
    else { return false }
    return true
  }

  @Test(
    "What is serious waits for its volunteer, who sends it on or another in its place",
    arguments: [false, true])
  func waitsForItsVolunteer(textInFile: Bool) async throws {
    let bench = try await ReadingBench()
    let (volunteer, other) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await sentTooShort(bench, textInFile: textInFile)
    let found = try #require(try await bench.reading.findings(of: id, for: volunteer))
    #expect(found.findings.first == .farTooShort)
    #expect(found.heldUntil == bench.reading.clock.now.adding(seconds: 21_600))
    #expect(try await !isReady(id, bench))
    for stranger in [other, bench.requester] {
      #expect(try await bench.reading.findings(of: id, for: stranger) == nil)
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.sendAnyway(found.recording, by: stranger)
      }
    }
    try await bench.reading.sendAnyway(found.recording, by: volunteer)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await isReady(id, bench))
    #expect(try await bench.reading.findings(of: id, for: volunteer)?.heldUntil == nil)
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.sendAnyway(found.recording, by: volunteer)
    }
  }

  @Test("A recording that waits goes by itself after six hours, and its findings go with it")
  func goesByItself() async throws {
    let bench = try await ReadingBench()
    let id = try await sentTooShort(bench)
    bench.time.advance(seconds: ReadingService.heldSeconds - 1)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await !isReady(id, bench))
    bench.time.advance(seconds: 2)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await isReady(id, bench))
    try await bench.reading.withdraw(id, by: bench.requester)
    #expect(try await bench.reading.findings(of: id, for: bench.volunteers[0]) == nil)
  }

  @Test("Another recording takes the place of one that waits")
  func isReplaced() async throws {
    let bench = try await ReadingBench()
    let id = try await sentTooShort(bench)
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[0],
      movingFileAt: try await bench.sound("sine=frequency=300:duration=40"))
    _ = try await bench.worker.runUntilIdle()
    #expect(try await isReady(id, bench))
    let found = try await bench.reading.findings(of: id, for: bench.volunteers[0])
    #expect(found?.findings.contains(.farTooShort) != true && found?.heldUntil == nil)
  }
}
