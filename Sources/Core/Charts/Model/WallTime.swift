// SPDX-License-Identifier: Apache-2.0

package import Maths

/// A moment by the clock on the wall: the day and the time of day.
package struct WallTime: Sendable, Equatable {
  /// The day.
  package let date: GregorianDay
  /// The days between it and 1 January 1970.
  package let days: Int
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int
  /// 0 to 59.
  package let second: Int
  /// 0 to 999.
  package let millisecond: Int

  package static let secondsOfDay = 86_400.0
  /// The mean year of the Gregorian calendar: 365.2425 days.
  package static let secondsOfYear = 31_556_952.0
  /// Days are reckoned with up to here, some 300,000 years, so that they fit into 32 bits with room to spare.
  package static let mostSeconds = 9e12

  /// The moment so many seconds after the beginning of 1970; to the nearest millisecond.
  package init(_ seconds: Double) {
    let kept = seconds.isNaN ? 0 : clamp(seconds, to: -Self.mostSeconds...Self.mostSeconds)
    let milliseconds = Int64((kept * 1000).rounded())
    let ofDay: Int64 = 86_400_000
    let day =
      milliseconds >= 0 ? milliseconds / ofDay : (milliseconds - ofDay + 1) / ofDay
    let rest = Int(milliseconds - day * ofDay)
    days = Int(day)
    date = GregorianDay(daysSince1970: days)
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    millisecond = rest % 1000
  }

  /// 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    // 1 January 1970 was a Thursday.
    let shifted = (days + 3) % 7
    return shifted < 0 ? shifted + 7 : shifted
  }

  /// The first moment of a month, in seconds since the beginning of 1970.
  package static func start(year: Int, month: Int) -> Double {
    Double(GregorianDay(year: year, month: month, day: 1).daysSince1970) * secondsOfDay
  }
}
