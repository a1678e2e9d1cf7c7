// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("Behind a proxy")
struct ProxyTests {
  private static let told = [
    "X-Forwarded-For: 10.0.0.1, 192.0.2.7", "X-Forwarded-For: 203.0.113.5 , 2001:db8::1",
    "X-Forwarded-Proto: https",
  ]

  @Test("the last address that the proxy names is the client's, and https makes it secure")
  func believed() async throws {
    let log = LogBook()
    try await withServer(handler: { .text("\($0.clientAddress) \($0.isSecure)") }) {
      $0.isBehindProxy = true
      $0.log = log.add
    } _: { port in
      let client = try Client(port: port)
      #expect(try await client.ask("GET", "/", Self.told).text == "2001:db8::1 true")
      #expect(try await log.next().clientAddress == "2001:db8::1")
      #expect(try await client.ask("GET", "/").text == "127.0.0.1 false")
    }
  }

  @Test("without the option nobody can name an address as theirs")
  func notBelieved() async throws {
    try await withServer(handler: { .text("\($0.clientAddress) \($0.isSecure)") }) { port in
      let client = try Client(port: port)
      #expect(try await client.ask("GET", "/", Self.told).text == "127.0.0.1 false")
    }
  }

  @Test("the connections of the proxy are not counted as those of one client")
  func connections() async throws {
    try await withServer(handler: { _ in .text("in") }) {
      $0.isBehindProxy = true
      $0.limits.connectionsPerAddress = 1
    } _: { port in
      let clients = try (0..<3).map { _ in try Client(port: port) }
      for client in clients { #expect(try await client.ask("GET", "/").text == "in") }
    }
  }

  @Test(
    "only a proxy on this machine is believed, and only what is an address",
    arguments: [
      ("127.0.0.1", "192.0.2.7", "192.0.2.7"), ("127.8.0.1", "192.0.2.7", "192.0.2.7"),
      ("::1", "2001:db8::1", "2001:db8::1"), ("::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
      ("127.0.0.1", "unknown", "127.0.0.1"), ("127.0.0.1", "192.0.2.7, ", "127.0.0.1"),
      ("127.0.0.1", "", "127.0.0.1"), ("192.0.2.9", "192.0.2.7", nil),
      ("::2", "192.0.2.7", nil), ("127.example", "192.0.2.7", nil), ("", "192.0.2.7", nil),
    ] as [(String, String, String?)])
  func trust(peer: String, told: String, address: String?) {
    let client = ForwardedClient(headers: ["X-Forwarded-For": told], peer: peer)
    #expect(client?.address == address)
    #expect(client?.isSecure != true)
  }

  @Test(
    "only https, said last, is secure",
    arguments: [("https", true), ("http, HTTPS", true), ("https, http", false), ("http", false)])
  func scheme(told: String, isSecure: Bool) {
    let client = ForwardedClient(headers: ["X-Forwarded-Proto": told], peer: "::1")
    #expect(client?.isSecure == isSecure)
  }
}
