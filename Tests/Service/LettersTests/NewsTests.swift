// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Jobs
import Library
import Reading
import Speaking
import TestSupport
import Testing

@testable import Letters

@Suite("Told by e-mail") struct NewsTests {
  /// Makes news as the service of readings does.
  private func note(
    _ news: ReadingNews, for account: AccountID, on bench: LettersBench
  ) async throws {
    let rule = LetterService.newsRule(bench.jobs)
    try await bench.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try rule(news, account, ReadingID(rawValue: "r1"), transaction)
    }
    try await bench.worker.runUntilIdle()
  }

  @Test("An address gets one message that asks, and nothing else before it is confirmed")
  func confirms() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    try await note(.ready, for: id, on: bench)
    #expect(bench.mail.messageCount == 0)
    try await bench.letters.choose(isTold: true, by: id, in: .english)
    try await bench.worker.runUntilIdle()
    let link = try await bench.addressLink()
    #expect(try await bench.letters.holds(link))
    #expect(try await !bench.letters.choice(of: id).isConfirmed, "looking confirms nothing")
    try await note(.ready, for: id, on: bench)
    #expect(bench.mail.messageCount == 1)
    #expect(try await bench.letters.confirm(link))
    #expect(try await bench.letters.confirm(link) == false)
    try await note(.ready, for: id, on: bench)
    #expect(bench.mail.messageCount == 2)
    // Chosen again, nothing is to be asked.
    try await bench.letters.choose(isTold: true, by: id, in: .english)
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 2)
  }

  @Test(
    "Each message says what is there and how to stop it, and nothing more",
    arguments: [
      (ReadingNews.ready, "A reading for you is ready."),
      (.kept, "A recording of yours was accepted. Thank you."),
      (.askedAgain, "A text that you recorded was asked for again."),
    ])
  func says(news: ReadingNews, sentence: String) async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await bench.tell(id)
    try await note(news, for: id, on: bench)
    let message = try #require(await bench.mail.next())
    #expect(message.recipient == "amira@example.org")
    #expect(message.head.contains("Subject: \(sentence)\r\n"))
    #expect(
      message.body == """
        \(sentence) Sign in to find it:

        https://earshot.example.org/read

        You get this message because you asked for it. To stop these messages:

        https://earshot.example.org/profile/email

        """)
  }

  @Test("Who does the same again and again has three messages a day sent about it")
  func isNotFlooded() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await bench.tell(id)
    for _ in 0..<6 { try await note(.askedAgain, for: id, on: bench) }
    #expect(bench.mail.messageCount == 4)
    try await note(.kept, for: id, on: bench)
    #expect(bench.mail.messageCount == 5)
    bench.time.advance(seconds: 86_401)
    try await note(.askedAgain, for: id, on: bench)
    #expect(bench.mail.messageCount == 6)
  }

  @Test("A message that was put off is one message, however often it is tried")
  func countsOnce() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await bench.tell(id)
    bench.mail.act(.say("451 later"), on: "RCPT")
    try await note(.ready, for: id, on: bench)
    for isTaken in [false, false, false, true] {
      if isTaken { bench.mail.act(nil, on: "RCPT") }
      bench.time.advance(seconds: 700)
      try await bench.worker.runUntilIdle()
    }
    #expect(bench.mail.messageCount == 2)
  }

  @Test("Another address must be confirmed anew, and the old link confirms it not")
  func otherAddress() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    try await bench.letters.choose(isTold: true, by: id, in: .english)
    try await bench.worker.runUntilIdle()
    let link = try await bench.addressLink()
    var change = AccountChange()
    change.email = "other@example.org"
    _ = try await bench.accounts.change(id, change, keeping: nil, from: "here")
    try await bench.worker.runUntilIdle()
    _ = await bench.mail.next()
    #expect(try await bench.letters.confirm(link) == false)
    try await bench.letters.askAgain(for: id, in: .english)
    try await bench.worker.runUntilIdle()
    #expect(try await bench.letters.confirm(bench.addressLink()))
    change.email = "amira@example.org"
    _ = try await bench.accounts.change(id, change, keeping: nil, from: "here")
    #expect(try await !bench.letters.choice(of: id).isConfirmed)
  }

  @Test("A link to confirm works for 24 hours")
  func expires() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    try await bench.letters.choose(isTold: true, by: id, in: .english)
    try await bench.worker.runUntilIdle()
    let link = try await bench.addressLink()
    bench.time.advance(seconds: 86_400)
    #expect(try await bench.letters.confirm(link) == false)
  }

  @Test("Nobody has an address asked more than three times a day, from however many accounts")
  func limits() async throws {
    let bench = try await LettersBench()
    for number in 0..<4 {
      let id = try await bench.signUp("person\(number)", email: "victim@example.org")
      if number < 3 {
        try await bench.letters.choose(isTold: true, by: id, in: .english)
      } else {
        await #expect(throws: LettersError.tooMany(retryAfterSeconds: 86_400)) {
          try await bench.letters.choose(isTold: true, by: id, in: .english)
        }
        #expect(try await !bench.letters.choice(of: id).isTold)
      }
    }
  }

  @Test("Who does not want to be told is not, from then on")
  func stops() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    try await bench.tell(id)
    try await bench.letters.choose(isTold: false, by: id, in: .english)
    try await note(.ready, for: id, on: bench)
    #expect(bench.mail.messageCount == 1)
  }

  @Test("Without an address nobody can be told")
  func noAddress() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(email: nil)
    await #expect(throws: LettersError.noAddress) {
      try await bench.letters.choose(isTold: true, by: id, in: .english)
    }
  }

  @Test("A volunteer is told once, 12 hours before the end of the claim, which may be put off")
  func claimEnds() async throws {
    let bench = try await LettersBench()
    let amira = try await bench.signUp()
    let vera = try await bench.signUp(
      "vera", email: "vera@example.org", role: .volunteer, language: .english)
    try await bench.tell(vera)
    let request = try await bench.reading.post(
      RequestDraft(
        title: "A letter of the bank", text: "Dear", category: .letters, language: .english),
      by: amira, from: "here")
    try await bench.reading.claim(request, by: vera, from: "there")
    let hours = 3600.0
    bench.time.advance(seconds: 50 * hours)
    try await bench.reading.extendClaim(request, by: vera)
    bench.time.advance(seconds: 59 * hours)
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 1, "only the message that asks")
    bench.time.advance(seconds: 1 * hours)
    try await bench.worker.runUntilIdle()
    _ = await bench.mail.next()
    #expect(bench.mail.messageCount == 2)
    bench.time.advance(seconds: 1 * hours)
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 2)
  }

  @Test("A claim that was given back ends without a word")
  func claimGivenBack() async throws {
    let bench = try await LettersBench()
    let amira = try await bench.signUp()
    let vera = try await bench.signUp("vera", email: "vera@example.org", role: .volunteer)
    try await bench.tell(vera)
    let request = try await bench.reading.post(
      RequestDraft(title: "A letter", text: "Dear", category: .letters, language: .english),
      by: amira, from: "here")
    try await bench.reading.claim(request, by: vera, from: "there")
    try await bench.reading.giveBack(request, by: vera)
    bench.time.advance(seconds: 60 * 3600)
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 1)
    #expect(try await bench.waiting().isEmpty)
  }
}
