// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import ChildProcess
import Database
import Foundation
import Library
import TestSupport
import Testing

@testable import Jobs
@testable import Media
@testable import Reading

@Suite("Parts that become one reading") struct JoiningTests {
  private func seconds(_ id: ReadingID, _ bench: ReadingBench) async throws -> Double? {
    guard case .recorded(_, let recording) = try await bench.state(id),
      case .ready(_, let seconds) = recording.state
    else { return nil }
    return seconds
  }

  @Test(
    "The whole is as long as its parts and the pauses, of one loudness, with a chapter at each part"
  )
  func joins() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.postLong()
    for (part, (volunteer, seconds)) in zip(
      try await bench.parts(of: id), zip(bench.volunteers, [5, 8, 6]))
    {
      #expect(try await self.seconds(id, bench) == nil)
      try await bench.read(part, by: volunteer, seconds: seconds)
    }
    let length = try #require(try await seconds(id, bench))
    #expect(abs(length - 21) < 0.4)
    let chapters = try await bench.reading.chapters(of: id, for: bench.requester)
    #expect(chapters.count == 2)
    for (chapter, start) in zip(chapters, [5.75, 14.75]) {
      #expect(abs(chapter - start) < 0.3)
    }
    for form in [AudioForm.mp3, .opus] {
      let audio = try await bench.reading.audio(of: id, as: form, for: bench.requester)
      #expect(audio.form == form)
      let measured = try await measure(audio.path)
      #expect(abs(measured.seconds - length) < 0.1)
      #expect(abs(measured.loudness - MediaTools.loudness) < 1)
      for part in try await bench.parts(of: id) {
        let heard = try await bench.reading.audio(
          of: part.request.summary.id, as: form, for: bench.requester)
        #expect(abs(measured.loudness - (try await measure(heard.path)).loudness) < 0.5)
      }
      // Between the parts it is silent, and nowhere else.
      for start in chapters {
        #expect(try await measure(audio.path, from: start - 0.6, seconds: 0.7).peak < -60)
        #expect(try await measure(audio.path, from: start + 0.4, seconds: 0.7).peak > -30)
      }
    }
    #expect(try await bench.shelf() == ["A book"])
    #expect(try await bench.queue.failedJobs().isEmpty)
  }

  @Test("Parts that are ready stand on the shelf until the whole is there")
  func early() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.postLong()
    let parts = try await bench.parts(of: id)
    for index in [0, 2] { try await bench.read(parts[index], by: bench.volunteers[index]) }
    #expect(try await bench.shelf() == ["A book (1/3)", "A book (3/3)"])
    #expect(try await bench.progress(id)?.ready == 2)
    try await bench.read(parts[1], by: bench.volunteers[1])
    #expect(try await bench.shelf() == ["A book"])
  }

  @Test("The marks of readers are chapters of the whole")
  func chapters() async throws {
    let bench = try await ReadingBench(volunteers: 2)
    let id = try await bench.postLong(parts: 2)
    let parts = try await bench.parts(of: id)
    try await bench.read(parts[0], by: bench.volunteers[0], seconds: 4)
    try await bench.reading.claim(parts[1].request.summary.id, by: bench.volunteers[1])
    let take = try await bench.sound("sine=duration=4")
    let file = bench.blobs.temporaryFolder + "/takes"
    try TakesFile.write([take], chapters: [TakeMark(take: 0, seconds: 2)], to: file)
    try await bench.send(file, for: parts[1], by: bench.volunteers[1])
    _ = try await bench.worker.runUntilIdle()
    let chapters = try await bench.reading.chapters(of: id, for: bench.requester)
    #expect(chapters.count == 2)
    for (chapter, start) in zip(chapters, [4.75, 7.0]) { #expect(abs(chapter - start) < 0.3) }
  }

  @Test("A job that runs twice, or whose server ends in the middle, makes one reading")
  func twice() async throws {
    let bench = try await ReadingBench(volunteers: 2)
    // A server takes the job, and ends.
    let (id, job) = try await bench.takenToJoin()
    bench.time.advance(seconds: 1000)
    _ = try await bench.worker.runUntilIdle()
    bench.time.advance(seconds: 1000)
    _ = try await bench.worker.runUntilIdle()
    guard case .recorded(_, let first) = try await bench.state(id) else {
      Issue.record("not joined")
      return
    }
    let files = try bench.storedFiles().count
    #expect(try await JoinParts(reading: bench.reading, media: MediaTools()).run(job) == .done)
    _ = try await bench.worker.runUntilIdle()
    guard case .recorded(_, let second) = try await bench.state(id) else {
      Issue.record("not joined")
      return
    }
    #expect(first == second)
    #expect(try bench.storedFiles().count == files)
  }

  @Test("What could not be joined is joined by the chore that tidies")
  func joinsLater() async throws {
    let bench = try await ReadingBench(volunteers: 2)
    let id = try await bench.readInParts(2)
    try await bench.database.write {
      (transaction: borrowing Transaction<ReadingError>) throws(ReadingError) in
      try bench.reading.discardRecordings(of: id, in: transaction)
      try transaction.run("UPDATE requests SET state = 'divided' WHERE id = \(id)")
      try transaction.run("UPDATE request_parts SET joined = NULL")
    }
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    #expect(try await seconds(id, bench) != nil)
  }

  @Test("A part that is replaced is joined anew, and the whole can be heard all the while")
  func replaced() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.readInParts()
    let before = try #require(try await seconds(id, bench))
    let part = try await bench.parts(of: id)[1]
    try await bench.send(
      try await bench.sound("sine=duration=7"), for: part, by: bench.volunteers[1])
    #expect(try await seconds(id, bench) == before)
    _ = try await bench.worker.runUntilIdle()
    let after = try #require(try await seconds(id, bench))
    #expect(abs(after - before - 4) < 0.2)
    #expect(try await bench.shelf() == ["A book"])
  }

  @Test("A part is asked for anew by itself, and what was set aside can be taken back")
  func again() async throws {
    let bench = try await ReadingBench(volunteers: 4)
    let id = try await bench.readInParts()
    let part = try await bench.parts(of: id)[1].request.summary.id
    try await bench.reading.askAgain(part, by: bench.requester)
    #expect(try await bench.progress(id)?.open == 1)
    #expect(try await bench.shelf() == ["A book (1/3)", "A book (3/3)"])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.accept(id, by: bench.requester)
    }
    try await bench.reading.keepAfterAll(part, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await seconds(id, bench) != nil)
    try await bench.reading.askAgain(part, by: bench.requester)
    try await bench.read(try await bench.parts(of: id)[1], by: bench.volunteers[3], seconds: 9)
    let length = try #require(try await seconds(id, bench))
    #expect(abs(length - 17) < 0.4)
    // Of the whole all parts are meant.
    try await bench.reading.askAgain(id, by: bench.requester)
    #expect(try await bench.progress(id)?.open == 3)
  }

  @Test("A reader takes their part back until the whole is kept")
  func readerTakesBack() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.readInParts()
    guard case .recorded(_, let recording) = try await bench.parts(of: id)[0].request.state else {
      Issue.record("not recorded")
      return
    }
    try await bench.reading.deleteRecording(recording.id, by: bench.volunteers[0])
    #expect(try await bench.progress(id)?.open == 1)
    #expect(try await bench.shelf() == ["A book (2/3)", "A book (3/3)"])
  }

  @Test(
    "The whole is kept: texts are private, sounds of parts go, and each reader reads the thanks")
  func kept() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.readInParts()
    let parts = try await bench.parts(of: id)
    try await bench.reading.accept(id, by: bench.requester)
    #expect(try await bench.parts(of: id).isEmpty)
    try await bench.reading.rate(
      id, Rating(stars: try #require(Stars(rawValue: 5)), comment: "Thank you all."),
      by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try bench.storedFiles().count == ReadingBench.preparedFiles)
    for (part, volunteer) in zip(parts, bench.volunteers) {
      guard
        case .taken(let taken) = try await bench.reading.request(
          part.request.summary.id, forVolunteer: volunteer)
      else {
        Issue.record("not taken")
        return
      }
      guard case .accepted = taken.state else {
        Issue.record("not accepted")
        return
      }
      #expect(taken.comment == "Thank you all.")
      // Nobody is a newcomer any more.
      #expect(try await bench.reading.standing(of: volunteer).mostInHand == 5)
      #expect(try await bench.reading.taken(.past, by: volunteer).items.count == 1)
    }
    #expect(try await bench.shelf() == ["A book"])
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.askAgain(parts[0].request.summary.id, by: bench.requester)
    }
  }

  @Test("Taken back and restored with all its parts; in the end nothing is left of it")
  func withdrawn() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.postLong()
    let parts = try await bench.parts(of: id)
    try await bench.read(parts[0], by: bench.volunteers[0])
    try await bench.reading.claim(parts[1].request.summary.id, by: bench.volunteers[1])
    try await bench.reading.withdraw(id, by: bench.requester)
    #expect(try await bench.shelf().isEmpty)
    #expect(try await bench.reading.openRequests(for: bench.volunteers[2]).items.isEmpty)
    await #expect(throws: ReadingError.noSuchRequest) {
      _ = try await bench.reading.request(
        parts[1].request.summary.id, forVolunteer: bench.volunteers[1])
    }
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await bench.shelf() == ["A book (1/3)"])
    #expect(try await bench.progress(id)?.open == 2)
    for index in [1, 2] { try await bench.read(parts[index], by: bench.volunteers[index]) }
    try await bench.reading.withdraw(id, by: bench.requester)
    #expect(try await bench.shelf().isEmpty)
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await bench.shelf() == ["A book"])
    try await bench.reading.withdraw(id, by: bench.requester)
    bench.time.advance(seconds: bench.reading.limits.withdrawnSeconds)
    try await bench.reading.tidyUp()
    _ = try await bench.worker.runUntilIdle()
    try await expectNothingLeft(bench)
  }

  @Test("With the account of who asked, everything goes, also while the parts are being joined")
  func deleted() async throws {
    let bench = try await ReadingBench(volunteers: 2)
    let (_, job) = try await bench.takenToJoin()
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    #expect(try await JoinParts(reading: bench.reading, media: MediaTools()).run(job) == .done)
    _ = try await bench.worker.runUntilIdle()
    try await expectNothingLeft(bench)
  }

  @Test(
    "A reader who is blocked, stopped or leaves loses what is not recorded; what can be heard stays"
  )
  func released() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    let id = try await bench.postLong()
    let parts = try await bench.parts(of: id)
    try await bench.read(parts[0], by: bench.volunteers[0])
    try await bench.reading.claim(parts[1].request.summary.id, by: bench.volunteers[0])
    _ = try await bench.reading.request(
      parts[1].request.summary.id, forVolunteer: bench.volunteers[0])
    let opening = try #require(
      try await bench.reading.openings(of: id, by: bench.requester).items.first)
    _ = try await bench.reading.block(.reader(opening.id), of: id, by: bench.requester)
    #expect(
      try await bench.progress(id)
        == PartsProgress(count: 3, open: 2, claimed: 0, ready: 1, isLate: false))
    #expect(try await bench.reading.openRequests(for: bench.volunteers[0]).items.isEmpty)
    try await bench.read(parts[1], by: bench.volunteers[1])
    try await bench.accounts.delete(bench.volunteers[1], password: ReadingBench.password)
    try await bench.read(parts[2], by: bench.volunteers[2])
    #expect(try await seconds(id, bench) != nil)
  }

  @Test("A machine voice reads all of it at once, until the whole is kept")
  func machine() async throws {
    let bench = try await ReadingBench(volunteers: 3, speaksAtOnce: true)
    let id = try await bench.postLong(parts: 2)
    let spoken = try await bench.library.machineReading(of: id.rawValue, for: bench.requester)
    #expect(spoken != nil)
    for part in try await bench.parts(of: id) {
      #expect(
        try await bench.library.machineReading(
          of: part.request.summary.id.rawValue, for: bench.requester) == nil)
    }
  }

  private func expectNothingLeft(_ bench: ReadingBench) async throws {
    #expect(try bench.storedFiles().isEmpty)
    let rows: [Int] = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column(
        "number",
        of: """
          SELECT (SELECT count(*) FROM requests) + (SELECT count(*) FROM request_parts)
            + (SELECT count(*) FROM part_wishes) + (SELECT count(*) FROM recordings)
            + (SELECT count(*) FROM claims) + (SELECT count(*) FROM recording_chapters)
            + (SELECT count(*) FROM tracks WHERE source_kind <> 'demo') AS number
          """)
    }
    #expect(rows == [0])
  }

  /// What ffmpeg finds in a stretch of sound.
  private func measure(
    _ path: String, from start: Double = 0, seconds: Double = 600
  ) async throws -> (loudness: Double, peak: Double, seconds: Double) {
    let result = try await Subprocess(
      Program("ffmpeg", debianPackage: "ffmpeg"),
      [
        "-nostdin", "-hide_banner", "-i", path, "-af",
        "atrim=\(start):\(start + seconds),ebur128=peak=true:framelog=verbose", "-f", "null", "-",
      ], confinement: Confinement(reads: [path])
    ).run()
    let found = try #require(Loudness(report: result.errorText))
    let length = try await MediaTools().probe(path).durationSeconds ?? 0
    return (found.integrated, try #require(found.truePeak), length)
  }
}
