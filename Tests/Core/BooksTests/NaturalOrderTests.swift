// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Books

@Suite("The order in which people count") struct NaturalOrderTests {
  @Test(
    "Numbers in names count as numbers",
    arguments: [
      ("2.mp3", "10.mp3"), ("Part 9", "part 10"), ("CD1/12", "CD2/1"), ("a", "a1"), ("a1", "b"),
      ("007", "8"), ("01", "1"), ("A", "a"), ("9999999999999999999998", "9999999999999999999999"),
    ])
  func pairs(first: String, second: String) {
    #expect(NaturalOrder.isBefore(first, second))
    #expect(!NaturalOrder.isBefore(second, first))
    #expect(!NaturalOrder.isBefore(first, first))
  }
}
