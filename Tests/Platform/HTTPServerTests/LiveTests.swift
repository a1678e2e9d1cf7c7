// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization
import Testing

@testable import HTTPServer

/// Something that a test waits for and the server brings about.
final class Signal: Sendable {
  private let stream: AsyncStream<Void>
  private let sink: AsyncStream<Void>.Continuation

  init() { (stream, sink) = AsyncStream.makeStream() }

  func give() { sink.yield() }

  func wait() async {
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next()
  }
}

@Suite("Streams, slow clients and the end of a server")
struct LiveTests {
  @Test("events are sent as they come, and the stream ends when they end")
  func events() async throws {
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    try await withServer(handler: { _ in .events(events) }) { port in
      let client = try Client(port: port)
      try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      let head = try await client.read(until: "\r\n\r\n")
      #expect(head.contains("Content-Type: text/event-stream"))
      sink.yield(ServerEvent(data: "one"))
      #expect(try await client.read(until: "\n\n").contains("data: one\n"))
      sink.yield(ServerEvent(name: "claimed", data: "two\nlines", id: "7\n"))
      let second = try await client.read(until: "\n\n")
      #expect(second.contains("event: claimed\nid: 7\ndata: two\ndata: lines\n"))
      sink.finish()
      _ = try await client.read(until: "0\r\n\r\n")
    }
  }

  @Test("a silent stream gets signs of life")
  func heartbeat() async throws {
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    try await withServer(handler: { _ in .events(events) }) {
      $0.heartbeatSeconds = 0.05
    } _: { port in
      let client = try Client(port: port)
      try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      for _ in 0..<3 { _ = try await client.read(until: ":\n\n") }
      withExtendedLifetime(sink) {}
    }
  }

  @Test("a stream ends when its client goes away")
  func clientGone() async throws {
    let ended = Signal()
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    sink.onTermination = { _ in ended.give() }
    try await withServer(handler: { _ in .events(events) }) {
      $0.heartbeatSeconds = 0.1
    } _: { port in
      do {
        let client = try Client(port: port)
        try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        _ = try await client.read(until: "\r\n\r\n")
      }
      await ended.wait()
      withExtendedLifetime(sink) {}
    }
  }

  @Test("HEAD of a stream has no body and does not wait")
  func headOfEvents() async throws {
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    try await withServer(handler: { _ in .events(events) }) { port in
      let client = try Client(port: port)
      #expect(try await client.ask("HEAD", "/").status == 200)
      #expect(try await client.ask("HEAD", "/").status == 200)
      withExtendedLifetime(sink) {}
    }
  }

  @Test(
    "a client that does not finish its request is cut off",
    arguments: [
      "", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\nabc",
    ])
  func slowClient(start: String) async throws {
    try await withServer(handler: { _ in .text("reached") }) {
      $0.limits.headSeconds = 0.2
      $0.limits.bodyGraceSeconds = 0.2
    } _: { port in
      let slow = try Client(port: port)
      try await slow.send(start)
      #expect(try await slow.readToEnd().isEmpty)
      // On a machine with much to do a good client may be too slow as well, now and then.
      var answer: Client.Answer?
      for _ in 0..<50 where answer == nil { answer = try? await Client(port: port).ask("GET", "/") }
      #expect(answer?.text == "reached")
    }
  }

  @Test("one address gets only so many connections")
  func connectionsPerAddress() async throws {
    try await withServer(handler: { _ in .text("in") }) {
      $0.limits.connectionsPerAddress = 2
    } _: { port in
      let first = try Client(port: port)
      let second = try Client(port: port)
      #expect(try await first.ask("GET", "/").text == "in")
      #expect(try await second.ask("GET", "/").text == "in")
      let third = try Client(port: port)
      try await third.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try await third.readToEnd().isEmpty)
      #expect(try await first.ask("GET", "/").text == "in")
    }
  }

  @Test("connections over the limit wait until there is room")
  func connectionLimit() async throws {
    try await withServer(handler: { _ in .text("in") }) {
      $0.limits.connections = 4
    } _: { port in
      var clients: [Client] = []
      for _ in 0..<4 {
        let client = try Client(port: port)
        _ = try await client.ask("GET", "/")
        clients.append(client)
      }
      let late = try Client(port: port)
      try await late.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      clients = []
      #expect(try await late.readAnswer().text == "in")
    }
  }

  @Test("What has to be done before anybody is answered is done once, when the port is taken")
  func prepares() async throws {
    let first = Server(configuration: .init(port: 0)) { _ in .text("first") }
    var count = 0
    try first.start { count += 1 }
    #expect(count == 1)
    let second = Server(configuration: .init(port: first.port)) { _ in .text("second") }
    #expect(throws: ServerError.self) { try second.start { count += 1 } }
    #expect(count == 1, "nothing is given up for a port that another has")
    let client = try Client(port: first.port)
    try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try await client.readAnswer().text == "first")
    await first.stop()
  }

  @Test("a stopping server finishes what is open and takes nothing new")
  func gracefulStop() async throws {
    let working = Signal()
    let go = Signal()
    var configuration = Server.Configuration(port: 0)
    configuration.stopSeconds = 20
    let server = Server(configuration: configuration) { request in
      working.give()
      await go.wait()
      return .text("finished")
    }
    try server.start()
    let port = server.port
    let client = try Client(port: port)
    try await client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    await working.wait()
    let idle = try Client(port: port)
    async let stopped: Void = server.stop()
    // The gate is closed when a new connection is refused.
    while (try? Client(port: port)) != nil { try await Task.sleep(for: .milliseconds(2)) }
    withExtendedLifetime(idle) {}
    go.give()
    let answer = try await client.readAnswer()
    #expect(answer.text == "finished")
    #expect(answer["Connection"]?.lowercased() == "close")
    await stopped
    #expect(throws: ServerError.alreadyStarted) { try server.start() }
  }

  @Test("a stopping server ends streams, and gives up on handlers that take too long")
  func stopWithLimit() async throws {
    let forever = Signal()
    let working = Signal()
    let (events, sink) = AsyncStream<ServerEvent>.makeStream()
    var configuration = Server.Configuration(port: 0)
    configuration.stopSeconds = 0.1
    let server = Server(configuration: configuration) { request in
      if request.segments == ["events"] { return .events(events) }
      working.give()
      await forever.wait()
      return .text("too late")
    }
    try server.start()
    let stuck = try Client(port: server.port)
    try await stuck.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    await working.wait()
    let listener = try Client(port: server.port)
    try await listener.send("GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
    _ = try await listener.read(until: "\r\n\r\n")
    await server.stop()
    #expect(try await stuck.readAnswer().status == 503)
    #expect(String(decoding: try await listener.readToEnd(), as: UTF8.self).hasSuffix("0\r\n\r\n"))
    forever.give()
    withExtendedLifetime(sink) {}
  }

  @Test("stopping in the midst of traffic loses no answer that was begun")
  func stopUnderLoad() async throws {
    // Longer than one write, so that an answer can be cut off in its middle.
    let text = String(repeating: "whole ", count: 50_000)
    for _ in 0..<10 {
      let begun = Mutex(0)
      let first = Signal()
      var configuration = Server.Configuration(port: 0)
      configuration.stopSeconds = 60
      let server = Server(configuration: configuration) { _ in
        begun.withLock { $0 += 1 }
        first.give()
        await Task.yield()
        return .text(text)
      }
      try server.start()
      let port = server.port
      let whole = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { try await Self.wholeAnswers(from: port, text) } }
        await first.wait()
        await server.stop()
        return try await group.reduce(0, +)
      }
      #expect(whole == begun.withLock { $0 })
    }
  }

  /// Asks until nobody answers any more; how many answers came, all of them whole.
  private static func wholeAnswers(from port: Int, _ text: String) async throws -> Int {
    var count = 0
    while let client = try? Client(port: port) {
      try await client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let answer = String(decoding: try await client.readToEnd(), as: UTF8.self)
      // Nothing at all is the end of a connection whose request was not taken.
      if answer.isEmpty { break }
      let isWhole = answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("\r\n\r\n" + text)
      #expect(isWhole, "\(answer.utf8.count) bytes, from \(answer.prefix(300))")
      count += 1
    }
    return count
  }
}

/// Runs a command of the shell on a thread of its own.
enum Command {
  /// What it wrote, or nil if it failed.
  static func run(_ command: String) async -> String? {
    await withCheckedContinuation { continuation in
      OwnThread.start {
        guard let pipe = popen(command, "re") else { return continuation.resume(returning: nil) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
        let status = pclose(pipe)
        continuation.resume(
          returning: status == 0 ? String(decoding: bytes, as: UTF8.self) : nil)
      }
    }
  }
}
