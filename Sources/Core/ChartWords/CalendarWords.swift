// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Months, weekdays and spans of time in words.
enum CalendarWords {
  /// A month, from 1 to 12.
  static func month(_ month: Int) -> Phrase {
    switch month {
    case 1: Phrase(en: "January", es: "enero", ar: "يناير")
    case 2: Phrase(en: "February", es: "febrero", ar: "فبراير")
    case 3: Phrase(en: "March", es: "marzo", ar: "مارس")
    case 4: Phrase(en: "April", es: "abril", ar: "أبريل")
    case 5: Phrase(en: "May", es: "mayo", ar: "مايو")
    case 6: Phrase(en: "June", es: "junio", ar: "يونيو")
    case 7: Phrase(en: "July", es: "julio", ar: "يوليو")
    case 8: Phrase(en: "August", es: "agosto", ar: "أغسطس")
    case 9: Phrase(en: "September", es: "septiembre", ar: "سبتمبر")
    case 10: Phrase(en: "October", es: "octubre", ar: "أكتوبر")
    case 11: Phrase(en: "November", es: "noviembre", ar: "نوفمبر")
    default: Phrase(en: "December", es: "diciembre", ar: "ديسمبر")
    }
  }

  /// A month in three letters where the language shortens it.
  static func shortMonth(_ number: Int) -> Phrase {
    let whole = month(number)
    return Phrase(
      en: String(decoding: whole.english.utf8.prefix(3), as: UTF8.self),
      es: String(decoding: whole.spanish.utf8.prefix(3), as: UTF8.self), ar: whole.arabic)
  }

  /// A weekday, from 0 for Monday.
  static func weekday(_ day: Int) -> Phrase {
    switch day {
    case 0: Phrase(en: "Monday", es: "lunes", ar: "الاثنين")
    case 1: Phrase(en: "Tuesday", es: "martes", ar: "الثلاثاء")
    case 2: Phrase(en: "Wednesday", es: "miércoles", ar: "الأربعاء")
    case 3: Phrase(en: "Thursday", es: "jueves", ar: "الخميس")
    case 4: Phrase(en: "Friday", es: "viernes", ar: "الجمعة")
    case 5: Phrase(en: "Saturday", es: "sábado", ar: "السبت")
    default: Phrase(en: "Sunday", es: "domingo", ar: "الأحد")
    }
  }

  static var years: Counted {
    Counted(
      en: (one: "year", other: "years"), es: (one: "año", other: "años"),
      ar: .init(
        zero: "0 سنة", one: "سنة واحدة", two: "سنتين", few: "سنوات", many: "سنة", other: "سنة"))
  }
  static var months: Counted {
    Counted(
      en: (one: "month", other: "months"), es: (one: "mes", other: "meses"),
      ar: .init(
        zero: "0 شهر", one: "شهر واحد", two: "شهرين", few: "أشهر", many: "شهرًا", other: "شهر"))
  }
  static var milliseconds: Counted {
    Counted(
      en: (one: "millisecond", other: "milliseconds"),
      es: (one: "milisegundo", other: "milisegundos"),
      ar: .init(
        zero: "0 ملّي ثانية", one: "ملّي ثانية واحدة", two: "ملّي ثانيتين", few: "ملّي ثوانٍ",
        many: "ملّي ثانية", other: "ملّي ثانية"))
  }

  /// Two digits, such as "05".
  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
