// SPDX-License-Identifier: Apache-2.0

extension DateWords {
  /// The words in English.
  public static let english = Edition(
    DateWords(
      months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
      ],
      firstDay: "1",
      date: "{day} {month} {year}"))
}
