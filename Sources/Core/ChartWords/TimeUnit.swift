// SPDX-License-Identifier: Apache-2.0

import Bytes
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
    case .years: CalendarWords[language].years(count)
    case .months: CalendarWords[language].months(count)
    case .days: TimeWords[language].oblique.days(count)
    case .hours: TimeWords[language].oblique.hours(count)
    case .minutes: TimeWords[language].oblique.minutes(count)
    case .seconds: TimeWords[language].oblique.seconds(count)
    case .milliseconds: CalendarWords[language].milliseconds(count)
    }
  }

  /// What an axis called "Hour" or "Minutes" counts, in any language; nil for another name.
  init?(name: String) {
    let word = name.foldedName
    for (unit, names) in Self.names where names.contains(where: { word[...].isExactly($0) }) {
      self = unit
      return
    }
    return nil
  }

  private static let names: [(TimeUnit, [StaticString])] = [
    (
      .hours,
      ["hour", "hours", "h", "hora", "horas", "heure", "heures", "الساعة", "ساعة"]
    ),
    (.minutes, ["minute", "minutes", "min", "minuto", "minutos", "الدقيقة", "دقيقة"]),
    (
      .seconds,
      [
        "second", "seconds", "s", "segundo", "segundos", "seconde", "secondes", "الثانية", "ثانية",
      ]
    ),
    (
      .days,
      ["day", "days", "día", "días", "dia", "dias", "jour", "jours", "اليوم", "يوم"]
    ),
    (.months, ["month", "months", "mes", "meses", "mois", "الشهر", "شهر"]),
    (
      .years,
      [
        "year", "years", "año", "años", "an", "ans", "année", "années", "السنة", "سنة", "العام",
        "عام",
      ]
    ),
  ]
}
