// SPDX-License-Identifier: Apache-2.0

/// Fingers that moved one way before the first was lifted.
public struct Swipe: Sendable, Hashable {
  /// A direction on the screen, wherever the screen faces.
  public enum Direction: UInt8, Sendable, Hashable, CaseIterable {
    case up
    case down
    case left
    case right

    /// The same direction as seen from behind the screen.
    public var mirrored: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up, .down: self
      }
    }

    fileprivate var letter: String {
      switch self {
      case .up: "U"
      case .down: "D"
      case .left: "L"
      case .right: "R"
      }
    }

    /// The direction in which something moved that ended `offset` from where it began; a tie is upright.
    init(of offset: Point) {
      if offset.x.magnitude > offset.y.magnitude {
        self = offset.x >= 0 ? .right : .left
      } else {
        self = offset.y >= 0 ? .down : .up
      }
    }
  }

  /// Where the fingers went.
  public let direction: Direction
  /// How many fingers, 1 to 5.
  public let fingers: Int

  /// More fingers than these are not told apart.
  public static let mostFingers = 5

  /// A swipe of some fingers; fewer than one count as one, more than five as five.
  public init(_ direction: Direction, fingers: Int) {
    self.direction = direction
    self.fingers = min(max(fingers, 1), Self.mostFingers)
  }

  /// YubitenReader's name for it, such as `swipe U1`.
  public var name: String { "swipe " + direction.letter + fingers.description }

  /// The same swipe as seen from behind the screen.
  public var mirrored: Swipe { Swipe(direction.mirrored, fingers: fingers) }

  /// The swipe with YubitenReader's name.
  public init?(name: String) {
    for direction in Direction.allCases {
      for fingers in 1...Self.mostFingers {
        let swipe = Swipe(direction, fingers: fingers)
        guard swipe.name.utf8.elementsEqual(name.utf8) else { continue }
        self = swipe
        return
      }
    }
    return nil
  }
}
