// SPDX-License-Identifier: Apache-2.0

/// A generator that gives the same numbers for the same seed, everywhere (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator at its beginning; print the seed where a test fails.
  package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
