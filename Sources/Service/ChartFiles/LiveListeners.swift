// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Who listens to something that gives a value each second; so many and so long, and no more.
package final class LiveListeners: Sendable {
  /// How many may listen, and for how long.
  package struct Limits: Sendable {
    /// Streams at once.
    package var streams = 100
    /// Streams of one address at once.
    package var streamsPerAddress = 4
    /// Seconds of one stream; who wants more comes again.
    package var seconds = 900

    /// The usual limits.
    package init() {}
  }

  private struct State {
    var total = 0
    var byAddress: [String: Int] = [:]
  }

  private let limits: Limits
  private let state = Mutex(State())
  /// Waits until the next value; the tests wait for nothing.
  private let wait: @Sendable () async throws -> Void

  /// Listeners within limits.
  package init(
    limits: Limits = Limits(),
    wait: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  ) {
    self.limits = limits
    self.wait = wait
  }

  /// What is sent from this second on: the opening, then something for each second; nil when enough listen already.
  package func stream<Event: Sendable>(
    from second: Int, for address: String, opening: Event,
    _ event: @escaping @Sendable (_ second: Int) -> Event
  ) -> AsyncStream<Event>? {
    guard enter(address) else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Event.self, bufferingPolicy: .bufferingNewest(60))
    let task = Task { [wait, limits] in
      continuation.yield(opening)
      for step in 0..<limits.seconds {
        continuation.yield(event(second + step))
        do { try await wait() } catch { break }
      }
      continuation.finish()
    }
    continuation.onTermination = { [self] _ in
      task.cancel()
      leave(address)
    }
    return stream
  }

  /// How many listen now.
  package var count: Int { state.withLock { $0.total } }

  private func enter(_ address: String) -> Bool {
    state.withLock { state in
      let own = state.byAddress[address] ?? 0
      guard state.total < limits.streams, own < limits.streamsPerAddress else { return false }
      state.total += 1
      state.byAddress[address] = own + 1
      return true
    }
  }

  private func leave(_ address: String) {
    state.withLock { state in
      state.total -= 1
      let own = (state.byAddress[address] ?? 1) - 1
      state.byAddress[address] = own > 0 ? own : nil
    }
  }
}
