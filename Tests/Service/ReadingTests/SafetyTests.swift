// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import Speaking
import TestSupport
import Testing

@testable import Reading

@Suite("Blocking and reporting") struct SafetyTests {
  /// Who blocks whom, from which side of one request.
  enum Side: Sendable, CaseIterable {
    case requester
    case volunteer
  }

  @Test(
    "A block ends the claim and hides both from each other until it is undone",
    arguments: Side.allCases)
  func blocks(side: Side) async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    _ = try await bench.reading.request(id, forVolunteer: volunteer)
    let opening = try await bench.reading.openings(of: id, by: bench.requester).items[0].id
    let blocker = side == .requester ? bench.requester : volunteer
    let other = side == .requester ? OtherPerson.reader(opening) : .requester
    let block = try await bench.reading.block(other, of: id, by: blocker)
    // Twice is no error, and the same block.
    #expect(try await bench.reading.block(other, of: id, by: blocker) == block)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.reading.openRequests(for: volunteer).items.isEmpty)
    #expect(try await bench.reading.taken(.present, by: volunteer).items.isEmpty)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, forVolunteer: volunteer)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.claim(id, by: volunteer)
    }
    let path = try bench.text("late")
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    }
    #expect(try await bench.reading.blocked(by: blocker).items.map(\.id) == [block])
    // Nobody else undoes it, and others are not meant.
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.unblock(block, by: bench.volunteers[1])
    }
    #expect(try await bench.reading.openRequests(for: bench.volunteers[1]).items.map(\.id) == [id])
    try await bench.reading.unblock(block, by: blocker)
    try await bench.reading.claim(id, by: volunteer)
  }

  @Test(
    "What was read and kept is out of sight for two who keep apart, in the list and on its page")
  func blockAfterKeeping() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    try await bench.reading.accept(id, by: bench.requester)
    _ = try await bench.reading.request(id, forVolunteer: volunteer)
    _ = try await bench.reading.block(.requester, of: id, by: volunteer)
    #expect(try await bench.reading.taken(.past, by: volunteer).items.isEmpty)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, forVolunteer: volunteer)
    }
  }

  @Test("Taking a request back does not keep who had it from reporting it; others cannot")
  func reportAfterWithdrawal() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
    try await bench.reading.withdraw(id, by: bench.requester)
    _ = try await bench.reading.report(
      .requester, of: id, by: bench.volunteers[0], .unkind, words: "")
    #expect(try await bench.reading.openReports().items.count == 1)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.report(
        .requester, of: id, by: bench.volunteers[1], .unkind, words: "")
    }
  }

  @Test("A report that is too long is refused, not cut")
  func longReport() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    let most = ReadingService.maximumReportLength
    let long = String(repeating: "x", count: most)
    await #expect(throws: ReadingError.reportTooLong(maximum: most)) {
      try await bench.reading.report(
        .requester, of: id, by: bench.volunteers[0], .other, words: long + "x")
    }
    #expect(try await bench.reading.openReports().items.isEmpty)
    _ = try await bench.reading.report(
      .requester, of: id, by: bench.volunteers[0], .other, words: " \(long)\n")
    #expect(try await bench.reading.openReports().items.map(\.words.count) == [most])
  }

  @Test("The host finds whom they stopped, requesters too, and lists say when they are not whole")
  func findsTheStopped() async throws {
    let bench = try await ReadingBench()
    try await bench.reading.perform(.stop, on: bench.requester)
    let found = try await bench.reading.peopleForHost()
    #expect(found.next == nil)
    let stopped = found.items.filter(\.isBarred)
    #expect(stopped.map(\.id) == [bench.requester] && stopped.map(\.roles) == [.requester])
    await #expect(throws: ReadingError.notAVolunteer) {
      try await bench.reading.perform(.vet, on: bench.requester)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.perform(.stop, on: AccountID(rawValue: "x"))
    }
    try await bench.reading.perform(.allow, on: bench.requester)
    #expect(try await bench.reading.peopleForHost().items.allSatisfy { !$0.isBarred })
  }

  @Test(
    "A recording that can be heard stays with its requester; who is blocked reads and changes nothing more"
  )
  func blockAfterRecording() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    let opening = try await bench.reading.openings(of: id, by: bench.requester).items[0].id
    _ = try await bench.reading.block(.reader(opening), of: id, by: bench.requester)
    guard case .recorded(nil, _) = try await bench.state(id) else {
      Issue.record("The recording is gone.")
      return
    }
    _ = try await bench.reading.audio(of: id, for: bench.requester)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.audio(of: id, for: volunteer)
    }
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.request(id, forVolunteer: volunteer)
    }
    let path = try bench.text("another")
    await #expect(throws: ReadingError.claimEnded) {
      try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    }
    try await bench.reading.accept(id, by: bench.requester)
  }

  @Test("What somebody sent to replace a recording does not come after they were blocked")
  func blockedBeforeReplacing() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    func length() async throws -> Double? {
      guard case .recorded(_, let recording) = try await bench.state(id),
        case .ready(_, let seconds) = recording.state
      else { return nil }
      return seconds
    }
    let before = try #require(try await length())
    let other = try await bench.sound("sine=frequency=500:duration=9")
    try await bench.reading.submitRecording(for: id, by: volunteer, movingFileAt: other)
    let opening = try await bench.reading.openings(of: id, by: bench.requester).items[0].id
    _ = try await bench.reading.block(.reader(opening), of: id, by: bench.requester)
    _ = try await bench.worker.runUntilIdle()
    #expect(try await length() == before)
  }

  @Test("What was set aside comes back without a volunteer who was stopped meanwhile")
  func stoppedMeanwhile() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.answered(by: volunteer)
    try await bench.reading.askAgain(id, by: bench.requester)
    try await bench.reading.perform(.stop, on: volunteer)
    try await bench.reading.perform(.allow, on: volunteer)
    try await bench.reading.keepAfterAll(id, by: bench.requester)
    guard case .recorded(nil, _) = try await bench.state(id) else {
      Issue.record("The recording is gone, or its volunteer is back.")
      return
    }
    await #expect(throws: ReadingError.notOpen) {
      try await bench.reading.request(id, forVolunteer: volunteer)
    }
  }

  @Test("Only who has to do with a request can block or report by it")
  func strangersCannot() async throws {
    let bench = try await ReadingBench()
    let id = try await bench.post()
    try await bench.reading.claim(id, by: bench.volunteers[0])
    _ = try await bench.reading.request(id, forVolunteer: bench.volunteers[0])
    let opening = try await bench.reading.openings(of: id, by: bench.requester).items[0].id
    let other = try await ReadingBench.signUp("Eve", "eve", .requester, bench.accounts)
    let tries: [(OtherPerson, AccountID)] = [
      (.reader(opening), other), (.reader(opening), bench.volunteers[1]), (.requester, other),
      (.requester, bench.requester), (.reader(OpeningID(rawValue: "x")), bench.requester),
    ]
    for (whom, person) in tries {
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.block(whom, of: id, by: person)
      }
      await #expect(throws: ReadingError.noSuchRequest) {
        try await bench.reading.report(whom, of: id, by: person, .other, words: "")
      }
    }
    #expect(try await bench.reading.openReports().items.isEmpty)
  }

  @Test("A report reaches the host, blocks, is settled and deleted after its time")
  func reports() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post("From the bank")
    try await bench.reading.claim(id, by: volunteer)
    _ = try await bench.reading.report(
      .requester, of: id, by: volunteer, .privacy, words: " It holds a password. \n")
    let report = try #require(try await bench.reading.openReports().items.first)
    #expect(report.words == "It holds a password." && report.reason == .privacy)
    #expect(report.reporter == "vera0" && report.aboutUsername == "amira")
    #expect(report.title == "From the bank" && !"\(report)".contains("secret"))
    #expect(try await bench.state(id) == .open)
    try await bench.accounts.delete(volunteer, password: ReadingBench.password)
    #expect(try await bench.reading.openReports().items.map(\.reporter) == [nil])
    try await bench.reading.settle(report.id)
    await #expect(throws: ReadingError.noSuchRequest) {
      try await bench.reading.settle(report.id)
    }
    #expect(try await bench.reading.openReports().items.isEmpty)
    func stored() async throws -> Int {
      try await bench.database.read {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        try transaction.column("id", of: "SELECT id FROM reports", as: String.self).count
      }
    }
    try await bench.reading.tidyUp()
    #expect(try await stored() == 1)
    bench.time.advance(seconds: bench.reading.limits.settledReportSeconds)
    try await bench.reading.tidyUp()
    #expect(try await stored() == 0)
  }

  @Test("One person sends so many reports a day and no more")
  func limitsReports() async throws {
    var limits = ReadingService.Limits()
    limits.reportsPerDay = 2
    let bench = try await ReadingBench(limits: limits)
    let id = try await bench.post()
    let volunteer = bench.volunteers[0]
    try await bench.reading.claim(id, by: volunteer)
    for _ in 0..<2 {
      _ = try await bench.reading.report(.requester, of: id, by: volunteer, .other, words: "")
    }
    await #expect(throws: ReadingError.tooOften(retryAfterSeconds: 86_400)) {
      try await bench.reading.report(.requester, of: id, by: volunteer, .other, words: "")
    }
    bench.time.advance(seconds: ReadingService.daySeconds)
    _ = try await bench.reading.report(.requester, of: id, by: volunteer, .other, words: "")
  }

  @Test(
    "Who is stopped by the host reads nothing, takes nothing, asks nothing, until allowed again")
  func bars() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    try await bench.reading.perform(.stop, on: volunteer)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.reading.openRequests(for: volunteer).items.isEmpty)
    await #expect(throws: ReadingError.barred) {
      try await bench.reading.claim(id, by: volunteer)
    }
    // Turning requester and back does not help.
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .requester)
    await #expect(throws: ReadingError.barred) {
      try await bench.reading.post(ReadingBench.draft(), by: volunteer)
    }
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .volunteer)
    await #expect(throws: ReadingError.barred) {
      try await bench.reading.claim(id, by: volunteer)
    }
    try await bench.reading.perform(.allow, on: volunteer)
    try await bench.reading.claim(id, by: volunteer)
    try await bench.reading.giveBack(id, by: volunteer)
    try await bench.reading.perform(.stop, on: bench.requester)
    #expect(try await bench.reading.openRequests(for: volunteer).items.isEmpty)
  }

  @Test("Who turns requester gives back what was not recorded, and is vetted no longer")
  func roleChange() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    try await bench.reading.perform(.vet, on: volunteer)
    let recorded = try await bench.answered(by: volunteer)
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .requester)
    #expect(try await bench.state(id) == .open)
    #expect(try await bench.state(recorded) != .open)
    _ = try await bench.accounts.changeRoles(of: volunteer, to: .volunteer)
    #expect(try await !bench.reading.standing(of: volunteer).isVetted)
  }

  @Test("A deleted volunteer leaves an open request, a deleted requester takes everything along")
  func deletions() async throws {
    let bench = try await ReadingBench()
    let volunteer = bench.volunteers[0]
    let id = try await bench.post()
    try await bench.reading.claim(id, by: volunteer)
    _ = try await bench.reading.request(id, forVolunteer: volunteer)
    _ = try await bench.reading.report(.requester, of: id, by: volunteer, .other, words: "x")
    try await bench.accounts.delete(volunteer, password: ReadingBench.password)
    #expect(try await bench.state(id) == .open)
    try await bench.accounts.delete(bench.requester, password: ReadingBench.password)
    let left = try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column(
        "id",
        of: """
          SELECT id FROM claims UNION SELECT id FROM blocks UNION SELECT id FROM reports
          UNION SELECT account FROM request_readers
          """, as: String.self)
    }
    #expect(left.isEmpty)
  }
}
