// SPDX-License-Identifier: Apache-2.0

import Charts
import TestSupport
import Testing

@testable import ChartReading

/// How somebody writes numbers.
private struct Habit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let decimal: String
  let group: String
  /// Digits in each group but the last, which has three.
  var inner = 3
  var zero: UInt32 = 0x30

  func write(_ number: (whole: Int, fraction: String), isNegative: Bool) -> String {
    var digits = "\(number.whole)".map { String($0) }
    var parts: [String] = []
    if !group.isEmpty {
      var size = 3
      while digits.count > size {
        parts.insert(digits.suffix(size).joined(), at: 0)
        digits.removeLast(size)
        size = inner
      }
    }
    var text = ([digits.joined()] + parts).joined(separator: group)
    if !number.fraction.isEmpty { text += decimal + number.fraction }
    if zero != 0x30 {
      text = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            (0x30...0x39).contains(scalar.value)
              ? Unicode.Scalar(scalar.value - 0x30 + zero) ?? scalar : scalar
          }))
    }
    return (isNegative ? "-" : "") + text
  }
}

private let habits: [Habit] = [
  Habit(testDescription: "English", decimal: ".", group: ","),
  Habit(testDescription: "German", decimal: ",", group: "."),
  Habit(testDescription: "French", decimal: ",", group: "\u{202F}"),
  Habit(testDescription: "Polish", decimal: ",", group: " "),
  Habit(testDescription: "SI", decimal: ".", group: "\u{2009}"),
  Habit(testDescription: "Swiss", decimal: ".", group: "’"),
  Habit(testDescription: "Indian", decimal: ".", group: ",", inner: 2),
  Habit(testDescription: "programmers'", decimal: ".", group: "_"),
  Habit(testDescription: "plain with points", decimal: ".", group: ""),
  Habit(testDescription: "plain with commas", decimal: ",", group: ""),
  Habit(testDescription: "Arabic", decimal: "٫", group: "٬", zero: 0x660),
  Habit(testDescription: "Persian", decimal: "٫", group: "٬", zero: 0x6F0),
]

@Suite("Numbers of any habit")
struct NumberHabitPropertyTests {
  @Test(
    "are read as they were meant, or told as a choice that brings them, or refused",
    arguments: habits, 0..<60)
  private func reads(_ habit: Habit, seed: Int) {
    var random = SeededGenerator(seed: seed)
    let greatest = [999, 9999, 99_999, 9_999_999].randomElement(using: &random) ?? 999
    let places = Int.random(in: 0...4, using: &random)
    let isFixed = Bool.random(using: &random)
    var numbers: [Double] = []
    var text = "n;v\n"
    for row in 0..<Int.random(in: 2...6, using: &random) {
      let whole = Int.random(in: 0...greatest, using: &random)
      let count = isFixed ? places : Int.random(in: 0...places, using: &random)
      let fraction = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      let isNegative = Int.random(in: 0..<6, using: &random) == 0
      text += "r\(row);" + habit.write((whole, fraction), isNegative: isNegative) + "\n"
      numbers.append((isNegative ? -1 : 1) * (Double("\(whole).\(fraction)0") ?? .nan))
    }
    for usual in DecimalMark.allCases {
      guard
        let chart = try? Chart(
          reading: Array(text.utf8),
          choices: ReadingChoices(xColumn: "n", yColumns: ["v"], usualDecimalMark: usual))
      else { continue }
      let read = chart.series[0].points.map(\.y)
      if read == numbers { continue }
      guard let told = chart.notes.openNumber else {
        Issue.record("seed \(seed), \(habit): \(text) was read as \(read)")
        continue
      }
      let other = try? Chart(
        reading: Array(text.utf8),
        choices: ReadingChoices(
          xColumn: "n", yColumns: ["v"], decimalMark: told.decimalMark.other))
      #expect(other?.series[0].points.map(\.y) == numbers, "seed \(seed), \(habit): \(text)")
    }
  }
}
