// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ChartReading

@Suite("Numbers from bytes")
struct PlainNumberTests {
  private func read(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return PlainNumber.read(bytes, 0..<bytes.count)
  }

  @Test("are the nearest ones, bit for bit as the standard library has them", arguments: 0..<200)
  func nearest(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var text = Bool.random(using: &random) ? "-" : ""
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        text += "\(Int.random(in: 0...9, using: &random))"
      }
      if Bool.random(using: &random) {
        text += "."
        for _ in 0..<Int.random(in: 0...21, using: &random) {
          text += "\(Int.random(in: 0...9, using: &random))"
        }
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        text += "e\(Int.random(in: -40...40, using: &random))"
      }
      #expect(read(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    let number = Double(bitPattern: random.next())
    if number.isFinite { #expect(read("\(number)")?.bitPattern == number.bitPattern) }
    let share = Double.random(in: 0..<1, using: &random)
    #expect(read("\(share)")?.bitPattern == share.bitPattern)
  }

  @Test(
    "halves between two numbers go to the even one",
    arguments: [
      "9007199254740993", "9007199254740995", "4503599627370496.5", "4503599627370497.5",
      "1.00000000000000011102230246251565", "0.500000000000000166533453693773481063544750213623",
      "9223372036854775807", "18446744073709551615", "99999999999999999999", "1e22", "1e23",
    ])
  func halves(_ text: String) {
    #expect(read(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", " ", "-", ".", "1.2.3", "1e", "1e1234", "0x10", "1 2", "--1", "e5", "1,5", "inf",
    ]
  )
  func none(_ text: String) {
    #expect(read(text) == nil)
  }
}
