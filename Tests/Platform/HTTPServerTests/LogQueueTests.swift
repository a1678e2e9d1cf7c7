// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

@Suite("The log on its way out")
struct LogQueueTests {
  /// A pipe whose reading end is read only when a test says so.
  final class Pipe: Sendable {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }

    deinit {
      close(reading)
      close(writing)
    }

    /// Reads, on a thread of its own, until what was read contains a text.
    func read(until text: String) async -> String {
      await withCheckedContinuation { continuation in
        OwnThread.start { [self] in
          var all = ""
          var bytes = [UInt8](repeating: 0, count: 1 << 16)
          while !all.contains(text) {
            let count = Glibc.read(reading, &bytes, bytes.count)
            guard count > 0 else { break }
            all += String(decoding: bytes[..<count], as: UTF8.self)
          }
          continuation.resume(returning: all)
        }
      }
    }
  }

  @Test("lines come out in order")
  func order() async throws {
    let pipe = try Pipe()
    let queue = LogQueue(descriptor: pipe.writing)
    for number in 0..<100 { queue.add("line \(number)") }
    await queue.close(withinMilliseconds: 60_000)
    let text = await pipe.read(until: "line 99\n")
    #expect(text == (0..<100).map { "line \($0)\n" }.joined())
  }

  @Test("a reader that has ended ends no server")
  func closedPipe() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      close(ends[0])
      let queue = LogQueue(descriptor: ends[1])
      queue.add("line")
      await queue.close(withinMilliseconds: 60_000)
    }
  }

  @Test("a pipe that nobody reads stops no request, and what was dropped is counted")
  func fullPipe() async throws {
    let pipe = try Pipe()
    let queue = LogQueue(descriptor: pipe.writing, capacity: 50)
    // More than a pipe holds, which is 64 KiB, and more than may wait.
    let path = "/" + String(repeating: "a", count: 2000)
    try await withServer(handler: { _ in .text("here") }) {
      $0.log = { queue.add($0) }
    } _: { port in
      let client = try Client(port: port)
      for _ in 0..<300 { #expect(try await client.ask("GET", path).text == "here") }
    }
    let text = await pipe.read(until: "\"dropped\":")
    #expect(text.contains("\"path\":\"\(path)\""))
    await queue.close(withinMilliseconds: 60_000)
  }
}
