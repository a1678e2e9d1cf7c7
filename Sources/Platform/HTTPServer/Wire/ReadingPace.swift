// SPDX-License-Identifier: Apache-2.0

/// Whether a client reads what it asked for, and not just so much that it is never quite silent.
struct ReadingPace {
  private var since: Double
  private var taken = 0

  /// An answer of which nothing has gone out.
  init(now: Double) { since = now }

  /// Whether too little went out over the last stretch of time.
  ///
  /// - Parameters:
  ///   - total: How many bytes of the answer have gone out.
  ///   - seconds: How long a stretch is.
  ///   - bytesPerSecond: How much has to go out in it.
  mutating func isTooSlow(
    now: Double, total: Int, seconds: Double, bytesPerSecond: Double
  ) -> Bool {
    let passed = now - since
    guard passed > seconds else { return false }
    if Double(total - taken) < bytesPerSecond * passed { return true }
    since = now
    taken = total
    return false
  }
}
