// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import Speaking
import TestSupport
import Testing

@testable import Reading

/// What a volunteer finds who takes, reads and gives back every text that they are shown, as long as they are let.
private func takeAll(_ bench: ReadingBench, as volunteer: AccountID) async throws -> Int {
  var read = 0
  while true {
    let open = try await bench.reading.openRequests(for: volunteer, size: 100).items
    var refusals = 0
    for summary in open {
      do throws(ReadingError) {
        try await bench.reading.claim(summary.id, by: volunteer)
      } catch {
        refusals += 1
        continue
      }
      let view = try await bench.reading.request(summary.id, forVolunteer: volunteer)
      if "\(view)".contains("secret") { read += 1 }
      try await bench.reading.giveBack(summary.id, by: volunteer)
    }
    if refusals == open.count { return read }
  }
}

@Suite("Claims in a day") struct AllowanceTests {
  @Test("A volunteer who takes, reads and gives back in a loop gets ten texts of sixty")
  func loopEnds() async throws {
    let bench = try await ReadingBench()
    for number in 0..<60 { _ = try await bench.post("Text \(number)") }
    #expect(try await takeAll(bench, as: bench.volunteers[0]) == 10)
    bench.time.advance(seconds: ReadingService.daySeconds)
    #expect(try await takeAll(bench, as: bench.volunteers[0]) == 10)
  }

  @Test(
    "Of thirty claims at once by one volunteer who gives back, no more than ten are let through")
  func holdsAtOnce() async throws {
    let bench = try await ReadingBench()
    var ids: [ReadingID] = []
    for number in 0..<30 { ids.append(try await bench.post("Text \(number)")) }
    let volunteer = bench.volunteers[0]
    let taken = await withTaskGroup(of: Int.self) { group in
      for id in ids {
        group.addTask {
          do throws(ReadingError) {
            try await bench.reading.claim(id, by: volunteer)
            try await bench.reading.giveBack(id, by: volunteer)
            return 1
          } catch {
            return 0
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(taken <= 10)
    #expect(try await bench.reading.standing(of: volunteer).claimsLeft == 10 - taken)
  }

  @Test("It is said when the next can be taken, and then it can")
  func saysWhen() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    try await bench.reading.setClaimsPerDay(2)
    let first = bench.reading.clock.now
    for title in ["One", "Two"] {
      let id = try await bench.post(title)
      try await bench.reading.claim(id, by: volunteer)
      try await bench.reading.giveBack(id, by: volunteer)
      bench.time.advance(seconds: 3600)
    }
    let id = try await bench.post("Three")
    let next = first.adding(seconds: ReadingService.daySeconds)
    await #expect(throws: ReadingError.noMoreToday(limit: 2, next: next)) {
      try await bench.reading.claim(id, by: volunteer)
    }
    let standing = try await bench.reading.standing(of: volunteer)
    #expect(standing.claimsLeft == 0 && standing.nextClaimAt == next)
    // Another volunteer is not meant.
    try await bench.reading.claim(id, by: bench.volunteers[1])
    try await bench.reading.giveBack(id, by: bench.volunteers[1])
    bench.time.advance(seconds: next.seconds(since: bench.reading.clock.now))
    try await bench.reading.claim(id, by: volunteer)
  }

  @Test(
    "The host settles how many, none included",
    arguments: [(0, 0), (1, 1), (3, 3), (25, 25), (Int.max, 60)])
  func hostSettles(setting: Int, taken: Int) async throws {
    let bench = try await ReadingBench()
    for number in 0..<taken { _ = try await bench.post("Text \(number)") }
    if taken == 0 { _ = try await bench.post() }
    try await bench.reading.setClaimsPerDay(setting)
    let volunteer = bench.volunteers[0]
    var count = 0
    for summary in try await bench.reading.openRequests(for: volunteer, size: 100).items {
      do throws(ReadingError) {
        try await bench.reading.claim(summary.id, by: volunteer)
        try await bench.reading.giveBack(summary.id, by: volunteer)
        count += 1
      } catch {
        #expect(setting == 0)
      }
    }
    #expect(count == taken)
  }

  @Test(
    "Each person who kept a reading adds one claim a day, and who turns volunteer anew begins anew")
  func recordCounts() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    for _ in 0..<2 {
      let id = try await bench.answered(by: volunteer)
      try await bench.reading.accept(id, by: bench.requester)
    }
    #expect(try await bench.reading.standing(of: volunteer).claimsPerDay == 11)
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .requester)
    bench.time.advance(seconds: 1)
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .volunteer)
    let standing = try await bench.reading.standing(of: volunteer)
    #expect(standing.claimsPerDay == 10)
    // What was taken today stays counted.
    #expect(standing.claimsLeft == 8)
  }

  @Test(
    "Who asks too from now on stays the reader that they were, and keeps what they have in hand")
  func bothRoles() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let kept = try await bench.answered(by: volunteer)
    try await bench.reading.accept(kept, by: bench.requester)
    let taken = try await bench.post("Another")
    try await bench.reading.claim(taken, by: volunteer)
    for roles in [AccountRoles.both, .volunteer] {
      #expect(try await bench.accounts.changeRoles(of: volunteer, to: roles).roles == roles)
      #expect(try await bench.reading.standing(of: volunteer).claimsPerDay == 11)
      let lost = try await bench.reading.taken(.present, by: volunteer).items.isEmpty
      #expect(!lost, "\(taken)")
    }
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .requester)
    #expect(try await bench.state(taken) == .open)
  }

  @Test("Claims that a clock ahead of time noted do not lock a volunteer out")
  func clockAhead() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    try await bench.reading.setClaimsPerDay(1)
    let id = try await bench.post()
    bench.time.advance(seconds: 40_000_000)
    try await bench.reading.claim(id, by: volunteer)
    try await bench.reading.giveBack(id, by: volunteer)
    bench.time.advance(seconds: -40_000_000)
    try await bench.reading.claim(id, by: volunteer)
  }
}

@Suite("Who may read") struct ReadersTests {
  /// Who may take a request: its readers, whether the host vets, whether the volunteer is vetted and named.
  struct Case: Sendable, CustomTestStringConvertible {
    let readers: Readers?
    let isVetting: Bool
    let isVetted: Bool
    let mayTake: Bool
    var testDescription: String {
      "\(readers.map { "\($0)" } ?? "by default"), vetting \(isVetting), vetted \(isVetted)"
    }
  }

  static let cases = [
    Case(readers: nil, isVetting: false, isVetted: false, mayTake: true),
    Case(readers: nil, isVetting: true, isVetted: false, mayTake: false),
    Case(readers: nil, isVetting: true, isVetted: true, mayTake: true),
    Case(readers: .anyone, isVetting: false, isVetted: false, mayTake: true),
    Case(readers: .anyone, isVetting: true, isVetted: false, mayTake: true),
    Case(readers: .vetted, isVetting: false, isVetted: false, mayTake: false),
    Case(readers: .vetted, isVetting: true, isVetted: false, mayTake: false),
    Case(readers: .vetted, isVetting: true, isVetted: true, mayTake: true),
    Case(readers: .named(["VERA0"]), isVetting: true, isVetted: false, mayTake: true),
    Case(readers: .named([" vera1 "]), isVetting: false, isVetted: true, mayTake: false),
    Case(readers: .named(["vera1", "vera0"]), isVetting: false, isVetted: false, mayTake: true),
  ]

  @Test("Lists, pages and claims agree on who may take a request", arguments: cases)
  func agree(one: Case) async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    try await bench.reading.setVetting(one.isVetting)
    if one.isVetted { try await bench.reading.perform(.vet, on: volunteer) }
    var draft = ReadingBench.draft()
    draft.readers = one.readers
    let id = try await bench.reading.post(draft, by: bench.requester)
    let listed = try await bench.reading.openRequests(for: volunteer).items.map(\.id)
    #expect(listed == (one.mayTake ? [id] : []))
    if one.mayTake {
      _ = try await bench.reading.request(id, forVolunteer: volunteer)
      try await bench.reading.claim(id, by: volunteer)
    } else {
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.request(id, forVolunteer: volunteer)
      }
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.claim(id, by: volunteer)
      }
      #expect(try await bench.state(id) == .open)
    }
  }

  @Test("When the host begins to vet, what waits for anyone is for vetted volunteers from then on")
  func vettingTurnsOn() async throws {
    let bench = try await ReadingBench()
    let (stranger, friend) = (bench.volunteers[0], bench.volunteers[1])
    var draft = ReadingBench.draft()
    draft.readers = .anyone
    let before = try await bench.reading.post(draft, by: bench.requester)
    let (underWay, unopened) = (try await bench.post(), try await bench.post())
    for id in [underWay, unopened] { try await bench.reading.claim(id, by: stranger) }
    _ = try await bench.reading.request(underWay, forVolunteer: stranger)
    try await bench.reading.setVetting(true)
    try await bench.reading.perform(.vet, on: friend)
    let after = try await bench.reading.post(draft, by: bench.requester)
    // Chosen beside vetted volunteers, anyone means anyone.
    #expect(try await bench.reading.openRequests(for: stranger).items.map(\.id) == [after])
    #expect(try await bench.reading.readers(of: before, by: bench.requester) == .vetted)
    #expect(try await bench.reading.readers(of: after, by: bench.requester) == .anyone)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.claim(before, by: stranger)
    }
    // Who has opened a text has seen it: they finish. What they took and did not open is shown to them no more.
    try await bench.reading.extendClaim(underWay, by: stranger)
    #expect(try await bench.state(unopened) == .open)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(unopened, forVolunteer: stranger)
    }
    #expect(
      try await bench.reading.peopleForHost().items.first { $0.id == stranger }?.inHand == 1)
    try await bench.reading.claim(before, by: friend)
    // And off again: what was for vetted volunteers stays for them.
    var vetted = ReadingBench.draft()
    vetted.readers = .vetted
    let kept = try await bench.reading.post(vetted, by: bench.requester)
    try await bench.reading.setVetting(false)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.claim(kept, by: stranger)
    }
  }

  @Test("Who is no longer vetted loses what is for vetted volunteers, and only that")
  func unvets() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    try await bench.reading.setVetting(true)
    try await bench.reading.perform(.vet, on: volunteer)
    let vetted = try await bench.post()
    var draft = ReadingBench.draft()
    draft.readers = .anyone
    let open = try await bench.reading.post(draft, by: bench.requester)
    for id in [vetted, open] { try await bench.reading.claim(id, by: volunteer) }
    try await bench.reading.perform(.unvet, on: volunteer)
    #expect(try await bench.state(vetted) == .open)
    #expect(
      try await bench.reading.taken(.present, by: volunteer).items.map(\.summary.id) == [open])
  }

  @Test(
    "A person named who is deleted leaves the request to nobody else, and its requester is told")
  func namedPersonGoes() async throws {
    let bench = try await ReadingBench()
    var draft = ReadingBench.draft()
    draft.readers = .named(["vera0"])
    let id = try await bench.reading.post(draft, by: bench.requester)
    #expect(try await bench.reading.readers(of: id, by: bench.requester) == .named(["vera0"]))
    try await bench.accounts.delete(bench.volunteers[0], password: ReadingBench.password)
    #expect(try await bench.reading.readers(of: id, by: bench.requester) == .named([]))
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.isEmpty)
    // Somebody who takes the name over is somebody else.
    let other = try await ReadingBench.signUp("Vera Two", "vera0", .volunteer, bench.accounts)
    #expect(try await bench.reading.openRequests(for: other).items.isEmpty)
    draft.readers = .anyone
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    #expect(try await bench.reading.openRequests(for: other).items.map(\.id) == [id])
  }

  @Test("A person named who was stopped, or whom the requester blocks, is not told as a reader")
  func namedPersonIsAway() async throws {
    let bench = try await ReadingBench()
    var draft = ReadingBench.draft()
    draft.readers = .named(["vera0", "vera1"])
    let id = try await bench.reading.post(draft, by: bench.requester)
    try await bench.reading.claim(id, by: bench.volunteers[0])
    _ = try await bench.reading.request(id, forVolunteer: bench.volunteers[0])
    let opening = try await bench.reading.openings(of: id, by: bench.requester).items[0].id
    _ = try await bench.reading.block(.reader(opening), of: id, by: bench.requester)
    #expect(try await bench.reading.readers(of: id, by: bench.requester) == .named(["vera1"]))
    // That somebody blocked them is not told.
    _ = try await bench.reading.block(.requester, of: id, by: bench.volunteers[1])
    #expect(try await bench.reading.readers(of: id, by: bench.requester) == .named(["vera1"]))
    try await bench.reading.perform(.stop, on: bench.volunteers[1])
    #expect(try await bench.reading.readers(of: id, by: bench.requester) == .named([]))
  }

  @Test(
    "A request for people who are all gone, stopped or blocked waits for nobody, and its requester knows",
    arguments: ["stopped", "blocked", "deleted", "asks herself"])
  func waitsForNobody(why: String) async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    var draft = ReadingBench.draft()
    draft.readers = .named(["vera0"])
    let id = try await bench.reading.post(draft, by: bench.requester)
    #expect(try await !bench.reading.request(id, of: bench.requester).waitsForNobody)
    switch why {
    case "stopped": try await bench.reading.perform(.stop, on: volunteer)
    case "blocked":
      try await bench.reading.claim(id, by: volunteer)
      _ = try await bench.reading.request(id, forVolunteer: volunteer)
      let opening = try #require(
        try await bench.reading.openings(of: id, by: bench.requester).items.first?.id)
      _ = try await bench.reading.block(.reader(opening), of: id, by: bench.requester)
    case "deleted":
      try await bench.accounts.delete(volunteer, password: ReadingBench.password)
    default: _ = try await bench.accounts.changeRoles(of: volunteer, to: .requester)
    }
    #expect(try await bench.reading.request(id, of: bench.requester).waitsForNobody)
    let listed = try await bench.reading.requests(.waiting, of: bench.requester).items
    #expect(listed.map(\.waitsForNobody) == [true])
    draft.readers = .named(["vera1"])
    try await bench.reading.edit(id, to: draft, by: bench.requester)
    #expect(try await !bench.reading.request(id, of: bench.requester).waitsForNobody)
  }

  @Test("Everything that is wrong with a draft is told at once")
  func allProblems() async throws {
    let bench = try await ReadingBench()
    var draft = ReadingBench.draft(" ")
    draft.readers = .named(["dora", "vera0", "eva"])
    let problems = try await bench.reading.problems(
      in: draft, by: bench.requester, from: "somewhere")
    #expect(problems == [.title: .missing, .names: .noSuchVolunteers(["dora", "eva"])])
  }

  @Test("A username that no volunteer has is refused by name, and nothing is posted")
  func refusesUnknownNames() async throws {
    let bench = try await ReadingBench()
    for name in ["nobody", "amira"] {
      var draft = ReadingBench.draft()
      draft.readers = .named(["vera0", name])
      await #expect(throws: ReadingError.invalid([.names: .noSuchVolunteers([name])])) {
        try await bench.reading.post(draft, by: bench.requester)
      }
    }
    var draft = ReadingBench.draft()
    draft.readers = .named([" "])
    await #expect(throws: ReadingError.invalid([.names: .missing])) {
      try await bench.reading.post(draft, by: bench.requester)
    }
    draft.readers = .named((0...10).map { "vera\($0)" })
    await #expect(throws: ReadingError.invalid([.names: .tooMany(maximum: 10)])) {
      try await bench.reading.post(draft, by: bench.requester)
    }
    #expect(try await bench.reading.requests(.waiting, of: bench.requester).items.isEmpty)
  }

  @Test(
    "Whether usernames are there is told thirty times an hour; names in use already are not counted"
  )
  func limitsNames() async throws {
    let bench = try await ReadingBench()
    var draft = ReadingBench.draft()
    draft.readers = .named(["vera0"])
    for _ in 0..<3 { _ = try await bench.reading.post(draft, by: bench.requester) }
    for number in 0..<29 {
      draft.readers = .named(["guess\(number)"])
      await #expect(throws: ReadingError.invalid([.names: .noSuchVolunteers(["guess\(number)"])])) {
        try await bench.reading.post(draft, by: bench.requester)
      }
    }
    draft.readers = .named(["vera1"])
    await #expect(throws: ReadingError.tooOften(retryAfterSeconds: 3600)) {
      try await bench.reading.post(draft, by: bench.requester)
    }
    draft.readers = .named(["vera0"])
    _ = try await bench.reading.post(draft, by: bench.requester)
    bench.time.advance(seconds: 3600)
    draft.readers = .named(["vera1"])
    _ = try await bench.reading.post(draft, by: bench.requester)
  }
}
