// SPDX-License-Identifier: Apache-2.0

import Bytes
import Phrases
import Speaking

/// What times are counted in.
enum TimeUnit {
  case years
  case months
  case days
  case hours
  case minutes
  case seconds
  case milliseconds

  /// So many of them, as the object of a preposition.
  func text(_ count: Int, in language: Language) -> String {
    switch self {
    case .years: CalendarWords.years.text(count, in: language)
    case .months: CalendarWords.months.text(count, in: language)
    case .days: TimeWords[language].oblique.days(count)
    case .hours: TimeWords[language].oblique.hours(count)
    case .minutes: TimeWords[language].oblique.minutes(count)
    case .seconds: TimeWords[language].oblique.seconds(count)
    case .milliseconds: CalendarWords.milliseconds.text(count, in: language)
    }
  }
}

extension NameWords {
  /// What an axis called "Hour" or "Minutes" counts; nil for another name.
  static func unitOfTime(_ name: String) -> TimeUnit? {
    let word = name.foldedName
    func isOne(of names: StaticString...) -> Bool { names.contains { word[...].isExactly($0) } }
    if isOne(of: "hour", "hours", "h", "hora", "horas", "heure", "heures", "الساعة", "ساعة") {
      return .hours
    }
    if isOne(of: "minute", "minutes", "min", "minuto", "minutos", "الدقيقة", "دقيقة") {
      return .minutes
    }
    if isOne(
      of: "second", "seconds", "s", "segundo", "segundos", "seconde", "secondes", "الثانية", "ثانية"
    ) {
      return .seconds
    }
    if isOne(
      of: "day", "days", "día", "días", "dia", "dias", "jour", "jours", "اليوم", "يوم")
    {
      return .days
    }
    if isOne(of: "month", "months", "mes", "meses", "mois", "الشهر", "شهر") { return .months }
    if isOne(
      of: "year", "years", "año", "años", "an", "ans", "année", "années", "السنة", "سنة", "العام",
      "عام")
    {
      return .years
    }
    return nil
  }
}
