// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lets so many pieces of heavy work be done at once; a few more wait, and who comes then is sent away.
final class WorkGate: Sendable {
  private struct State {
    var working = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let atOnce: Int
  private let mostWaiting: Int
  private let state = Mutex(State())

  init(atOnce: Int, mostWaiting: Int) {
    self.atOnce = atOnce
    self.mostWaiting = mostWaiting
  }

  /// Does the work when its turn comes; nil when too many wait already.
  func work<Value>(_ body: () async throws -> Value) async rethrows -> Value? {
    guard await enter() else { return nil }
    defer { leave() }
    return try await body()
  }

  private func enter() async -> Bool {
    let isFull = state.withLock { state in
      if state.working < atOnce {
        state.working += 1
        return nil as Bool?
      }
      return state.waiting.count >= mostWaiting
    }
    guard let isFull else { return true }
    if isFull { return false }
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.working < atOnce else {
          state.waiting.append(continuation)
          return false
        }
        state.working += 1
        return true
      }
      if isFree { continuation.resume() }
    }
    return true
  }

  /// Gives the place to the one who has waited longest.
  private func leave() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.working -= 1
        return nil as CheckedContinuation<Void, Never>?
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
