// SPDX-License-Identifier: Apache-2.0

import Maths

/// Reproducible chance: the same numbers for the same seed, everywhere (SplitMix64, Steele, Lea and Flood 2014).
public struct Chance: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Chance at its beginning.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below 1.
  public mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of a normal distribution (Box and Muller 1958).
  public mutating func normal() -> Double {
    let radius = (-2 * Maths.log(1 - uniform())).squareRoot()
    return radius * Maths.cos(2 * Double.pi * uniform())
  }

  /// A number of Student's distribution with 3 degrees of freedom, scaled to variance 1.
  public mutating func heavyTailed() -> Double {
    let squares = (0..<3).reduce(0.0) { sum, _ in
      let number = normal()
      return sum + number * number
    }
    // t₃ has variance 3.
    return normal() / (squares / 3).squareRoot() / 3.0.squareRoot()
  }
}
