// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Jobs
import Library
import Media
import Speaking
import TestSupport
import Testing

@testable import Reading

@Suite struct RecordingTests {
  @Test("A recording is prepared, heard by the two whom it concerns, and taken as good")
  func wholeWay() async throws {
    let bench = try await ReadingBench()
    let (volunteer, other) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    let path = try await bench.sound()
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    guard case .recorded("Vera0", let sent) = try await bench.state(id) else {
      Issue.record("not recorded")
      return
    }
    #expect(sent.state == .preparing)
    await #expect(throws: ReadingError.notReady) {
      try await bench.reading.audio(of: id, for: bench.requester)
    }
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.accept(id, by: bench.requester)
    }
    _ = try await bench.worker.runUntilIdle()
    guard case .recorded(_, let ready) = try await bench.state(id),
      case .ready(let track, let seconds) = ready.state
    else {
      Issue.record("not ready: \(try await bench.state(id))")
      return
    }
    #expect(abs(seconds - 3) < 0.2)
    for listener in [bench.requester, volunteer] {
      let audio = try await bench.reading.audio(of: id, for: listener)
      #expect(try await MediaTools().probe(audio.path).codec == "mp3")
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.audio(of: id, for: other)
    }
    #expect(try await bench.library.tracks(for: bench.requester).map(\.track.id) == [track])
    #expect(try await bench.library.tracks(for: volunteer).isEmpty)
    try await bench.reading.accept(id, by: bench.requester)
    #expect(try await bench.reading.taken(.past, by: volunteer).items.count == 1)
    #expect(
      "\(try await bench.reading.request(id, forVolunteer: volunteer))".contains("secret") == false)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.audio(of: id, for: volunteer)
    }
    _ = try await bench.reading.audio(of: id, for: bench.requester)
    // What the volunteer sent stays for a while.
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
    #expect(try await bench.reading.requests(.answered, of: bench.requester).items.count == 1)
  }

  @Test(
    "A file that cannot be used fails with a reason, and the volunteer can send another",
    arguments: [
      ("anullsrc=d=3", RecordingProblem.silent), ("sine=duration=0.1", .tooShort),
      ("", .notAudio),
    ])
  func failsWithReason(source: String, problem: RecordingProblem) async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    let path = source.isEmpty ? try bench.text("no sound at all") : try await bench.sound(source)
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    _ = try await bench.worker.runUntilIdle()
    guard case .recorded(_, let recording) = try await bench.state(id) else {
      Issue.record("not recorded")
      return
    }
    #expect(recording.state == .failed(problem))
    await #expect(throws: ReadingError.notReady) {
      try await bench.reading.audio(of: id, for: bench.requester)
    }
    let better = try await bench.sound()
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: better)
    _ = try await bench.worker.runUntilIdle()
    try await bench.reading.accept(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
  }

  @Test("A recording that nobody could prepare for a day counts as failed")
  func noticesStuckRecordings() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    let path = try bench.text("never prepared")
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    for expected in [RecordingState.preparing, .failed(.serverFailed)] {
      try await bench.reading.tidyUp()
      guard case .recorded(_, let recording) = try await bench.state(id) else {
        Issue.record("not recorded")
        return
      }
      #expect(recording.state == expected)
      bench.time.advance(seconds: ReadingService.preparationSeconds)
    }
  }

  @Test("A recording survives seven crashes of the server in the middle of the work")
  func survivesCrashes() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.sent(try await bench.sound())
    for _ in 1..<JobQueue.maximumCrashes { try await bench.crash() }
    _ = try await bench.worker.runUntilIdle()
    bench.time.advance(seconds: 1000)
    _ = try await bench.worker.runUntilIdle()
    guard case .recorded(_, let recording) = try await bench.state(id),
      case .ready = recording.state
    else {
      Issue.record("not ready: \(try await bench.state(id))")
      return
    }
    #expect(try await bench.queue.failedJobs().isEmpty)
  }

  @Test("A recording that ends the server each time fails with a sentence, and is not tried again")
  func endsDeadlyWork() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.sent(try await bench.sound())
    for _ in 0..<JobQueue.maximumCrashes { try await bench.crash() }
    _ = try await bench.worker.runUntilIdle()
    guard case .recorded(_, let recording) = try await bench.state(id) else {
      Issue.record("not recorded")
      return
    }
    #expect(recording.state == .failed(.serverFailed))
    #expect(try await bench.queue.failedJobs().count == 1)
    #expect(try bench.storedFiles().isEmpty)
  }

  @Test("The sound can be had as MP3 and, half the size, as Opus; a sound of before as MP3 alone")
  func forms() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.sent(try await bench.sound("sine=frequency=300:duration=30"))
    _ = try await bench.worker.runUntilIdle()
    let mp3 = try await bench.reading.audio(of: id, for: bench.requester)
    let opus = try await bench.reading.audio(of: id, as: .opus, for: bench.requester)
    #expect((mp3.form, opus.form) == (.mp3, .opus))
    #expect(try await MediaTools().probe(opus.path).codec == "opus")
    #expect(opus.byteCount * 3 < mp3.byteCount * 2)
    try await bench.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("UPDATE tracks SET opus_key = NULL, opus_bytes = NULL")
    }
    let old = try await bench.reading.audio(of: id, as: .opus, for: bench.requester)
    #expect((old.form, old.path) == (.mp3, mp3.path))
  }

  @Test("A recording replaced before it was prepared leaves no trace")
  func replaces() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    for seconds in [2, 4] {
      let path = try await bench.sound("sine=duration=\(seconds)")
      try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    }
    _ = try await bench.worker.runUntilIdle()
    let audio = try await bench.reading.audio(of: id, for: bench.requester)
    #expect(abs(audio.durationSeconds - 4) < 0.2)
    // The sent file and the prepared one.
    #expect(try bench.storedFiles().count == 1 + ReadingBench.preparedFiles)
  }

  @Test("A good recording stays when what was sent to replace it is of no use")
  func keepsGoodRecording() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    let path = try bench.text("no sound at all")
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    for expected in [RecordingState.preparing, .failed(.notAudio)] {
      let audio = try await bench.reading.audio(of: id, for: bench.requester)
      #expect(abs(audio.durationSeconds - 3) < 0.2)
      #expect(try await bench.library.tracks(for: bench.requester).count == 1)
      let taken = try await bench.reading.taken(.present, by: volunteer).items.first
      guard case .recorded(let sent, _)? = taken?.state else {
        Issue.record("not recorded")
        return
      }
      #expect(sent.state == expected)
      _ = try await bench.worker.runUntilIdle()
    }
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.giveBack(id, by: volunteer)
    }
    try await bench.reading.accept(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
  }

  @Test("A good recording goes when a better one can be heard")
  func replacesGoodRecording() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    let path = try await bench.sound("sine=duration=5")
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[0], movingFileAt: path)
    _ = try await bench.worker.runUntilIdle()
    let audio = try await bench.reading.audio(of: id, for: bench.requester)
    #expect(abs(audio.durationSeconds - 5) < 0.2)
    #expect(try bench.storedFiles().count == 1 + ReadingBench.preparedFiles)
  }

  @Test("A replacement that was of no use is forgotten in time, and the good recording is not")
  func forgetsUselessReplacement() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    let path = try bench.text("no sound at all")
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[0], movingFileAt: path)
    _ = try await bench.worker.runUntilIdle()
    bench.time.advance(seconds: bench.reading.limits.claimSeconds)
    try await bench.reading.tidyUp()
    _ = try await bench.reading.audio(of: id, for: bench.requester)
    let taken = try await bench.reading.taken(.present, by: bench.volunteers[0]).items.first
    guard case .recorded(let recording, _)? = taken?.state, case .ready = recording.state else {
      Issue.record("\(String(describing: taken))")
      return
    }
  }

  @Test("Asking again hides the recording, opens the request, and is taken back with an undo")
  func asksAgain() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    let before = try await bench.state(id)
    try await bench.reading.askAgain(id, by: bench.requester)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.library.tracks(for: bench.requester).isEmpty)
    for listener in [bench.requester, bench.volunteers[0]] {
      await #expect(throws: ReadingError.self) {
        try await bench.reading.audio(of: id, for: listener)
      }
    }
    #expect(try await bench.reading.request(id, of: bench.requester).canKeepAfterAll)
    // Taking the request back and posting it again does not bring the recording into the library.
    try await bench.reading.withdraw(id, by: bench.requester)
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await bench.library.tracks(for: bench.requester).isEmpty)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.keepAfterAll(id, by: bench.volunteers[1])
    }
    try await bench.reading.keepAfterAll(id, by: bench.requester)
    #expect(try await bench.state(id) == before)
    #expect(try await bench.library.tracks(for: bench.requester).count == 1)
    _ = try await bench.reading.audio(of: id, for: bench.volunteers[0])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.keepAfterAll(id, by: bench.requester)
    }
  }

  @Test("Asking again cannot be taken back while another volunteer has the text")
  func takenMeanwhile() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    try await bench.reading.askAgain(id, by: bench.requester)
    try await bench.reading.claim(id, by: bench.volunteers[1])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.askAgain(id, by: bench.requester)
    }
    await #expect(throws: ReadingError.takenMeanwhile) {
      try await bench.reading.keepAfterAll(id, by: bench.requester)
    }
    try await bench.reading.giveBack(id, by: bench.volunteers[1])
    try await bench.reading.keepAfterAll(id, by: bench.requester)
    try await bench.reading.askAgain(id, by: bench.requester)
    try await bench.reading.claim(id, by: bench.volunteers[1])
    bench.time.advance(seconds: bench.reading.limits.claimSeconds)
    try await bench.reading.tidyUp()
    #expect(try await bench.reading.request(id, of: bench.requester).canKeepAfterAll)
    try await bench.reading.claim(id, by: bench.volunteers[1])
    let path = try await bench.sound("sine=duration=5")
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[1], movingFileAt: path)
    _ = try await bench.worker.runUntilIdle()
    let audio = try await bench.reading.audio(of: id, for: bench.requester)
    #expect(abs(audio.durationSeconds - 5) < 0.2)
    #expect(try bench.storedFiles().count == 1 + ReadingBench.preparedFiles)
  }

  @Test("A recording that was set aside is deleted in time, with its files")
  func deletesSetAside() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    try await bench.reading.askAgain(id, by: bench.requester)
    bench.time.advance(seconds: bench.reading.limits.withdrawnSeconds - 1)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == 1 + ReadingBench.preparedFiles)
    bench.time.advance(seconds: 1)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
    #expect(try await bench.state(id) == .open)
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.keepAfterAll(id, by: bench.requester)
    }
  }

  @Test("A withdrawn answer is out of the library, comes back with an undo, and is deleted in time")
  func withdrawsAnswer() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    try await bench.reading.withdraw(id, by: bench.requester)
    #expect(try await bench.library.tracks(for: bench.requester).isEmpty)
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await bench.library.tracks(for: bench.requester).count == 1)
    try await bench.reading.withdraw(id, by: bench.requester)
    bench.time.advance(seconds: bench.reading.limits.withdrawnSeconds)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
  }

  @Test("A volunteer who leaves gives back what is unfinished; finished recordings stay")
  func volunteerLeaves() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let finished = try await bench.answered(by: volunteer)
    let unfinished = try await bench.post("Unfinished")
    try await bench.reading.claim(unfinished, by: volunteer)
    try await bench.accounts.delete(volunteer, password: ReadingBench.password)
    #expect(try await bench.state(unfinished) == .open)
    guard case .recorded(nil, _) = try await bench.state(finished) else {
      Issue.record("the recording is gone")
      return
    }
    _ = try await bench.reading.audio(of: finished, for: bench.requester)
    try await bench.reading.accept(finished, by: bench.requester)
  }

  @Test("A requester who leaves takes requests, recordings and files along")
  func requesterLeaves() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    _ = try await bench.post("Another")
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
    #expect(try await bench.reading.taken(.present, by: bench.volunteers[0]).items.isEmpty)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, forVolunteer: bench.volunteers[0])
    }
  }

  @Test("Those whom a change concerns are told, and nobody else is told about a request")
  func tells() async throws {
    let bench = try await ReadingBench()
    let (volunteer, other) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.post()
    var requesterChanges = bench.reading.changes(for: bench.requester).makeAsyncIterator()
    var otherChanges = bench.reading.changes(for: other).makeAsyncIterator()
    try await bench.reading.claim(id, by: volunteer)
    #expect(await requesterChanges.next() == .request(id))
    #expect(await requesterChanges.next() == .openRequests)
    let path = try await bench.sound()
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    _ = try await bench.worker.runUntilIdle()
    #expect(await requesterChanges.next() == .request(id))
    #expect(await requesterChanges.next() == .request(id))
    _ = try await bench.post("Next")
    #expect(await otherChanges.next() == .openRequests)
    #expect(await otherChanges.next() == .openRequests)
  }
}
