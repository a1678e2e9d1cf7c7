// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A moment, in whole milliseconds since 1970-01-01 00:00 UTC, as every table stores it.
public struct Timestamp: Sendable, Hashable, Comparable, SQLConvertible, RawRepresentable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var rawValue: Int64

  /// Makes a moment from milliseconds since 1970.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Makes a moment from milliseconds since 1970.
  public init(milliseconds: Int64) {
    rawValue = milliseconds
  }

  /// The moment this many seconds later, or earlier when negative; the same moment for what is no number, and the
  /// last or first moment that can be written beyond it.
  public func adding(seconds: Double) -> Timestamp {
    let milliseconds = (seconds * 1000).rounded()
    guard !milliseconds.isNaN else { return self }
    let end = milliseconds < 0 ? Int64.min : .max
    guard let whole = Int64(exactly: milliseconds) else { return Timestamp(milliseconds: end) }
    let (sum, isBeyond) = rawValue.addingReportingOverflow(whole)
    return Timestamp(milliseconds: isBeyond ? end : sum)
  }

  /// The seconds from another moment to this one.
  public func seconds(since other: Timestamp) -> Double {
    Double(rawValue - other.rawValue) / 1000
  }

  /// Orders moments in time.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Where a service gets the time: passed in, so that a test can set it.
public struct WallClock: Sendable {
  private let read: @Sendable () -> Timestamp

  /// Makes a clock from a closure.
  public init(_ read: @escaping @Sendable () -> Timestamp) {
    self.read = read
  }

  /// The time now.
  public var now: Timestamp { read() }

  /// The machine's clock.
  public static let system = WallClock {
    Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
  }
}
