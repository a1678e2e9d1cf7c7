// SPDX-License-Identifier: Apache-2.0

extension DateWords {
  /// The words in French.
  public static let french = Edition(
    DateWords(
      months: [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
      ],
      firstDay: "1er",
      date: "{day} {month} {year}"))
}
