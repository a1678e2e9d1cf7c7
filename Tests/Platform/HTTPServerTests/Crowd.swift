// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

/// Many connections on one thread, so that they can send at one moment.
final class Crowd: Sendable {
  private let descriptors: [Int32]

  init(port: Int, number: Int) throws {
    var descriptors: [Int32] = []
    for _ in 0..<number { descriptors.append(try Self.connected(port)) }
    self.descriptors = descriptors
  }

  deinit { for descriptor in descriptors { close(descriptor) } }

  private static func connected(_ port: Int) throws -> Int32 {
    let descriptor = try #require(Client.socket(to: port))
    return descriptor
  }

  /// Asks on all connections, and then reads all answers; how many have the path as their text.
  func askAll(_ path: @escaping @Sendable (Int) -> String) async throws -> Int {
    await withCheckedContinuation { continuation in
      OwnThread.start { [self] in
        for (number, descriptor) in descriptors.enumerated() {
          let request = Array("GET \(path(number)) HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
          send(descriptor, request, request.count, Int32(MSG_NOSIGNAL))
        }
        var right = 0
        for (number, descriptor) in descriptors.enumerated() {
          if Self.answer(descriptor)?.hasSuffix("\r\n\r\n" + path(number)) == true { right += 1 }
        }
        continuation.resume(returning: right)
      }
    }
  }

  /// All that has come in one piece, as so small an answer does.
  private static func answer(_ descriptor: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}

/// A door that threads wait at.
final class Gate: Sendable {
  private let isOpen = Monitor(false)

  func open() {
    isOpen.withLock { $0 = true }
    isOpen.signalAll()
  }

  func wait() {
    while isOpen.wait(milliseconds: 60_000, for: { $0 ? true : nil }) == nil {}
  }
}
