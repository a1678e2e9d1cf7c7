// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Mail

@Suite("The form of mail") struct MailFormTests {
  @Test(
    "A plain address is taken",
    arguments: [
      "ana@example.org", "a.b+c@mail.example.co.uk", "o'neil@example.org", "x_-1@a-b.example",
    ])
  func address(text: String) {
    #expect(MailAddress(text)?.text == text)
  }

  @Test(
    "An address of another form is refused, and with it all that could end a line",
    arguments: [
      "", "ana", "@example.org", "ana@", "ana@localhost", "ana@example..org", "ana@-example.org",
      "a na@example.org", "ana@exam ple.org", "ana@example.org\r\nBcc: bob@example.org",
      "ana\n@example.org", "ana@example.org\n", "<ana@example.org>",
      "ana@example.org,bob@example.org",
      "\"ana\"@example.org", "ana@[127.0.0.1]", "ana@example.org>", "a@b@example.org",
      ".ana@example.org",
      "ana..b@example.org", "ánа@example.org", "ana@exämple.org", "ana\0@example.org",
      String(repeating: "a", count: 65) + "@example.org",
      "a@" + String(repeating: "b.", count: 130) + "org",
    ])
  func noAddress(text: String) {
    #expect(MailAddress(text) == nil)
  }

  @Test(
    "A line with a line break, or what steers, is none",
    arguments: ["a\r\nb", "a\nb", "a\u{2028}b", "\u{0}"])
  func line(text: String) {
    #expect(MailLine(text) == nil)
  }

  private func message(_ subject: String, _ text: String) throws -> MailMessage {
    MailMessage(
      from: try #require(MailAddress("earshot@example.org")),
      to: try #require(MailAddress("ana@example.org")),
      subject: try #require(MailLine(subject)), text: text, language: try #require(MailLine("ar")),
      sentAt: 1_795_576_800, id: try #require(MailLine("abc")))
  }

  @Test("The head says who, what, when, in which language, and that no person wrote it")
  func head() throws {
    let text = String(decoding: try message("Your link", "Hello\n").bytes, as: UTF8.self)
    #expect(
      text
        == """
        Date: Wed, 25 Nov 2026 03:20:00 +0000
        From: Earshot <earshot@example.org>
        To: <ana@example.org>
        Subject: Your link
        Message-ID: <abc@example.org>
        Auto-Submitted: auto-generated
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable
        Content-Language: ar

        Hello


        """.replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test(
    "Every text is ASCII in lines of 76 letters at most, and comes out as it was",
    arguments: [
      "", "=", ".", ".\n.\n", "a \nb\t\n",
      "سلام على من اتبع الهدى ".appending(String(repeating: "نص ", count: 80)),
      String(repeating: "x", count: 300), String(repeating: "é", count: 100), "a=20b",
      "\u{1F600}\0\u{7F}",
    ])
  func body(text: String) throws {
    let bytes = try message("s", text).bytes
    #expect(bytes.allSatisfy { $0 < 0x7F })
    let whole = String(decoding: bytes, as: UTF8.self)
    for line in whole.components(separatedBy: "\r\n") {
      #expect(line.utf8.count <= 76 && !line.hasSuffix(" ") && !line.contains("\n"))
    }
    var received = TestMailServer.Received()
    received.text = whole
    #expect(received.body == text + "\n")
  }

  @Test("Line breaks of every kind are line breaks")
  func lineBreaks() {
    #expect(QuotedPrintable.encoded("a\r\nb\nc\rd") == "a\r\nb\r\nc\r\nd\r\n")
  }

  @Test(
    "A subject in any script is in words of 75 letters at most that hold whole letters",
    arguments: [
      "نسيت كلمة المرور", String(repeating: "قراءة ", count: 20), "Éa", "=?utf-8?B?",
      String(repeating: "a", count: 90),
    ])
  func subject(text: String) throws {
    let encoded = EncodedWords.encoded(text, after: "Subject: ")
    var bytes = Data()
    for (index, line) in encoded.components(separatedBy: "\r\n").enumerated() {
      #expect((index == 0 ? "Subject: " + line : line).utf8.count <= 76)
      let word = line.trimmingCharacters(in: .whitespaces)
      #expect(word.hasPrefix("=?utf-8?B?") && word.hasSuffix("?="))
      let piece = try #require(Data(base64Encoded: String(word.dropFirst(10).dropLast(2))))
      #expect(String(data: piece, encoding: .utf8) != nil)
      bytes += piece
    }
    #expect(String(data: bytes, encoding: .utf8) == text)
  }
}

@Suite("The address of a mail server") struct MailServerTests {
  @Test(
    "Says where, and when the connection is protected",
    arguments: [
      (
        "smtp://mail.example.org", "smtp://mail.example.org:587",
        MailServer.Security.beforeAnythingIsSaid
      ),
      ("smtp://mail.example.org:25", "smtp://mail.example.org:25", .beforeAnythingIsSaid),
      ("smtp://mail.example.org?tls=off", "smtp://mail.example.org:587", .never),
      ("smtps://mail.example.org", "smtps://mail.example.org:465", .fromTheStart),
      ("SMTPS://127.0.0.1:9", "smtps://127.0.0.1:9", .fromTheStart),
      ("smtp://localhost", "smtp://localhost:25", .never),
      ("smtp://127.9.9.9", "smtp://127.9.9.9:25", .never),
      ("smtp://a:b@[::1]:2525", "smtp://[::1]:2525", .never),
      ("smtp://[2001:db8::1]", "smtp://[2001:db8::1]:587", .beforeAnythingIsSaid),
      ("smtp://128.0.0.1", "smtp://128.0.0.1:587", .beforeAnythingIsSaid),
      ("smtp://127.0.0.1.example.org", "smtp://127.0.0.1.example.org:587", .beforeAnythingIsSaid),
    ])
  func reads(text: String, address: String, security: MailServer.Security) throws {
    let server = try MailServer(text)
    #expect(server.address == address && server.security == security)
  }

  @Test("User and password are read with their escapes")
  func user() throws {
    let server = try MailServer("smtps://ana%40example.org:p%3Aa@s%2F@mail.example.org")
    #expect(server.user == "ana@example.org" && server.password == "p:a@s/")
    #expect(!server.address.contains("ana"))
  }

  @Test(
    "What is wrong is told apart",
    arguments: [
      ("", MailServerProblem.form), ("mail.example.org", .form), ("http://example.org", .form),
      ("smtp://", .form), ("smtp://a b", .form), ("smtp://mail.example.org/", .form),
      ("smtp://user@mail.example.org", .form), ("smtp://:x@mail.example.org", .form),
      ("smtp://a:%0D%0A@mail.example.org", .form), ("smtp://[::1", .form), ("smtp://[a]", .form),
      ("smtp://mail\r\n.example.org", .form), ("smtp://mail.example.org:0", .port),
      ("smtp://mail.example.org:65536", .port), ("smtp://mail.example.org:x", .port),
      ("smtp://mail.example.org:", .port), ("smtp://mail.example.org?tls=on", .option),
      ("smtps://mail.example.org?tls=off", .option), ("smtp://mail.example.org?", .option),
      ("smtp://a:b@mail.example.org?tls=off", .openPassword),
    ])
  func refuses(text: String, problem: MailServerProblem) {
    #expect(throws: problem) { try MailServer(text) }
  }
}
