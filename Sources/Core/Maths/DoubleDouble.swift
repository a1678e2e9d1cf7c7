// SPDX-License-Identifier: Apache-2.0

/// An unevaluated sum of two numbers, about 106 bits together; `low` is at most half an ulp of `high`.
///
/// The error-free sums and products are those of Dekker (1971) and Knuth; they use additions and
/// multiplications only, never a fused one, so that every machine gives the same bits.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// `a + b` without error, for any two numbers (Knuth).
  init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// `a + b` without error where `a` is the larger (Dekker).
  init(largerFirst a: Double, _ b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// `a · b` without error, for factors below 2⁹⁹⁵ (Veltkamp's split, Dekker's product).
  init(product a: Double, _ b: Double) {
    let (aHigh, aLow) = Self.halves(a)
    let (bHigh, bLow) = Self.halves(b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// Two numbers of at most 26 bits each whose sum is `a`.
  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let scaled = a * 134_217_729  // 2²⁷ + 1
    let high = scaled - (scaled - a)
    return (high, a - high)
  }

  static func + (a: Self, b: Self) -> Self {
    let sum = Self(sum: a.high, b.high)
    return Self(largerFirst: sum.high, sum.low + (a.low + b.low))
  }

  static func * (a: Self, b: Self) -> Self {
    let product = Self(product: a.high, b.high)
    return Self(largerFirst: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func * (a: Self, b: Double) -> Self {
    let product = Self(product: a.high, b)
    return Self(largerFirst: product.high, product.low + a.low * b)
  }

  static prefix func - (a: Self) -> Self { Self(high: -a.high, low: -a.low) }

  /// The nearest number.
  var rounded: Double { high + low }
}
