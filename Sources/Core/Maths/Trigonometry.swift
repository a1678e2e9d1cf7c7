// SPDX-License-Identifier: Apache-2.0

/// The sine of an angle in radians, within 1 ulp; not-a-number for an infinite angle.
public func sin(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  // Below 2⁻²⁷ the cube is less than half an ulp of the angle; this also keeps −0.
  if angle.magnitude < 0x1p-27 { return angle }
  let reduced = ReducedAngle(angle)
  switch reduced.quarter {
  case 0: return sinNearZero(reduced.rest).high
  case 1: return cosNearZero(reduced.rest).high
  case 2: return -sinNearZero(reduced.rest).high
  default: return -cosNearZero(reduced.rest).high
  }
}

/// The cosine of an angle in radians, within 1 ulp; not-a-number for an infinite angle.
public func cos(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  let reduced = ReducedAngle(angle)
  switch reduced.quarter {
  case 0: return cosNearZero(reduced.rest).high
  case 1: return -sinNearZero(reduced.rest).high
  case 2: return -cosNearZero(reduced.rest).high
  default: return sinNearZero(reduced.rest).high
  }
}

/// The tangent of an angle in radians, within 1 ulp; not-a-number for an infinite angle.
public func tan(_ angle: Double) -> Double {
  guard angle.isFinite else { return .nan }
  if angle.magnitude < 0x1p-27 { return angle }
  let reduced = ReducedAngle(angle)
  let sine = sinNearZero(reduced.rest)
  let cosine = cosNearZero(reduced.rest)
  return reduced.quarter & 1 == 0 ? ratio(sine, cosine) : ratio(-cosine, sine)
}

private func ratio(_ numerator: DoubleDouble, _ denominator: DoubleDouble) -> Double {
  let quotient = numerator.high / denominator.high
  let product = DoubleDouble(product: quotient, denominator.high)
  let remainder = (numerator.high - product.high) - product.low
  let correction = remainder + numerator.low - quotient * denominator.low
  return quotient + correction / denominator.high
}

/// Taylor's series of the sine for an angle within ±π/4; the first term left out is below 2⁻⁶³ of the result.
private func sinNearZero(_ angle: DoubleDouble) -> DoubleDouble {
  let x = angle.high
  let z = x * x
  let tail =
    (-1.0 / 6)
    + z
    * (1.0 / 120
      + z
      * (-1.0 / 5040
        + z
        * (1.0 / 362_880
          + z
          * (-1.0 / 39_916_800
            + z
            * (1.0 / 6_227_020_800
              + z * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000)))))))
  return DoubleDouble(largerFirst: x, x * z * tail + angle.low * (1 - 0.5 * z))
}

/// Taylor's series of the cosine for an angle within ±π/4; the first term left out is below 2⁻⁶⁷.
private func cosNearZero(_ angle: DoubleDouble) -> DoubleDouble {
  let x = angle.high
  let z = x * x
  let tail =
    1.0 / 24
    + z
    * (-1.0 / 720
      + z
      * (1.0 / 40_320
        + z
        * (-1.0 / 3_628_800
          + z
          * (1.0 / 479_001_600
            + z
            * (-1.0 / 87_178_291_200
              + z * (1.0 / 20_922_789_888_000 + z * (-1.0 / 6_402_373_705_728_000)))))))
  let half = 0.5 * z
  let top = 1 - half
  return DoubleDouble(
    largerFirst: top, ((1 - top) - half) + (z * z * tail - x * angle.low))
}
