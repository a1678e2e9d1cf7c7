// SPDX-License-Identifier: Apache-2.0

/// Days of the calendar in words.
public struct DateWords: Words {
  /// The names of the months, January first.
  public let months: [String]
  /// The first day of a month as a date has it, which some languages count otherwise than the rest: "1er".
  let firstDay: String
  /// A day with its year, such as "1 March 2026".
  public let date: Template
}

extension DateWords {
  /// A day with its year.
  /// - Parameter month: From 1 to 12.
  public static func date(day: Int, month: Int, year: Int, in language: Language) -> String {
    DateWords[language].date([
      "day": self.day(day, in: language), "month": DateWords[language].months[month - 1],
      "year": "\(year)",
    ])
  }

  /// A day of a month as a date has it, from 1 to 31.
  public static func day(_ day: Int, in language: Language) -> String {
    day == 1 ? DateWords[language].firstDay : "\(day)"
  }
}
