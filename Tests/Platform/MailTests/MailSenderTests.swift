// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Foundation
import TestSupport
import Testing

@testable import Mail

@Suite("Sending mail") struct MailSenderTests {
  private func message(_ text: String = "Hello\n.\nمرحبا") throws -> MailMessage {
    MailMessage(
      from: try #require(MailAddress("earshot@example.org")),
      to: try #require(MailAddress("ana@example.org")), subject: try #require(MailLine("Hello")),
      text: text, language: try #require(MailLine("en")), sentAt: 0,
      id: try #require(MailLine("abc")))
  }

  private func sender(
    to server: TestMailServer, user: String = "", security: MailServer.Security? = nil,
    trusting authorities: String? = nil, limits: MailSender.Limits = MailSender.Limits()
  ) throws -> MailSender {
    var place = try MailServer("smtp://\(user)127.0.0.1:\(server.port)")
    place.security = security ?? place.security
    place.trusted = authorities
    return MailSender(to: place, limits: limits)
  }

  @Test("A message comes as it was written, and the answer of the server is told")
  func sends() async throws {
    let server = try TestMailServer(acts: [:])
    let answer = try await sender(to: server).send(message())
    #expect(answer == MailAnswer(code: 250, line: "250 taken"))
    let received = try #require(await server.next())
    #expect(received.body == "Hello\n.\nمرحبا\n")
    #expect(received.commands.contains("MAIL FROM:<earshot@example.org>"))
    #expect(received.recipient == "ana@example.org")
    #expect(received.head.contains("Subject: Hello\r\n"))
  }

  @Test("A long message comes whole")
  func long() async throws {
    let server = try TestMailServer()
    let text = String(repeating: "قراءة\n", count: 20_000)
    _ = try await sender(to: server).send(message(text))
    #expect(await server.next()?.body == text + "\n")
  }

  @Test("User and password are shown where they are asked for")
  func signsIn() async throws {
    let server = try TestMailServer(extensions: ["AUTH PLAIN"])
    _ = try await sender(to: server, user: "ana:secret@").send(message())
    let received = try #require(await server.next())
    let shown = Data("\0ana\0secret".utf8).base64EncodedString()
    #expect(received.commands.contains { $0.hasPrefix("AUTH PLAIN") })
    #expect(received.commands.contains { $0.hasSuffix(shown) })
  }

  @Test(
    "Each refusal is told apart, and whether another try could help",
    arguments: [
      ("", TestMailServer.Act.say("554 go away"), 554, false),
      ("MAIL", .say("550 not you"), 550, false),
      ("RCPT", .say("550 nobody of that name"), 550, false), ("RCPT", .say("450 later"), 450, true),
      ("DATA", .say("451 busy"), 451, true), (".", .say("554 no"), 554, false),
      (".", .say("452 full"), 452, true), ("AUTH", .say("535 no"), 535, true),
      ("AUTH", .say("454 later"), 454, true),
    ])
  func refusals(command: String, act: TestMailServer.Act, code: Int, canRetry: Bool) async throws {
    let server = try TestMailServer(extensions: ["AUTH PLAIN"], acts: [command: act])
    let failure = await #expect(throws: MailError.self) {
      try await sender(to: server, user: "ana:secret@").send(message())
    }
    let error = try #require(failure)
    #expect(error.canRetry == canRetry)
    switch error {
    case .putOff(let answer), .refused(let answer), .signInRefused(let answer):
      #expect(answer.code == code && answer.line.hasPrefix("\(code) "))
    default: Issue.record("\(error)")
    }
    #expect(server.messageCount == 0)
    #expect(!error.reason.contains("nobody"))
  }

  @Test(
    "A server that ends the connection is no refusal", arguments: ["", "EHLO", "RCPT", "DATA", "."])
  func closes(command: String) async throws {
    let server = try TestMailServer(acts: [command: .close])
    let failure = await #expect(throws: MailError.self) {
      try await sender(to: server).send(message())
    }
    #expect(failure == .brokenOff)
  }

  @Test("A server that hangs holds nobody for long", arguments: ["", "RCPT", "."])
  func hangs(command: String) async throws {
    let server = try TestMailServer(acts: [command: .hang])
    await #expect(throws: MailError.tooSlow) {
      try await sender(to: server, limits: MailSender.Limits(connect: 1, answer: 1, whole: 1)).send(
        message())
    }
  }

  @Test(
    "Who stops waits for no server that hangs", .timeLimit(.minutes(10)),
    arguments: ["EHLO", "RCPT", "."])
  func stops(command: String) async throws {
    let server = try TestMailServer(acts: [command: .hang])
    let task = Task {
      // An hour for each answer: whoever waited for one would not come to an end here.
      try await sender(
        to: server, limits: MailSender.Limits(connect: 3600, answer: 3600, whole: 3600)
      )
      .send(message())
    }
    await server.untilItHangs()
    task.cancel()
    await #expect(throws: MailError.stopped) { try await task.value }
  }

  @Test("Where nobody listens there is no server")
  func unreachable() async throws {
    let server = try TestMailServer()
    let port = server.port
    server.stop()
    await #expect(throws: MailError.unreachable) {
      try await MailSender(to: MailServer("smtp://127.0.0.1:\(port)")).send(message())
    }
  }

  @Test("Nothing is said without TLS where it must be: not the password, not an address")
  func requiresTLS() async throws {
    let server = try TestMailServer(extensions: ["AUTH PLAIN"])
    await #expect(throws: MailError.notPrivate) {
      try await sender(to: server, user: "ana:secret@", security: .beforeAnythingIsSaid)
        .send(message())
    }
    #expect(server.messageCount == 0)
  }

  @Test(
    "Both kinds of TLS protect the message, with a certificate that is trusted only",
    arguments: [true, false])
  func tls(isAtOnce: Bool) async throws {
    let certificate = try Certificate()
    let server = try TestMailServer(
      extensions: isAtOnce ? ["AUTH PLAIN"] : ["STARTTLS", "AUTH PLAIN"],
      secure: { TLSChannel($0, certificate) }, isSecureAtOnce: isAtOnce)
    let security: MailServer.Security = isAtOnce ? .fromTheStart : .beforeAnythingIsSaid
    await #expect(throws: MailError.notPrivate) {
      try await sender(to: server, user: "ana:secret@", security: security).send(message())
    }
    let answer = try await sender(
      to: server, user: "ana:secret@", security: security, trusting: certificate.path
    ).send(message())
    #expect(answer.code == 250)
    let received = try #require(await server.next())
    #expect(received.body == "Hello\n.\nمرحبا\n")
    #expect(received.commands.contains("STARTTLS") == !isAtOnce)
  }
}

/// A certificate of a test's own.
private final class Certificate: Sendable {
  private let folder: TemporaryFolder
  var path: String { folder.path + "/cert.pem" }
  var key: String { folder.path + "/key.pem" }

  init() throws {
    folder = try TemporaryFolder()
    let openssl = Process()
    openssl.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    openssl.arguments =
      "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost"
      .split(separator: " ").map(String.init)
      + ["-keyout", key, "-out", path, "-addext", "subjectAltName=IP:127.0.0.1"]
    openssl.standardError = FileHandle.nullDevice
    try openssl.run()
    openssl.waitUntilExit()
    try #require(openssl.terminationStatus == 0)
  }
}

/// The server's side of TLS; one thread at a time uses it.
private final class TLSChannel: TestMailServer.Channel, @unchecked Sendable {
  private var credentials: gnutls_certificate_credentials_t?
  private var session: gnutls_session_t?

  init?(_ descriptor: Int32, _ certificate: Certificate) {
    gnutls_certificate_allocate_credentials(&credentials)
    gnutls_certificate_set_x509_key_file(
      credentials, certificate.path, certificate.key, GNUTLS_X509_FMT_PEM)
    gnutls_init(&session, UInt32(GNUTLS_SERVER.rawValue | GNUTLS_NO_SIGNAL.rawValue))
    gnutls_set_default_priority(session)
    gnutls_credentials_set(
      session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials))
    gnutls_transport_set_int2(session, descriptor, descriptor)
    guard gnutls_handshake(session) == 0 else { return nil }
  }

  deinit {
    gnutls_deinit(session)
    gnutls_certificate_free_credentials(credentials)
  }

  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = gnutls_record_recv(session, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }

  func send(_ bytes: [UInt8]) { gnutls_record_send(session, bytes, bytes.count) }
}
