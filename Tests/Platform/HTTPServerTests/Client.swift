// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

/// A client made of a bare socket, so that tests can send what no proper client would.
final class Client: Sendable {
  struct Answer: Sendable {
    let status: Int
    let headers: [(name: String, value: String)]
    var body: [UInt8]

    subscript(name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    func all(_ name: String) -> [String] {
      headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32
  // Read but not used yet; tests use a client from one place at a time.
  nonisolated(unsafe) private var pending: [UInt8] = []

  /// Connects to a port of this machine.
  init(port: Int) throws {
    guard let descriptor = Self.socket(to: port) else {
      throw Failure(description: "not connected: \(String(cString: strerror(errno)))")
    }
    self.descriptor = descriptor
  }

  /// A socket that is connected to a port of this machine.
  static func socket(to port: Int) -> Int32? {
    let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    // A server that never answers fails the test rather than hanging it.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  deinit { close(descriptor) }

  // MARK: Waiting is done on a thread of its own: Swift's few must be free for the server.

  private func offload<Value: Sendable>(
    _ work: @escaping @Sendable (Client) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      OwnThread.start { continuation.resume(with: Result { try work(self) }) }
    }
  }

  /// Sends bytes; false if the server has closed the connection.
  @discardableResult
  func send(_ bytes: [UInt8]) async throws -> Bool { try await offload { $0.sendNow(bytes) } }

  @discardableResult
  func send(_ text: String) async throws -> Bool { try await send(Array(text.utf8)) }

  /// Reads until the server closes the connection.
  func readToEnd() async throws -> [UInt8] { try await offload { try $0.readToEndNow() } }

  /// Reads until what was read contains a text; gives all up to its end.
  func read(until text: String) async throws -> String {
    try await offload { try $0.readNow(until: text) }
  }

  /// Reads so many bytes or a few more, and forgets them.
  func skip(atLeast count: Int) async throws {
    try await offload { client in
      var count = count
      while count > 0 {
        client.pending = []
        guard try client.readMore() else { throw Failure(description: "closed") }
        count -= client.pending.count
      }
      client.pending = []
    }
  }

  /// Reads one answer; `hasBody` is false after HEAD.
  func readAnswer(hasBody: Bool = true) async throws -> Answer {
    try await offload { try $0.readAnswerNow(hasBody: hasBody) }
  }

  /// Sends one request and reads its answer.
  func ask(
    _ method: String, _ target: String, _ headers: [String] = [], body: [UInt8]? = nil
  ) async throws -> Answer {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: test"] + headers
    if let body { lines.append("Content-Length: \(body.count)") }
    try await send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? []))
    return try await readAnswer(hasBody: method != "HEAD")
  }

  // MARK: On the waiting thread

  private func sendNow(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Whether nothing comes for so long.
  func isSilent(milliseconds: Int32) async throws -> Bool {
    try await offload { client in
      var entry = pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, milliseconds) == 0
    }
  }

  /// Tears the connection down at once (RST), whatever is under way; nothing can be done with it afterwards.
  func reset() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    // The number stays ours until the end, so that nobody else's socket is closed then.
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, descriptor)
    close(nothing)
  }

  /// Says that nothing more will be sent.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  private func readToEndNow() throws -> [UInt8] {
    while try readMore() {}
    defer { pending = [] }
    return pending
  }

  private func readNow(until text: String) throws -> String {
    let needle = Array(text.utf8)
    while true {
      if let end = Self.find(needle, in: pending) {
        let result = pending[..<(end + needle.count)]
        pending.removeFirst(end + needle.count)
        return String(decoding: result, as: UTF8.self)
      }
      guard try readMore() else {
        throw Failure(
          description: "closed after \(String(decoding: pending.prefix(300), as: UTF8.self))")
      }
    }
  }

  private func readAnswerNow(hasBody: Bool) throws -> Answer {
    let head = try readNow(until: "\r\n\r\n")
    var lines = head.split(separator: "\r\n").map(String.init)[...]
    let first = lines.popFirst() ?? ""
    guard first.hasPrefix("HTTP/1.1 "), let status = Int(first.dropFirst(9).prefix(3)) else {
      throw Failure(description: "no status: \(first)")
    }
    let headers = lines.map { line in
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let value = halves.count > 1 ? String(halves[1].drop { $0 == " " }) : ""
      return (name: String(halves[0]), value: value)
    }
    var answer = Answer(status: status, headers: headers, body: [])
    if !hasBody || status == 204 || status == 304 { return answer }
    if answer["Transfer-Encoding"] == "chunked" {
      answer.body = try readChunks()
    } else {
      answer.body = try read(count: Int(answer["Content-Length"] ?? "") ?? 0)
    }
    return answer
  }

  private func readChunks() throws -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let line = try readNow(until: "\r\n").dropLast()
      guard let count = Int(line, radix: 16) else {
        throw Failure(description: "no chunk: \(line)")
      }
      result += try read(count: count)
      _ = try readNow(until: "\r\n")
      if count == 0 { return result }
    }
  }

  private func read(count: Int) throws -> [UInt8] {
    while pending.count < count {
      guard try readMore() else {
        throw Failure(description: "closed at \(pending.count) of \(count) bytes")
      }
    }
    defer { pending.removeFirst(count) }
    return Array(pending[..<count])
  }

  private func readMore() throws -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &piece, piece.count, 0)
    if count < 0, errno == ECONNRESET { return false }
    guard count >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
    pending += piece[..<count]
    return count > 0
  }

  private static func find(_ needle: [UInt8], in hay: [UInt8]) -> Int? {
    guard hay.count >= needle.count else { return nil }
    return (0...(hay.count - needle.count)).first { start in
      hay[start] == needle[0] && Array(hay[start..<(start + needle.count)]) == needle
    }
  }
}
