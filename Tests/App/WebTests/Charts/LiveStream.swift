// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A connection to a server of this machine that reads an answer as it comes.
///
/// Waiting is done on a thread of its own: Swift's few must be free for the server.
final class LiveStream: Sendable {
  private let descriptor: Int32
  /// Read so far; a test uses a stream from one place at a time.
  nonisolated(unsafe) private var text = ""

  /// Connects and asks for an address.
  init(port: Int, _ address: String, cookies: [String: String]) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    // A server that never answers fails the test rather than hanging it.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    guard result == 0 else { throw BadAddress() }
    let kept = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    let head = "GET \(address) HTTP/1.1\r\nHost: earshot.test\r\nConnection: close\r\n"
    let asked = Array("\(head)Cookie: \(kept)\r\n\r\n".utf8)
    guard write(descriptor, asked, asked.count) == asked.count else { throw BadAddress() }
  }

  deinit { close(descriptor) }

  /// All that came up to and with a text; all that came where the answer ends before.
  func read(until end: String) async -> String {
    await onThread {
      while !self.text.contains(end), self.readMore() {}
      return self.text
    }
  }

  /// All that came, once the server has ended the answer; nil when it does not.
  func readToEnd() async -> String? {
    await onThread {
      while self.readMore() {}
      return errno == EAGAIN ? nil : self.text
    }
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    errno = 0
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { text += String(decoding: buffer[..<count], as: UTF8.self) }
    return count > 0
  }

  private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }
}
