// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Fetching

@Suite("fetching a file")
struct FetcherTests {
  @Test("a file comes whole, and the server learns the link and who asks, and nothing else")
  func whole() async throws {
    let bench = try FetchBench(
      "HTTP/1.1 200 OK\nContent-Type: audio/mpeg\nSet-Cookie: a=b\nContent-Length: 5\n\nsound")
    #expect(try await bench.fetch() == 5)
    #expect(FileManager.default.contents(atPath: bench.path) == Data("sound".utf8))
    let head = try #require(bench.server.heads.first)
    #expect(
      head == """
        GET /a.mp3 HTTP/1.1\r
        Host: 127.0.0.1:\(bench.server.port)\r
        User-Agent: Earshot/test\r
        Accept: */*\r
        Accept-Encoding: identity\r
        \r

        """)
  }

  @Test("a file that comes in chunks, or until the connection ends, comes whole too")
  func otherLengths() async throws {
    let chunks = try FetchBench(
      "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n3\nsou\n2\nnd\n0\n\n")
    #expect(try await chunks.fetch() == 5)
    let open = try FetchBench("HTTP/1.0 200 OK\n\nsound")
    #expect(try await open.fetch() == 5)
  }

  @Test(
    "another answer than a file is told apart",
    arguments: [
      ("404 Not Found\n\nno", FetchError.status(404)), ("403 Forbidden\n\n", .status(403)),
      ("500 Oh\n\n", .status(500)), ("206 Partial\n\nso", .status(206)),
      ("204 Nothing\n\n", .status(204)), ("200 OK\nContent-Length: 0\n\n", .empty),
      ("200 OK\nContent-Type: Text/HTML; charset=utf-8\n\n<p>", .webPage),
      ("200 OK\nContent-Encoding: gzip\n\n\u{1F}", .encoded),
      ("200 OK\nContent-Encoding: br\n\nx", .encoded),
      ("200 OK\nContent-Length: 999999999999\n\nx", .tooLarge),
      ("200 OK\nContent-Length: 10\n\nsound", .broken), ("302 Found\n\n", .broken),
      ("200 OK\nTransfer-Encoding: chunked\n\n3\nsou\n", .broken),
    ])
  func otherAnswers(_ answer: String, error: FetchError) async throws {
    try await FetchBench("HTTP/1.1 " + answer).expect(error)
  }

  @Test("a body that never ends is cut off at what a file may have")
  func endless() async throws {
    let bench = try FetchBench(
      "HTTP/1.1 200 OK\nContent-Type: audio/mpeg\n\n",
      then: [.endlessly([UInt8](repeating: 1, count: 8000))])
    await bench.expect(.tooLarge)
  }

  @Test("a head that never ends is cut off")
  func endlessHead() async throws {
    let bench = try FetchBench("HTTP/1.1 200 OK\n", then: [.endlessly(Array("A: b\r\n".utf8))])
    await bench.expect(.broken)
  }

  @Test("one line of a head that never ends is cut off")
  func endlessLine() async throws {
    let bench = try FetchBench(
      "HTTP/1.1 200 OK\nA: ", then: [.endlessly([UInt8](repeating: 0x61, count: 1000))])
    await #expect(throws: FetchError.self) { try await bench.fetch() }
  }

  @Test("what is no answer of a web server is none")
  func nonsense() async throws {
    try await FetchBench("SSH-2.0-OpenSSH_9.2\n").expect(.broken)
    try await FetchBench("").expect(.broken)
  }

  @Test("bytes that drip are given up, in the head as in the file")
  func drip() async throws {
    for answer in ["HTTP/1.1 200 OK\nA: ", "HTTP/1.1 200 OK\n\n"] {
      var bench = try FetchBench(answer, then: [.slowly([0x61], milliseconds: 50)])
      // Long enough that the beginning has come on a slow machine, too.
      bench.limits.slowSeconds = 3
      await bench.expect(.tooSlow)
    }
  }

  @Test("a kilobyte a second is too slow, also after a file that began quickly")
  func slowAfterQuick() async throws {
    let quick = RawServer.Step.bytes([UInt8](repeating: 1, count: 1 << 16))
    var bench = try FetchBench(
      "HTTP/1.1 200 OK\n\n",
      then: [quick, .slowly([UInt8](repeating: 1, count: 51), milliseconds: 50)])
    bench.limits.slowSeconds = 3
    await bench.expect(.tooSlow)
  }

  @Test(
    "each window is looked at by itself",
    arguments: [
      // Enough in each.
      ([(9.0, 50), (10, 100), (20, 200), (30, 300)], false),
      // A window that has not ended says nothing.
      ([(9.9, 0)], false),
      ([(10, 99)], true),
      // What came before does not help.
      ([(10, 1_000_000), (20, 1_000_099)], true),
      // Nor does a burst now and then: what came in the window counts, all together.
      ([(1, 60), (9, 60), (10.5, 60)], true),
      ([(1, 60), (9, 60), (10.5, 120), (20, 120), (21, 219)], true),
    ] as [([(Double, Int64)], Bool)])
  func pace(steps: [(Double, Int64)], isTooSlow: Bool) {
    var pace = FetchPace(fewest: 100, seconds: 10, at: 0)
    var wasTooSlow = false
    for (at, bytes) in steps { wasTooSlow = wasTooSlow || pace.isTooSlow(bytes, at: at) }
    #expect(wasTooSlow == isTooSlow)
  }

  @Test("all of it has an end, however fast its bytes come")
  func deadline() async throws {
    var bench = try FetchBench(
      "HTTP/1.1 200 OK\n\n", then: [.slowly([UInt8](repeating: 1, count: 100), milliseconds: 5)])
    bench.limits.seconds = 0.5
    bench.limits.slowBytesPerSecond = 1
    await bench.expect(.tooSlow)
  }

  @Test("a server that takes the connection and says nothing is as none")
  func silent() async throws {
    var bench = try FetchBench { _ in [.hold] }
    bench.limits.seconds = 0.5
    await bench.expect(.unreachable)
  }

  @Test("where nobody listens, nothing is reached")
  func nobody() async throws {
    let bench = try FetchBench("")
    bench.server.end()
    await bench.expect(.unreachable)
    await bench.expect(.unreachable, from: "https://no-such-host.invalid/a.mp3")
  }

  @Test("a fetch that is cancelled ends at once, and leaves nothing")
  func cancelled() async throws {
    let bench = try FetchBench("HTTP/1.1 200 OK\n\nso", then: [.hold])
    let task = Task { try await bench.fetch() }
    while bench.server.heads.isEmpty { await Task.yield() }
    task.cancel()
    let result = await task.result
    #expect(throws: FetchError.cancelled) { try result.get() }
    #expect(!FileManager.default.fileExists(atPath: bench.path))
    while bench.server.hungUp == 0 { await Task.yield() }
  }

  @Test("a server that ends the connection while it is written to ends no program")
  func pipeSignal() async throws {
    let bench = try FetchBench("HTTP/1.1 200 OK\n\nso", then: [.hold])
    let task = Task { try await bench.fetch() }
    while bench.server.heads.isEmpty { await Task.yield() }
    let masks = try Self.blockedSignals(ofThreads: "earshot fetch")
    task.cancel()
    _ = await task.result
    #expect(!masks.isEmpty && masks.allSatisfy { $0 >> (SIGPIPE - 1) & 1 == 1 })
  }

  /// Which signals the threads of a name hold back, a bit each.
  private static func blockedSignals(ofThreads name: String) throws -> [UInt64] {
    let tasks = "/proc/self/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap { id in
      // A thread may end meanwhile.
      guard let comm = try? String(contentsOfFile: "\(tasks)/\(id)/comm", encoding: .utf8),
        comm == name + "\n",
        let status = try? String(contentsOfFile: "\(tasks)/\(id)/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigBlk:") })
      else { return nil }
      return UInt64(line.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16)
    }
  }

  @Test("a file that is there already is not written over")
  func existing() async throws {
    let bench = try FetchBench("HTTP/1.1 200 OK\n\nsound")
    try Data("mine".utf8).write(to: URL(fileURLWithPath: bench.path))
    await #expect(throws: FetchError.self) { try await bench.fetch() }
    #expect(bench.server.heads.isEmpty)
  }
}
