// SPDX-License-Identifier: Apache-2.0

import Maths
import Testing

@Suite struct GregorianDayTests {
  @Test(
    "a day is counted from 1 January 1970",
    arguments: [
      (0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (19_782, 2024, 2, 29),
      (47_541, 2100, 3, 1), (-719_468, 0, 3, 1), (-719_469, 0, 2, 29), (-719_835, -1, 2, 28),
    ])
  func counts(days: Int, year: Int, month: Int, day: Int) {
    let expected = GregorianDay(year: year, month: month, day: day)
    #expect(GregorianDay(daysSince1970: days) == expected)
    #expect(expected.daysSince1970 == days)
  }

  @Test("every day of 1600 years is found again")
  func roundTrips() {
    let broken = (-800_000..<200_000).first {
      GregorianDay(daysSince1970: $0).daysSince1970 != $0
    }
    #expect(broken == nil)
  }
}
