// SPDX-License-Identifier: Apache-2.0

import Database
import Dispatch
import Foundation

/// Finds out whether the server can do its work, at most once a second however often it is asked.
///
/// It works on a thread of its own, so that it answers while the others are busy.
actor HealthDesk {
  /// How long an answer holds, in seconds: a monitor never asks so often, and nobody can make work by asking.
  static let holdsSeconds = 1.0

  private let look: @Sendable () async -> [HealthTrouble]
  private let clock: @Sendable () -> Double
  private nonisolated let executor = QueueExecutor(label: "earshot.health")
  private var looking: Task<[HealthTrouble], Never>?
  private var last: (at: Double, troubles: [HealthTrouble])?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A desk that looks in this way.
  /// - Parameter clock: the time, in seconds from any moment.
  init(
    clock: @escaping @Sendable () -> Double = {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    },
    look: @escaping @Sendable () async -> [HealthTrouble]
  ) {
    self.clock = clock
    self.look = look
  }

  /// What is wrong just now, or was a moment ago.
  func troubles() async -> [HealthTrouble] {
    if let last, clock() - last.at < Self.holdsSeconds { return last.troubles }
    if let looking { return await looking.value }
    let task = Task { await note(look()) }
    looking = task
    return await task.value
  }

  private func note(_ troubles: [HealthTrouble]) -> [HealthTrouble] {
    last = (clock(), troubles)
    looking = nil
    return troubles
  }
}

/// Something that keeps the server from doing its work.
enum HealthTrouble: Sendable, Hashable, CustomStringConvertible {
  /// The database cannot be written, or not be read.
  case database(DatabaseError)
  /// The data folder cannot be written.
  case folder(path: String, reason: String)
  /// The disk has less left than a recording may take.
  case disk(freeBytes: UInt64, neededBytes: UInt64)
  /// Slow work that is due is not taken up.
  case jobs(waitingSeconds: Double)

  /// One sentence for the person who runs the server, and what to do.
  var description: String {
    switch self {
    case .database(.busy):
      "The database cannot be written: another program holds it. Find and stop that program."
    case .database(let error): error.description
    case .folder(let path, let reason):
      "The data folder \(path) cannot be written: \(reason). Make it writable."
    case .disk(let free, let needed):
      "The disk of the data folder has \(free >> 20) MB left, and no recordings are taken under "
        + "\(needed >> 20) MB. Make room."
    case .jobs(let seconds):
      "Slow work has waited for \(Int(seconds / 60)) minutes. The log says what failed; more processors help, "
        + "or `earshot work` on the same data folder."
    }
  }
}
