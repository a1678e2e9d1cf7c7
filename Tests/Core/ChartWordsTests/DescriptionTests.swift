// SPDX-License-Identifier: Apache-2.0

import ChartReading
import Charts
import Speaking
import TestSupport
import Testing

@testable import ChartWords
@testable import Sonification

@Suite("A chart in words")
struct DescriptionTests {
  private func series(_ values: [Double]) throws -> Chart {
    try Chart(
      x: "Day", y: "Rain",
      points: values.enumerated().map { ChartPoint(x: Double($0), y: $1) })
  }

  private func english(_ values: [Double]) throws -> String {
    ChartDescription(try series(values), in: .english).sentences.map { $0.text }
      .joined(separator: " ")
  }

  @Test(
    "what a line does is told",
    arguments: [
      ([1, 2, 3, 4, 5], ["It rises without a marked fall."]),
      ([5, 4, 3, 2], ["It falls without a marked rise."]),
      (
        [1, 5, 9, 5, 1], ["about where it began", "It rises to 9 at Day 2, then falls to the end."]
      ),
      ([9, 1, 8], ["It falls to 1 at Day 1, then rises to the end."]),
      ([4, 4, 4], ["The value is 4 all the way."]),
      ([0, 9, 0, 9, 0, 9, 0, 9, 0], ["A pattern repeats every 2 days."]),
      (
        [0, 5, 5, 5, 5, 5, 5, 10],
        ["It is nearly flat from Day 1 to 6, at about 5.", "rises without"]
      ),
      ([0, 10, 9.9, 10.1, 0.1], ["The highest value is 10.1, at Day 3."]),
    ])
  func shapes(_ values: [Double], _ expected: [String]) throws {
    let text = try english(values)
    for part in expected { #expect(text.contains(part), "\(text)") }
  }

  @Test("what was passed over while reading is told")
  func notes() throws {
    let text = "x,y,z\n0,1,a\n,2,b\n2,3,c\n"
    let description = ChartDescription(try Chart(reading: Array(text.utf8)), in: .english)
    let english = description.sentences.map { $0.text }
    #expect(english.contains("Left out, because they cannot be placed: 1 row."))
    #expect(english.contains("Columns not used: z."))
  }

  @Test("one missing value is told by its place, and a column on another scale with what to do")
  func stepsAndWeight() throws {
    let text = """
      Date,Steps,Weight (kg)
      2026-01-01,8200,71.2
      2026-01-02,10400,71.0
      2026-01-03,,71.4
      2026-01-04,12500,71.1
      """
    let description = ChartDescription(try Chart(reading: Array(text.utf8)), in: .english)
    let english = description.sentences.map { $0.text }
    #expect(english.contains("A value is missing on 3 January."), "\(english)")
    #expect(
      english.contains("On another scale, and heard when their columns are chosen: Weight."),
      "\(english)")
  }

  @Test(
    "numbers are said with the digits that tell",
    arguments: [
      (12.4567, 0.0, 30.0, "12.5"), (14.25, -1234.5, 20, "14"), (0.0373, 0, 2, "0.037"),
      (1_234_567, 0, 2_000_000, "1.23 million"), (12_345, 0, 2_000_000, "12345"),
      (-0.04, 0, 100, "−0.04"),
      (-3.5, -10, 10, "−3.5"), (5, 5, 5, "5"), (0, 0, 0, "0"), (2015.5, 1990, 2020, "2015.5"),
      (6.02214e23, 0, 1e24, "6.02 times 10 to the power 23"),
      (1.5e-9, 0, 2e-9, "1.5 times 10 to the power −9"), (3.5, 3.5, 2000, "3.5"), (3, 3, 2000, "3"),
      (1.25, 1.25, 998.5, "1.3"), (0.0042, 0.0042, 9000, "0.0042"), (3e-17, -1, 1, "0"),
    ])
  func numbers(_ number: Double, _ least: Double, _ greatest: Double, _ expected: String) {
    #expect(SpokenNumber(range: least...greatest).text(number, in: .english) == expected)
  }

  @Test(
    "a single point is said to six digits",
    arguments: [
      (0.1 + 0.2, "0.3"), (1234.5678, "1234.57"), (-0.001, "−0.001"), (0, "0"), (100, "100"),
      (1e-5, "0.00001"), (999_999.96, "1000000"),
    ])
  func exactNumbers(_ number: Double, _ expected: String) {
    #expect(SpokenNumber.exact(number, in: .english) == expected)
    #expect(SpokenNumber.exact(number, in: .spanish) == expected.replacing(".", with: ","))
  }

  @Test("sentences are whole in every language, whatever the data", arguments: 0..<100)
  func wholeSentences(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let scales = [1e-30, 0.01, 1, 1000, 1e9, 1e40]
    let scale = scales[Int.random(in: 0..<scales.count, using: &random)]
    let values = (0..<Int.random(in: 2...60, using: &random)).map { _ in
      Double.random(in: -1...1, using: &random) * scale
    }
    for language in Language.allCases {
      let description = ChartDescription(try series(values), in: language)
      for text in [description.summary] + description.sentences.map({ $0.text }) {
        #expect(text.hasSuffix("."))
        #expect(!text.hasSuffix(".."))
        #expect(!text.contains("  "))
        #expect(!text.contains("nan") && !text.contains("inf"))
      }
    }
  }
}
