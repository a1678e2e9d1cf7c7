// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension Counted {
  /// Days, such as "3 days".
  public static func days(_ form: GrammaticalCase) -> Counted {
    Counted(
      en: (one: "day", other: "days"), es: (one: "día", other: "días"),
      ar: ArabicForms(
        zero: "0 يوم", one: "يوم واحد", two: form == .nominative ? "يومان" : "يومين",
        few: "أيام", many: "يومًا", other: "يوم"))
  }

  /// Hours, such as "3 hours".
  public static func hours(_ form: GrammaticalCase) -> Counted {
    Counted(
      en: (one: "hour", other: "hours"), es: (one: "hora", other: "horas"),
      ar: ArabicForms(
        zero: "0 ساعة", one: "ساعة واحدة", two: form == .nominative ? "ساعتان" : "ساعتين",
        few: "ساعات", many: "ساعة", other: "ساعة"))
  }

  /// Minutes, such as "3 minutes".
  public static func minutes(_ form: GrammaticalCase) -> Counted {
    Counted(
      en: (one: "minute", other: "minutes"), es: (one: "minuto", other: "minutos"),
      ar: ArabicForms(
        zero: "0 دقيقة", one: "دقيقة واحدة", two: form == .nominative ? "دقيقتان" : "دقيقتين",
        few: "دقائق", many: "دقيقة", other: "دقيقة"))
  }

  /// Seconds, such as "3 seconds".
  public static func seconds(_ form: GrammaticalCase) -> Counted {
    Counted(
      en: (one: "second", other: "seconds"), es: (one: "segundo", other: "segundos"),
      ar: ArabicForms(
        zero: "0 ثانية", one: "ثانية واحدة", two: form == .nominative ? "ثانيتان" : "ثانيتين",
        few: "ثوانٍ", many: "ثانية", other: "ثانية"))
  }
}
