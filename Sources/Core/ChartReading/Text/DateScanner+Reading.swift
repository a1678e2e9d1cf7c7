// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths

/// What the parts of a date come to.
extension DateScanner {
  /// The first two of three numbers where the order of day and month is open.
  var undecided: (Int, Int)? {
    guard numbers.count == 3, month == nil, numbers[0].digits <= 2 else { return nil }
    // With points the month comes first only where it cannot be otherwise.
    if hasPoint, numbers[1].value <= 12 { return nil }
    return (numbers[0].value, numbers[1].value)
  }

  /// What was scanned.
  func reading(order: DateOrder) -> TimeText.Reading {
    guard let time = time() else { return clockIsPossible ? .other : .noSuch }
    if numbers.isEmpty, month == nil, quarter == nil, week == nil {
      guard clock != nil else { return .other }
      return clockIsPossible
        ? .time(TimeText(seconds: time, precision: clock?.precision ?? .minute, hasDate: false))
        : .noSuch
    }
    guard let day = day(order: order) else { return .other }
    guard clockIsPossible,
      let seconds = TimeText.seconds(
        year: day.year, month: day.month, day: day.day, clock: time + day.later)
    else { return numbers.count == 3 || month != nil ? .noSuch : .other }
    return .time(
      TimeText(
        seconds: seconds, precision: clock?.precision ?? day.precision,
        offset: clock == nil ? nil : offset))
  }

  /// Seconds since midnight, by a clock of 24 hours; nil where AM and PM do not fit.
  private func time() -> Double? {
    guard let clock else { return isAfternoon == nil ? 0 : nil }
    guard let isAfternoon else { return clock.seconds }
    guard clock.seconds < 13 * 3600 else { return nil }
    let hours = clock.seconds >= 12 * 3600 ? clock.seconds - 12 * 3600 : clock.seconds
    return isAfternoon ? hours + 12 * 3600 : hours
  }

  private struct Day {
    var year: Int
    var month: Int
    var day: Int
    var precision: TimePrecision
    /// Seconds that are still to be added.
    var later = 0.0
  }

  private func day(order: DateOrder) -> Day? {
    if let quarter { return dayOfQuarter(quarter) }
    if let week { return dayOfWeek(week) }
    if let month { return day(inMonth: month) }
    switch numbers.count {
    case 3 where isJoined: return dayOfThree(order)
    case 2 where isJoined && numbers[0].digits == 4 && numbers[1].digits <= 2:
      return Day(year: numbers[0].value, month: numbers[1].value, day: 1, precision: .month)
    case 2 where isJoined && numbers[1].digits == 4 && numbers[0].digits <= 2:
      return Day(year: numbers[1].value, month: numbers[0].value, day: 1, precision: .month)
    case 1 where numbers[0].digits == 4 && clock == nil:
      return Day(year: numbers[0].value, month: 1, day: 1, precision: .year)
    default: return nil
    }
  }

  private func dayOfThree(_ order: DateOrder) -> Day? {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first.digits == 4 {
      return Day(year: first.value, month: second.value, day: third.value, precision: .day)
    }
    guard first.digits <= 2, second.digits <= 2, third.digits == 4 || third.digits == 2 else {
      return nil
    }
    let year = Self.year(third)
    return order == .dayFirst
      ? Day(year: year, month: second.value, day: first.value, precision: .day)
      : Day(year: year, month: first.value, day: second.value, precision: .day)
  }

  /// A year of two digits lies between 1969 and 2068 (POSIX, strptime %y).
  private static func year(_ number: Number) -> Int {
    guard number.digits <= 2 else { return number.value }
    return number.value + (number.value < 69 ? 2000 : 1900)
  }

  private func day(inMonth month: Int) -> Day? {
    switch numbers.count {
    case 1:
      guard numbers[0].digits == 4 || (isJoined && numbers[0].digits == 2) else { return nil }
      return Day(year: Self.year(numbers[0]), month: month, day: 1, precision: .month)
    case 2:
      let (first, second) = (numbers[0], numbers[1])
      if first.digits == 4 {
        return Day(year: first.value, month: month, day: second.value, precision: .day)
      }
      guard second.digits == 4 || second.digits == 2 else { return nil }
      return Day(year: Self.year(second), month: month, day: first.value, precision: .day)
    default: return nil
    }
  }

  private func dayOfQuarter(_ quarter: Int) -> Day? {
    guard quarter > 0, numbers.count == 1, numbers[0].digits == 4, clock == nil else { return nil }
    return Day(year: numbers[0].value, month: 3 * quarter - 2, day: 1, precision: .month)
  }

  /// The Monday of a week; the first week of a year is the one that 4 January lies in (ISO 8601).
  private func dayOfWeek(_ week: Int) -> Day? {
    guard week > 0, numbers.count == 1, numbers[0].digits == 4, clock == nil else { return nil }
    let fourth = GregorianDay(year: numbers[0].value, month: 1, day: 4).daysSince1970
    let sinceMonday = ((fourth + 3) % 7 + 7) % 7
    return Day(
      year: numbers[0].value, month: 1, day: 4, precision: .day,
      later: Double(7 * (week - 1) - sinceMonday) * 86_400)
  }
}
