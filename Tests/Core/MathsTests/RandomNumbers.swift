// SPDX-License-Identifier: Apache-2.0

/// A generator that repeats itself for the same seed (SplitMix64, Steele, Lea and Flood 2014).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// How many representable numbers lie between two numbers; 0 for two that are not numbers.
func unitsInLastPlace(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  if a == b { return 0 }
  func place(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
  return place(a).subtractingReportingOverflow(place(b)).partialValue.magnitude
}
