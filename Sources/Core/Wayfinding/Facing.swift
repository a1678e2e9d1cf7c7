// SPDX-License-Identifier: Apache-2.0

/// The quarter of the compass in which someone faces.
///
/// The paper on OrientatUA cuts the compass into four, but prints its ranges only as a picture. Ours are the natural
/// ones: north [315°, 45°), east [45°, 135°), south [135°, 225°), west [225°, 315°).
public enum Facing: UInt8, Sendable, CaseIterable, Equatable {
  case north
  case east
  case south
  case west

  /// Half the width of a quarter, in degrees.
  static let halfWidth = 45.0

  /// The quarter that holds a heading, in degrees from north, clockwise; any number of turns is taken off.
  public init(heading: Double) {
    switch Angle.normalised(degrees: heading) {
    case 45..<135: self = .east
    case 135..<225: self = .south
    case 225..<315: self = .west
    default: self = .north
    }
  }

  /// The middle of the quarter, in degrees from north.
  public var heading: Double { Double(rawValue) * 90 }

  /// The quarter of a heading, when the quarter before it is left only once it is left by more than `margin` degrees.
  ///
  /// So a hand that trembles at the edge of two quarters does not turn every sentence round.
  func following(heading: Double, margin: Double) -> Facing {
    let away = Angle.turn(from: self.heading, to: heading).magnitude
    return away <= Facing.halfWidth + margin ? self : Facing(heading: heading)
  }
}
