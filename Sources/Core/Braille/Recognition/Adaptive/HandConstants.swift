// SPDX-License-Identifier: Apache-2.0

/// How hands behave on glass, in points of one screen and seconds.
struct HandConstants: Sendable {
  /// By how much a calibrated place may be off.
  let calibrationError: Double
  /// By how much a place may be off before any calibration: each dot for itself, and all together.
  let standardError: Double
  let standardShift: Double
  /// By how much a hand as a whole misses from one chord to the next, besides its fingers.
  let chordShift: Double
  /// By how much a hand wanders from chord to chord, and a finger within its hand.
  let drift: Double
  let ownDrift: Double
  /// The touch error of a finger before any chord, and how many touches that belief is worth.
  let touchError: Double
  let touchErrorWeight = 12.0
  /// Bounds of the touch error.
  let touchErrors: ClosedRange<Double>
  /// The farthest that a hand is followed from its home.
  let reach: Double
  /// The least distance of a dot from the edge.
  let margin: Double
  /// The least and the most from one finger to the next, along the hand.
  let gaps: ClosedRange<Double>
  /// The farthest that a finger moves aside within its hand.
  let aside: Double
  /// The farthest that a touch lies from its dot; a chord with one farther away is none.
  let farthest: Double
  /// Seconds without a chord after which the hand is looked for nearer its home, and how slowly that goes.
  let pause = 3.0
  let homing = 20.0
  /// By how much a hand may have moved in a long pause.
  let pausedShift: Double

  /// Constants in millimetres, for a screen with so many points in one.
  init(density: Double) {
    calibrationError = 2.5 * density
    standardError = 3 * density
    standardShift = 5 * density
    chordShift = 0.5 * density
    drift = 0.4 * density
    ownDrift = 0.08 * density
    touchError = 2.5 * density
    touchErrors = (1 * density)...(6 * density)
    reach = 20 * density
    margin = 2 * density
    gaps = (5 * density)...(35 * density)
    aside = 12 * density
    farthest = 45 * density
    pausedShift = 4 * density
  }
}
