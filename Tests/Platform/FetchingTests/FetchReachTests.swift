// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Fetching

@Suite("where a fetch may go")
struct FetchReachTests {
  @Test(
    "whatever a link calls it, a special address is not connected to",
    arguments: [
      "https://localhost/", "https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/",
      "https://0177.0.0.1/", "https://127.1/", "https://[::1]/", "https://[::ffff:127.0.0.1]/",
      "https://[::ffff:7f00:1]/", "https://[::]/", "https://0/", "https://0.0.0.0/",
      "https://169.254.169.254/latest/meta-data/", "https://10.0.0.1/", "https://[fe80::1]/",
      "https://[fd00::1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/",
    ])
  func forbidden(_ address: String) async throws {
    let folder = try TemporaryFolder()
    let fetcher = Fetcher(agent: "Earshot/test", limits: .init(bytes: 1000))
    let link = try WebLink(address)
    await #expect(throws: FetchError.forbiddenAddress) {
      try await fetcher.fetch(link, to: folder.path + "/a")
    }
  }

  @Test(
    "a name that cannot be one is as a name that nobody has",
    arguments: ["https://①②⑦.⓪.⓪.①/", "https://a..b/", "https://no-such-host.invalid/"])
  func noName(_ address: String) async throws {
    let folder = try TemporaryFolder()
    let fetcher = Fetcher(agent: "Earshot/test", limits: .init(bytes: 1000))
    let link = try WebLink(address)
    await #expect(throws: FetchError.unreachable) {
      try await fetcher.fetch(link, to: folder.path + "/a")
    }
  }

  @Test("the server of a test is reached at its port alone")
  func otherPort() async throws {
    let other = try RawServer { _ in [.text("HTTP/1.1 200 OK\n\nsecret")] }
    let bench = try FetchBench("HTTP/1.1 200 OK\n\nsound")
    let rules = FetchRules(localServer: .init(port: bench.server.port))
    #expect(!rules.allows(.v4(0x7F00_0001), port: other.port))
    #expect(!rules.allows(.v4(0x7F00_0002), port: bench.server.port))
    await #expect(throws: LinkError.port) {
      try await bench.fetch("http://127.0.0.1:\(other.port)/")
    }
    #expect(other.heads.isEmpty)
  }

  @Test("an answer that sends on is followed, and all of it is one fetch")
  func redirected() async throws {
    let bench = try FetchBench { head in
      head.hasPrefix("GET /b")
        ? [.text("HTTP/1.1 200 OK\nContent-Length: 5\n\nsound")]
        : [.text("HTTP/1.1 302 Found\nLocation: /b\n\n"), .endlessly([1])]
    }
    #expect(try await bench.fetch() == 5)
    #expect(bench.server.heads.count == 2)
    #expect(bench.server.heads.allSatisfy { !$0.contains("Referer") })
  }

  @Test(
    "where an answer sends on to is checked as the link was",
    arguments: [
      ("http://169.254.169.254/latest/meta-data/", FetchError.forbiddenAddress),
      ("http://localhost/", .forbiddenAddress), ("http://[::1]/", .forbiddenAddress),
      ("https://10.0.0.1/", .forbiddenAddress), ("file:///etc/passwd", .badRedirect(.notSecure)),
      ("gopher://127.0.0.1/", .badRedirect(.notSecure)),
      ("http://me:word@example.com/", .badRedirect(.withName)),
      ("http://127.0.0.1:1/", .badRedirect(.port)),
    ])
  func redirectedElsewhere(_ location: String, error: FetchError) async throws {
    try await FetchBench("HTTP/1.1 302 Found\nLocation: \(location)\n\n").expect(error)
  }

  @Test("an answer that sends on without end is left after five")
  func loop() async throws {
    let bench = try FetchBench("HTTP/1.1 307 Again\nLocation: /a.mp3\n\n")
    await bench.expect(.tooManyRedirects)
    #expect(bench.server.heads.count == 6)
  }

  @Test("over https the certificate counts, and nothing sends on to http")
  func secure() async throws {
    let folder = try TemporaryFolder()
    let (key, certificate) = (folder.path + "/key.pem", folder.path + "/cert.pem")
    let openssl = Process()
    openssl.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    openssl.arguments =
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
      + ["-keyout", key, "-out", certificate, "-days", "1", "-subj", "/CN=localhost"]
      + ["-addext", "subjectAltName=IP:127.0.0.1"]
    openssl.standardError = FileHandle.nullDevice
    try openssl.run()
    openssl.waitUntilExit()
    let plain = try RawServer { _ in [.text("HTTP/1.1 200 OK\n\nsound")] }
    var router = Router()
    router.get("/sound") { _ in .text("sound") }
    router.get("/down") { _ in .redirect(to: "http://127.0.0.1:\(plain.port)/") }
    var configuration = Server.Configuration(port: 0, uploadFolder: folder.path)
    configuration.tls = .init(certificatePath: certificate, keyPath: key)
    let server = Server(configuration: configuration, responder: router)
    try server.start()
    let port = UInt16(server.port)
    func fetch(_ path: String, trusting: String?) async throws -> Int64 {
      let rules = FetchRules(localServer: .init(port: port, certificate: trusting))
      let fetcher = Fetcher(agent: "Earshot/test", limits: .init(bytes: 1000), rules: rules)
      let link = try WebLink("https://127.0.0.1:\(port)\(path)", rules)
      return try await fetcher.fetch(link, to: folder.path + "/" + UUID().uuidString)
    }
    #expect(try await fetch("/sound", trusting: certificate) == 5)
    await #expect(throws: FetchError.untrusted) { try await fetch("/sound", trusting: nil) }
    // The port of the other server is not the one that is allowed; that it is not secure is found first.
    await #expect(throws: FetchError.badRedirect(.notSecure)) {
      try await fetch("/down", trusting: certificate)
    }
    #expect(plain.heads.isEmpty)
    await server.stop()
  }
}
