// SPDX-License-Identifier: Apache-2.0

import Charts
import Maths
import Phrases
import Speaking

extension CalendarWords {
  /// A time in words, to the precision of the axis.
  static func time(
    _ seconds: Double, _ style: AxisWords.Style, precision: TimePrecision
  ) -> Phrase {
    let time = WallTime(seconds)
    let year = Phrase(same: "\(time.date.year)")
    let month = month(time.date.month)
    switch style {
    case .number, .name, .year: return year
    case .month(let withYear):
      return withYear
        ? Phrase(en: "$1 $2", es: "$1 de $2", ar: "$1 $2", with: month, year) : month
    case .day(let withYear): return day(time, withYear: withYear)
    case .clock: return Phrase(same: clock(time, precision))
    case .moment(let withYear):
      return Phrase(
        en: "$1 $2, $3", es: "$1 $2, $3", ar: "$1 $2، $3", with: weekday(time.weekday),
        day(time, withYear: withYear), Phrase(same: clock(time, precision)))
    }
  }

  private static func day(_ time: WallTime, withYear: Bool) -> Phrase {
    let day = Phrase(same: "\(time.date.day)")
    let month = month(time.date.month)
    guard withYear else {
      return Phrase(en: "$1 $2", es: "$1 de $2", ar: "$1 $2", with: day, month)
    }
    return Phrase(
      en: "$1 $2 $3", es: "$1 de $2 de $3", ar: "$1 $2 $3", with: day, month,
      Phrase(same: "\(time.date.year)"))
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

  /// A tick: as much of the time as differs from tick to tick.
  static func tick(
    _ seconds: Double, range: ClosedRange<Double>, precision: TimePrecision
  ) -> Phrase {
    let time = WallTime(seconds)
    let days = range.width / WallTime.secondsOfDay
    let year = Phrase(same: "\(time.date.year)")
    if precision == .year || days > daysOfYearTicks { return year }
    let month = shortMonth(time.date.month)
    if precision == .month || days > daysOfMonthTicks {
      return Phrase(en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: month, year)
    }
    if precision == .day || days > daysOfDayTicks {
      return Phrase(
        en: "$1 $2", es: "$1 $2", ar: "$1 $2", with: Phrase(same: "\(time.date.day)"), month)
    }
    return Phrase(same: clock(time, precision))
  }

  /// With some five ticks, these many days and more have one a year, a month, a day.
  private static let daysOfYearTicks = 1500.0
  private static let daysOfMonthTicks = 120.0
  private static let daysOfDayTicks = 3.0

  /// How long it is from one time to another: "3 months", "2 days", "1 hour 30 minutes".
  static func duration(_ from: Double, _ to: Double, inMonths: Bool) -> Phrase {
    let (first, last) = (WallTime(from), WallTime(to))
    if inMonths {
      let months =
        (last.date.year - first.date.year) * 12 + last.date.month - first.date.month
      if months % 12 == 0, months > 0 { return Phrase(months / 12, years) }
      return Phrase(months, self.months)
    }
    return duration(seconds: to - from)
  }

  /// How often it is from one time to another: "year", "12 months", "2 days".
  static func every(_ from: Double, _ to: Double, inMonths: Bool) -> Phrase {
    let (first, last) = (WallTime(from), WallTime(to))
    let months = (last.date.year - first.date.year) * 12 + last.date.month - first.date.month
    if inMonths && months == 12 { return Phrase(en: "year", es: "año", ar: "سنة") }
    if inMonths && months == 1 { return Phrase(en: "month", es: "mes", ar: "شهر") }
    let days = (to - from) / WallTime.secondsOfDay
    if !inMonths {
      if days == 1 { return Phrase(en: "day", es: "día", ar: "يوم") }
      // Noise moves the peak of a long pattern by a day or some.
      if (360...371).contains(days) { return Phrase(en: "year", es: "año", ar: "سنة") }
      if days == 7 { return Phrase(en: "week", es: "semana", ar: "أسبوع") }
      if (to - from) == 3600 { return Phrase(en: "hour", es: "hora", ar: "ساعة") }
    }
    return duration(from, to, inMonths: inMonths)
  }

  /// A length of time in the two largest units that tell.
  static func duration(seconds: Double) -> Phrase {
    let units: [(seconds: Double, noun: Counted)] = [
      (WallTime.secondsOfYear, years), (WallTime.secondsOfDay, .days(.oblique)),
      (3600, .hours(.oblique)), (60, .minutes(.oblique)), (1, .seconds(.oblique)),
    ]
    let whole = seconds.rounded()
    if seconds < 1, seconds > 0 {
      return Phrase(Int(clamp((seconds * 1000).rounded(), to: 0...1000)), milliseconds)
    }
    for (index, unit) in units.enumerated() where whole >= unit.seconds {
      let count = (whole / unit.seconds).rounded(.down)
      let large = Phrase(Int(clamp(count, to: 0...1e9)), unit.noun)
      guard index + 1 < units.count else { return large }
      let next = units[index + 1]
      let rest = ((whole - count * unit.seconds) / next.seconds).rounded(.down)
      if rest < 1 || count >= 10 { return large }
      return Phrase(
        en: "$1 $2", es: "$1 y $2", ar: "$1 و$2", with: large, Phrase(Int(rest), next.noun))
    }
    return Phrase(0, .seconds(.oblique))
  }
}
