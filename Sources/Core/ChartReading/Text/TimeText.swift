// SPDX-License-Identifier: Apache-2.0

import Bytes
import Charts
import Maths

/// A date, a time of day, or both, as a cell holds it.
struct TimeText: Equatable {
  /// Seconds since the beginning of 1970, by the clock on the wall; a time alone is one of that first day.
  var seconds: Double
  /// The smallest part that is written.
  var precision: TimePrecision
  /// Seconds by which the clock is ahead of universal time, where it is written.
  var offset: Int32?
  /// Whether there is a date.
  var hasDate = true

  /// What a text is, as far as dates and times are concerned.
  enum Reading: Equatable {
    case time(TimeText)
    /// A date or a time in its form, but the calendar or the clock does not have it.
    case noSuch
    case other
  }

  /// Reads any form; three numbers without a year of four digits in front are in `order`.
  static func read(_ bytes: [UInt8], _ range: Range<Int>, order: DateOrder) -> Reading {
    if let iso = ISOTime.read(bytes, range) { return iso }
    guard range.count <= longest else { return .other }
    let plain = MeasuredNumber.plain(bytes[range].trimmed)
    var scanner = DateScanner(plain)
    guard scanner.scan() else { return .other }
    return scanner.reading(order: order)
  }

  /// The first two of three numbers in a date that may begin with the day or with the month; nil for other forms.
  static func undecided(_ bytes: [UInt8], _ range: Range<Int>) -> (Int, Int)? {
    guard range.count <= longest, ISOTime.read(bytes, range) == nil else { return nil }
    var scanner = DateScanner(MeasuredNumber.plain(bytes[range].trimmed))
    guard scanner.scan() else { return nil }
    return scanner.undecided
  }

  /// Whether a text has AM or PM, as is usual where the month comes first.
  static func hasHalfOfDay(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count <= longest else { return false }
    var scanner = DateScanner(MeasuredNumber.plain(bytes[range].trimmed))
    return scanner.scan() && scanner.isAfternoon != nil
  }

  /// Longest text that can be a date, in bytes.
  private static let longest = 80

  /// The seconds of a date and a time; nil where the calendar does not have it.
  static func seconds(year: Int, month: Int, day: Int, clock: Double = 0) -> Double? {
    guard (1...12).contains(month), day >= 1, day <= daysIn(month, of: year) else { return nil }
    return Double(GregorianDay(year: year, month: month, day: day).daysSince1970) * 86_400 + clock
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
