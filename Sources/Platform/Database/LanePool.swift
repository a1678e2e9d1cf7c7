// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lends lanes to readers, first come, first served.
///
/// Under a lock and no actor, since an actor would be two more changes of threads for each read.
final class LanePool: Sendable {
  private struct State {
    var idle: [Lane]
    var waiting: [CheckedContinuation<Lane, Never>] = []
  }

  private let state: Mutex<State>

  init(_ lanes: [Lane]) {
    state = Mutex(State(idle: lanes))
  }

  /// Takes a lane, waiting for one when all are lent.
  func take() async -> Lane {
    if let lane = state.withLock({ $0.idle.popLast() }) { return lane }
    return await withCheckedContinuation { continuation in
      let lane = state.withLock { state -> Lane? in
        // One may have come back meanwhile.
        if let lane = state.idle.popLast() { return lane }
        state.waiting.append(continuation)
        return nil
      }
      if let lane { continuation.resume(returning: lane) }
    }
  }

  /// Gives a lane back, to the one who has waited longest.
  func giveBack(_ lane: Lane) {
    let next = state.withLock { state -> CheckedContinuation<Lane, Never>? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      state.idle.append(lane)
      return nil
    }
    next?.resume(returning: lane)
  }
}
