// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// How long a write waits for another process that writes.
///
/// Each write has one deadline, counted from when it was asked for and not from when its turn came: those who wait
/// behind each other give up together, and nobody waits longer than this.
struct WriterPatience: Sendable {
  /// How long to wait, in seconds: another process's commit takes milliseconds, and a person waits for the answer.
  var seconds = 2.0
  /// The time, in seconds from any moment.
  var now: @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
  /// Lets so many seconds pass, on the writer's own thread.
  var pause: @Sendable (Double) -> Void = { Thread.sleep(forTimeInterval: $0) }

  /// How long between two looks, in seconds.
  static let lookSeconds = 0.02

  /// Begins, as soon as nobody else writes.
  ///
  /// Whoever comes to the turn after the deadline still gets one try: what took long was then our own work.
  /// - Parameter deadline: when to give up, as `now` counts.
  /// - Throws: `busy` when another process writes for all that time.
  func begin(
    until deadline: Double, _ begin: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    while true {
      do throws(DatabaseError) { return try begin() } catch {
        guard error == .busy, now() < deadline else { throw error }
        pause(Self.lookSeconds)
      }
    }
  }
}
