// SPDX-License-Identifier: Apache-2.0

import Foundation
import Letters
import Speaking
import TestSupport
import Testing

@testable import CommandLine

@Suite("E-mail on the command line") struct MailCommandTests {
  private func options(
    _ words: [String], environment: [String: String] = [:], file: String = ""
  ) throws -> MailOptions {
    try MailOptions(Arguments(words, for: .serve), environment: environment) {
      (_) throws(CommandError) in Array(file.utf8)
    }
  }

  private static let whole = [
    "--mail", "smtp://127.0.0.1", "--mail-from", "earshot@example.org", "--public-address",
    "https://earshot.example.org",
  ]

  @Test("Without any of it no mail is sent; the address alone is no mistake")
  func none() throws {
    #expect(try options([]).office() == nil)
    #expect(try options([], environment: ["EARSHOT_ADDRESS": "https://a.example"]).office() == nil)
    #expect(try options([], environment: ["EARSHOT_MAIL": ""]).office() == nil)
  }

  @Test("All of it is options or the environment, and the server stands in a file too")
  func whole() throws {
    #expect(try options(Self.whole).office() != nil)
    let environment = [
      "EARSHOT_MAIL": "smtps://a:b@mail.example.org", "EARSHOT_MAIL_FROM": "e@example.org",
      "EARSHOT_ADDRESS": "https://earshot.example.org",
    ]
    #expect(try options([], environment: environment).office() != nil)
    let file = try options(
      ["--mail-file", "x"], environment: environment, file: " smtp://localhost\nmore\n")
    #expect(try file.office() != nil)
  }

  @Test("Where something is missing it is told", arguments: [0, 2, 4])
  func missing(index: Int) throws {
    var words = Self.whole
    words.removeSubrange(index...index + 1)
    #expect(throws: CommandError.self) { try options(words).office() }
  }

  @Test(
    "What cannot be used stops the server with exit code 2 and a sentence that holds no password",
    arguments: [
      ["--mail", "mail.example.org"], ["--mail", "smtp://ana:secret@mail.example.org:x"],
      ["--mail", "smtp://ana:secret@mail.example.org?tls=off"],
      ["--mail", "smtp://ana:secret@mail.example.org?x"], ["--mail-from", "nobody"],
      ["--mail-from", "a@example.org\r\nBcc: b@example.org"],
      ["--public-address", "http://earshot.example.org"], ["--mail", "smtp://127.0.0.1"],
      ["--mail", "smtp://127.0.0.1", "--mail-file", "x"], ["--mail-file", "/nowhere/at/all"],
    ])
  func refused(words: [String]) async {
    for language in Language.allCases {
      let run = await ToolRun.of(["serve"] + words, in: language)
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.complaints.hasPrefix("earshot: ") && !run.complaints.contains("secret"))
    }
  }

  @Test("A message to try the way is sent, and the answer of the server printed")
  func test() async throws {
    let server = try TestMailServer()
    let words = [
      "admin", "mail-test", "ana@example.org", "--mail", "smtp://127.0.0.1:\(server.port)",
      "--mail-from", "earshot@example.org",
    ]
    let run = await ToolRun.of(words)
    #expect(run.code == 0 && run.output == "The mail server took the message: 250 taken\n")
    let message = try #require(await server.next())
    #expect(message.recipient == "ana@example.org")
    #expect(message.head.contains("Auto-Submitted: auto-generated"))
    server.act(.say("550 \u{1B}[31mnobody of that name"), on: "RCPT")
    let refused = await ToolRun.of(words)
    #expect(refused.code == 1)
    #expect(
      refused.complaints
        == "earshot: The mail server refused the message: 550 [31mnobody of that name\n")
  }

  @Test(
    "Of a message to try the way what is missing is told",
    arguments: [["ana"], ["ana@example.org"], ["ana@example.org", "--mail", "x"]])
  func wrongTest(words: [String]) async {
    let run = await ToolRun.of(["admin", "mail-test"] + words)
    #expect(run.code == 2 && run.output.isEmpty)
  }
}
