// SPDX-License-Identifier: Apache-2.0

import Database
import Phrases

/// A day of the calendar, at Greenwich.
struct CivilDate: Sendable, Equatable {
  let year: Int
  let month: Int
  let day: Int

  private static let daySeconds = 86_400

  /// The day on which a moment falls.
  init(_ moment: Timestamp) {
    let days = Int((Double(moment.rawValue) / 1000 / Double(Self.daySeconds)).rounded(.down))
    // Days to year, month and day, by eras of 400 years that begin on 1 March
    // (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads a day as forms send it, such as 2026-03-01; nil when there is no such day.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]), year >= 1,
      let month = Int(parts[1]), (1...12).contains(month), let day = Int(parts[2]),
      (1...31).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    // 31 April comes back as 1 May.
    guard CivilDate(start) == self else { return nil }
  }

  /// The first moment of the day.
  var start: Timestamp {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Timestamp(milliseconds: Int64(days) * Int64(Self.daySeconds) * 1000)
  }

  /// The last moment of the day, in a form's sense: a deadline holds until the day is over.
  var end: Timestamp { start.adding(seconds: Double(Self.daySeconds) - 1) }

  /// The day as forms and machines write it, such as 2026-03-01.
  var isoText: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  /// The day in words, such as "1 March 2026".
  var phrase: Phrase {
    let name = Self.months[month - 1]
    return Phrase(
      en: "\(day) \(name.english) \(year)", es: "\(day) de \(name.spanish) de \(year)",
      ar: "\(day) \(name.arabic) \(year)")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static let months = [
    Phrase(en: "January", es: "enero", ar: "يناير"),
    Phrase(en: "February", es: "febrero", ar: "فبراير"),
    Phrase(en: "March", es: "marzo", ar: "مارس"),
    Phrase(en: "April", es: "abril", ar: "أبريل"),
    Phrase(en: "May", es: "mayo", ar: "مايو"),
    Phrase(en: "June", es: "junio", ar: "يونيو"),
    Phrase(en: "July", es: "julio", ar: "يوليو"),
    Phrase(en: "August", es: "agosto", ar: "أغسطس"),
    Phrase(en: "September", es: "septiembre", ar: "سبتمبر"),
    Phrase(en: "October", es: "octubre", ar: "أكتوبر"),
    Phrase(en: "November", es: "noviembre", ar: "نوفمبر"),
    Phrase(en: "December", es: "diciembre", ar: "ديسمبر"),
  ]
}
