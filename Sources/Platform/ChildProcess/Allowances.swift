// SPDX-License-Identifier: Apache-2.0

/// How much each client may still ask for: a bucket that fills steadily.
package struct Allowances {
  private struct Bucket {
    var tokens: Double
    var filledAt: Double
  }

  /// The most clients that are remembered; beyond it the full buckets are forgotten, which loses nothing.
  private static let clientLimit = 10_000

  private let burst: Double
  private let perSecond: Double
  private var buckets: [String: Bucket] = [:]

  /// A bucket of so many for each client, filled by so many a second.
  package init(burst: Double, perSecond: Double) {
    self.burst = burst
    self.perSecond = perSecond
  }

  /// Takes one; gives the seconds to wait when there is none left.
  package mutating func take(_ client: String, at now: Double) -> Int? {
    if buckets.count >= Self.clientLimit { forgetFullBuckets(at: now) }
    var bucket = buckets[client] ?? Bucket(tokens: burst, filledAt: now)
    bucket.tokens = tokens(of: bucket, at: now)
    bucket.filledAt = now
    let hasOne = bucket.tokens >= 1
    if hasOne { bucket.tokens -= 1 }
    buckets[client] = bucket
    if hasOne { return nil }
    return max(1, Int(((1 - bucket.tokens) / perSecond).rounded(.up)))
  }

  /// Takes so many at once, even more than there are: then the bucket must fill up from below empty.
  package mutating func charge(_ client: String, _ amount: Double, at now: Double) {
    var bucket = buckets[client] ?? Bucket(tokens: burst, filledAt: now)
    bucket.tokens = tokens(of: bucket, at: now) - amount
    bucket.filledAt = now
    buckets[client] = bucket
  }

  private func tokens(of bucket: Bucket, at now: Double) -> Double {
    min(burst, bucket.tokens + max(0, now - bucket.filledAt) * perSecond)
  }

  private mutating func forgetFullBuckets(at now: Double) {
    buckets = buckets.filter { tokens(of: $0.value, at: now) < burst }
    // All of them in use at once is an attack from many addresses; then nobody is remembered.
    if buckets.count >= Self.clientLimit { buckets = [:] }
  }
}
