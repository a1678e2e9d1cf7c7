// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CalendarWords {
  static let english = Edition(
    CalendarWords(
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      shortMonths: [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ],
      monthOfYear: "{month} {year}",
      dayOfMonth: "{day} {month}",
      moment: "{weekday} {day}, {time}",
      shortMonthOfYear: "{month} {year}",
      shortDay: "{day} {month}",
      // Spans
      years: .english(one: "{count} year", other: "{count} years"),
      months: .english(one: "{count} month", other: "{count} months"),
      milliseconds: .english(one: "{count} millisecond", other: "{count} milliseconds"),
      pair: "{larger} {smaller}",
      // How often
      everyYear: "year",
      everyMonth: "month",
      everyWeek: "week",
      everyDay: "day",
      everyHour: "hour"))
}
