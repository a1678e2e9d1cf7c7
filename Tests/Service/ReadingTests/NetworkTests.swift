// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import TestSupport
import Testing

@testable import Reading

@Suite("Claims from one network") struct NetworkTests {
  private static let network = "192.0.2.7"

  /// Takes all open texts that a volunteer is let, giving each back.
  private func takeAll(
    _ bench: ReadingBench, _ ids: [ReadingID], as volunteer: AccountID, from network: String
  ) async throws -> Int {
    var taken = 0
    for id in ids {
      do throws(ReadingError) {
        try await bench.reading.claim(id, by: volunteer, from: network)
        taken += 1
      } catch {
        continue
      }
      try await bench.reading.giveBack(id, by: volunteer)
    }
    return taken
  }

  @Test("Ten new accounts of one address get sixty texts of eighty in a day, not all")
  func crowdEnds() async throws {
    let bench = try await ReadingBench(volunteers: 10)
    var ids: [ReadingID] = []
    for number in 0..<80 { ids.append(try await bench.post("Text \(number)")) }
    var taken = 0
    for volunteer in bench.volunteers {
      taken += try await takeAll(bench, ids, as: volunteer, from: Self.network)
    }
    #expect(taken == 60)
    // Elsewhere nobody is in their way.
    let fresh = try await ReadingBench.signUp("Vera Last", "last", .volunteer, bench.accounts)
    #expect(try await takeAll(bench, ids, as: fresh, from: "192.0.2.8") == 10)
  }

  @Test(
    "It is said when the next is welcome; vetting lifts it, and what was refused is not counted")
  func saysWhen() async throws {
    let bench = try await ReadingBench()
    let (first, second) = (bench.volunteers[0], bench.volunteers[1])
    try await bench.reading.setClaimsPerNetwork(1)
    #expect(try await bench.reading.hostRules().claimsPerNetwork == 1)
    let (one, two) = (try await bench.post("One"), try await bench.post("Two"))
    let next = bench.reading.clock.now.adding(seconds: ReadingService.daySeconds)
    try await bench.reading.claim(one, by: first, from: Self.network)
    // One's own again is no new taking.
    try await bench.reading.claim(one, by: first, from: Self.network)
    bench.time.advance(seconds: 60)
    for volunteer in [first, second] {
      await #expect(throws: ReadingError.noMoreFromHere(next: next)) {
        try await bench.reading.claim(two, by: volunteer, from: Self.network)
      }
    }
    #expect(try await bench.state(two) == .open)
    #expect(try await bench.reading.standing(of: second).claimsLeft == 10)
    try await bench.reading.perform(.vet, on: second)
    try await bench.reading.claim(two, by: second, from: Self.network)
    bench.time.advance(seconds: ReadingService.daySeconds)
    let three = try await bench.post("Three")
    try await bench.reading.claim(three, by: first, from: Self.network)
  }

  @Test("A new account in the place of a deleted one does not begin anew")
  func deletionDoesNotHelp() async throws {
    let bench = try await ReadingBench()
    try await bench.reading.setClaimsPerNetwork(1)
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0], from: Self.network)
    try await bench.accounts.delete(bench.volunteers[0], password: ReadingBench.password)
    await #expect(throws: ReadingError.self) {
      try await bench.reading.claim(id, by: bench.volunteers[1], from: Self.network)
    }
  }

  @Test("None at all is a number too: then only vetted volunteers take texts")
  func none() async throws {
    let bench = try await ReadingBench()
    try await bench.reading.setClaimsPerNetwork(0)
    let id = try await bench.post()
    let next = bench.reading.clock.now.adding(seconds: ReadingService.daySeconds)
    await #expect(throws: ReadingError.noMoreFromHere(next: next)) {
      try await bench.reading.claim(id, by: bench.volunteers[0])
    }
    try await bench.reading.perform(.vet, on: bench.volunteers[0])
    try await bench.reading.claim(id, by: bench.volunteers[0])
  }

  @Test("No address is stored, and what is counted goes after a day, whether anybody comes or not")
  func privacy() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0], from: Self.network)
    func stored() async throws -> [String] {
      try await bench.database.read {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.column("subject", of: "SELECT subject FROM attempts")
      }
    }
    let subjects = try await stored()
    #expect(!subjects.isEmpty && subjects.allSatisfy { !$0.contains("192") })
    bench.time.advance(seconds: ReadingService.daySeconds)
    try await bench.reading.tidyUp()
    #expect(try await stored().isEmpty)
  }

  @Test("Whether usernames are there is told sixty times an hour in one place, whoever asks there")
  func namesFromOnePlace() async throws {
    let bench = try await ReadingBench()
    var refusals = 0
    for person in 0..<3 {
      let asker = try await ReadingBench.signUp(
        "Asker", "asker\(person)", .requester, bench.accounts)
      for number in 0..<25 {
        var draft = ReadingBench.draft()
        draft.readers = .named(["guess\(number)"])
        do throws(ReadingError) {
          _ = try await bench.reading.post(draft, by: asker, from: Self.network)
        } catch {
          if case .tooOften = error { refusals += 1 }
        }
      }
    }
    #expect(refusals == 15)
  }
}
