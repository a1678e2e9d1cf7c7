// SPDX-License-Identifier: Apache-2.0

import Maths

/// The times marked on an axis of a picture, in numbers that every language reads the same: 2026-03-14 09:30.
enum PictureDates {
  /// Seconds of a day, hour and minute.
  private static let day = 86_400.0
  private static let hour = 3600.0
  private static let minute = 60.0
  /// Steps in seconds below a month; above, months are counted.
  private static let steps: [Double] = [
    0.001, 0.01, 0.1, 1, 5, 15, 30, minute, 5 * minute, 15 * minute, 30 * minute, hour, 3 * hour,
    6 * hour, 12 * hour, day, 2 * day, 7 * day, 14 * day,
  ]
  /// Steps in months.
  private static let monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 12_000]
  /// Mean length of a month in seconds (Gregorian: 146,097 days in 4,800 months).
  private static let month = 146_097.0 / 4800 * day
  /// Seconds from 1970 beyond which no calendar is kept: 200,000 years.
  private static let mostSeconds = 6.3e12

  /// Times at round steps of the calendar, about as many as wanted.
  static func ticks(
    over range: ClosedRange<Double>, precision: TimePrecision, about count: Int
  ) -> [PictureTick] {
    guard range.lowerBound > -mostSeconds, range.upperBound < mostSeconds else { return [] }
    let rough = range.width / Double(max(count, 1))
    let least =
      switch precision {
      case .year: 12 * month
      case .month: month
      case .day: day
      case .minute: minute
      case .second: 1.0
      case .millisecond: 0.001
      }
    if let step = steps.first(where: { $0 >= rough && $0 >= least }), least < month {
      return even(range, step: step)
    }
    let months = monthSteps.first { Double($0) * month >= max(rough, least) * 0.99 } ?? 12_000
    return byMonths(range, step: months)
  }

  private static func even(_ range: ClosedRange<Double>, step: Double) -> [PictureTick] {
    var ticks: [PictureTick] = []
    var index = (range.lowerBound / step).rounded(.up)
    while index * step <= range.upperBound, ticks.count < 100 {
      ticks.append(PictureTick(value: index * step, label: label(index * step, step: step)))
      index += 1
    }
    return ticks
  }

  private static func byMonths(_ range: ClosedRange<Double>, step: Int) -> [PictureTick] {
    let first = GregorianDay(daysSince1970: wholeDays(range.lowerBound))
    var months = first.year * 12 + first.month - 1
    months -= ((months % step) + step) % step
    var ticks: [PictureTick] = []
    while ticks.count < 100 {
      let year = (months - ((months % 12) + 12) % 12) / 12
      let start = GregorianDay(year: year, month: months - year * 12 + 1, day: 1)
      let seconds = Double(start.daysSince1970) * day
      guard seconds <= range.upperBound else { break }
      if seconds >= range.lowerBound {
        let text = step % 12 == 0 ? "\(year)" : "\(year)-\(twoDigits(start.month))"
        ticks.append(PictureTick(value: seconds, label: text))
      }
      months += step
    }
    return ticks
  }

  /// A time, to the part in which the steps differ.
  private static func label(_ seconds: Double, step: Double) -> String {
    let days = wholeDays(seconds)
    let date = GregorianDay(daysSince1970: days)
    let rest = seconds - Double(days) * day
    if step >= day || rest == 0 { return "\(twoDigits(date.month))-\(twoDigits(date.day))" }
    let whole = Int(Int32(rest.rounded(.down)))
    let clock = "\(twoDigits(whole / 3600)):\(twoDigits(whole / 60 % 60))"
    guard step < minute else { return clock }
    let second = ":\(twoDigits(whole % 60))"
    guard step < 1 else { return clock + second }
    let thousandths = Int(Int32(((rest - Double(whole)) * 1000).rounded()))
    return second + ".\(thousandths)"
  }

  private static func wholeDays(_ seconds: Double) -> Int {
    Int(Int32((seconds / day).rounded(.down)))
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
