// SPDX-License-Identifier: Apache-2.0

private let pi = DoubleDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
private let halfPi = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)

/// The angle in radians, within ±π/2, whose tangent this is; within 1.5 ulp.
public func atan(_ tangent: Double) -> Double { atan2(tangent, 1) }

/// The angle in radians, in 0 to π, whose cosine this is; within 2 ulp, not-a-number outside ±1.
public func acos(_ cosine: Double) -> Double {
  guard cosine.magnitude <= 1 else { return .nan }
  return atan2(((1 - cosine) * (1 + cosine)).squareRoot(), cosine)
}

/// The angle in radians, within ±π/2, whose sine this is; within 2 ulp, not-a-number outside ±1.
public func asin(_ sine: Double) -> Double {
  guard sine.magnitude <= 1 else { return .nan }
  return atan2(sine, ((1 - sine) * (1 + sine)).squareRoot())
}

/// The angle in radians from the x axis to the point (x, y), within ±π; within 1.5 ulp.
///
/// Zeros keep their signs and infinities have their directions, as IEEE 754 says (section 9.2.1).
public func atan2(_ y: Double, _ x: Double) -> Double {
  if x.isNaN || y.isNaN { return .nan }
  let angle = angleOfMagnitudes(y.magnitude, x.magnitude)
  let unsigned: Double
  if x.sign == .plus {
    unsigned = angle.rounded
  } else {
    unsigned = (pi + -angle).rounded
  }
  return y.sign == .plus ? unsigned : -unsigned
}

/// The angle in the first quarter turn.
private func angleOfMagnitudes(_ y: Double, _ x: Double) -> DoubleDouble {
  if y == 0 { return DoubleDouble(high: 0, low: 0) }
  if x == 0 { return halfPi }
  if y.isInfinite && x.isInfinite { return arcTangents[8] }
  if x.isInfinite { return DoubleDouble(high: 0, low: 0) }
  if y.isInfinite { return halfPi }
  if y <= x { return angleBelowDiagonal(y, x) }
  return halfPi + -angleBelowDiagonal(x, y)
}

/// atan(numerator / denominator) for 0 < numerator ≤ denominator: the nearest eighth is looked up, a series adds the rest.
private func angleBelowDiagonal(_ numerator: Double, _ denominator: Double) -> DoubleDouble {
  var n = numerator
  var d = denominator
  if d > 0x1p900 {
    n *= 0x1p-200
    d *= 0x1p-200
  } else if d < 0x1p-700 {
    n *= 0x1p200
    d *= 0x1p200
  }
  let ratio = n / d
  let eighths = (ratio * 8).rounded(.toNearestOrEven)
  if eighths == 0 {
    // A tangent below 2⁻²⁷ is its angle; what is lost by scaling down is below the smallest number.
    if ratio < 0x1p-27 { return DoubleDouble(high: numerator / denominator, low: 0) }
    let exact = quotient(n, d)
    return DoubleDouble(largerFirst: exact.high, exact.low + arcTangentTail(ratio))
  }
  let tangent = eighths / 8
  let product = DoubleDouble(product: tangent, d)
  let rest = quotient((n - product.high) - product.low, d + tangent * n)
  let known = arcTangents[Int(eighths)]
  let sum = DoubleDouble(largerFirst: known.high, rest.high)
  let low = known.low + rest.low + arcTangentTail(rest.high)
  return DoubleDouble(largerFirst: sum.high, sum.low + low)
}

/// A quotient with the correction that its rounding calls for.
private func quotient(_ numerator: Double, _ denominator: Double) -> DoubleDouble {
  let quotient = numerator / denominator
  let product = DoubleDouble(product: quotient, denominator)
  let remainder = (numerator - product.high) - product.low
  return DoubleDouble(high: quotient, low: remainder / denominator)
}

/// atan(t) − t for |t| ≤ 1/16: the series of Gregory; the first term left out is below 2⁻⁶⁸ of t.
private func arcTangentTail(_ t: Double) -> Double {
  let z = t * t
  let series =
    -1.0 / 3
    + z
    * (1.0 / 5
      + z
      * (-1.0 / 7
        + z * (1.0 / 9 + z * (-1.0 / 11 + z * (1.0 / 13 + z * (-1.0 / 15))))))
  return t * z * series
}

/// atan(k / 8) for k from 0 to 8, to 106 bits.
private let arcTangents: [DoubleDouble] = [
  DoubleDouble(high: 0, low: 0),
  DoubleDouble(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59),
  DoubleDouble(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57),
  DoubleDouble(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56),
  DoubleDouble(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56),
  DoubleDouble(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58),
  DoubleDouble(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56),
  DoubleDouble(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56),
  DoubleDouble(high: 0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55),
]
