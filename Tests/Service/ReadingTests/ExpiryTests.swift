// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Library
import TestSupport
import Testing

@testable import Reading

@Suite struct ExpiryTests {
  @Test("What nobody took by its deadline is offered no more, and another deadline opens it again")
  func expires() async throws {
    let bench = try await ReadingBench()
    let reader = bench.volunteers[0]
    let deadline = bench.reading.clock.now.adding(seconds: 3600)
    let id = try await bench.reading.post(
      ReadingBench.draft(deadline: deadline), by: bench.requester)
    let other = try await bench.post("No hurry")
    bench.time.advance(seconds: 3599)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.reading.openRequests(for: reader).items.map(\.id) == [id, other])
    bench.time.advance(seconds: 1)
    #expect(try await bench.state(id) == .expired)
    #expect(try await bench.reading.openRequests(for: reader).items.map(\.id) == [other])
    #expect(try await bench.reading.openCount(of: bench.requester) == 1)
    await #expect(throws: ReadingError.notOpen) { try await bench.reading.claim(id, by: reader) }
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.request(id, forVolunteer: reader)
    }
    // It stands with what waits, and is found as what it is.
    let waiting = try await bench.reading.requests(.waiting, of: bench.requester).items
    #expect(waiting.contains { $0.summary.id == id && $0.state == .expired })
    await #expect(throws: ReadingError.invalid([.deadline: .past])) {
      try await bench.reading.edit(
        id, to: ReadingBench.draft(deadline: deadline), by: bench.requester)
    }
    let later = bench.reading.clock.now.adding(seconds: 3600)
    try await bench.reading.edit(id, to: ReadingBench.draft(deadline: later), by: bench.requester)
    #expect(try await bench.state(id) == .open)
    try await bench.reading.claim(id, by: reader)
  }

  @Test("Who has a text when its deadline passes keeps it; given back, it is offered no more")
  func claimsGoOn() async throws {
    let bench = try await ReadingBench()
    let reader = bench.volunteers[0]
    let deadline = bench.reading.clock.now.adding(seconds: 3600)
    let id = try await bench.reading.post(
      ReadingBench.draft(deadline: deadline), by: bench.requester)
    let until = try await bench.reading.claim(id, by: reader)
    bench.time.advance(seconds: 7200)
    #expect(try await bench.state(id) == .claimed(byFirstName: "Vera0", until: until))
    try await bench.reading.giveBack(id, by: reader)
    #expect(try await bench.state(id) == .expired)
  }

  @Test(
    "Each status is one filter, and together they are all requests",
    arguments: RequestStatus.allCases)
  func statuses(status: RequestStatus) async throws {
    let bench = try await ReadingBench()
    let (reader, now) = (bench.volunteers[0], bench.reading.clock.now)
    _ = try await bench.reading.post(
      ReadingBench.draft(
        "expired", category: .menus, language: .arabic, deadline: now.adding(seconds: 1)),
      by: bench.requester)
    _ = try await bench.reading.post(
      ReadingBench.draft("open", category: .menus, language: .arabic), by: bench.requester)
    for title in ["claimed", "recorded", "accepted", "withdrawn"] {
      let id = try await bench.reading.post(
        ReadingBench.draft(title, category: .menus, language: .arabic), by: bench.requester)
      if title == "withdrawn" {
        try await bench.reading.withdraw(id, by: bench.requester)
        continue
      }
      try await bench.reading.claim(id, by: reader)
      if title == "claimed" { continue }
      try await bench.reading.submitRecording(
        for: id, by: reader, movingFileAt: try bench.text("no sound"))
      guard title == "accepted" else { continue }
      try await bench.database.write {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.run("UPDATE requests SET state = 'accepted' WHERE id = \(id)")
      }
    }
    bench.time.advance(seconds: 2)
    func titles(_ filter: RequestFilter) async throws -> [String] {
      try await bench.reading.requests(filter, of: bench.requester).items.map(\.summary.title)
    }
    #expect(try await titles(RequestFilter(status: status)) == [status.rawValue])
    #expect(try await titles(RequestFilter()).count == RequestStatus.allCases.count - 1)
    #expect(try await titles(RequestFilter(status: status, category: .forms)).isEmpty)
    #expect(try await titles(RequestFilter(status: status, language: .english)).isEmpty)
    let all = RequestFilter(status: status, category: .menus, language: .arabic)
    #expect(try await titles(all) == [status.rawValue])
    let taken = try await bench.reading.taken(RequestFilter(status: status), by: reader).items
    let isTaken = [RequestStatus.claimed, .recorded, .accepted].contains(status)
    #expect(taken.map(\.summary.title) == (isTaken ? [status.rawValue] : []))
  }
}
