// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Speaking

/// Days and spans of time as charts tell them; months and units of the clock are in `DateWords` and `TimeWords`.
struct CalendarWords: Words {
  /// From Monday on.
  let weekdays: [String]
  /// The months in a few letters where the language shortens them.
  let shortMonths: [String]
  let monthOfYear: Template
  let dayOfMonth: Template
  /// A day with its time.
  let moment: Template

  // Marks of an axis
  let shortMonthOfYear: Template
  let shortDay: Template

  // Spans; in Arabic as objects
  let years: Plural
  let months: Plural
  let milliseconds: Plural
  /// A span of two units.
  let pair: Template

  // How often
  let everyYear: String
  let everyMonth: String
  let everyWeek: String
  let everyDay: String
  let everyHour: String
}

extension CalendarWords {
  /// A month, from 1 to 12.
  static func month(_ month: Int, in language: Language) -> String {
    DateWords[language].months[month - 1]
  }

  /// A weekday, from 0 for Monday.
  static func weekday(_ day: Int, in language: Language) -> String {
    CalendarWords[language].weekdays[day]
  }

  /// How long it is from one time to another: "3 months", "2 days", "1 hour 30 minutes".
  static func duration(
    _ from: Double, _ to: Double, inMonths: Bool, in language: Language
  ) -> String {
    guard inMonths else { return duration(seconds: to - from, in: language) }
    let months = months(from, to)
    return months % 12 == 0 && months > 0
      ? TimeUnit.years.text(months / 12, in: language)
      : TimeUnit.months.text(months, in: language)
  }

  private static func months(_ from: Double, _ to: Double) -> Int {
    let (first, last) = (WallTime(from).date, WallTime(to).date)
    return (last.year - first.year) * 12 + last.month - first.month
  }

  /// How often it is from one time to another: "year", "12 months", "2 days".
  static func every(
    _ from: Double, _ to: Double, inMonths: Bool, in language: Language
  ) -> String {
    if inMonths {
      let months = months(from, to)
      if months == 12 { return CalendarWords[language].everyYear }
      if months == 1 { return CalendarWords[language].everyMonth }
    } else {
      let days = (to - from) / WallTime.secondsOfDay
      if days == 1 { return CalendarWords[language].everyDay }
      // Noise moves the peak of a long pattern by a day or some.
      if (360...371).contains(days) { return CalendarWords[language].everyYear }
      if days == 7 { return CalendarWords[language].everyWeek }
      if (to - from) == 3600 { return CalendarWords[language].everyHour }
    }
    return duration(from, to, inMonths: inMonths, in: language)
  }

  /// A length of time in the two largest units that tell.
  static func duration(seconds: Double, in language: Language) -> String {
    let units: [(seconds: Double, unit: TimeUnit)] = [
      (WallTime.secondsOfYear, .years), (WallTime.secondsOfDay, .days), (3600, .hours),
      (60, .minutes), (1, .seconds),
    ]
    let whole = seconds.rounded()
    if seconds < 1, seconds > 0 {
      let count = Int(clamp((seconds * 1000).rounded(), to: 0...1000))
      return TimeUnit.milliseconds.text(count, in: language)
    }
    for (index, unit) in units.enumerated() where whole >= unit.seconds {
      let count = (whole / unit.seconds).rounded(.down)
      let larger = unit.unit.text(Int(clamp(count, to: 0...1e9)), in: language)
      guard index + 1 < units.count else { return larger }
      let next = units[index + 1]
      let rest = ((whole - count * unit.seconds) / next.seconds).rounded(.down)
      if rest < 1 || count >= 10 { return larger }
      return CalendarWords[language].pair([
        "larger": larger, "smaller": next.unit.text(Int(rest), in: language),
      ])
    }
    return TimeUnit.seconds.text(0, in: language)
  }
}
