// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Synchronization

/// What all threads of a running server share; libmicrohttpd holds it as its context.
final class ServerCore: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    var isStopping = false
    /// Whether the last open request ends the taking of requests.
    var isDraining = false
    var isClosing = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  let configuration: Server.Configuration
  let responder: any Responder
  let gatekeeper: Gatekeeper
  let uploads: UploadGate
  private let state = Mutex(State())

  init(configuration: Server.Configuration, responder: any Responder, gatekeeper: Gatekeeper) {
    self.configuration = configuration
    self.responder = responder
    self.gatekeeper = gatekeeper
    uploads = UploadGate(folder: configuration.uploadFolder, limits: configuration.limits)
  }

  /// Whether the server finishes what is open and takes nothing new.
  var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Whether nothing may be suspended and no request taken any more.
  var isClosing: Bool { state.withLock { $0.isClosing } }

  var connectionCount: Int { state.withLock { $0.connections.count } }

  // MARK: Called by libmicrohttpd

  func opened(_ connection: Connection) {
    state.withLock { $0.connections[ObjectIdentifier(connection)] = connection }
  }

  /// The socket is closed after this, so nothing may be done with it afterwards.
  func closed(_ connection: Connection) {
    state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(connection)) }
    if connectionCount == configuration.limits.connections - 1 { gatekeeper.wake() }
  }

  func began(_ exchange: Exchange) {
    state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
  }

  func ended(_ exchange: Exchange) {
    let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.exchanges.removeValue(forKey: ObjectIdentifier(exchange))
      guard state.exchanges.isEmpty else { return [] }
      // Under the same lock, so that no request begins that the end would cut off.
      if state.isDraining { state.isClosing = true }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  // MARK: Called by the gatekeeper

  /// Cuts slow clients, keeps event streams alive and finds those whose clients are gone.
  func sweep(now: Double) {
    let limits = configuration.limits
    let streams = state.withLock { state -> [EventStream] in
      // Under the lock, so that no socket is closed and its number used again meanwhile.
      for connection in state.connections.values
      where connection.isTooSlow(now: now, limits: limits) { connection.cut() }
      return state.connections.values.compactMap { connection in
        guard let stream = connection.stream else { return nil }
        if connection.isGone { connection.cut() }
        return stream
      }
    }
    for stream in streams { stream.beat(now: now, after: configuration.heartbeatSeconds) }
  }

  /// Ends event streams and idle connections.
  func beginStopping() {
    let streams = state.withLock { state -> [EventStream] in
      state.isStopping = true
      for connection in state.connections.values where connection.isBetweenRequests {
        connection.cut()
      }
      return state.connections.values.compactMap(\.stream)
    }
    for stream in streams { stream.end() }
  }

  /// Waits until no request is open, but no longer than so many seconds; then none is taken.
  ///
  /// - Returns: Whether no request is open.
  func drained(within seconds: Double) async -> Bool {
    gatekeeper.setAlarm(after: seconds) { self.releaseWaiters() }
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        state.isDraining = true
        if state.exchanges.isEmpty {
          state.isClosing = true
        } else {
          state.waiters.append(continuation)
        }
        return state.exchanges.isEmpty
      }
      if isDone { continuation.resume() }
    }
    return state.withLock { $0.exchanges.isEmpty }
  }

  private func releaseWaiters() {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Answers in the place of all handlers that are not done; nothing is suspended afterwards.
  func abandonAll() {
    let exchanges = state.withLock { state in
      state.isClosing = true
      return Array(state.exchanges.values)
    }
    for exchange in exchanges { exchange.abandon() }
  }
}
