// SPDX-License-Identifier: Apache-2.0

import Bytes
import Phrases
import Speaking

extension NameWords {
  /// What an axis called "Hour" or "Minutes" counts; nil for another name.
  static func timeUnit(_ name: String) -> Counted? {
    let word = name.foldedName
    func isOne(of names: StaticString...) -> Bool { names.contains { word[...].isExactly($0) } }
    if isOne(of: "hour", "hours", "h", "hora", "horas", "الساعة", "ساعة") {
      return .hours(.oblique)
    }
    if isOne(of: "minute", "minutes", "min", "minuto", "minutos", "الدقيقة", "دقيقة") {
      return .minutes(.oblique)
    }
    if isOne(of: "second", "seconds", "s", "segundo", "segundos", "الثانية", "ثانية") {
      return .seconds(.oblique)
    }
    if isOne(of: "day", "days", "día", "días", "dia", "dias", "اليوم", "يوم") {
      return .days(.oblique)
    }
    if isOne(of: "month", "months", "mes", "meses", "الشهر", "شهر") { return CalendarWords.months }
    if isOne(of: "year", "years", "año", "años", "السنة", "سنة", "العام", "عام") {
      return CalendarWords.years
    }
    return nil
  }
}
