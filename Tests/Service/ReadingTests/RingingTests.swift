// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import TestSupport
import Testing

@testable import Reading

@Suite struct RingingTests {
  /// The streams of people who have a page open; they are there as long as these are.
  private func present(
    _ people: [AccountID], _ bench: ReadingBench
  ) -> [AsyncStream<ReadingChange>] {
    people.map { bench.reading.changes(for: $0) }
  }

  private func ringing(_ bench: ReadingBench) async throws -> [AccountID] {
    var found: [AccountID] = []
    for volunteer in bench.volunteers {
      let urgent = try await bench.reading.urgentRequests(for: volunteer)
      if urgent.contains(where: \.isRinging) { found.append(volunteer) }
    }
    return found
  }

  @Test("Five who are there and want to be rung are rung at once, five more a minute later")
  func rounds() async throws {
    let bench = try await ReadingBench(volunteers: 9)
    // One does not want it, and one is not there.
    for volunteer in bench.volunteers.dropFirst() {
      try await bench.reading.setRung(true, volunteer)
    }
    let streams = present(Array(bench.volunteers.dropLast()), bench)
    let id = try await bench.post()
    try await bench.reading.makeUrgent(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await ringing(bench).count == 5)
    #expect(
      try await bench.reading.urgency(of: id, by: bench.requester)
        == .ringing(until: bench.reading.clock.now.adding(seconds: 1800), rung: 5))
    bench.time.advance(seconds: 61)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await Set(ringing(bench)) == Set(bench.volunteers[1...7]))
    withExtendedLifetime(streams) {}
  }

  @Test("Those who were rung least are rung first")
  func fairness() async throws {
    let bench = try await ReadingBench(volunteers: 7)
    for volunteer in bench.volunteers { try await bench.reading.setRung(true, volunteer) }
    let streams = present(bench.volunteers, bench)
    let first = try await bench.post()
    try await bench.reading.makeUrgent(first, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    let rung = try await Set(ringing(bench))
    try await bench.reading.withdraw(first, by: bench.requester)
    let second = try await bench.post()
    try await bench.reading.makeUrgent(second, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    let rungNow = try await Set(ringing(bench))
    #expect(rungNow.count == 5)
    #expect(rungNow.isSuperset(of: Set(bench.volunteers).subtracting(rung)))
    withExtendedLifetime(streams) {}
  }

  @Test("The first who takes it gets it, and nothing rings for anybody any more")
  func firstWins() async throws {
    let bench = try await ReadingBench(volunteers: 3)
    for volunteer in bench.volunteers { try await bench.reading.setRung(true, volunteer) }
    let streams = present(bench.volunteers, bench)
    let id = try await bench.post()
    try await bench.reading.makeUrgent(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    try await bench.reading.claim(id, by: bench.volunteers[1])
    #expect(try await ringing(bench) == [])
    #expect(try await bench.reading.urgency(of: id, by: bench.requester) == nil)
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.claim(id, by: bench.volunteers[2])
    }
    // Given back, it is at the front again, and rings no more once a round has seen it taken.
    bench.time.advance(seconds: 61)
    _ = try await bench.worker.runUntilIdle()
    try await bench.reading.giveBack(id, by: bench.volunteers[1])
    #expect(try await ringing(bench) == [])
    #expect(try await bench.reading.urgentRequests(for: bench.volunteers[2]).count == 1)
    withExtendedLifetime(streams) {}
  }

  @Test(
    "Nobody is rung who skipped it, keeps away from the requester, has their hands full or may not read it"
  )
  func leavesInPeace() async throws {
    let bench = try await ReadingBench(volunteers: 6)
    let people = bench.volunteers
    for volunteer in people { try await bench.reading.setRung(true, volunteer) }
    let streams = present(people, bench)
    let id = try await bench.post()
    try await bench.reading.skip(id, by: people[0])
    let other = try await bench.post("Another")
    try await bench.reading.claim(other, by: people[1])
    _ = try await bench.reading.block(.requester, of: other, by: people[1])
    for number in 0..<bench.reading.limits.claimsPerVolunteer {
      let more = try await bench.post("More \(number)")
      try await bench.reading.claim(more, by: people[2])
    }
    try await bench.reading.setInterests(Interests(languages: [.french]), of: people[3])
    try await bench.reading.setRung(false, people[4])
    try await bench.reading.makeUrgent(id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await ringing(bench) == [people[5]])
    withExtendedLifetime(streams) {}
  }

  @Test("After half an hour it is over, and stands at the front for a day")
  func isOver() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.makeUrgent(id, by: bench.requester)
    for _ in 0...31 {
      _ = try await bench.worker.runUntilIdle()
      bench.time.advance(seconds: 60)
    }
    #expect(
      try await bench.reading.urgency(of: id, by: bench.requester) == .unanswered(rung: 0))
    let urgent = try await bench.reading.urgentRequests(for: bench.volunteers[0])
    #expect(urgent.map(\.summary.id) == [id] && urgent.map(\.isRinging) == [false])
    bench.time.advance(seconds: Ringing.daySeconds)
    #expect(try await bench.reading.urgentRequests(for: bench.volunteers[0]).isEmpty)
  }

  @Test(
    "One at a time, five a day, whatever is taken back meanwhile; and only one's own that waits")
  func limits() async throws {
    let bench = try await ReadingBench()
    for number in 0..<Ringing.perDay {
      let id = try await bench.post()
      try await bench.reading.makeUrgent(id, by: bench.requester)
      let next = try await bench.post()
      await #expect(throws: ReadingError.tooOften(retryAfterSeconds: 1800), "\(number)") {
        try await bench.reading.makeUrgent(next, by: bench.requester)
      }
      try await bench.reading.withdraw(id, by: bench.requester)
      try await bench.reading.withdraw(next, by: bench.requester)
    }
    let id = try await bench.post()
    await #expect(throws: ReadingError.tooOften(retryAfterSeconds: 86_400)) {
      try await bench.reading.makeUrgent(id, by: bench.requester)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.makeUrgent(id, by: bench.volunteers[0])
    }
    bench.time.advance(seconds: 86_401)
    try await bench.reading.claim(id, by: bench.volunteers[0])
    await #expect(throws: ReadingError.notNow) {
      try await bench.reading.makeUrgent(id, by: bench.requester)
    }
  }

  @Test("Of several urgent requests of one person at once, one rings")
  func atOnce() async throws {
    let bench = try await ReadingBench()
    var ids: [ReadingID] = []
    for _ in 0..<8 { ids.append(try await bench.post()) }
    let done = await withTaskGroup(of: Bool.self) { group in
      for id in ids {
        group.addTask {
          (try? await bench.reading.makeUrgent(id, by: bench.requester)) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(done == 1)
  }
}
