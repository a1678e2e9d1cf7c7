// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import HTTPServer

@Suite("Bodies that go to their place while they come")
struct BodySinkTests {
  /// Counts what it gets, and takes so much of it.
  final class Counter: BodySink {
    let bytes = Atomic(0)
    private let most: Int

    init(most: Int = .max) { self.most = most }

    func write(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
      let sum = self.bytes.add(bytes.count, ordering: .relaxed).newValue
      if sum > most { throw .bodyTooLarge(limit: most) }
    }
  }

  static func router(_ sink: Counter?, refusal: Problem? = nil) -> Router {
    var router = Router()
    router.on(
      .patch, "/there", body: .sink(maximumBytes: 10 << 20, lane: .members),
      sink: { (_) throws(Problem) in
        if let refusal { throw refusal }
        return sink
      }
    ) { request in
      switch request.body {
      case .sunk(let sink as Counter): .text("sunk \(sink.bytes.load(ordering: .relaxed))")
      case .bytes(let bytes): .text("bytes \(bytes.count)")
      case .none, .form, .sunk: .text("something else")
      }
    }
    return router
  }

  @Test(
    "a sink gets all of a body, however long it is and whatever it says that it holds",
    arguments: [0, 1, 70_000, 3 << 20],
    ["application/offset+octet-stream", "multipart/form-data; boundary=B", ""])
  func all(count: Int, type: String) async throws {
    let sink = Counter()
    try await withServer(Self.router(sink)) { port in
      let client = try Client(port: port)
      let headers = type.isEmpty ? [] : ["Content-Type: \(type)"]
      let body = [UInt8](repeating: 7, count: count)
      let answer = try await client.ask("PATCH", "/there", headers, body: body)
      #expect(answer.text == "sunk \(count)")
    }
  }

  @Test("a body is refused before it comes, and while it comes")
  func refuses() async throws {
    let refused = Counter()
    try await withServer(Self.router(refused, refusal: .other(.conflict))) { port in
      let client = try Client(port: port)
      let answer = try await client.ask("PATCH", "/there", body: [1, 2, 3])
      #expect(answer.status == 409)
      #expect(refused.bytes.load(ordering: .relaxed) == 0)
    }
    try await withServer(Self.router(Counter(most: 2))) { port in
      let client = try Client(port: port)
      #expect(try await client.ask("PATCH", "/there", body: [1, 2, 3]).status == 413)
    }
  }

  @Test("where there is no sink, the body goes the usual way")
  func usual() async throws {
    try await withServer(Self.router(nil)) { port in
      let client = try Client(port: port)
      #expect(try await client.ask("PATCH", "/there", body: [1, 2, 3]).text == "bytes 3")
    }
  }
}
