// SPDX-License-Identifier: Apache-2.0

/// The natural logarithm, within 1 ulp; −∞ at zero, not-a-number below.
public func log(_ number: Double) -> Double {
  if let special = logOfSpecial(number) { return special }
  return preciseLog(number).rounded
}

/// The logarithm to base 2, within 1 ulp; exact for powers of two.
public func log2(_ number: Double) -> Double {
  if let special = logOfSpecial(number) { return special }
  let parts = PowerOfTwoParts(number)
  let fraction = logNearOne(parts.fraction) * Constants.log2OfE
  return (DoubleDouble(high: parts.power, low: 0) + fraction).rounded
}

/// The logarithm to base 10, within 1 ulp; exact for powers of ten.
public func log10(_ number: Double) -> Double {
  if let special = logOfSpecial(number) { return special }
  return (preciseLog(number) * Constants.log10OfE).rounded
}

private func logOfSpecial(_ number: Double) -> Double? {
  if number.isNaN || number < 0 { return .nan }
  if number == 0 { return -.infinity }
  return number.isInfinite ? .infinity : nil
}

/// A positive number as fraction · 2^power, the fraction between √½ and √2.
private struct PowerOfTwoParts {
  var fraction: Double
  var power: Double

  init(_ number: Double) {
    fraction = number.significand
    power = Double(number.exponent)
    if fraction > 1.414_213_562_373_095 {
      fraction *= 0.5
      power += 1
    }
  }
}

/// The natural logarithm of a positive finite number to about 65 bits.
func preciseLog(_ number: Double) -> DoubleDouble {
  let parts = PowerOfTwoParts(number)
  let fraction = logNearOne(parts.fraction)
  if parts.power == 0 { return fraction }
  return Constants.ln2 * parts.power + fraction
}

/// log m = 2 artanh s with s = (m − 1) / (m + 1), |s| ≤ 0.172; the first two terms of the series to
/// 106 bits, the others in one number each.
private func logNearOne(_ m: Double) -> DoubleDouble {
  let numerator = m - 1
  let denominator = DoubleDouble(sum: m, 1)
  let quotient = numerator / denominator.high
  let product = DoubleDouble(product: quotient, denominator.high)
  let remainder = ((numerator - product.high) - product.low) - quotient * denominator.low
  let s = DoubleDouble(largerFirst: quotient, remainder / denominator.high)
  let square = s * s
  let cube = square * s
  let twoThirds = DoubleDouble(high: 0x1.5555555555555p-1, low: 0x1.5555555555555p-55)
  let z = square.high
  let tail =
    1.0 / 5
    + z
    * (1.0 / 7
      + z
      * (1.0 / 9
        + z
        * (1.0 / 11
          + z
          * (1.0 / 13
            + z
            * (1.0 / 15
              + z
              * (1.0 / 17
                + z * (1.0 / 19 + z * (1.0 / 21 + z * (1.0 / 23 + z * (1.0 / 25))))))))))
  let start = DoubleDouble(high: 2 * s.high, low: 2 * s.low) + cube * twoThirds
  return start + DoubleDouble(high: 2 * (cube.high * z * tail), low: 0)
}
