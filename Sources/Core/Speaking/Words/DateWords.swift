// SPDX-License-Identifier: Apache-2.0

/// Days of the calendar in words.
public struct DateWords: Words {
  /// The names of the months, January first.
  public let months: [String]
  /// The first day of a month as a date has it, which some languages count otherwise than the rest: "1er".
  let firstDay: String
  /// A day with its year, such as "1 March 2026".
  public let date: Template

  /// A day with its year.
  /// - Parameter month: From 1 to 12.
  public func date(day: Int, month: Int, year: Int) -> String {
    date(["day": day == 1 ? firstDay : "\(day)", "month": months[month - 1], "year": "\(year)"])
  }
}
