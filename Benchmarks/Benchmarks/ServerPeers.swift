// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The servers that are measured: ours, nginx with the same file, and FastAPI with a page of the same size.
///
/// All listen on ports of this machine that nobody else uses, with two processes or threads each, and write no log.
final class ServerPeers {
  /// What is asked for.
  enum Address: Hashable, CaseIterable {
    case file, nginx, home, fastAPI
  }

  /// Why nothing can be measured.
  enum Failure: Error {
    case doesNotStart(String)
  }

  private let folder: String
  private var processes: [Process] = []
  private var urls: [Address: String] = [:]

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/earshot-bench-\(getpid())"
    try FileManager.default.createDirectory(
      atPath: folder + "/files", withIntermediateDirectories: true)
    do {
      let page = try startEarshot()
      try? startNginx()
      try? startFastAPI(page)
    } catch {
      stop()
      throw error
    }
  }

  /// Where to ask; nil where the server is not to be had.
  func url(_ address: Address) -> String? { urls[address] }

  /// Ends all servers and removes what they wrote.
  func stop() {
    for process in processes where process.isRunning { process.terminate() }
    for process in processes { process.waitUntilExit() }
    processes = []
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts ours; the home page as it is sent.
  private func startEarshot() throws -> String {
    let port = Self.freePort()
    // Behind a proxy all connections may come from one address, as they do here.
    try start(
      "Earshot", port,
      [
        ".build/release/earshot", "serve", "--port", "\(port)", "--data", folder + "/data",
        "--behind-proxy",
      ])
    let url = "http://127.0.0.1:\(port)"
    let page = String(decoding: Self.body(of: "/", at: port), as: UTF8.self)
    guard let sheet = page.firstMatch(of: /[^"]*\/styles\/base\.css/)?.output else {
      throw Failure.doesNotStart("The home page has no style sheet.")
    }
    try Data(Self.body(of: String(sheet), at: port)).write(
      to: URL(fileURLWithPath: folder + "/files/base.css"))
    urls[.home] = url + "/"
    urls[.file] = url + sheet
    return page
  }

  private func startNginx() throws {
    let port = Self.freePort()
    let user = getuid() == 0 ? "user root;" : ""
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(folder)/nginx-\($0);" }.joined(separator: " ")
    try """
    daemon off; \(user) pid \(folder)/nginx.pid; error_log /dev/null; worker_processes 2;
    events { worker_connections 4096; }
    http {
      \(folders) access_log off; sendfile on; tcp_nopush on;
      keepalive_requests 100000000; types { text/css css; }
      server { listen 127.0.0.1:\(port) backlog=4096; root \(folder)/files; }
    }
    """.write(toFile: folder + "/nginx.conf", atomically: true, encoding: .utf8)
    try start(
      "nginx", port,
      ["nginx", "-p", folder, "-e", "/dev/null", "-c", folder + "/nginx.conf"])
    urls[.nginx] = "http://127.0.0.1:\(port)/base.css"
  }

  /// Starts FastAPI with our page as a template: with a title to fill in and a short loop.
  private func startFastAPI(_ page: String) throws {
    let port = Self.freePort()
    let body = page.replacing("{{", with: "{ {").replacing("{%", with: "{ %")
      .replacing(/<title>[^<]*<\/title>/, with: "<title>{{ title }}</title>")
      .replacing("</main>", with: "{% for word in words %}{{ word }} {% endfor %}</main>")
    let template = folder + "/home.html"
    try body.write(toFile: template, atomically: true, encoding: .utf8)
    try start(
      "FastAPI", port,
      [
        "python3", "-m", "uvicorn", "home:app", "--app-dir", "Benchmarks/Peers", "--workers", "2",
        "--loop", "uvloop", "--http", "httptools", "--no-access-log", "--log-level", "error",
        "--host", "127.0.0.1", "--port", "\(port)", "--backlog", "4096",
      ], environment: ["HOME_TEMPLATE": template])
    urls[.fastAPI] = "http://127.0.0.1:\(port)/"
  }

  /// Starts a server and waits until it takes connections.
  private func start(
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
  private static func freePort() -> Int {
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
  private static func body(of path: String, at port: Int) -> [UInt8] {
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
