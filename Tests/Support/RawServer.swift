// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A server on this machine that answers each request with the bytes that a test wants, also with none that make sense.
package final class RawServer: Sendable {
  /// What it does after the head of a request has come, one after the other.
  package enum Step: Sendable {
    /// Sends these bytes.
    case bytes([UInt8])
    /// Sends these again and again until the other side hangs up.
    case endlessly([UInt8])
    /// Sends these again and again, with a pause of so many milliseconds between.
    case slowly([UInt8], milliseconds: UInt32)
    /// Sends nothing until the other side hangs up.
    case hold

    /// Sends a text, of which the ends of lines are those of HTTP.
    package static func text(_ text: String) -> Step {
      .bytes(Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8))
    }
  }

  /// Its port, at `127.0.0.1`.
  package let port: UInt16
  private let listener: Int32
  private let state = Mutex(State())

  private struct State {
    var heads: [String] = []
    var hungUp = 0
    var isEnded = false
  }

  /// Begins to listen.
  /// - Parameter answer: what is done about a request, by its first line and headers.
  package init(_ answer: @escaping @Sendable (_ head: String) -> [Step]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutableBytes(of: &address) { bytes in
      let own = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      return bind(listener, own, length) == 0 && listen(listener, 16) == 0
        && getsockname(listener, own, &length) == 0
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    (self.listener, port) = (listener, UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      // Only here, where nobody accepts any more: its number is soon that of another test's socket.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        guard let self else {
          close(connection)
          return
        }
        Thread.detachNewThread { [self] in serve(connection, answer) }
      }
    }
  }

  deinit {
    end()
  }

  /// Stops listening; who asks then finds nobody.
  package func end() {
    let wasEnded = state.withLock { state in
      defer { state.isEnded = true }
      return state.isEnded
    }
    guard !wasEnded else { return }
    // Ends the wait of the thread that accepts, which closes it.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// The heads of the requests that came.
  package var heads: [String] { state.withLock { $0.heads } }

  /// How many connections the other side has ended.
  package var hungUp: Int { state.withLock { $0.hungUp } }

  private func serve(_ connection: Int32, _ answer: (_ head: String) -> [Step]) {
    defer { close(connection) }
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]), head.count < 65_536 {
      guard recv(connection, &byte, 1, 0) == 1 else { return }
      head.append(byte)
    }
    let text = String(decoding: head, as: UTF8.self)
    state.withLock { $0.heads.append(text) }
    for step in answer(text) {
      guard take(step, connection) else {
        state.withLock { $0.hungUp += 1 }
        return
      }
    }
    shutdown(connection, Int32(SHUT_WR))
  }

  /// - Returns: false when the other side has hung up.
  private func take(_ step: Step, _ connection: Int32) -> Bool {
    switch step {
    case .bytes(let bytes): return send(bytes, connection)
    case .endlessly(let bytes):
      while send(bytes, connection) {}
      return false
    case .slowly(let bytes, let milliseconds):
      while send(bytes, connection) { usleep(milliseconds * 1000) }
      return false
    case .hold:
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) == 1 {}
      return false
    }
  }

  private func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
