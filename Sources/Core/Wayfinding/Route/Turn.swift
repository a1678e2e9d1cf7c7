// SPDX-License-Identifier: Apache-2.0

/// How somebody turns from one way into the next.
public enum Turn: UInt8, Sendable, CaseIterable, Equatable {
  case straight
  case slightRight
  case right
  case sharpRight
  case around
  case sharpLeft
  case left
  case slightLeft

  /// Up to so many degrees one walks straight on.
  static let slight = 25.0
  private static let full = 60.0
  private static let sharp = 120.0
  private static let back = 165.0

  /// The turn by so many degrees: to the right, or to the left where they are negative.
  init(degrees: Double) {
    let isRight = degrees >= 0
    switch degrees.magnitude {
    case ..<Self.slight: self = .straight
    case ..<Self.full: self = isRight ? .slightRight : .slightLeft
    case ..<Self.sharp: self = isRight ? .right : .left
    case ..<Self.back: self = isRight ? .sharpRight : .sharpLeft
    default: self = .around
    }
  }
}
