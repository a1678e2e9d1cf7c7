// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words around a day in three fields.
struct DayWords: Words {
  let day: String
  let month: String
  let year: String
  let wrongDay: String
  let wrongMonth: String
  let wrongYear: String
  /// That the month has no such day.
  let noSuchDay: String

  func label(of part: DayPart) -> String {
    switch part {
    case .day: day
    case .month: month
    case .year: year
    }
  }

  /// That a part is missing or wrong, and what it must be.
  func problem(with part: DayPart) -> String {
    switch part {
    case .day: wrongDay
    case .month: wrongMonth
    case .year: wrongYear
    }
  }
}
