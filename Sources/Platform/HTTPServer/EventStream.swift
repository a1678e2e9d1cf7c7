// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Synchronization

/// The events of one response on their way to the client.
///
/// A task puts them in, a thread of libmicrohttpd takes them out. While there is nothing to send
/// the connection is suspended; both happen under one lock, so no wake-up is lost.
final class EventStream: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var isEnded = false
    /// The connection, while it is suspended for want of events.
    var suspended: ConnectionHandle?
    var lastSent: Double
    var total = 0
    var task: Task<Void, Never>?
  }

  /// A client that lets so many bytes pile up is too slow; its stream ends and it may come again.
  private static let capacity = 1 << 20

  private let state: Mutex<State>

  init(now: Double) { state = Mutex(State(lastSent: now)) }

  /// Sends the events of a sequence until it ends or the client goes away.
  func run(_ events: AsyncStream<ServerEvent>) {
    let task = Task { [self] in
      for await event in events {
        guard send(event.bytes) else { break }
      }
      end()
    }
    let isLate = state.withLock { state in
      state.task = task
      return state.isEnded
    }
    if isLate { task.cancel() }
  }

  /// Puts bytes in; false if the stream is over.
  private func send(_ bytes: [UInt8]) -> Bool {
    state.withLock { state in
      if state.waiting.count + bytes.count > Self.capacity { state.isEnded = true }
      guard !state.isEnded else { return false }
      state.waiting += bytes
      state.lastSent = Clock.seconds()
      Self.wake(&state)
      return true
    }
  }

  /// Sends a sign of life if nothing else was sent for a while.
  func beat(now: Double, after seconds: Double) {
    let isSilent = state.withLock { $0.waiting.isEmpty && now - $0.lastSent >= seconds }
    if isSilent { _ = send(ServerEvent.heartbeat) }
  }

  /// Ends the stream after what is waiting.
  func end() {
    let task = state.withLock { state in
      state.isEnded = true
      Self.wake(&state)
      return state.task
    }
    task?.cancel()
  }

  /// The length of all that was sent, in bytes.
  var total: Int { state.withLock { $0.total } }

  private static func wake(_ state: inout State) {
    guard let handle = state.suspended else { return }
    state.suspended = nil
    MHD_resume_connection(handle.pointer)
  }

  /// Takes bytes out, on libmicrohttpd's thread: their count, 0 after suspending, or the end.
  func take(into buffer: UnsafeMutableRawBufferPointer, from handle: ConnectionHandle) -> Int {
    state.withLock { state in
      let count = min(buffer.count, state.waiting.count)
      guard count > 0 else {
        if state.isEnded { return earshot_end_of_stream() }
        state.suspended = handle
        MHD_suspend_connection(handle.pointer)
        return 0
      }
      buffer.copyBytes(from: state.waiting[..<count])
      state.waiting.removeFirst(count)
      state.total += count
      return count
    }
  }
}

/// A connection of libmicrohttpd, to be touched only while it cannot go away.
struct ConnectionHandle: @unchecked Sendable {
  // Unchecked: the pointer may be passed between threads; `Exchange` and `EventStream` see to it
  // that it is used on libmicrohttpd's thread, or to resume a suspended connection.
  let pointer: OpaquePointer
}
