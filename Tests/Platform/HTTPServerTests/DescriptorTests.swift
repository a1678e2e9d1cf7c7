// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

@Suite("A process without descriptors")
struct DescriptorTests {
  /// Takes all descriptors that this process may have.
  private static func takeAll() -> [Int32] {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    // Few, so that it is quick; those above stay open.
    limit.rlim_cur = 256
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    var taken: [Int32] = []
    while case let descriptor = dup(STDERR_FILENO), descriptor >= 0 { taken.append(descriptor) }
    return taken
  }

  /// The processor time of this process, in seconds.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // In a process of its own: the limit is that of the whole process.
  @Test("who comes waits, the server does not turn in circles, and lets them in when it can again")
  func comesBack() async {
    await #expect(processExitsWith: .success) {
      let warnings = Monitor<[String]>([])
      try await withServer(handler: { _ in .text("in") }) {
        $0.warn = { warning in warnings.withLock { $0.append(warning) } }
      } _: { port in
        let before = try Client(port: port)
        #expect(try await before.ask("GET", "/").text == "in")
        var taken = Self.takeAll()
        // One for the client, and none for the server's side of it.
        close(taken.removeLast())
        let late = try Client(port: port)
        try await late.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        let began = Self.processorSeconds()
        #expect(try await late.isSilent(milliseconds: 2000))
        // A thread that asks again and again would take all of the time that it gets.
        #expect(Self.processorSeconds() - began < 0.1)
        #expect(try await before.ask("GET", "/").text == "in")
        // Said, once, where the person who runs it looks.
        let told = warnings.withLock { $0.filter { $0.contains("no open files left") } }
        #expect(told.count == 1)
        for descriptor in taken.suffix(4) { close(descriptor) }
        #expect(try await late.readAnswer().text == "in")
      }
    }
  }

  @Test("a server that gets none at its start says so")
  func saysSo() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let server = Server(
        configuration: .init(port: 0, uploadFolder: folder.path), handler: { _ in .text("in") })
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      // Nobody may raise it again.
      limit = rlimit(rlim_cur: 256, rlim_max: 256)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      var taken = Self.takeAll()
      // One for the socket that listens, and none for the loops.
      close(taken.removeLast())
      #expect(throws: ServerError.self) { try server.start() }
    }
  }
}
