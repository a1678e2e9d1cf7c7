// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc
import Synchronization

/// One connection of a client, from its first byte to its last.
final class Connection: Sendable {
  /// What the client owes us or we owe it, with the moment it began, in monotonic seconds.
  enum Phase {
    /// The head of a request has not come yet; on a later request the client may also be idle.
    case head(since: Double, isFirst: Bool)
    case body(since: Double, received: Int)
    /// The handler works, or the response is being sent.
    case answering
    case streaming(EventStream)
  }

  let descriptor: Int32
  let address: String
  private let phase: Mutex<Phase>

  init(descriptor: Int32, now: Double) {
    self.descriptor = descriptor
    address = ListenSocket.peer(of: descriptor)
    phase = Mutex(.head(since: now, isFirst: true))
  }

  func enter(_ new: Phase) { phase.withLock { $0 = new } }

  func received(_ count: Int) {
    phase.withLock { phase in
      if case .body(let since, let received) = phase {
        phase = .body(since: since, received: received + count)
      }
    }
  }

  var stream: EventStream? {
    phase.withLock { if case .streaming(let stream) = $0 { stream } else { nil } }
  }

  var isBetweenRequests: Bool {
    phase.withLock { if case .head(_, isFirst: false) = $0 { true } else { false } }
  }

  /// Whether the client is slower than the limits allow.
  func isTooSlow(now: Double, limits: Server.Configuration.Limits) -> Bool {
    switch phase.withLock({ $0 }) {
    case .head(let since, let isFirst):
      return now - since > limits.headSeconds + (isFirst ? 0 : Double(limits.idleSeconds))
    case .body(let since, let received):
      let seconds = now - since
      return seconds > limits.bodyGraceSeconds
        && Double(received) < limits.bodyBytesPerSecond * seconds
    case .answering, .streaming: return false
    }
  }

  /// Whether the client has closed its side.
  var isGone: Bool {
    var entry = pollfd(fd: descriptor, events: earshot_pollrdhup, revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Ends the connection; libmicrohttpd notices and cleans up.
  func cut() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
