// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Wakes the workers of this process when a job is added, so that they need not wait for their next look.
final class Bell: Sendable {
  private let listeners = Mutex<[Int: AsyncStream<Void>.Continuation]>([:])
  private let count = Mutex(0)

  /// Wakes every listener.
  func ring() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.yield() }
  }

  /// A stream of rings; rings that come while nobody looks are kept as one.
  func rings() -> AsyncStream<Void> {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    listeners.withLock { $0[number] = continuation }
    continuation.onTermination = { [weak self] _ in
      _ = self?.listeners.withLock { $0.removeValue(forKey: number) }
    }
    return stream
  }
}
