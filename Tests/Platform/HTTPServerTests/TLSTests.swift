// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Testing

@testable import HTTPServer

@Suite("TLS")
struct TLSTests {
  /// A server with a certificate of its own, of one kind of key.
  private static func serve(
    key kind: String = "ec -pkeyopt ec_paramgen_curve:prime256v1",
    _ body: @Sendable (_ port: Int, _ certificate: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let key = folder.path + "/key.pem"
    let certificate = folder.path + "/cert.pem"
    try #require(
      await Command.run(
        "openssl req -x509 -newkey \(kind) -nodes -keyout \(key) -out \(certificate) -days 1 "
          + "-subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 2>/dev/null") != nil)
    var router = Router()
    router.use(SecurityHeaders().middleware)
    router.get("/") { request in .text("secure \(request.isSecure)") }
    router.get("/long") { _ in .text(String(repeating: "x", count: 3_000_000)) }
    router.get("/file") { _ in .file(.init(path: folder.path + "/file")) }
    try folder.write("file", [UInt8](repeating: 0x79, count: 3_000_000))
    router.post("/", body: .upload(maximumBytes: 8 << 20)) { request in
      guard case .bytes(let bytes) = request.body else { return .text("nothing") }
      return .text("took \(bytes.count)")
    }
    try await withServer(router) {
      $0.tls = .init(certificatePath: certificate, keyPath: key)
      $0.limits.freeBytesForUploads = 0
    } _: { port in
      try await body(port, certificate)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("the certificate is shown, requests are secure, HSTS is set")
  func secure() async throws {
    try await Self.serve { port, certificate in
      let output = await Command.run(
        "curl -si --max-time 60 --cacert \(certificate) https://127.0.0.1:\(port)/")
      let text = try #require(output)
      #expect(text.hasSuffix("secure true"))
      #expect(text.contains("Strict-Transport-Security: max-age=31536000"))
    }
  }

  @Test("long answers, files and bodies come whole, on one connection", arguments: ["1.2", "1.3"])
  func long(version: String) async throws {
    try await Self.serve { port, certificate in
      let curl =
        "curl -s --max-time 100 --http1.1 --tlsv\(version) --tls-max \(version) --cacert \(certificate)"
      let address = "https://127.0.0.1:\(port)"
      #expect(await Command.run("\(curl) \(address)/long \(address)/file | wc -c") == "6000000\n")
      let sent = await Command.run(
        "head -c 900000 /dev/zero | \(curl) -H 'Content-Type: application/octet-stream' "
          + "--data-binary @- \(address)/")
      #expect(sent == "took 900000")
    }
  }

  @Test("who wishes to agree on keys again is hung up on: that costs us much and them little")
  func renegotiation() async throws {
    try await Self.serve { port, _ in
      let code = try await withCheckedThrowingContinuation { continuation in
        OwnThread.start {
          continuation.resume(with: Result { try TLSClient(port: port).askAndAgreeAgain() })
        }
      }
      // The connection is gone; a server that ignored the wish would leave the client waiting, which is no error yet.
      #expect(gnutls_error_is_fatal(code) != 0)
      let next = try await withCheckedThrowingContinuation { continuation in
        OwnThread.start { continuation.resume(with: Result { try TLSClient(port: port).ask() }) }
      }
      #expect(next.hasSuffix("secure true"))
    }
  }

  @Test(
    "only keys that are thrown away and ciphers that protect what they hide are agreed on",
    arguments: [
      ("-tls1_3", true), ("-tls1_2", true), ("-tls1_1", false), ("-tls1", false),
      ("-tls1_2 -cipher ECDHE-RSA-AES128-GCM-SHA256", true),
      ("-tls1_2 -cipher ECDHE-RSA-AES256-GCM-SHA384", true),
      ("-tls1_2 -cipher ECDHE-RSA-CHACHA20-POLY1305", true),
      ("-tls1_2 -cipher AES128-SHA", false), ("-tls1_2 -cipher AES256-SHA", false),
      ("-tls1_2 -cipher AES128-GCM-SHA256", false),
      ("-tls1_2 -cipher ECDHE-RSA-AES128-SHA", false),
      ("-tls1_2 -cipher ECDHE-RSA-AES256-SHA384", false),
      ("-tls1_2 -cipher DHE-RSA-AES128-GCM-SHA256", false),
      ("-tls1_2 -cipher AES128-CCM", false),
    ])
  func suites(options: String, isTaken: Bool) async throws {
    try await Self.serve(key: "rsa:2048") { port, _ in
      // What OpenSSL itself finds too weak it has to be told to offer.
      let offer =
        options.contains("-cipher")
        ? options + ":@SECLEVEL=0" : options + " -cipher ALL:@SECLEVEL=0"
      let output = await Command.run(
        "printf 'GET / HTTP/1.0\\r\\n\\r\\n' | timeout 60 openssl s_client -quiet -ign_eof "
          + "\(offer) -connect 127.0.0.1:\(port) 2>&1 || true")
      #expect(output?.contains("secure true") == isTaken, "\(output ?? "")")
    }
  }
}
