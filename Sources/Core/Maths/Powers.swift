// SPDX-License-Identifier: Apache-2.0

/// A base to a power, within 1 ulp, with the special values of IEEE 754 section 9.2.1.
///
/// A negative base has a power only when the power is a whole number; otherwise not-a-number.
public func pow(_ base: Double, _ power: Double) -> Double {
  if power == 0 || base == 1 { return 1 }
  if base.isNaN || power.isNaN { return .nan }
  let parity = Parity(power)
  let isNegative = base.sign == .minus && parity == .odd
  if base < 0 && base.isFinite && power.isFinite && parity == .none { return .nan }
  let magnitude = powerOfMagnitude(base.magnitude, power)
  return isNegative ? -magnitude : magnitude
}

/// The length of the hypotenuse of a right triangle, within 1 ulp, without overflow on the way.
public func hypot(_ a: Double, _ b: Double) -> Double {
  if a.isInfinite || b.isInfinite { return .infinity }
  if a.isNaN || b.isNaN { return .nan }
  var large = Swift.max(a.magnitude, b.magnitude)
  var small = Swift.min(a.magnitude, b.magnitude)
  // The square of the shorter side is less than half an ulp of that of the longer one.
  if small == 0 || large > small * 0x1p54 { return large }
  var scale = 1.0
  if large > 0x1p500 {
    scale = 0x1p600
  } else if large < 0x1p-400 {
    scale = 0x1p-600
  }
  large /= scale
  small /= scale
  let sum =
    DoubleDouble(product: large, large) + DoubleDouble(product: small, small)
  let root = sum.high.squareRoot()
  let square = DoubleDouble(product: root, root)
  let correction = ((sum.high - square.high) - square.low + sum.low) / (2 * root)
  return (root + correction) * scale
}

/// Whether a number is even, odd or not whole.
private enum Parity {
  case even
  case odd
  case none

  init(_ number: Double) {
    if number.isInfinite || number.magnitude >= 0x1p53 {
      self = .even
    } else if number != number.rounded(.towardZero) {
      self = .none
    } else {
      self = Int64(number) & 1 == 0 ? .even : .odd
    }
  }
}

private func powerOfMagnitude(_ base: Double, _ power: Double) -> Double {
  if base == 1 { return 1 }
  let grows = (base > 1) == (power > 0)
  if base == 0 || base.isInfinite || power.isInfinite { return grows ? .infinity : 0 }
  // The logarithm of the number next to 1 is 2⁻⁵³: with such a power the result is out of range anyhow.
  if power.magnitude > 0x1p64 { return grows ? .infinity : 0 }
  let natural = preciseLog(base) * power
  if natural.high > 710 { return .infinity }
  if natural.high < -746 { return 0 }
  return exp(natural)
}
