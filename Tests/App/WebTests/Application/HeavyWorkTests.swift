// SPDX-License-Identifier: Apache-2.0

import BrailleService
import ChartFiles
import ChildProcess
import Foundation
import HTTPServer
import Synchronization
import TestSupport
import Testing

@testable import Web

/// What reckons long must hold nobody else: neither the threads that answer nor all workers.
@Suite("Heavy work") struct HeavyWorkTests {
  private static let small = "Month,Sales\nJan,5\nFeb,9\nMar,4\n"

  /// A site behind a real server that believes the addresses of clients which it is told.
  private func withServer(
    _ workers: WorkerSettings, _ body: (Int) async throws -> Void
  ) async throws {
    let site = try await TestSite(workers: workers)
    var configuration = Server.Configuration(host: "127.0.0.1", port: 0)
    configuration.isBehindProxy = true
    configuration.uploadFolder = site.application.uploadFolder
    let server = Server(configuration: configuration, responder: site.application.router)
    try server.start()
    do { try await body(server.port) } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// Workers that do not come back from what begins with "hold" until the test lets them.
  private func holding(_ gate: DispatchSemaphore) -> WorkerPool.Workers {
    .inProcess { head, body in
      if body.starts(with: "hold".utf8) {
        gate.wait()
        gate.signal()
      }
      return ChartWork.answer(head, body)
    }
  }

  @Test("While workers reckon, pages, health and another client's chart are answered")
  func answersMeanwhile() async throws {
    let gate = DispatchSemaphore(value: 0)
    var workers = WorkerSettings()
    workers.charts.workers = holding(gate)
    try await withServer(workers) { port in
      let held = (0..<8).map { number in
        Task { try await post(port, "hold,b\n1,\(number)\n2,3\n", client: "192.0.2.1") }
      }
      for path in ["/healthz", "/", "/charts", "/static/none", "/charts/tide"] {
        let answer = try await ask(port, "GET \(path) HTTP/1.1", client: "192.0.2.1")
        #expect(answer.status == (path == "/static/none" ? 404 : 200), "\(path)")
      }
      #expect(try await post(port, Self.small, client: "192.0.2.2").status == 200)
      gate.signal()
      for task in held { #expect(try await task.value.status == 200) }
    }
  }

  @Test("While large charts of several hold all their places, a small one is answered")
  func answersTheSmall() async throws {
    let gate = DispatchSemaphore(value: 0)
    var workers = WorkerSettings()
    workers.charts.workers = holding(gate)
    let rows = (0..<workers.charts.smallBytes / 6).map { "\($0 % 10),\($0 % 7)5\n" }.joined()
    try await withServer(workers) { port in
      let held = (1...6).map { number in
        Task { try await post(port, "hold,b\n" + rows + rows, client: "192.0.2.\(number)") }
      }
      for number in 10...13 {
        let answer = try await post(port, Self.small, client: "192.0.2.\(number)")
        #expect(answer.status == 200)
      }
      gate.signal()
      for task in held { #expect(try await task.value.status == 200) }
    }
  }

  @Test("A small chart that takes long goes on to the places for large ones")
  func movesOn() async throws {
    let program = try #require(BuiltProgram.earshot)
    var workers = WorkerSettings(program: program)
    workers.charts.smallTime = WorkTime(seconds: 120, processorSeconds: 0)
    let answer = try await Person(on: TestSite(workers: workers)).send(
      .post, "/api/v1/charts/convert?form=txt", body: .bytes(Array(Self.small.utf8)))
    #expect(answer.status == 200)
  }

  @Test("While liblouis reckons for ever over what some send, another's word is answered")
  func answersBraille() async throws {
    let program = try #require(BuiltProgram.earshot)
    var workers = WorkerSettings(program: program)
    // The poison would go on for hours: nothing but its end lets the word through.
    workers.braille.textTime = WorkTime(seconds: 120, processorSeconds: 1)
    try await withServer(workers) { port in
      let poison = String(repeating: "! !@ ", count: 3999)
      let poisoners = (1...6).flatMap { number in
        [poison, "! !@"].map { text in
          Task {
            try await write(port, "de-g0-detailed.utb", text, client: "192.0.2.\(number)")
          }
        }
      }
      for number in 10...12 {
        let answer = try await write(port, "en-ueb-g2", "hello", client: "192.0.2.\(number)")
        #expect(answer.status == 200 && answer.text.contains("⠓⠑⠇⠇⠕"), "\(answer)")
      }
      for task in poisoners {
        let answer = try await task.value
        #expect([200, 400, 429].contains(answer.status), "\(answer)")
      }
    }
  }

  /// The worst that we know; what the readers refuse at once may not be refused some day.
  private static let worst: [(name: String, body: @Sendable () -> String)] = [
    (
      "cells over many rows and columns",
      {
        "<table><tr>" + String(repeating: "<td rowspan=65534 colspan=1000>1</td>", count: 500)
          + "</tr>" + String(repeating: "<tr><td>1</td></tr>", count: 1000) + "</table>"
      }
    ),
    (
      "half a million columns",
      { String(repeating: "a,", count: 500_000) + "\n" + String(repeating: "1,2\n", count: 2000) }
    ),
    ("deep JSON", { String(repeating: "[", count: 1_000_000) }),
    ("deep HTML", { "<table><tr><td>" + String(repeating: "<b>", count: 1_000_000) }),
    (
      "a large picture",
      {
        "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0"
          + String(repeating: "L1 2", count: 2_000_000) + "'/></svg>"
      }
    ),
    (
      "rows to twenty megabytes",
      { "x,y\n" + (0..<1_500_000).map { "\($0),\($0 % 97)\n" }.joined() }
    ),
    (
      "much repeated by Vega-Lite",
      {
        """
        {"$schema":"https://vega.github.io/schema/vega-lite/v5.json","repeat":["a","b"],"spec":{"data":{"sequence":\
        {"start":0,"stop":1000000000}},"mark":"line","encoding":{"x":{"field":"data"},"y":{"field":"data"}}}}
        """
      }
    ),
  ]

  @Test("The worst that can be sent ends with a sentence or a chart, and never with the server")
  func endsTheWorst() async throws {
    let program = try #require(BuiltProgram.earshot)
    var workers = WorkerSettings(program: program)
    workers.charts.time = WorkTime(seconds: 120, processorSeconds: 1)
    try await withServer(workers) { port in
      for (number, (name, body)) in Self.worst.enumerated() {
        let answer = try await post(port, body(), client: "192.0.2.\(number + 1)")
        #expect([200, 413, 415, 422].contains(answer.status), "\(name): \(answer)")
        if answer.status != 200 { #expect(answer.text.contains("\"detail\":\"")) }
        #expect(try await ask(port, "GET /healthz HTTP/1.1", client: "192.0.2.99").status == 200)
      }
      #expect(try await post(port, Self.small, client: "192.0.2.99").status == 200)
    }
  }

  @Test("A page of somebody's own chart comes from a worker like from this process")
  func makesPages() async throws {
    let program = try #require(BuiltProgram.earshot)
    let page = try await Person(on: TestSite(workers: WorkerSettings(program: program)))
      .submit("/charts/own", ["text": Self.small, "title": "<Sales>"])
    #expect(page.status == 200)
    #expect(page.text.contains("src=\"data:audio/"))
    #expect(page.text.contains("<h1>&lt;Sales&gt;") || page.text.contains("&lt;Sales&gt;</h1>"))
    #expect(!page.text.contains("earshot-sound-"))
  }

  @Test("Where too much waits, the answer says when to come again")
  func sendsAway() async throws {
    var workers = WorkerSettings()
    workers.charts.limits.mostWaiting = 0
    let answer = try await Person(on: TestSite(workers: workers)).send(
      .post, "/api/v1/charts/convert", body: .bytes(Array(Self.small.utf8)))
    #expect(answer.status == 503)
    #expect(answer.response.headers[.retryAfter] == "5")
  }

  // MARK: A client with bare sockets

  private struct Reply: Sendable {
    let status: Int
    let text: String
  }

  private struct Failure: Error {}

  private func post(_ port: Int, _ body: String, client: String) async throws -> Reply {
    try await ask(port, "POST /api/v1/charts/convert?form=txt HTTP/1.1", client: client, body: body)
  }

  private func write(
    _ port: Int, _ table: String, _ text: String, client: String
  ) async throws -> Reply {
    try await ask(
      port, "POST /api/v1/braille/write HTTP/1.1", client: client,
      body: "{\"table\":\"\(table)\",\"text\":\"\(text)\"}")
  }

  /// Asks on a thread of its own, since it waits for the answer.
  private func ask(
    _ port: Int, _ line: String, client: String, body: String = ""
  ) async throws -> Reply {
    let request =
      "\(line)\r\nHost: earshot.test\r\nX-Forwarded-For: \(client)\r\nConnection: close\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let answer: [UInt8]? = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: exchange(port, Array(request.utf8))) }
    }
    guard let answer else { throw Failure() }
    let text = String(decoding: answer, as: UTF8.self)
    let words = text.prefix(64).split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { throw Failure() }
    return Reply(status: status, text: text)
  }

  private func exchange(_ port: Int, _ request: [UInt8]) -> [UInt8]? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // What is refused early is answered before all of it was sent.
      guard count > 0 else { break }
      sent += count
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return answer.isEmpty ? nil : answer }
      answer += buffer[..<count]
    }
  }
}
