// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The events of one response on their way to the client.
///
/// A task puts them in, the loop of the connection takes them out when it is told that there are some.
final class EventStream: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    var isEnded = false
    /// Whether the loop was told and has not come yet.
    var isTold = false
    var task: Task<Void, Never>?
  }

  /// A client that lets so many bytes pile up is too slow; its stream ends and it may come again.
  private static let capacity = 1 << 20

  private let state = Mutex(State())
  /// Tells the loop that there is something to take.
  private let tell: @Sendable () -> Void

  init(tell: @escaping @Sendable () -> Void) { self.tell = tell }

  /// Sends the events of a sequence until it ends or the client goes away.
  func run(_ events: AsyncStream<ServerEvent>, on pool: HandlerPool) {
    let task = Task(executorPreference: pool) { [self] in
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
    let (isOpen, tells) = state.withLock { state -> (Bool, Bool) in
      if state.waiting.count + bytes.count > Self.capacity { state.isEnded = true }
      guard !state.isEnded else { return (false, false) }
      state.waiting += bytes
      defer { state.isTold = true }
      return (true, !state.isTold)
    }
    if tells { tell() }
    return isOpen
  }

  /// Ends the stream after what is waiting.
  func end() {
    let (task, tells) = state.withLock { state -> (Task<Void, Never>?, Bool) in
      state.isEnded = true
      defer {
        state.isTold = true
        state.task = nil
      }
      return (state.task, !state.isTold)
    }
    task?.cancel()
    if tells { tell() }
  }

  /// What is waiting, and whether nothing comes after it.
  func take() -> (bytes: [UInt8], isEnded: Bool) {
    state.withLock { state in
      defer { state.waiting = [] }
      state.isTold = false
      return (state.waiting, state.isEnded)
    }
  }
}
