// SPDX-License-Identifier: Apache-2.0

import Phrases
import Speaking

/// Lengths of time and of texts in words, rounded to what a person wants to know.
enum Span {
  /// A length such as "2 days", "5 hours", "3 minutes 20 seconds".
  static func phrase(seconds: Double) -> Phrase {
    let seconds = max(0, Int(seconds.rounded()))
    switch seconds {
    case 172_800...: return counted(days, seconds / 86_400)
    case 7200...: return counted(hours, seconds / 3600)
    case 600...: return counted(minutes, seconds / 60)
    case 60...:
      let rest = seconds % 60
      let whole = counted(minutes, seconds / 60)
      guard rest > 0 else { return whole }
      let tail = counted(Self.seconds, rest)
      return Phrase(
        en: "\(whole.english) \(tail.english)", es: "\(whole.spanish) \(tail.spanish)",
        ar: "\(whole.arabic) و\(tail.arabic)")
    default: return counted(Self.seconds, seconds)
    }
  }

  /// How long a text takes to read aloud.
  ///
  /// Some 900 characters a minute: 150 words of six characters with their spaces, the pace of audio books.
  static func reading(characters: Int) -> Phrase {
    let length = phrase(seconds: max(60, (Double(characters) / 900).rounded(.up) * 60))
    return Phrase(
      en: "about \(length.english) to read", es: "alrededor de \(length.spanish) de lectura",
      ar: "نحو \(length.arabic) من القراءة")
  }

  private static func counted(_ noun: Counted, _ count: Int) -> Phrase {
    Phrase(
      en: noun.text(count, in: .english), es: noun.text(count, in: .spanish),
      ar: noun.text(count, in: .arabic))
  }

  private static let days = Counted(
    en: (one: "day", other: "days"), es: (one: "día", other: "días"),
    ar: Counted.ArabicForms(
      zero: "أقل من يوم", one: "يوم واحد", two: "يومان", few: "أيام", many: "يومًا", other: "يوم"))
  private static let hours = Counted(
    en: (one: "hour", other: "hours"), es: (one: "hora", other: "horas"),
    ar: Counted.ArabicForms(
      zero: "أقل من ساعة", one: "ساعة واحدة", two: "ساعتان", few: "ساعات", many: "ساعة",
      other: "ساعة"))
  private static let minutes = Counted(
    en: (one: "minute", other: "minutes"), es: (one: "minuto", other: "minutos"),
    ar: Counted.ArabicForms(
      zero: "أقل من دقيقة", one: "دقيقة واحدة", two: "دقيقتان", few: "دقائق", many: "دقيقة",
      other: "دقيقة"))
  private static let seconds = Counted(
    en: (one: "second", other: "seconds"), es: (one: "segundo", other: "segundos"),
    ar: Counted.ArabicForms(
      zero: "أقل من ثانية", one: "ثانية واحدة", two: "ثانيتان", few: "ثوانٍ", many: "ثانية",
      other: "ثانية"))
}
