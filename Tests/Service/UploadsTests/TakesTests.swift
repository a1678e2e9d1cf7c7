// SPDX-License-Identifier: Apache-2.0

import Database
import Foundation
import Jobs
import Reading
import TestSupport
import Testing

@testable import Uploads

@Suite("Takes that become one reading") struct TakesTests {
  @Test("Takes are joined in order, whatever browser made them, and marks become chapters")
  func joins() async throws {
    let bench = try await UploadBench()
    let first = try await bench.take(try await bench.sound(1.5))
    let second = try await bench.take(try await bench.sound(2, hertz: 500, as: "mp4"))
    let third = try await bench.take(try await bench.sound(1, hertz: 700))
    try await bench.uploads.sendTakes(
      [first, second, third],
      chapters: [TakeMark(take: 1, seconds: 0), TakeMark(take: 2, seconds: 0.5)],
      for: bench.request, by: bench.volunteer)
    _ = try await bench.worker.runUntilIdle()
    let seconds = try #require(try await bench.heardSeconds())
    #expect(abs(seconds - 4.5) < 0.3)
    let chapters = try await bench.reading.chapters(of: bench.request, for: bench.requester)
    try #require(chapters.count == 2)
    #expect(abs(chapters[0] - 1.5) < 0.15)
    #expect(abs(chapters[1] - 4) < 0.25)
    #expect(bench.files().isEmpty)
  }

  @Test("Takes are sent once, all or none")
  func sendsOnce() async throws {
    let bench = try await UploadBench()
    let take = try await bench.take(try await bench.sound(1))
    let unfinished = try await bench.create(nil, .take)
    for takes in [[take, unfinished], [take, UploadID(rawValue: "../test.db")]] {
      await #expect(throws: UploadsError.notWhole) {
        try await bench.uploads.sendTakes(takes, for: bench.request, by: bench.volunteer)
      }
    }
    for takes in [[], [take, take]] {
      await #expect(throws: UploadsError.wrongCount(maximum: 400)) {
        try await bench.uploads.sendTakes(takes, for: bench.request, by: bench.volunteer)
      }
    }
    await #expect(throws: UploadsError.notWhole) {
      try await bench.uploads.sendTakes([take], for: bench.request, by: bench.other)
    }
    // Sent again, since the answer was lost: it is one recording.
    for _ in 0..<2 {
      try await bench.uploads.sendTakes([take], for: bench.request, by: bench.volunteer)
    }
    let more = try await bench.take(try await bench.sound(1))
    await #expect(throws: UploadsError.notWhole) {
      try await bench.uploads.sendTakes([take, more], for: bench.request, by: bench.volunteer)
    }
    let recordings = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) -> [String] in
      try transaction.column("id", of: "SELECT id FROM recordings")
    }
    #expect(recordings.count == 1)
  }
}
