// SPDX-License-Identifier: Apache-2.0

/// Lends lanes to readers, first come, first served.
actor LanePool {
  private var idle: [Lane]
  private var waiting: [CheckedContinuation<Lane, Never>] = []

  init(_ lanes: [Lane]) {
    idle = lanes
  }

  /// Takes a lane, waiting for one when all are lent.
  func take() async -> Lane {
    if let lane = idle.popLast() { return lane }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives a lane back, to the one who has waited longest.
  func giveBack(_ lane: Lane) {
    if waiting.isEmpty {
      idle.append(lane)
    } else {
      waiting.removeFirst().resume(returning: lane)
    }
  }
}
