// SPDX-License-Identifier: Apache-2.0

import Foundation
import Jobs
import Library
import Media
import TestSupport
import Testing

@testable import Reading

@Suite("A machine voice reads at once")
struct MachineReadingTests {
  private func reading(_ bench: ReadingBench, _ id: ReadingID) async throws -> ShelvedTrack? {
    try await bench.library.machineReading(of: id.rawValue, for: bench.requester)
  }

  private func titles(_ bench: ReadingBench) async throws -> [TrackSource] {
    try await bench.library.tracks(for: bench.requester).map(\.track.source)
  }

  @Test("A text that was posted is spoken, for its requester alone")
  func isSpoken() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.post()
    #expect(try await reading(bench, id)?.track.state == .preparing)
    #expect(try await bench.worker.runUntilIdle() > 0)
    let spoken = try #require(try await reading(bench, id))
    guard case .ready(let seconds) = spoken.track.state else {
      Issue.record("It is \(spoken.track.state).")
      return
    }
    // “Dear Amira, the secret words.” takes a person about two seconds.
    #expect((1.0...5.0).contains(seconds))
    #expect(spoken.track.source == .machine(request: id.rawValue))
    let file = try await bench.library.audio(of: spoken.track.id, for: bench.requester)
    let probed = try await MediaTools().probe(file.path)
    #expect(try #require(probed.durationSeconds) > 1)
    for stranger in [bench.volunteers[0], nil] {
      await #expect(throws: LibraryError.noSuchTrack) {
        try await bench.library.audio(of: spoken.track.id, for: stranger)
      }
    }
  }

  @Test("A text that changes is spoken anew, and the file of before goes")
  func followsTheText() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.post()
    _ = try await bench.worker.runUntilIdle()
    let before = try #require(try await reading(bench, id))
    var draft = ReadingBench.draft("Another title")
    draft.text = "One. Two. Three. Four. Five. Six. Seven. Eight. Nine. Ten."
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    let after = try #require(try await reading(bench, id))
    #expect(after.track.title == "Another title")
    #expect(after.track.id != before.track.id)
    #expect(try bench.storedFiles().count == ReadingBench.preparedFiles)
  }

  @Test("What changes while it is being spoken is not heard in the place of the new text")
  func isNotOverwritten() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.post()
    try await bench.reading.edit(
      id, to: ReadingBench.draft("Changed"), by: bench.requester)
    // Two jobs: that of the text before finds nothing to do.
    _ = try await bench.worker.runUntilIdle()
    #expect(try await reading(bench, id)?.track.title == "Changed")
    #expect(try bench.storedFiles().count == ReadingBench.preparedFiles)
  }

  @Test("A person's recording takes its place in the list, and keeping that deletes it")
  func isReplaced() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.answered(by: bench.volunteers[0])
    #expect(try await titles(bench) == [.recording(request: id.rawValue)])
    // Asked again, the person's recording is out of sight, and the machine still reads.
    try await bench.reading.askAgain(id, by: bench.requester)
    #expect(try await titles(bench) == [.machine(request: id.rawValue)])
    try await bench.reading.keepAfterAll(id, by: bench.requester)
    try await bench.reading.accept(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await reading(bench, id) == nil)
    #expect(try await titles(bench) == [.recording(request: id.rawValue)])
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
  }

  @Test("It is out of sight while its request is withdrawn, and goes with it")
  func goesWithItsRequest() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let id = try await bench.post()
    _ = try await bench.worker.runUntilIdle()
    try await bench.reading.withdraw(id, by: bench.requester)
    #expect(try await titles(bench).isEmpty)
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await titles(bench) == [.machine(request: id.rawValue)])
    try await bench.reading.withdraw(id, by: bench.requester)
    bench.time.advance(seconds: ReadingService.Limits().withdrawnSeconds + 1)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
  }

  @Test("A language without a voice has no machine reading, and the request waits as usual")
  func languageWithoutVoice() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    let tibetan = try #require(TextLanguage(tag: "bo"))
    #expect(!LibraryService.hasMachineVoice(for: tibetan))
    let id = try await bench.reading.post(
      ReadingBench.draft(language: tibetan), by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await reading(bench, id) == nil)
    #expect(try await bench.state(id) == .open)
  }

  @Test("A text without a word is told as one that no machine can read")
  func nothingToSay() async throws {
    let bench = try await ReadingBench(speaksAtOnce: true)
    var draft = ReadingBench.draft()
    draft.text = "— · —"
    let id = try await bench.reading.post(draft, by: bench.requester)
    // Each try waits longer; the last one tells.
    for _ in 0..<6 {
      _ = try await bench.worker.runUntilIdle()
      bench.time.advance(seconds: 700)
    }
    guard case .failed? = try await reading(bench, id)?.track.state else {
      Issue.record("It is not told.")
      return
    }
  }
}
