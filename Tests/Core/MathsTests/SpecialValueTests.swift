// SPDX-License-Identifier: Apache-2.0

import Foundation
import Maths
import Testing

@Suite("Special values")
struct SpecialValueTests {
  private static let specials: [Double] = [
    0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 2.5, -2.5, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p53, -0x1p53, 1 - 0x1p-53, 1 + 0x1p-52,
  ]

  private func agree(_ ours: Double, _ theirs: Double) -> Bool {
    unitsInLastPlace(ours, theirs) <= 1 && (ours.isNaN || ours.sign == theirs.sign)
  }

  @Test(
    "functions of one number treat zeros, infinities and extremes as IEEE 754 does",
    arguments: specials)
  func oneArgument(_ x: Double) {
    #expect(agree(Maths.sin(x), Foundation.sin(x)))
    #expect(agree(Maths.cos(x), Foundation.cos(x)))
    #expect(agree(Maths.tan(x), Foundation.tan(x)))
    #expect(agree(Maths.asin(x), Foundation.asin(x)))
    #expect(agree(Maths.acos(x), Foundation.acos(x)))
    #expect(agree(Maths.atan(x), Foundation.atan(x)))
    #expect(agree(Maths.exp(x), Foundation.exp(x)))
    #expect(agree(Maths.exp2(x), Foundation.exp2(x)))
    #expect(agree(Maths.log(x), Foundation.log(x)))
    #expect(agree(Maths.log2(x), Foundation.log2(x)))
    #expect(agree(Maths.log10(x), Foundation.log10(x)))
  }

  @Test("functions of two numbers treat them as IEEE 754 does", arguments: specials)
  func twoArguments(_ x: Double) {
    for y in Self.specials {
      #expect(agree(Maths.atan2(y, x), Foundation.atan2(y, x)), "atan2(\(y), \(x))")
      #expect(agree(Maths.pow(x, y), Foundation.pow(x, y)), "pow(\(x), \(y))")
      #expect(agree(Maths.hypot(x, y), Foundation.hypot(x, y)), "hypot(\(x), \(y))")
    }
  }

  @Test("powers of two and of ten are exact", arguments: -1074...1023)
  func exactPowers(_ power: Int) {
    let two = Foundation.exp2(Double(power))
    #expect(Maths.exp2(Double(power)) == two)
    #expect(Maths.pow(2, Double(power)) == two)
    #expect(Maths.log2(two) == Double(power))
    if (0...22).contains(power) {
      let ten = Foundation.pow(10, Double(power))
      #expect(Maths.pow(10, Double(power)) == ten)
      #expect(Maths.log10(ten) == Double(power))
    }
  }

  @Test("degrees and radians are each other's inverse at the quarter turns")
  func degreesAndRadians() {
    #expect(Maths.radians(degrees: 180) == Double.pi)
    #expect(Maths.degrees(radians: Double.pi / 2) == 90)
  }

  @Test("clamp keeps what lies inside and moves what lies outside to the border")
  func clamping() {
    #expect(Maths.clamp(3, to: 1...2) == 2)
    #expect(Maths.clamp(-3, to: 1...2) == 1)
    #expect(Maths.clamp(1.5, to: 1...2) == 1.5)
    #expect(Maths.clamp(.nan, to: 1...2).isNaN)
  }
}
