// SPDX-License-Identifier: Apache-2.0

/// Whether enough of a file comes, in each window of time by itself: what came quickly before excuses nothing.
///
/// A mean over the last seconds, which libcurl looks at, is lifted above its bound by a few bytes now and then.
struct FetchPace {
  private let fewest: Int64
  private let seconds: Double
  private var begin: Double
  private var bytesBefore: Int64 = 0

  /// Begins the first window.
  /// - Parameters:
  ///   - fewest: how many bytes have to come within a window.
  ///   - seconds: how long a window is.
  ///   - now: the time, in seconds of a clock that nobody sets.
  init(fewest: Int64, seconds: Double, at now: Double) {
    (self.fewest, self.seconds, begin) = (fewest, seconds, now)
  }

  /// Whether a window has ended within which too little came.
  /// - Parameter bytes: how many have come since the first window began.
  mutating func isTooSlow(_ bytes: Int64, at now: Double) -> Bool {
    guard now - begin >= seconds else { return false }
    let came = bytes - bytesBefore
    (begin, bytesBefore) = (now, bytes)
    return came < fewest
  }
}
