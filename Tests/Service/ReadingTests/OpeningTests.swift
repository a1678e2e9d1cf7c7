// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import Speaking
import TestSupport
import Testing

@testable import Reading

@Suite("Openings") struct OpeningTests {
  @Test("A requester is told who opened a text and when, once for each claim, and how it ended")
  func tells() async throws {
    let bench = try await ReadingBench()
    let (first, second) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.post()
    func told() async throws -> [Opening] {
      try await bench.reading.openings(of: id, by: bench.requester)
    }
    try await bench.reading.claim(id, by: first)
    // Taken and not opened: lists hold no text.
    let listed = try await bench.reading.taken(.present, by: first).items
    #expect(!"\(listed)".contains("secret"))
    #expect(try await told().isEmpty)
    bench.time.advance(seconds: 60)
    let opened = bench.reading.clock.now
    for _ in 0..<3 {
      _ = try await bench.reading.request(id, forVolunteer: first)
      bench.time.advance(seconds: 60)
    }
    #expect(try await told().map(\.firstName) == ["Vera0"])
    #expect(try await told().map(\.openedAt) == [opened])
    #expect(try await told().map(\.ending) == [nil])
    try await bench.reading.giveBack(id, by: first)
    try await bench.reading.claim(id, by: second)
    _ = try await bench.reading.request(id, forVolunteer: second)
    bench.time.advance(seconds: bench.reading.limits.claimSeconds)
    // The time is over, before anything tidied.
    #expect(try await told().map(\.ending) == [.expired, .givenBack])
    try await bench.reading.tidyUp()
    #expect(try await told().map(\.ending) == [.expired, .givenBack])
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.openings(of: id, by: first)
    }
    try await bench.accounts.delete(second, password: ReadingBench.password)
    #expect(try await told().map(\.firstName) == [nil, "Vera0"])
  }

  @Test(
    "Keeping, asking again, taking that back and withdrawing are noted as the end or the going on")
  func endings() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    func ending() async throws -> Opening.Ending? {
      try await bench.reading.openings(of: id, by: bench.requester)[0].ending
    }
    #expect(try await ending() == nil)
    try await bench.reading.askAgain(id, by: bench.requester)
    #expect(try await ending() == .ended)
    try await bench.reading.keepAfterAll(id, by: bench.requester)
    #expect(try await ending() == nil)
    // As long as it is taken back, nobody can read it, whoever has recorded it.
    try await bench.reading.withdraw(id, by: bench.requester)
    #expect(try await ending() == .ended)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, forVolunteer: volunteer)
    }
    try await bench.reading.restore(id, by: bench.requester)
    #expect(try await ending() == nil)
    try await bench.reading.accept(id, by: bench.requester)
    #expect(try await ending() == .kept)
    let other = try await bench.post()
    try await bench.reading.claim(other, by: volunteer)
    _ = try await bench.reading.request(other, forVolunteer: volunteer)
    try await bench.reading.withdraw(other, by: bench.requester)
    let told = try await bench.reading.openings(of: other, by: bench.requester)
    #expect(told.map(\.ending) == [.ended])
  }

  @Test("Who lost the request between looking and noting gets no text")
  func noTextWithoutNote() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
    try await bench.reading.withdraw(id, by: bench.requester)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.noteOpening(of: id, by: bench.volunteers[0])
    }
  }

  @Test("Data from before openings were noted is kept, and the first opening after is told")
  func oldData() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
    try await bench.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      _ = try transaction.run("DELETE FROM claims")
    }
    _ = try await bench.reading.request(id, forVolunteer: bench.volunteers[0])
    #expect(try await bench.reading.openings(of: id, by: bench.requester).count == 1)
    try await bench.reading.giveBack(id, by: bench.volunteers[0])
  }
}
