// SPDX-License-Identifier: Apache-2.0

import Database
import Maths
import Speaking

/// A day of the calendar, at Greenwich.
struct CivilDate: Sendable, Equatable {
  let year: Int
  let month: Int
  let day: Int

  private static let daySeconds = 86_400

  /// The day on which a moment falls.
  init(_ moment: Timestamp) {
    let days = Int((Double(moment.rawValue) / 1000 / Double(Self.daySeconds)).rounded(.down))
    let date = GregorianDay(daysSince1970: days)
    (year, month, day) = (date.year, date.month, date.day)
  }

  /// Reads a day as forms send it, such as 2026-03-01; nil when there is no such day.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day with these numbers; nil when there is no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
    // 31 April comes back as 1 May.
    guard CivilDate(start) == self else { return nil }
  }

  /// The first moment of the day.
  var start: Timestamp {
    let days = GregorianDay(year: year, month: month, day: day).daysSince1970
    return Timestamp(milliseconds: Int64(days) * Int64(Self.daySeconds) * 1000)
  }

  /// The day of the week: 0 is Sunday.
  var weekday: Int {
    let days = GregorianDay(year: year, month: month, day: day).daysSince1970
    // The first of January 1970 was a Thursday.
    return ((days + 4) % 7 + 7) % 7
  }

  /// The last moment of the day, in a form's sense: a deadline holds until the day is over.
  var end: Timestamp { start.adding(seconds: Double(Self.daySeconds) - 1) }

  /// The day as forms and machines write it, such as 2026-03-01.
  var isoText: String {
    let fourDigits =
      String(repeating: "0", count: max(0, 4 - String(year).utf8.count)) + String(year)
    var text = Array(fourDigits.utf8)
    text.append(0x2D, twoDigits: month)
    text.append(0x2D, twoDigits: day)
    return String(decoding: text, as: UTF8.self)
  }

  /// The day in words, such as "1 March 2026".
  func words(in language: Language) -> String {
    DateWords.date(day: day, month: month, year: year, in: language)
  }
}

extension [UInt8] {
  /// Adds a mark and a number below 100.
  ///
  /// A list has forty moments, and to join their parts as texts took nearly half the time of writing it.
  mutating func append(_ mark: UInt8, twoDigits number: Int) {
    append(mark)
    append(UInt8(0x30 + number / 10))
    append(UInt8(0x30 + number % 10))
  }
}
