// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Speaking
import TestSupport
import Testing

@testable import Letters

@Suite("Addresses that accounts leave") struct LeftAddressTests {
  private func move(_ id: AccountID, to email: String, on bench: LettersBench) async throws {
    var change = AccountChange()
    change.email = email
    _ = try await bench.accounts.change(id, change, keeping: nil, from: "here")
    try await bench.worker.runUntilIdle()
  }

  private func kept(on bench: LettersBench) async throws -> [String] {
    try await bench.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column("address", of: "SELECT address FROM left_addresses")
    }
  }

  @Test(
    "The old address is told that there is another, and not which",
    arguments: ["new@example.org", ""])
  func tells(email: String) async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await move(id, to: email, on: bench)
    let message = try #require(await bench.mail.next())
    #expect(message.recipient == "amira@example.org")
    #expect(message.body.contains("“amira” has another e-mail address now"))
    #expect(!message.body.contains("new@"))
    #expect(try await kept(on: bench).isEmpty)
    #expect(try await bench.waiting().isEmpty)
  }

  @Test("Nothing is told where the address stays, or where there was none")
  func stays() async throws {
    let bench = try await LettersBench()
    try await move(try await bench.signUp(), to: "amira@example.org", on: bench)
    try await move(try await bench.signUp("bare", email: nil), to: "b@example.org", on: bench)
    #expect(bench.mail.messageCount == 0)
  }

  @Test("An address that no message can be sent to is forgotten")
  func forgets() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    bench.mail.act(.say("550 nobody"), on: "RCPT")
    try await move(id, to: "new@example.org", on: bench)
    #expect(try await kept(on: bench).isEmpty)
    let failed = try #require(try await bench.jobs.failedJobs().first)
    #expect(!failed.payload.contains("@"))
  }

  @Test("Nobody is flooded by an account that takes and leaves their address")
  func limits() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(email: "victim@example.org")
    for _ in 0..<10 {
      try await move(id, to: "", on: bench)
      try await move(id, to: "victim@example.org", on: bench)
    }
    #expect(bench.mail.messageCount == 3)
  }

  @Test("Whoever asks for other messages first cannot keep the warning away")
  func alwaysWarned() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await bench.letters.choose(isTold: true, by: id, in: .english)
    for _ in 0..<2 { try await bench.letters.askAgain(for: id, in: .english) }
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 3)
    try await move(id, to: "thief@example.org", on: bench)
    #expect(bench.mail.messageCount == 4)
  }

  @Test("An address that is confirmed is warned, whatever other accounts did with it")
  func confirmedIsWarned() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await bench.tell(id)
    for number in 0..<3 {
      let other = try await bench.signUp("other\(number)")
      try await move(other, to: "", on: bench)
    }
    #expect(bench.mail.messageCount == 4)
    try await move(id, to: "thief@example.org", on: bench)
    #expect(bench.mail.messageCount == 5)
  }
}
