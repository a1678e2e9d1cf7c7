// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Library
import Media
import TestSupport
import Testing

@testable import Jobs
@testable import Reading

@Suite("What volunteers sent") struct OriginalTests {
  @Test("It is kept for thirty days, also of what was accepted, and then deleted")
  func kept() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
    try await bench.reading.accept(id, by: bench.requester)
    bench.time.advance(seconds: ReadingService.originalSeconds - 60)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
    bench.time.advance(seconds: 120)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.preparedFiles)
    #expect(try await bench.reading.prepareAgain() == 0)
    _ = try await bench.reading.audio(of: id, for: bench.requester)
  }

  @Test("What is still being prepared when they are over keeps it")
  func waiting() async throws {
    let bench = try await ReadingBench()
    _ = try await bench.sent(try await bench.sound())
    try await bench.database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try bench.reading.discardOriginals(
        sentBefore: bench.reading.clock.now.adding(seconds: 1), in: transaction)
    }
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
  }

  @Test("It goes with the request that it answers, and with the account of who sent it")
  func goes() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    let other = try await bench.answered(by: bench.volunteers[1])
    try await bench.reading.accept(id, by: bench.requester)
    try await bench.accounts.delete(bench.volunteers[0], password: ReadingBench.password)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.preparedFiles + ReadingBench.keptFiles)
    _ = try await bench.reading.audio(of: id, for: bench.requester)
    // Set aside, it is still that of its reader.
    try await bench.reading.askAgain(other, by: bench.requester)
    try await bench.accounts.delete(bench.volunteers[1], password: ReadingBench.password)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == 2 * ReadingBench.preparedFiles)
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().isEmpty)
  }

  @Test(
    "A recording is made anew in its place: same track, same place in it, its chapters, no file left over"
  )
  func again() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
    let file = bench.blobs.temporaryFolder + "/takes"
    try TakesFile.write(
      [try await bench.sound("sine=duration=4")], chapters: [TakeMark(take: 0, seconds: 2)],
      to: file)
    try await bench.reading.submitRecording(for: id, by: bench.volunteers[0], movingFileAt: file)
    _ = try await bench.worker.runUntilIdle()
    try await bench.reading.accept(id, by: bench.requester)
    let (track, before) = try #require(try await bench.library.recording(for: id.rawValue))
    let chapters = try await bench.reading.chapters(of: id, for: bench.requester)
    #expect(chapters.count == 1)
    let files = try bench.storedFiles().count
    // As an earlier version, with a mistake in it, would have made it.
    try await bench.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("UPDATE tracks SET duration_ms = 1 WHERE id = \(track.id)")
      try transaction.run("DELETE FROM recording_chapters")
    }
    #expect(try await bench.reading.prepareAgain() == 1)
    // Whoever asks twice has it done once.
    #expect(try await bench.reading.prepareAgain() == 1)
    #expect(try await bench.library.recording(for: id.rawValue)?.audio.key == before.key)
    _ = try await bench.worker.runUntilIdle()
    let after = try #require(try await bench.library.recording(for: id.rawValue))
    #expect(after.track.id == track.id)
    #expect(after.audio.key != before.key)
    #expect(abs(after.audio.durationSeconds - before.durationSeconds) < 0.1)
    #expect(try await bench.reading.chapters(of: id, for: bench.requester) == chapters)
    #expect(try bench.storedFiles().count == files)
    #expect(try await bench.queue.failedJobs().isEmpty)
  }

  @Test("What goes while it is made anew stays gone")
  func gone() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.answered(by: bench.volunteers[0])
    #expect(try await bench.reading.prepareAgain() == 1)
    let job = try #require(try await bench.queue.take([ReadingService.prepareAgain]))
    try await bench.reading.askAgain(id, by: bench.requester)
    try await bench.reading.claim(id, by: bench.volunteers[1])
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[1], movingFileAt: try await bench.sound())
    _ = try await bench.worker.runUntilIdle()
    let outcome = try await PrepareAgain(reading: bench.reading, media: MediaTools()).run(job)
    #expect(outcome == .done)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.keptFiles)
  }

  @Test("Where a part is made anew, so is the whole")
  func part() async throws {
    let bench = try await ReadingBench(volunteers: 2)
    let id = try await bench.readInParts(2)
    let before = try #require(try await bench.library.recording(for: id.rawValue)).audio
    #expect(try await bench.reading.prepareAgain() == 2)
    _ = try await bench.worker.runUntilIdle()
    let after = try #require(try await bench.library.recording(for: id.rawValue)).audio
    #expect(after.key != before.key)
    #expect(abs(after.durationSeconds - before.durationSeconds) < 0.1)
    #expect(try await bench.queue.failedJobs().isEmpty)
  }
}
