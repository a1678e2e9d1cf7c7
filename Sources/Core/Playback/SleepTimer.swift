// SPDX-License-Identifier: Apache-2.0

/// A timer that ends playing for somebody who falls asleep.
///
/// It counts what is heard, not what passes in a pause.
struct SleepTimer: Sendable, Equatable {
  /// When it ends.
  enum End: Sendable, Equatable {
    /// So many seconds of playing from now.
    case after(seconds: Double)
    /// At the end of a chapter, by its number from 0.
    case chapter(Int)
    /// At the end of what plays.
    case track
  }

  /// It warns so long before its end, in seconds.
  static let warning = 60.0
  /// It fades over the last seconds.
  static let fading = 20.0
  /// A gap between two reports of the sound counts for no more, in seconds: the device slept.
  private static let longestGap = 5.0

  var end: End
  /// The length that was chosen, in seconds; nil for an end in the recording.
  let chosen: Double?
  private var countedAt: Double?
  /// Whether it has warned, or was set too short for it.
  var isWarned = false
  /// Where the fading began; nil before.
  var fadeBegan: Double?
  /// What the volume is multiplied with.
  var fade = 1.0

  init(_ end: End) {
    self.end = end
    if case .after(let seconds) = end {
      chosen = seconds
      isWarned = seconds <= Self.warning
    } else {
      chosen = nil
    }
  }

  /// Counts what was heard until now.
  mutating func count(at time: Double) {
    defer { countedAt = time }
    guard let countedAt, case .after(let seconds) = end else { return }
    end = .after(seconds: seconds - min(max(0, time - countedAt), Self.longestGap))
  }

  /// Whether it counts seconds, and does not wait for an end in the recording.
  var isCounted: Bool {
    if case .after = end { true } else { false }
  }

  /// From here on it is heard.
  mutating func resume(at time: Double) { countedAt = time }

  /// What follows was not heard.
  mutating func interrupt() { countedAt = nil }
}
