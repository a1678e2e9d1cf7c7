// SPDX-License-Identifier: Apache-2.0

/// An angle brought into [−π/4, π/4], and the quarter turns (0 to 3) taken off it.
struct ReducedAngle {
  var quarter: Int
  var rest: DoubleDouble
}

extension ReducedAngle {
  /// π/2 as three numbers, 159 bits.
  private static let halfPi = (
    0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110
  )
  private static let twoOverPi = 0x1.45f306dc9c883p-1
  private static let quarterPi = 0x1.921fb54442d18p-1

  /// Below this the quarter turns are counted exactly by a product (Cody and Waite's method).
  private static let largestForProducts = 0x1p30

  /// Reduces a finite angle in radians, however large.
  init(_ angle: Double) {
    if angle.magnitude <= Self.quarterPi {
      self.init(quarter: 0, rest: DoubleDouble(high: angle, low: 0))
    } else if angle.magnitude < Self.largestForProducts {
      self.init(moderate: angle)
    } else {
      self.init(large: angle)
    }
  }

  private init(moderate angle: Double) {
    let quarters = (angle * Self.twoOverPi).rounded(.toNearestOrEven)
    let first = DoubleDouble(product: quarters, Self.halfPi.0)
    let second = DoubleDouble(product: quarters, Self.halfPi.1)
    let third = quarters * Self.halfPi.2
    let top = DoubleDouble(sum: angle - first.high, -first.low)
    let middle = DoubleDouble(sum: top.high, -second.high)
    let low = (middle.low + top.low) - (second.low + third)
    quarter = Int(Int32(quarters)) & 3
    rest = DoubleDouble(sum: middle.high, low)
  }

  /// Payne and Hanek (1983): only those bits of 2/π are multiplied that can reach the result.
  private init(large angle: Double) {
    let significand = angle.significandBitPattern | (1 << 52)
    let exponent = Int(angle.exponent) - 52
    let window = Self.bitsOfTwoOverPi(from: exponent - 2)
    var product = Self.product(window, significand)
    let turns = Int(product[0] >> 30)
    product[0] &= 0x3FFF_FFFF
    let roundsUp = product[0] >= 0x2000_0000
    if roundsUp { product = Self.complement(product) }
    let fraction = Self.fraction(product)
    let halfPi = DoubleDouble(high: Self.halfPi.0, low: Self.halfPi.1)
    let magnitude = fraction * halfPi
    let isNegative = roundsUp != (angle < 0)
    rest = isNegative ? -magnitude : magnitude
    let counted = roundsUp ? turns + 1 : turns
    quarter = (angle < 0 ? -counted : counted) & 3
  }

  /// The 192 bits of 2/π after the first `start` ones, as six words.
  private static func bitsOfTwoOverPi(from start: Int) -> [UInt32] {
    let first = start + 32  // the table begins with a word of zeros, since `start` may be negative
    let word = first >> 5
    let shift = UInt64(first & 31)
    return (0..<6).map { index in
      let pair =
        UInt64(twoOverPiWords[word + index]) << 32 | UInt64(twoOverPiWords[word + index + 1])
      return UInt32(truncatingIfNeeded: pair >> (32 - shift))
    }
  }

  /// The last 192 bits of a product; the first two of them are quarter turns, the others the fraction of one.
  private static func product(_ window: [UInt32], _ significand: UInt64) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: 6)
    let low = significand & 0xFFFF_FFFF
    let high = significand >> 32
    var carryLow: UInt64 = 0
    for index in (0..<6).reversed() {
      let part = UInt64(window[index]) * low + carryLow
      result[index] = UInt32(truncatingIfNeeded: part)
      carryLow = part >> 32
    }
    var carryHigh: UInt64 = 0
    for index in (0..<5).reversed() {
      let part = UInt64(window[index + 1]) * high + carryHigh + UInt64(result[index])
      result[index] = UInt32(truncatingIfNeeded: part)
      carryHigh = part >> 32
    }
    return result
  }

  /// One quarter turn less the fraction.
  private static func complement(_ words: [UInt32]) -> [UInt32] {
    var result = words.map { ~$0 }
    result[0] &= 0x3FFF_FFFF
    for index in (0..<6).reversed() {
      result[index] = result[index] &+ 1
      if result[index] != 0 { break }
    }
    return result
  }

  /// The 190 bits as a number in [0, 1).
  private static func fraction(_ words: [UInt32]) -> DoubleDouble {
    var sum = DoubleDouble(high: 0, low: 0)
    var weight = 0x1p-30
    for word in words {
      sum = sum + DoubleDouble(high: Double(word) * weight, low: 0)
      weight *= 0x1p-32
    }
    return sum
  }

  /// A word of zeros, then the first 1344 bits of 2/π, computed with 1400 bits.
  private static let twoOverPiWords: [UInt32] = [
    0, 0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0, 0xDB62_9599, 0x3C43_9041, 0xFE51_63AB,
    0xDEBB_C561, 0xB724_6E3A, 0x424D_D2E0, 0x0649_2EEA, 0x09D1_921C, 0xFE1D_EB1C, 0xB129_A73E,
    0xE882_35F5, 0x2EBB_4484, 0xE99C_7026, 0xB45F_7E41, 0x3991_D639, 0x8353_39F4, 0x9C84_5F8B,
    0xBDF9_283B, 0x1FF8_97FF, 0xDE05_980F, 0xEF2F_118B, 0x5A0A_6D1F, 0x6D36_7ECF, 0x27CB_09B7,
    0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B, 0x3D07_39F7, 0x8A52_92EA, 0x6BFB_5FB1,
    0x1F8D_5D08, 0x5603_3046, 0xFC7B_6BAB, 0xF0CF_BC20, 0x9AF4_361D, 0xA9E3_9161, 0x5EE6_1B08,
  ]
}
