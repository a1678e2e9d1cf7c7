// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import TestSupport
import Testing

@testable import Reading

@Suite struct RatingTests {
  @Test(
    "A kept reading is rated, rated anew and not rated; the volunteer is told the words and not the stars"
  )
  func rates() async throws {
    let bench = try await ReadingBench()
    let (volunteer, other) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.answered(by: volunteer)
    let good = Rating(
      stars: try #require(Stars(rawValue: 4)), comment: " Thank you.\r\nVery clear. ")
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.rate(id, good, by: bench.requester)
    }
    try await bench.reading.accept(id, by: bench.requester)
    for stranger in [volunteer, other] {
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.rate(id, good, by: stranger)
      }
    }
    var changes = bench.reading.changes(for: volunteer).makeAsyncIterator()
    try await bench.reading.rate(id, good, by: bench.requester)
    #expect(await changes.next() == .request(id))
    let own = try await bench.reading.request(id, of: bench.requester)
    #expect(own.rating == Rating(stars: good.stars, comment: "Thank you.\nVery clear."))
    func told() async throws -> [String?] {
      try await bench.reading.taken(.past, by: volunteer).items.map(\.comment)
    }
    #expect(try await told() == ["Thank you.\nVery clear."])
    try await bench.reading.rate(
      id, Rating(stars: try #require(Stars(rawValue: 1))), by: bench.requester)
    #expect(try await told() == [nil])
    try await bench.reading.rate(id, good, by: bench.requester)
    for _ in 0..<2 { try await bench.reading.removeRating(of: id, by: bench.requester) }
    #expect(try await bench.reading.request(id, of: bench.requester).rating == nil)
    #expect(try await told() == [nil])
    let long = String(repeating: "é", count: Rating.maximumCommentLength + 1)
    await #expect(throws: ReadingError.commentTooLong(maximum: 1_000)) {
      try await bench.reading.rate(
        id, Rating(stars: good.stars, comment: long), by: bench.requester)
    }
  }

  @Test(
    "Stars are whole numbers from one to five",
    arguments: [(0, false), (1, true), (5, true), (6, false)])
  func stars(number: Int, isOne: Bool) {
    #expect((Stars(rawValue: number) != nil) == isOne)
  }

  @Test("A recording is known by its own identifier to the two people whom it concerns")
  func identifiers() async throws {
    let bench = try await ReadingBench()
    let (volunteer, other) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    let first = try await bench.reading.submitRecording(
      for: id, by: volunteer, movingFileAt: try await bench.sound())
    _ = try await bench.worker.runUntilIdle()
    for person in [volunteer, bench.requester] {
      let known = try await bench.reading.recording(first, for: person)
      #expect(known.request == id && known.recording.id == first && !known.isReplacement)
      #expect(known.isForRequester == (person == bench.requester))
    }
    for (recording, person) in [(first, other), (RecordingID(rawValue: "none"), volunteer)] {
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.recording(recording, for: person)
      }
    }
    // What is to replace it is the volunteer's alone, and goes without it.
    let second = try await bench.reading.submitRecording(
      for: id, by: volunteer, movingFileAt: try await bench.sound())
    #expect(try await bench.reading.recording(second, for: volunteer).isReplacement)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.recording(second, for: bench.requester)
    }
    try await bench.reading.deleteRecording(second, by: volunteer)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await bench.reading.recording(first, for: volunteer).recording.id == first)
    // Who accepts one recording does not accept another that came in its place.
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.accept(id, second, by: bench.requester)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.deleteRecording(first, by: bench.requester)
    }
    try await bench.reading.deleteRecording(first, by: volunteer)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await bench.state(id) == .open)
    #expect(try bench.storedFiles().isEmpty)
    let third = try await bench.answered(by: volunteer)
    guard case .recorded(_, let recording) = try await bench.state(third) else {
      Issue.record("There is no recording.")
      return
    }
    try await bench.reading.accept(third, recording.id, by: bench.requester)
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.deleteRecording(recording.id, by: volunteer)
    }
  }
}
