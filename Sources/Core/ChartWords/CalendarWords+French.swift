// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CalendarWords {
  static let french = Edition(
    CalendarWords(
      weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      shortMonths: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
      ],
      monthOfYear: "{month} {year}",
      dayOfMonth: "{day} {month}",
      moment: "{weekday} {day}, {time}",
      shortMonthOfYear: "{month} {year}",
      shortDay: "{day} {month}",
      // Spans
      years: .french(one: "{count} an", other: "{count} ans"),
      months: .french(one: "{count} mois", other: "{count} mois"),
      milliseconds: .french(one: "{count} milliseconde", other: "{count} millisecondes"),
      pair: "{larger} et {smaller}",
      // How often
      everyYear: "un an",
      everyMonth: "un mois",
      everyWeek: "une semaine",
      everyDay: "un jour",
      everyHour: "une heure"))
}
