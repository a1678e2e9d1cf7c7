// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DayWords {
  static let english = Edition(
    DayWords(
      day: "Day",
      month: "Month",
      year: "Year",
      wrongDay: "The day must be a number from 1 to 31.",
      wrongMonth: "The month must be a number from 1 to 12.",
      wrongYear: "The year must have four digits.",
      noSuchDay: "This month has no such day. Check the day and the month."))
}
