// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import Jobs
import Passwords
import Speaking
import TestSupport
import Testing

@testable import Letters

@Suite("Links to a new password by e-mail") struct PasswordLettersTests {
  private let fresh = Password("nine yellow teapots")

  @Test(
    "Whoever types the username or the address gets a link, once",
    arguments: ["amira", " AMIRA ", "Amira@Example.org"])
  func sends(typed: String) async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp(language: .english)
    try await bench.ask(typed)
    try await bench.worker.runUntilIdle()
    let message = try #require(await bench.mail.next())
    #expect(message.recipient == "amira@example.org")
    #expect(message.head.contains("Subject: Choose a new password for Earshot\r\n"))
    #expect(message.head.contains("Content-Language: en"))
    #expect(message.body.contains("“amira”") && message.body.contains("ignore this message"))
    let link = try #require(
      PasswordLinkToken(LettersBench.secret(in: message, behind: "/new-password?link=")))
    #expect(try await bench.accounts.account(for: link)?.id == id)
    #expect(try await bench.accounts.choosePassword(fresh, with: link, from: "here") != nil)
    #expect(try await bench.accounts.choosePassword(fresh, with: link, from: "here") == nil)
    let note = try #require(try await bench.accounts.passwordLinkNotes(of: id).first)
    #expect(note.origin == .mail && note.usedAt != nil)
    #expect(try await bench.waiting().isEmpty)
  }

  @Test("It works for an hour, and the newest only")
  func expires() async throws {
    let bench = try await LettersBench()
    try await bench.signUp()
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    let first = try await bench.passwordLink()
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    let second = try await bench.passwordLink()
    #expect(try await bench.accounts.account(for: first) == nil)
    bench.time.advance(seconds: 3599)
    #expect(try await bench.accounts.account(for: second) != nil)
    bench.time.advance(seconds: 1)
    #expect(try await bench.accounts.account(for: second) == nil)
  }

  @Test("It does not end a link that was handed over, and one that is handed over ends it")
  func origins() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    let handed = try await bench.accounts.makePasswordLink(for: id)
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    let mailed = try await bench.passwordLink()
    #expect(try await bench.accounts.account(for: handed.token) != nil)
    #expect(try await bench.accounts.account(for: mailed) != nil)
    #expect(try await bench.accounts.passwordLinkNotes(of: id).map(\.origin).count == 2)
    let other = try await bench.accounts.makePasswordLink(for: id)
    #expect(try await bench.accounts.account(for: mailed) == nil)
    // Choosing ends all that are left.
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    let last = try await bench.passwordLink()
    #expect(try await bench.accounts.choosePassword(fresh, with: last, from: "here") != nil)
    #expect(try await bench.accounts.account(for: other.token) == nil)
  }

  @Test(
    "Whom no message can reach gets none, and nothing that was typed stays",
    arguments: [
      "nobody", "nobody@example.org", "silent", "strange", "two words",
      "a\r\nRCPT TO:<b@example.org>",
    ])
  func nobody(typed: String) async throws {
    let bench = try await LettersBench()
    try await bench.signUp()
    try await bench.signUp("silent", email: nil)
    try await bench.signUp("strange", email: "ána@example.org")
    try await bench.ask(typed)
    #expect(try await bench.waiting().count == 1)
    try await bench.worker.runUntilIdle()
    #expect(try await bench.waiting().isEmpty)
    #expect(bench.mail.messageCount == 0)
  }

  @Test("Each account that shares an address gets a message in its language; another's gets none")
  func shared() async throws {
    let bench = try await LettersBench()
    for (name, language) in [("amira", Language.arabic), ("bruno", .spanish), ("chloe", .french)] {
      try await bench.signUp(name, email: "Family@example.org", language: language)
    }
    try await bench.signUp("other")
    try await bench.ask("family@example.org")
    try await bench.worker.runUntilIdle()
    var seen: Set<String> = []
    for _ in 0..<3 {
      let message = try #require(await bench.mail.next())
      #expect(message.recipient == "Family@example.org")
      for (name, tag) in [("amira", "ar"), ("bruno", "es"), ("chloe", "fr")]
      where message.body.contains(name) {
        #expect(message.head.contains("Content-Language: \(tag)"))
        seen.insert(name)
      }
    }
    #expect(seen.count == 3 && bench.mail.messageCount == 3)
  }

  @Test("Who looks after the server gets no link, and is told where one is made")
  func operators() async throws {
    let bench = try await LettersBench()
    let id = try await bench.signUp()
    try await bench.accounts.setOperator(id, true)
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    let message = try #require(await bench.mail.next())
    #expect(message.body.contains("earshot admin password-link amira"))
    #expect(!message.body.contains("?link="))
    #expect(try await bench.accounts.passwordLinkNotes(of: id).isEmpty)
  }

  @Test(
    "Three times in an hour, alike for a name that is there and one that is not",
    arguments: ["amira", "nobody", "nobody@example.org"])
  func limits(typed: String) async throws {
    let bench = try await LettersBench()
    try await bench.signUp()
    for number in 0..<3 { try await bench.ask(typed, from: "network \(number)") }
    await #expect(throws: LettersError.tooMany(retryAfterSeconds: 3600)) {
      try await bench.ask(typed.uppercased(), from: "elsewhere")
    }
    bench.time.advance(seconds: 3601)
    try await bench.ask(typed)
  }

  @Test("A network asks for twenty names in an hour")
  func networkLimit() async throws {
    let bench = try await LettersBench()
    for number in 0..<20 { try await bench.ask("person\(number)") }
    await #expect(throws: LettersError.tooMany(retryAfterSeconds: 3600)) {
      try await bench.ask("another")
    }
    try await bench.ask("another", from: "elsewhere")
  }

  @Test("An account gets five messages a day, however they are asked for, and nobody is told")
  func accountLimit() async throws {
    let bench = try await LettersBench()
    try await bench.signUp()
    for typed in ["amira", "amira@example.org"] {
      for _ in 0..<3 { try await bench.ask(typed) }
    }
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 5)
    #expect(try await bench.waiting().isEmpty)
  }

  @Test("A mailbox gets twenty messages a day, from however many accounts with its addresses")
  func mailboxLimit() async throws {
    let bench = try await LettersBench()
    for number in 0..<12 {
      let email = number % 2 == 0 ? "victim@example.org" : "Victim+\(number)@example.org"
      try await bench.signUp("account\(number)", email: email)
    }
    for number in 0..<12 {
      for _ in 0..<3 { try await bench.ask("account\(number)", from: "network \(number)") }
    }
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 20)
    // What was held back counts for nobody: tomorrow the last account gets its five again.
    bench.time.advance(seconds: 86_401)
    try await bench.ask("account11")
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 21)
  }

  @Test(
    "Nothing, and too much, is refused",
    arguments: [
      ("  ", FieldProblem.missing), (String(repeating: "é", count: 128), .tooLong(maximum: 254)),
    ])
  func invalid(typed: String, problem: FieldProblem) async throws {
    let bench = try await LettersBench()
    await #expect(throws: LettersError.invalid(problem)) { try await bench.ask(typed) }
  }

  @Test("A message that is put off is sent again, with a link that works")
  func retries() async throws {
    let bench = try await LettersBench()
    try await bench.signUp()
    bench.mail.act(.say("450 <amira@example.org> later"), on: "RCPT")
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    #expect(bench.mail.messageCount == 0)
    bench.mail.act(nil, on: "RCPT")
    bench.time.advance(seconds: 10)
    try await bench.worker.runUntilIdle()
    #expect(try await bench.accounts.account(for: bench.passwordLink()) != nil)
  }

  @Test("A message that is refused is given up at once, and the log names nobody")
  func givesUp() async throws {
    let bench = try await LettersBench()
    try await bench.signUp()
    bench.mail.act(.say("550 <amira@example.org> unknown"), on: "RCPT")
    try await bench.ask("amira")
    try await bench.worker.runUntilIdle()
    let failed = try #require(try await bench.jobs.failedJobs().first)
    #expect(failed.attempts == 1 && failed.reason == "The mail server refused the message (550).")
    #expect(!failed.payload.contains("amira"))
  }

  @Test("Where no mail is sent nothing is asked for, and what waits is dropped")
  func notConfigured() async throws {
    let bench = try await LettersBench(sendsMail: false)
    try await bench.signUp()
    await #expect(throws: LettersError.notConfigured) { try await bench.ask("amira") }
    try await bench.jobs.add("letters.linkAsked", payload: "en amira")
    try await bench.worker.runUntilIdle()
    #expect(try await bench.waiting().isEmpty && bench.mail.messageCount == 0)
  }

  @Test("The languages of messages have the same places")
  func words() { expectSamePlaces(LetterWords.self) }

  @Test(
    "A public address is https, or this machine's, and nothing else",
    arguments: [
      ("https://earshot.example.org", true), ("https://earshot.example.org:8443/", true),
      ("http://127.0.0.1:8080", true), ("http://localhost", true), ("http://[::1]:80", true),
      ("http://earshot.example.org", false), ("earshot.example.org", false), ("https://", false),
      ("https://a.example/b", false), ("https://a.example?b", false),
      ("https://a.example#b", false),
      ("https://u:p@a.example", false), ("https://a.example\r\nX: y", false),
      ("https://a b", false),
      ("javascript:alert(1)", false), ("https://exämple.org", false),
    ])
  func publicAddress(text: String, isGood: Bool) {
    #expect((PublicAddress(text) != nil) == isGood)
  }
}
