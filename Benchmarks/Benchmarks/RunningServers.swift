// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Servers on ports of this machine that nobody else uses, with a folder for what they write.
final class RunningServers {
  /// Why nothing can be measured.
  enum Failure: Error {
    case doesNotStart(String)
  }

  let folder: String
  private var processes: [Process] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/earshot-bench-\(getpid())"
    try FileManager.default.createDirectory(
      atPath: folder + "/files", withIntermediateDirectories: true)
  }

  /// Ends all servers and removes what they wrote.
  func stop() {
    endAll()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Ends all servers.
  func endAll() {
    for process in processes where process.isRunning { process.terminate() }
    for process in processes { process.waitUntilExit() }
    processes = []
  }

  /// Starts a server and waits until it takes connections.
  func start(
    _ name: String, _ port: Int, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Where Debian puts servers.
    all["PATH", default: ""] += ":/usr/sbin"
    process.environment = all
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
    for _ in 0..<600 where process.isRunning {
      if Self.answers(port) { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Failure.doesNotStart("\(name) does not start.")
  }

  // MARK: Sockets

  /// A port that nobody used a moment ago.
  static func freePort() -> Int {
    withSocket(port: 0) { descriptor, address, length in
      bind(descriptor, address, length)
      var bound = sockaddr_in()
      withUnsafeMutablePointer(to: &bound) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          var length = length
          getsockname(descriptor, pointer, &length)
        }
      }
      return Int(UInt16(bigEndian: bound.sin_port))
    }
  }

  /// What a server of ours answers, without the head.
  static func body(of path: String, at port: Int) -> [UInt8] {
    withSocket(port: port) { descriptor, address, length in
      guard connect(descriptor, address, length) == 0 else { return [] }
      let request = Array(
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
      guard write(descriptor, request, request.count) == request.count else { return [] }
      var answer: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(descriptor, &piece, piece.count), count > 0 {
        answer += piece[..<count]
      }
      let end = answer.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
      return Array(answer[(end ?? answer.endIndex)...])
    }
  }

  private static func answers(_ port: Int) -> Bool {
    withSocket(port: port) { descriptor, address, length in
      connect(descriptor, address, length) == 0
    }
  }

  private static func withSocket<Value>(
    port: Int, _ work: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Value
  ) -> Value {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        work(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
