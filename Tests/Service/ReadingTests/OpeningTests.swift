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
      try await bench.reading.openings(of: id, by: bench.requester).items
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
      try await bench.reading.openings(of: id, by: first).items
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
      try await bench.reading.openings(of: id, by: bench.requester).items[0].ending
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
    let told = try await bench.reading.openings(of: other, by: bench.requester).items
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
    #expect(try await bench.reading.openings(of: id, by: bench.requester).items.count == 1)
    try await bench.reading.giveBack(id, by: bench.volunteers[0])
  }

  @Test("Openings, blocks and the host's people come in pages, each once and in one order")
  func pages() async throws {
    let bench = try await ReadingBench(volunteers: 5)
    let id = try await bench.post()
    for volunteer in bench.volunteers {
      try await bench.reading.claim(id, by: volunteer)
      _ = try await bench.reading.request(id, forVolunteer: volunteer)
      try await bench.reading.giveBack(id, by: volunteer)
    }
    // Some stand at the same moment, so that their identifiers decide.
    bench.time.advance(seconds: 1)
    for opening in try await bench.reading.openings(of: id, by: bench.requester).items.dropLast() {
      _ = try await bench.reading.block(.reader(opening.id), of: id, by: bench.requester)
    }
    try await bench.reading.perform(.vet, on: bench.volunteers[1])
    _ = try await bench.reading.report(
      .requester, of: id, by: bench.volunteers[2], .other, words: "")
    let openings = try await all { place in
      try await bench.reading.openings(of: id, by: bench.requester, size: 2, after: place)
    }
    #expect(openings == (try await bench.reading.openings(of: id, by: bench.requester).items))
    #expect(openings.count == 5)
    let blocks = try await all { place in
      try await bench.reading.blocked(by: bench.requester, size: 3, after: place)
    }
    #expect(blocks == (try await bench.reading.blocked(by: bench.requester).items))
    #expect(blocks.count == 4)
    let people = try await all { place in
      try await bench.reading.peopleForHost(size: 2, after: place)
    }
    #expect(people == (try await bench.reading.peopleForHost().items))
    #expect(people.count == 5 && people.last?.isVetted == true)
    for volunteer in bench.volunteers[3...] {
      _ = try await bench.reading.report(.requester, of: id, by: volunteer, .other, words: "")
    }
    let reports = try await all { place in
      try await bench.reading.openReports(size: 1, after: place)
    }
    #expect(reports == (try await bench.reading.openReports().items))
    #expect(reports.count == 3)
  }

  /// Everything in a list, a page after the other.
  private func all<Item>(
    _ page: (PageCursor?) async throws -> ListPage<Item>
  ) async throws -> [Item] {
    var found = try await page(nil)
    var items = found.items
    while let next = found.next {
      found = try await page(PageCursor(rawValue: next.rawValue))
      items += found.items
    }
    return items
  }
}
