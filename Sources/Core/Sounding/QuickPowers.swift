// SPDX-License-Identifier: Apache-2.0

/// Powers and pan positions for control points: precise enough for pitch and quick enough for every point.
enum QuickPowers {
  /// 2 to a power; the relative error is below 2 · 10⁻⁹, 0.000004 cents.
  ///
  /// A minimax polynomial over ±½ (found by Remez' exchange); powers beyond ±60 are brought to that.
  static func exp2(_ power: Double) -> Double {
    let power = min(max(power, -60), 60)
    let whole = power.rounded(.toNearestOrEven)
    let part = power - whole
    let upper = part * (0.009_617_994_513_795_417_5 + part * high(part))
    let lower = 0.240_226_515_050_560_53 + part * (0.055_503_272_157_394_34 + upper)
    let value = 0.999_999_999_919_068_1 + part * (0.693_147_206_709_662_4 + part * lower)
    // The exponent of a number is its power of two; 1023 stands for the power 0 (IEEE 754).
    let exponent = UInt64(truncatingIfNeeded: Int64(whole) + 1023)
    return value * Double(bitPattern: exponent << 52)
  }

  private static func high(_ part: Double) -> Double {
    0.001_340_043_167_712_868_3 + part * 0.000_154_780_226_053_580_02
  }

  /// The shares of the left and the right ear at a place from −1 to 1, of constant power together.
  static func ears(pan: Double) -> (left: Float, right: Float) {
    // An eighth of a turn to each side of the middle.
    let place = Float(min(max(pan, -1), 1)) * 0.25 + 0.25
    return (SineWave.sine(halfTurns: 0.5 - place), SineWave.sine(halfTurns: place))
  }
}
