// SPDX-License-Identifier: Apache-2.0

import Speaking

extension CalendarWords {
  static let arabic = Edition(
    CalendarWords(
      weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"],
      shortMonths: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ],
      monthOfYear: "{month} {year}",
      dayOfMonth: "{day} {month}",
      moment: "{weekday} {day}، {time}",
      shortMonthOfYear: "{month} {year}",
      shortDay: "{day} {month}",
      // Spans
      years: .arabic(
        zero: "0 سنة", one: "سنة واحدة", two: "سنتين", few: "{count} سنوات", many: "{count} سنة",
        other: "{count} سنة"),
      months: .arabic(
        zero: "0 شهر", one: "شهر واحد", two: "شهرين", few: "{count} أشهر", many: "{count} شهرًا",
        other: "{count} شهر"),
      milliseconds: .arabic(
        zero: "0 ملّي ثانية", one: "ملّي ثانية واحدة", two: "ملّي ثانيتين", few: "{count} ملّي ثوانٍ",
        many: "{count} ملّي ثانية", other: "{count} ملّي ثانية"),
      pair: "{larger} و{smaller}",
      // How often
      everyYear: "سنة",
      everyMonth: "شهر",
      everyWeek: "أسبوع",
      everyDay: "يوم",
      everyHour: "ساعة"))
}
