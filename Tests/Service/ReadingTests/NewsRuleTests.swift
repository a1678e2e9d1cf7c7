// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Media
import Synchronization
import TestSupport
import Testing

@testable import Reading

@Suite("News for people who have no page open") struct NewsRuleTests {
  /// What was handed on, in its order.
  private final class Notes: Sendable {
    private let noted = Mutex<[(news: ReadingNews, person: AccountID)]>([])

    var rule: ReadingService.NewsRule {
      { (news, person, _, _) throws(DatabaseError) in
        self.noted.withLock { $0.append((news, person)) }
      }
    }

    func take() -> [String] {
      noted.withLock { noted in
        defer { noted = [] }
        return noted.map { "\($0.news) \($0.person.rawValue)" }
      }
    }
  }

  @Test(
    "Taking, a recording that can be heard, asking again and accepting are told to whom they concern, once"
  )
  func wholeWay() async throws {
    let notes = Notes()
    let bench = try await ReadingBench(newsRules: [notes.rule])
    let (vera, amira) = (bench.volunteers[0].rawValue, bench.requester.rawValue)
    let id = try await bench.post()
    #expect(notes.take().isEmpty)
    try await bench.reading.claim(id, by: bench.volunteers[0])
    #expect(notes.take() == ["claimed(seconds: 259200.0) \(vera)"])
    try await bench.reading.claim(id, by: bench.volunteers[0])
    #expect(notes.take().isEmpty, "it was theirs already")
    bench.time.advance(seconds: 86_400)
    try await bench.reading.extendClaim(id, by: bench.volunteers[0])
    #expect(notes.take() == ["claimed(seconds: 259200.0) \(vera)"])
    try await bench.reading.submitRecording(
      for: id, by: bench.volunteers[0], movingFileAt: try await bench.sound())
    #expect(notes.take().isEmpty, "it cannot be heard yet")
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.accept(id, by: bench.requester)
    }
    _ = try await bench.worker.runUntilIdle()
    #expect(notes.take() == ["ready \(amira)"])
    try await bench.reading.askAgain(id, by: bench.requester)
    #expect(notes.take() == ["askedAgain \(vera)"])
    try await bench.reading.keepAfterAll(id, by: bench.requester)
    try await bench.reading.accept(id, by: bench.requester)
    #expect(notes.take() == ["kept \(vera)"])
    await #expect(throws: ReadingError.self) {
      try await bench.reading.accept(id, by: bench.requester)
    }
    #expect(notes.take().isEmpty)
  }

  @Test("Of a text that several people read, its requester is told once, and each reader of theirs")
  func parts() async throws {
    let notes = Notes()
    let bench = try await ReadingBench(volunteers: 2, newsRules: [notes.rule])
    let readers = bench.volunteers.map(\.rawValue)
    let amira = bench.requester.rawValue
    let id = try await bench.postLong(parts: 2)
    let parts = try await bench.parts(of: id)
    try await bench.read(parts[0], by: bench.volunteers[0])
    try await bench.reading.claim(parts[1].request.summary.id, by: bench.volunteers[1])
    #expect(notes.take().filter { $0.hasPrefix("ready") }.isEmpty)
    try await bench.send(
      try await bench.sound(), for: parts[1], by: bench.volunteers[1])
    _ = try await bench.worker.runUntilIdle()
    #expect(notes.take() == ["ready \(amira)"])
    try await bench.reading.askAgain(parts[0].request.summary.id, by: bench.requester)
    #expect(notes.take() == ["askedAgain \(readers[0])"])
    try await bench.reading.keepAfterAll(parts[0].request.summary.id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    _ = notes.take()
    try await bench.reading.accept(id, by: bench.requester)
    #expect(notes.take() == readers.map { "kept \($0)" })
  }

  @Test("Of a request that was withdrawn nobody is told that it is ready")
  func withdrawn() async throws {
    let notes = Notes()
    let bench = try await ReadingBench(newsRules: [notes.rule])
    let id = try await bench.sent(try await bench.sound())
    try await bench.reading.withdraw(id, by: bench.requester)
    _ = notes.take()
    _ = try await bench.worker.runUntilIdle()
    #expect(notes.take().isEmpty)
  }

  @Test("What cannot be handed on does not happen either")
  func undone() async throws {
    let refusal: ReadingService.NewsRule = { (_, _, _, _) throws(DatabaseError) in throw .busy }
    let bench = try await ReadingBench(newsRules: [refusal])
    let id = try await bench.post()
    await #expect(throws: ReadingError.database(.busy)) {
      try await bench.reading.claim(id, by: bench.volunteers[0])
    }
    #expect(try await bench.state(id) == .open)
  }

  @Test("Two servers that join the same parts at once tell of the whole once")
  func joinedAtOnce() async throws {
    let notes = Notes()
    let bench = try await ReadingBench(newsRules: [notes.rule])
    let (id, job) = try await bench.takenToJoin()
    _ = notes.take()
    async let one = JoinParts(reading: bench.reading, media: MediaTools()).run(job)
    async let other = JoinParts(reading: bench.reading, media: MediaTools()).run(job)
    #expect(try await one == .done)
    #expect(try await other == .done)
    #expect(notes.take() == ["ready \(bench.requester.rawValue)"])
    guard case .recorded = try await bench.state(id) else {
      Issue.record("not joined")
      return
    }
  }
}
