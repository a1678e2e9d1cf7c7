// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CalendarWords {
  static let spanish = Edition(
    CalendarWords(
      weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
      shortMonths: [
        "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
      ],
      monthOfYear: "{month} de {year}",
      dayOfMonth: "{day} de {month}",
      moment: "{weekday} {day}, {time}",
      shortMonthOfYear: "{month} {year}",
      shortDay: "{day} {month}",
      // Spans
      years: .spanish(one: "{count} año", other: "{count} años"),
      months: .spanish(one: "{count} mes", other: "{count} meses"),
      milliseconds: .spanish(one: "{count} milisegundo", other: "{count} milisegundos"),
      pair: "{larger} y {smaller}",
      // How often
      everyYear: "año",
      everyMonth: "mes",
      everyWeek: "semana",
      everyDay: "día",
      everyHour: "hora"))
}
