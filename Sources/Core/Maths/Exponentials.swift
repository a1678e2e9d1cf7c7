// SPDX-License-Identifier: Apache-2.0

/// e to a power, within 1 ulp.
public func exp(_ power: Double) -> Double {
  if power.isNaN { return .nan }
  if power > 710 { return .infinity }  // e^709.78… is the largest number
  if power < -746 { return 0 }  // e^−745.13… is half of the smallest number
  return exp(DoubleDouble(high: power, low: 0))
}

/// 2 to a power, within 1 ulp; exact for whole powers.
public func exp2(_ power: Double) -> Double {
  if power.isNaN { return .nan }
  if power >= 1024 { return .infinity }
  if power < -1076 { return 0 }
  let whole = power.rounded(.toNearestOrEven)
  let natural = Constants.ln2 * (power - whole)
  return scale(expNearZero(natural), byPowerOfTwo: Int(Int32(whole)))
}

enum Constants {
  /// The natural logarithm of 2, to 106 bits.
  static let ln2 = DoubleDouble(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56)
  /// The same in a first part of 32 bits, whose products with whole numbers up to 2²¹ are exact, and the rest.
  static let ln2Short = 0x1.62e42feep-1
  static let ln2Rest = 0x1.a39ef35793c76p-33
  static let log2OfE = DoubleDouble(high: 0x1.71547652b82fep+0, low: 0x1.777d0ffda0d24p-56)
  static let log10OfE = DoubleDouble(high: 0x1.bcb7b1526e50ep-2, low: 0x1.95355baaafad3p-57)
}

/// e to a power within ±746 that is known to 106 bits.
func exp(_ power: DoubleDouble) -> Double {
  let twos = (power.high * Constants.log2OfE.high).rounded(.toNearestOrEven)
  let top = power.high - twos * Constants.ln2Short
  let rest = DoubleDouble(sum: top, -twos * Constants.ln2Rest)
  let natural = DoubleDouble(largerFirst: rest.high, rest.low + power.low)
  return scale(expNearZero(natural), byPowerOfTwo: Int(Int32(twos)))
}

/// Taylor's series of e^x for |x| ≤ ½·ln 2; the first term left out is below 2⁻⁵⁷.
private func expNearZero(_ power: DoubleDouble) -> Double {
  let x = power.high
  let quadratic =
    0.5
    + x
    * (1.0 / 6
      + x
      * (1.0 / 24
        + x
        * (1.0 / 120
          + x
          * (1.0 / 720
            + x
            * (1.0 / 5040
              + x
              * (1.0 / 40_320
                + x
                * (1.0 / 362_880
                  + x
                  * (1.0 / 3_628_800
                    + x
                    * (1.0 / 39_916_800
                      + x * (1.0 / 479_001_600 + x * (1.0 / 6_227_020_800)))))))))))
  let top = DoubleDouble(largerFirst: 1, x)
  return top.high + (top.low + (x * x * quadratic + power.low * (1 + x)))
}

/// A number times 2 to a power from −1080 to 1100, in two exact steps so that no step overflows.
private func scale(_ number: Double, byPowerOfTwo power: Int) -> Double {
  let first = power / 2
  return number * powerOfTwo(first) * powerOfTwo(power - first)
}

/// 2 to a whole power from −1022 to 1023, exact.
private func powerOfTwo(_ power: Int) -> Double {
  Double(sign: .plus, exponentBitPattern: UInt(power + 1023), significandBitPattern: 0)
}
