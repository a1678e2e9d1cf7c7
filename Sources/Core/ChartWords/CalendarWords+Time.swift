// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

extension CalendarWords {
  /// A time in words, to the precision of the axis.
  static func time(
    _ seconds: Double, _ style: AxisWords.Style, precision: TimePrecision, in language: Language
  ) -> String {
    let time = WallTime(seconds)
    switch style {
    case .number, .name, .year: return "\(time.date.year)"
    case .month(withYear: false): return month(time.date.month, in: language)
    case .month(withYear: true):
      return CalendarWords[language].monthOfYear([
        "month": month(time.date.month, in: language), "year": "\(time.date.year)",
      ])
    case .day(let withYear): return day(time, withYear: withYear, in: language)
    case .clock: return clock(time, precision)
    case .moment(let withYear):
      return CalendarWords[language].moment([
        "weekday": weekday(time.weekday, in: language),
        "day": day(time, withYear: withYear, in: language), "time": clock(time, precision),
      ])
    }
  }

  private static func day(_ time: WallTime, withYear: Bool, in language: Language) -> String {
    withYear
      ? DateWords.date(
        day: time.date.day, month: time.date.month, year: time.date.year, in: language)
      : CalendarWords[language].dayOfMonth([
        "day": DateWords.day(time.date.day, in: language),
        "month": month(time.date.month, in: language),
      ])
  }

  /// "14:05", "14:05:09", "14:05:09.250".
  private static func clock(_ time: WallTime, _ precision: TimePrecision) -> String {
    var text = twoDigits(time.hour) + ":" + twoDigits(time.minute)
    if precision == .second || precision == .millisecond { text += ":" + twoDigits(time.second) }
    if precision == .millisecond {
      text += "." + (time.millisecond < 100 ? "0" : "") + twoDigits(time.millisecond)
    }
    return text
  }

  /// Two digits, such as "05".
  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A tick: as much of the time as differs from tick to tick.
  static func tick(
    _ seconds: Double, range: ClosedRange<Double>, precision: TimePrecision, in language: Language
  ) -> String {
    let time = WallTime(seconds)
    let days = range.width / WallTime.secondsOfDay
    if precision == .year || days > daysOfYearTicks { return "\(time.date.year)" }
    if precision == .month || days > daysOfMonthTicks {
      return CalendarWords[language].shortMonthOfYear([
        "month": CalendarWords[language].shortMonths[time.date.month - 1],
        "year": "\(time.date.year)",
      ])
    }
    if precision == .day || days > daysOfDayTicks {
      return CalendarWords[language].shortDay([
        "day": DateWords.day(time.date.day, in: language),
        "month": CalendarWords[language].shortMonths[time.date.month - 1],
      ])
    }
    return clock(time, precision)
  }

  /// With some five ticks, these many days and more have one a year, a month, a day.
  private static let daysOfYearTicks = 1500.0
  private static let daysOfMonthTicks = 120.0
  private static let daysOfDayTicks = 3.0
}
