// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Testing

@Suite("Many clients at once")
struct CrowdTests {
  @Test(
    "connections that all send at once are all answered, whatever their number",
    arguments: [127, 128, 129, 256, 384], [1, 2])
  func linedUp(number: Int, threads: Int) async throws {
    try await withServer(handler: { .text($0.rawPath) }) {
      $0.threads = threads
      $0.limits.connectionsPerAddress = 0
    } _: { port in
      let crowd = try Crowd(port: port, number: number)
      for round in 0..<2 {
        let answered = try await crowd.askAll { "/\(round)/\($0)" }
        #expect(answered == number)
      }
    }
  }

  @Test("a thousand connections are held and answered")
  func thousand() async throws {
    try await withServer(handler: { .text($0.rawPath) }) {
      $0.limits.connectionsPerAddress = 0
    } _: { port in
      let crowd = try Crowd(port: port, number: 1000)
      let answered = try await crowd.askAll { "/\($0)" }
      #expect(answered == 1000)
    }
  }

  @Test("when there are as many connections as allowed, the longest idle one gives way")
  func idleGivesWay() async throws {
    try await withServer(handler: { _ in .text("in") }) {
      $0.threads = 1
      $0.limits.connections = 3
    } _: { port in
      let clients = try [0, 1, 2].map { _ in try Client(port: port) }
      for client in clients { #expect(try await client.ask("GET", "/").text == "in") }
      // The first is not the longest idle one any more.
      #expect(try await clients[0].ask("GET", "/").text == "in")
      let late = try Client(port: port)
      #expect(try await late.ask("GET", "/").text == "in")
      #expect(try await clients[1].readToEnd().isEmpty)
      #expect(try await clients[0].ask("GET", "/").text == "in")
      #expect(try await clients[2].ask("GET", "/").text == "in")
    }
  }

  @Test("when there are as many connections as allowed, slow heads give way before all others")
  func slowHeadsGiveWay() async throws {
    try await withServer(handler: { _ in .text("in") }) {
      $0.threads = 1
      $0.limits.connections = 4
    } _: { port in
      let honest = try Client(port: port)
      #expect(try await honest.ask("GET", "/").text == "in")
      let slow = try (0..<3).map { _ in try Client(port: port) }
      for client in slow {
        // Its answer says that the server has the beginning of its next head too.
        try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HT")
        #expect(try await client.readAnswer().text == "in")
      }
      let late = try (0..<3).map { _ in try Client(port: port) }
      for client in late { #expect(try await client.ask("GET", "/").text == "in") }
      for client in slow { #expect(try await client.readToEnd().isEmpty) }
      #expect(try await honest.ask("GET", "/").text == "in")
    }
  }

  @Test("a handler that blocks its thread keeps nobody else from being answered")
  func blockingHandlers() async throws {
    let gate = Gate()
    var router = Router()
    router.get("/block") { _ in
      gate.wait()
      return .text("free")
    }
    router.serveHealth()
    try await withServer(router) { port in
      // More than the threads that handlers have at first.
      let blocked = try (0..<12).map { _ in try Client(port: port) }
      for client in blocked { try await client.send("GET /block HTTP/1.1\r\nHost: a\r\n\r\n") }
      for _ in 0..<20 {
        #expect(try await Client(port: port).ask("GET", "/healthz").status == 200)
      }
      gate.open()
      for client in blocked { #expect(try await client.readAnswer().text == "free") }
    }
  }
}
