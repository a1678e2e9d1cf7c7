// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
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
}
