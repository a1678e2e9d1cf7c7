// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Speaking
import TestSupport
import Testing

@testable import Reading

@Suite struct ClaimTests {
  @Test("Of twenty volunteers who take one request at once exactly one gets it")
  func oneWins() async throws {
    let bench = try await ReadingBench(volunteers: 20)
    let id = try await bench.post()
    let winners = await withTaskGroup(of: AccountID?.self) { group in
      for volunteer in bench.volunteers {
        group.addTask {
          do throws(ReadingError) {
            try await bench.reading.claim(id, by: volunteer)
            return volunteer
          } catch {
            #expect(error == .notOpen)
            return nil
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }.compactMap { $0 }
    }
    #expect(winners.count == 1)
    for volunteer in bench.volunteers {
      let taken = try await bench.reading.taken(.present, by: volunteer).items
      #expect(taken.count == (winners.contains(volunteer) ? 1 : 0))
    }
  }

  @Test("A claim ends by itself, and then another volunteer can take the request")
  func claimsEnd() async throws {
    let bench = try await ReadingBench()
    let (first, second) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.post()
    let until = try await bench.reading.claim(id, by: first)
    #expect(try await bench.state(id) == .claimed(byFirstName: "Vera0", until: until))
    #expect(try await bench.reading.openRequests(for: second).items.isEmpty)
    bench.time.advance(seconds: bench.reading.limits.claimSeconds - 1)
    await #expect(throws: ReadingError.notOpen) { try await bench.reading.claim(id, by: second) }
    bench.time.advance(seconds: 1)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.reading.openRequests(for: second).items.map(\.id) == [id])
    #expect(try await bench.reading.taken(.present, by: first).items.isEmpty)
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.extendClaim(id, by: first)
    }
    let path = try bench.text("late")
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.submitRecording(for: id, by: first, movingFileAt: path)
    }
    #expect(try bench.storedFiles().isEmpty)
    try await bench.reading.claim(id, by: second)
  }

  @Test("Tidying ends claims in the table too and tells both people")
  func tidies() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
    bench.time.advance(seconds: bench.reading.limits.claimSeconds)
    var changes = bench.reading.changes(for: bench.volunteers[0]).makeAsyncIterator()
    try await bench.reading.scheduleTidying()
    try await bench.reading.scheduleTidying()
    #expect(try await bench.worker.runUntilIdle() == 3)
    #expect(await changes.next() == .request(id))
    #expect(await changes.next() == .openRequests)
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.giveBack(id, by: bench.volunteers[0])
    }
  }

  @Test("Extending counts the whole time from now, giving back opens the request at once")
  func extendsAndGivesBack() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    let first = try await bench.reading.claim(id, by: volunteer)
    bench.time.advance(seconds: 3600)
    #expect(try await bench.reading.claim(id, by: volunteer) == first)
    let second = try await bench.reading.extendClaim(id, by: volunteer)
    #expect(second.seconds(since: first) == 3600)
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.giveBack(id, by: bench.volunteers[1])
    }
    try await bench.reading.giveBack(id, by: volunteer)
    #expect(try await bench.state(id) == .open)
    try await bench.reading.claim(id, by: bench.volunteers[1])
  }

  @Test("Nobody keeps a text for longer than two weeks, however often they ask for more time")
  func extendsNotForEver() async throws {
    let bench = try await ReadingBench()
    let (volunteer, day) = (bench.volunteers[0], ReadingService.daySeconds)
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    let latest = bench.reading.clock.now.adding(seconds: 14 * day)
    var until = bench.reading.clock.now
    for _ in 0..<6 {
      bench.time.advance(seconds: 2 * day)
      until = try await bench.reading.extendClaim(id, by: volunteer)
      #expect(until <= latest)
    }
    #expect(until == latest)
    bench.time.advance(seconds: day)
    await #expect(throws: ReadingError.noMoreTime) {
      try await bench.reading.extendClaim(id, by: volunteer)
    }
    // What they have, they keep until then.
    guard case .claimed(_, latest) = try await bench.state(id) else {
      Issue.record("The claim is gone.")
      return
    }
    bench.time.advance(seconds: day)
    #expect(try await bench.state(id) == .open)
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.extendClaim(ReadingID(rawValue: "x"), by: volunteer)
    }
  }

  @Test("A volunteer has only so many requests under way, also when taking them at once")
  func limitsClaims() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    var ids: [ReadingID] = []
    for number in 0..<12 { ids.append(try await bench.post("Text \(number)")) }
    let wins = await withTaskGroup(of: Int.self) { group in
      for id in ids {
        group.addTask {
          do throws(ReadingError) {
            try await bench.reading.claim(id, by: volunteer)
            return 1
          } catch {
            #expect(error == .tooManyClaims(limit: 5))
            return 0
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wins == 5)
  }

  @Test("Only volunteers take requests, and nobody takes their own")
  func checksRoles() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    await #expect(throws: ReadingError.notAVolunteer) {
      try await bench.reading.claim(id, by: bench.requester)
    }
    await #expect(throws: ReadingError.notAVolunteer) {
      try await bench.reading.openRequests(for: bench.requester)
    }
    await #expect(throws: ReadingError.notARequester) {
      try await bench.reading.post(ReadingBench.draft(), by: bench.volunteers[0])
    }
    _ = try await bench.accounts.changeRoles(of: bench.requester, to: .volunteer)
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.claim(id, by: bench.requester)
    }
    #expect(try await bench.reading.openRequests(for: bench.requester).items.isEmpty)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.claim(ReadingID(rawValue: "'; --"), by: bench.volunteers[0])
    }
  }

  @Test("The text is read by its requester and by the volunteer who has it, and by nobody else")
  func keepsTextPrivate() async throws {
    let bench = try await ReadingBench()
    let (first, second) = (bench.volunteers[0], bench.volunteers[1])
    let id = try await bench.post()
    let open = try await bench.reading.openRequests(for: first).items
    #expect(open.first?.requesterFirstName == "Amira")
    #expect(open.first?.characterCount == 29)
    #expect(!"\(open)".contains("secret") && !"\(open)".contains("Haddad"))
    #expect(try await bench.reading.request(id, forVolunteer: second) == .open(open[0]))
    try await bench.reading.claim(id, by: first)
    #expect("\(try await bench.reading.request(id, forVolunteer: first))".contains("secret"))
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.request(id, forVolunteer: second)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, of: first)
    }
    try await bench.reading.giveBack(id, by: first)
    #expect(try await bench.reading.request(id, forVolunteer: first) == .open(open[0]))
  }
}
