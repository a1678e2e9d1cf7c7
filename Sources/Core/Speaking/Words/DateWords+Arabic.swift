// SPDX-License-Identifier: Apache-2.0

extension DateWords {
  /// The words in Arabic.
  public static let arabic = Edition(
    DateWords(
      months: [
        "يناير",
        "فبراير",
        "مارس",
        "أبريل",
        "مايو",
        "يونيو",
        "يوليو",
        "أغسطس",
        "سبتمبر",
        "أكتوبر",
        "نوفمبر",
        "ديسمبر",
      ],
      firstDay: "1",
      date: "{day} {month} {year}"))
}
