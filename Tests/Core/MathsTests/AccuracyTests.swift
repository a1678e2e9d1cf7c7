// SPDX-License-Identifier: Apache-2.0

import Foundation
import Maths
import TestSupport
import Testing

/// A function of one number, that of the C library, and where to compare them.
struct Function: Sendable, CustomTestStringConvertible {
  let name: String
  let ours: @Sendable (Double) -> Double
  let theirs: @Sendable (Double) -> Double
  let range: ClosedRange<Double>
  /// Greatest difference in units in the last place; the C library itself is within 1 of the truth.
  let units: UInt64

  var testDescription: String { "\(name) on \(range)" }
}

private let functions: [Function] = [
  Function(name: "sin", ours: Maths.sin, theirs: Foundation.sin, range: -10...10, units: 1),
  Function(name: "sin", ours: Maths.sin, theirs: Foundation.sin, range: -1e9...1e9, units: 1),
  Function(name: "sin", ours: Maths.sin, theirs: Foundation.sin, range: 1e9...1e300, units: 1),
  Function(name: "cos", ours: Maths.cos, theirs: Foundation.cos, range: -10...10, units: 1),
  Function(name: "cos", ours: Maths.cos, theirs: Foundation.cos, range: -1e9...1e9, units: 1),
  Function(name: "cos", ours: Maths.cos, theirs: Foundation.cos, range: 1e9...1e300, units: 1),
  Function(name: "tan", ours: Maths.tan, theirs: Foundation.tan, range: -10...10, units: 2),
  Function(name: "tan", ours: Maths.tan, theirs: Foundation.tan, range: -1e12...1e12, units: 2),
  Function(name: "asin", ours: Maths.asin, theirs: Foundation.asin, range: -1...1, units: 2),
  Function(name: "acos", ours: Maths.acos, theirs: Foundation.acos, range: -1...1, units: 2),
  Function(name: "atan", ours: Maths.atan, theirs: Foundation.atan, range: -3...3, units: 1),
  Function(name: "atan", ours: Maths.atan, theirs: Foundation.atan, range: -1e9...1e9, units: 1),
  Function(name: "exp", ours: Maths.exp, theirs: Foundation.exp, range: -1...1, units: 1),
  Function(name: "exp", ours: Maths.exp, theirs: Foundation.exp, range: -745...709, units: 1),
  Function(name: "exp2", ours: Maths.exp2, theirs: Foundation.exp2, range: -1074...1023, units: 1),
  Function(name: "log", ours: Maths.log, theirs: Foundation.log, range: 0.5...2, units: 1),
  Function(name: "log", ours: Maths.log, theirs: Foundation.log, range: 0...1e300, units: 1),
  Function(name: "log2", ours: Maths.log2, theirs: Foundation.log2, range: 0...1e9, units: 1),
  Function(name: "log10", ours: Maths.log10, theirs: Foundation.log10, range: 0...1e9, units: 2),
]

@Suite("Accuracy against the C library")
struct AccuracyTests {
  /// Random numbers over the range, and as many over its powers of ten, where it has both.
  private func numbers(in range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    var numbers = [range.lowerBound, range.upperBound]
    for _ in 0..<10_000 {
      numbers.append(Double.random(in: range, using: &random))
      let small = range.upperBound * Foundation.pow(10, Double.random(in: -20...0, using: &random))
      if range.contains(small) { numbers.append(small) }
      if range.contains(-small) { numbers.append(-small) }
    }
    return numbers
  }

  @Test("functions of one number stay within their units in the last place", arguments: functions)
  func oneArgument(_ function: Function) {
    var worst: UInt64 = 0
    var place = 0.0
    for number in numbers(in: function.range, seed: 20_261) {
      let distance = unitsInLastPlace(function.ours(number), function.theirs(number))
      if distance > worst { (worst, place) = (distance, number) }
    }
    #expect(worst <= function.units, "at \(place)")
  }

  @Test("atan2 stays within 1 unit in the last place in all four quarters and at all sizes")
  func arcTangentOfTwo() {
    var random = SeededGenerator(seed: 7)
    var worst: UInt64 = 0
    for _ in 0..<20_000 {
      let size = Foundation.pow(10, Double.random(in: -300...300, using: &random))
      let y = Double.random(in: -1...1, using: &random) * size
      let x =
        Double.random(in: -1...1, using: &random) * size
        * Foundation.pow(10, Double.random(in: -8...8, using: &random))
      worst = max(worst, unitsInLastPlace(Maths.atan2(y, x), Foundation.atan2(y, x)))
    }
    #expect(worst <= 1)
  }

  @Test("pow stays within 1 unit in the last place")
  func power() {
    var random = SeededGenerator(seed: 8)
    var worst: UInt64 = 0
    for _ in 0..<20_000 {
      let base = Foundation.pow(10, Double.random(in: -20...20, using: &random))
      let power = Double.random(in: -16...16, using: &random)
      worst = max(worst, unitsInLastPlace(Maths.pow(base, power), Foundation.pow(base, power)))
    }
    #expect(worst <= 1)
  }

  @Test("hypot stays within 1 unit in the last place at all sizes")
  func hypotenuse() {
    var random = SeededGenerator(seed: 9)
    var worst: UInt64 = 0
    for _ in 0..<20_000 {
      let size = Foundation.pow(10, Double.random(in: -307...307, using: &random))
      let a = Double.random(in: -1...1, using: &random) * size
      let b = a * Foundation.pow(10, Double.random(in: -9...0, using: &random))
      worst = max(worst, unitsInLastPlace(Maths.hypot(a, b), Foundation.hypot(a, b)))
    }
    #expect(worst <= 1)
  }

  @Test(
    "the angles hardest to reduce come out right",
    arguments: [
      0x1.921fb54442d18p+0, 0x1.921fb54442d18p+1,
      0x1.921fb54442d18p+30, 1e9, 1e22, 0x1p1023, 1_073_741_823.999_999_9, 0x1p30,
    ])
  func hardAngles(_ angle: Double) {
    for signed in [angle, -angle] {
      #expect(unitsInLastPlace(Maths.sin(signed), Foundation.sin(signed)) <= 1)
      #expect(unitsInLastPlace(Maths.cos(signed), Foundation.cos(signed)) <= 1)
      #expect(unitsInLastPlace(Maths.tan(signed), Foundation.tan(signed)) <= 2)
    }
  }

  @Test("the number nearest to a multiple of π/2 is reduced to the last bit")
  func hardestAngle() {
    // Muller, Elementary Functions, worst cases; the values were computed with 2000 bits, since
    // glibc 2.36 is 8 units off here.
    let angle = 6_381_956_970_095_103.0 * 0x1p797
    #expect(Maths.sin(angle) == 1)
    #expect(Maths.cos(angle) == -0x1.14ae72e6ba22fp-61)
    #expect(unitsInLastPlace(Maths.tan(angle), -0x1.d9ba9a7975636p+60) <= 1)
    #expect(Maths.cos(-angle) == Maths.cos(angle))
    #expect(Maths.sin(-angle) == -1)
  }
}
