// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Connections in the order in which they began to wait.
struct ConnectionChain {
  private(set) var first: Connection?
  private unowned(unsafe) var last: Connection?
  private(set) var count = 0

  mutating func append(_ connection: Connection) {
    connection.previous = last
    connection.next = nil
    if let last { last.next = connection } else { first = connection }
    last = connection
    count += 1
  }

  mutating func moveToEnd(_ connection: Connection) {
    guard connection.next != nil else { return }
    remove(connection)
    append(connection)
  }

  mutating func remove(_ connection: Connection) {
    let next = connection.next
    let previous = connection.previous
    if let previous { previous.next = next } else { first = next }
    if let next { next.previous = previous } else { last = previous }
    connection.next = nil
    connection.previous = nil
    count -= 1
  }
}

extension EventLoop {
  /// Puts a connection at the end of a chain.
  func put(_ connection: Connection, in chain: Connection.Chain) {
    if chain == .idle, connection.chain == .idle { return idles.moveToEnd(connection) }
    leaveChain(connection)
    connection.chain = chain
    switch chain {
    case .none: return
    case .heads: heads.append(connection)
    case .idle: idles.append(connection)
    }
    evictable.add(1, ordering: .relaxed)
    core.gatekeeper.roomMayBe()
  }

  func leaveChain(_ connection: Connection) {
    switch connection.chain {
    case .none: return
    case .heads: heads.remove(connection)
    case .idle: idles.remove(connection)
    }
    connection.chain = .none
    evictable.subtract(1, ordering: .relaxed)
  }

  /// Closes a connection for another: a slow head first, then the one that is idle the longest.
  func evict() {
    // An honest head comes in one piece, a moment after the connection.
    if let slow = heads.first, !slow.pending.isEmpty || now - slow.since > 1 { return slow.close() }
    if let idle = idles.first { return idle.close() }
    heads.first?.close()
  }

  /// Cuts slow clients and keeps event streams alive.
  func sweep() {
    let limits = core.configuration.limits
    let idleSeconds = Double(limits.idleSeconds)
    for case let connection? in connections {
      let seconds = now - connection.since
      switch connection.phase {
      case .head where connection.isIdle: if seconds > idleSeconds { connection.close() }
      case .handshake, .head: if seconds > limits.headSeconds { connection.close() }
      case .body:
        if let exchange = connection.exchange, connection.isBodyTooSlow(exchange, now: now) {
          // Who has a place sends much, and is told; the rest is most often gone.
          if exchange.place == nil {
            connection.close()
          } else {
            connection.abandonBody(exchange, because: .other(.requestTimeout))
          }
        }
      case .sending:
        let isTooSlow = connection.pace.isTooSlow(
          now: now, total: connection.output.total, seconds: idleSeconds,
          bytesPerSecond: limits.answerBytesPerSecond)
        if isTooSlow || seconds > idleSeconds { connection.close() }
      case .streaming:
        if !connection.output.isEmpty {
          if seconds > idleSeconds { connection.close() }
        } else if seconds >= core.configuration.heartbeatSeconds {
          connection.beat()
        }
      case .lingering: if seconds > Self.lingerSeconds { connection.close() }
      case .judging, .working, .closed: break
      }
    }
  }

  // As long as nginx lingers by default.
  private static let lingerSeconds = 5.0
}

extension Connection {
  /// The server is about to end: answers in the place of a handler, and to a body that is not there.
  func giveUp() {
    switch phase {
    case .handshake, .head, .lingering: close()
    case .judging:
      guard let exchange else { return close() }
      exchange.task?.cancel()
      exchange.lingers = true
      phase = .working
      answer(exchange, PreparedResponse(Problem.stopping.plainResponse, for: exchange.request))
    case .body, .working:
      guard let exchange else { return close() }
      exchange.task?.cancel()
      if case .body = phase { exchange.lingers = true }
      phase = .working
      answer(exchange, PreparedResponse(Problem.stopping.plainResponse, for: exchange.request))
    case .streaming(let stream): stream.end()
    case .sending, .closed: break
    }
  }
}
