// SPDX-License-Identifier: Apache-2.0

/// Sums with angles in degrees.
enum Angle {
  /// The same direction between 0 and 360, 360 left out.
  static func normalised(degrees: Double) -> Double {
    let rest = degrees - 360 * (degrees / 360).rounded(.down)
    // A tiny negative angle rounds up to 360 itself
    return rest >= 360 || !rest.isFinite ? 0 : rest
  }

  /// How far to turn from one direction to another: -180 (left) up to 180 (right).
  static func turn(from start: Double, to end: Double) -> Double {
    let turn = normalised(degrees: end - start)
    return turn > 180 ? turn - 360 : turn
  }
}
