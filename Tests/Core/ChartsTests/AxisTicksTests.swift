// SPDX-License-Identifier: Apache-2.0

import Maths
import TestSupport
import Testing

@testable import Charts

@Suite("Ticks of an axis")
struct AxisTicksTests {
  @Test(
    "round values within the range",
    arguments: [
      (0.0, 10.0, 5, [0.0, 2, 4, 6, 8, 10]), (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (-0.3, 0.3, 6, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]), (3, 3, 5, [3]),
      (11.5, 24.2, 5, [12, 14, 16, 18, 20, 22, 24]), (0, 23, 4, [0, 5, 10, 15, 20]),
      (990, 1010, 2, [990, 1000, 1010]),
    ])
  func linear(_ from: Double, _ to: Double, _ count: Int, _ expected: [Double]) {
    #expect(Axis(name: "x").ticks(in: from...to, about: count) == expected)
  }

  @Test(
    "decades of a logarithmic axis",
    arguments: [
      (1.0, 10_000.0, 5, [1.0, 10, 100, 1000, 10_000]),
      (0.01, 1, 6, [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]),
      (1, 1e12, 4, [1, 1000, 1e6, 1e9, 1e12]), (3, 9, 3, [4, 6, 8]),
    ])
  func logarithmic(_ from: Double, _ to: Double, _ count: Int, _ expected: [Double]) {
    #expect(Axis(name: "x", scale: .logarithmic).ticks(in: from...to, about: count) == expected)
  }

  private static func seconds(_ year: Int, _ month: Int = 1, _ day: Int = 1) -> Double {
    Double(GregorianDay(year: year, month: month, day: day).daysSince1970) * 86_400
  }

  @Test("whole years, months, Mondays and hours of an axis of time")
  func time() {
    let at = Self.seconds
    func ticks(_ from: Double, _ to: Double, _ count: Int, _ precision: TimePrecision) -> [Double] {
      Axis(name: "t", scale: .time(precision)).ticks(in: from...to, about: count)
    }
    #expect(
      ticks(at(1990, 1, 1), at(2020, 1, 1), 3, .year) == [
        at(1990, 1, 1), at(2000, 1, 1), at(2010, 1, 1), at(2020, 1, 1),
      ])
    #expect(
      ticks(at(2023, 11, 3), at(2024, 3, 1), 4, .day) == [
        at(2023, 12, 1), at(2024, 1, 1), at(2024, 2, 1), at(2024, 3, 1),
      ])
    #expect(
      ticks(at(2024, 3, 1), at(2024, 3, 20), 3, .day) == [
        at(2024, 3, 4), at(2024, 3, 11), at(2024, 3, 18),
      ])
    #expect(
      ticks(at(2024, 3, 1), at(2024, 3, 2), 4, .minute)
        == (0...4).map { at(2024, 3, 1) + Double($0) * 21_600 })
    #expect(ticks(at(1960, 5, 1), at(1962, 5, 1), 2, .month).count == 2)
  }

  @Test("names are all there, or every so many")
  func categories() {
    let few = Axis(name: "c", scale: .categories(["a", "b", "c"]))
    #expect(few.ticks(in: 0...2, about: 5) == [0, 1, 2])
    let many = Axis(name: "c", scale: .categories((0..<100).map { "\($0)" }))
    #expect(many.ticks(in: 0...99, about: 5) == [0, 20, 40, 60, 80])
  }

  @Test("ticks rise and stay within any range", arguments: 0..<300)
  func anyRange(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let scales: [Axis.Scale] = [.linear, .logarithmic] + TimePrecision.allCases.map { .time($0) }
    let scale = scales[Int.random(in: 0..<scales.count, using: &random)]
    let power = Double.random(in: -90...90, using: &random)
    let middle = Double.random(in: -1...1, using: &random) * pow(10, power)
    let width = middle.magnitude * pow(10, Double.random(in: -12...3, using: &random))
    let range = middle...(middle + width)
    let count = Int.random(in: 1...20, using: &random)
    let ticks = Axis(name: "x", scale: scale).ticks(in: range, about: count)
    for tick in ticks {
      #expect(tick >= range.lowerBound - width * 1e-6 && tick <= range.upperBound + width * 1e-6)
    }
    for index in ticks.indices.dropFirst() { #expect(ticks[index] > ticks[index - 1]) }
    #expect(ticks.count <= 1000)
  }
}
