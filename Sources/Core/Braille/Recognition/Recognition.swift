// SPDX-License-Identifier: Apache-2.0

/// What a gesture turned out to be.
public enum Recognition: Sendable, Hashable {
  /// A cell; from the classic recogniser possibly without dots, when every touch lay beside the screen.
  case cell(Cell)
  /// The first column of a cell that is entered a column at a time; the other one is awaited.
  case column(Cell)
  /// One swipe for each direction taken, in the order up, down, left, right; the adaptive recogniser gives one.
  case swipes([Swipe])
  /// Dots were held while a finger swiped.
  case heldSwipe(dots: Cell, swipe: Swipe)
  /// More fingers than a cell has dots, on one side or on both.
  case failure
  /// Neither a chord nor a swipe: fingers went different ways, or lay where no dot is near.
  case unclear
  /// The device took the touches away for a reason of its own; nothing was typed.
  case cancelled
  /// A calibration goes on.
  case calibrationStep(CalibrationStep)
  /// The dots lie under the fingers now.
  case calibrated(HandShape)
  /// The fingers did not tell where the dots shall lie.
  case calibrationFailed(CalibrationFailure)
}

/// What a calibration waits for.
public enum CalibrationStep: UInt8, Sendable, Hashable, CaseIterable {
  /// It has begun: all fingers at once are awaited, or those of either hand.
  case begun
  /// One hand is taken, the other is awaited.
  case otherHand

  /// The word in effects.
  public var word: String {
    switch self {
    case .begun: "begun"
    case .otherHand: "other-hand"
    }
  }
}

/// Why a calibration did not come about.
public enum CalibrationFailure: UInt8, Sendable, Hashable, CaseIterable {
  /// Too few or too many fingers; the calibration still waits.
  case fingers
  /// Fingers too close together to tell their dots apart; the calibration still waits.
  case tooClose
  /// It failed too often and is over; the dots are where they were.
  case givenUp

  /// The word in effects.
  public var word: String {
    switch self {
    case .fingers: "fingers"
    case .tooClose: "too-close"
    case .givenUp: "given-up"
    }
  }
}
