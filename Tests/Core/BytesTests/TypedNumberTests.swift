// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@Suite("Numbers that are typed")
struct TypedNumberTests {
  @Test(
    "A number is understood as keyboards of many countries type it",
    arguments: [
      ("45", 45), (" 45 ", 45), ("+45", 45), ("-4.5", -4.5), ("\u{2212}4,5", -4.5),
      ("12.5", 12.5), ("12,5", 12.5), ("0,125", 0.125), (",125", 0.125), ("12.500", 12.5),
      ("1 250", 1250), ("1\u{202F}250,5", 1250.5), ("٤٥", 45), ("٤٥٫٥", 45.5), ("۴۵", 45),
      ("\u{200F}٤٥", 45), ("12,50", 12.5), ("12,5000", 12.5), ("007", 7),
    ] as [(String, Double)])
  func understood(text: String, number: Double) {
    #expect(Double(typed: text) == number)
  }

  @Test(
    "What is no number, or may be two, is none",
    arguments: [
      "", " ", "-", ".", "inf", "nan", "0x1p3", "1e3", "4-5", "--4", "1.2.3", "1,250", "20,000",
      "-1,250", "1,250.5", "45 m", "forty", String(repeating: "1", count: 41),
      String(repeating: " ", count: 1000) + "5",
    ])
  func refused(text: String) {
    #expect(Double(typed: text) == nil)
  }
}
