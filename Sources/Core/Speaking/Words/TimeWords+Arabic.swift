// SPDX-License-Identifier: Apache-2.0

extension TimeWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    TimeWords(
      nominative: units(
        twoDays: "يومان", twoHours: "ساعتان", twoMinutes: "دقيقتان", twoSeconds: "ثانيتان"),
      oblique: units(
        twoDays: "يومين", twoHours: "ساعتين", twoMinutes: "دقيقتين", twoSeconds: "ثانيتين"),
      between: " و", beforeLast: " و", pair: "{larger} و{smaller}"))

  private static func units(
    twoDays: Template, twoHours: Template, twoMinutes: Template, twoSeconds: Template
  ) -> Units {
    Units(
      days: .arabic(
        zero: "0 يوم", one: "يوم واحد", two: twoDays, few: "{count} أيام", many: "{count} يومًا",
        other: "{count} يوم"),
      hours: .arabic(
        zero: "0 ساعة", one: "ساعة واحدة", two: twoHours, few: "{count} ساعات",
        many: "{count} ساعة", other: "{count} ساعة"),
      minutes: .arabic(
        zero: "0 دقيقة", one: "دقيقة واحدة", two: twoMinutes, few: "{count} دقائق",
        many: "{count} دقيقة", other: "{count} دقيقة"),
      seconds: .arabic(
        zero: "0 ثانية", one: "ثانية واحدة", two: twoSeconds, few: "{count} ثوانٍ",
        many: "{count} ثانية", other: "{count} ثانية"))
  }
}
