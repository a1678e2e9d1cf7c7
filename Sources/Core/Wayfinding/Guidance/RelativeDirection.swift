// SPDX-License-Identifier: Apache-2.0

/// Where something lies, as seen by someone who walks or stands.
///
/// Ahead, behind and the sides are 60° wide and what is between them 30°: a road that goes on is more often called
/// "ahead" than one that leaves askew, which blind users of walking guides asked for.
public enum RelativeDirection: UInt8, Sendable, CaseIterable, Equatable {
  case ahead
  case aheadRight
  case right
  case behindRight
  case behind
  case behindLeft
  case left
  case aheadLeft

  /// The direction of a turn in degrees, to the right, or to the left where it is negative.
  public init(turn: Double) {
    self =
      switch Angle.normalised(degrees: turn) {
      case 30..<60: .aheadRight
      case 60..<120: .right
      case 120..<150: .behindRight
      case 150..<210: .behind
      case 210..<240: .behindLeft
      case 240..<300: .left
      case 300..<330: .aheadLeft
      default: .ahead
      }
  }

  /// The word in answers for programs.
  public var word: String {
    switch self {
    case .ahead: "ahead"
    case .aheadRight: "ahead right"
    case .right: "right"
    case .behindRight: "behind right"
    case .behind: "behind"
    case .behindLeft: "behind left"
    case .left: "left"
    case .aheadLeft: "ahead left"
    }
  }
}

/// One of the eight points of the compass.
public enum CompassPoint: UInt8, Sendable, CaseIterable, Equatable {
  case north
  case northEast
  case east
  case southEast
  case south
  case southWest
  case west
  case northWest

  /// The point nearest to a bearing in degrees from north.
  public init(bearing: Double) {
    let eighth = Int(Angle.normalised(degrees: bearing + 22.5) / 45)
    self = Self.allCases[min(max(eighth, 0), Self.allCases.count - 1)]
  }
}

/// How directions and distances are told.
public struct GuidanceStyle: Sendable, Equatable {
  /// How directions are told.
  public enum Directions: UInt8, Sendable, CaseIterable, Equatable {
    /// Left, right, ahead, behind.
    case sides
    /// By the hours of a clock; twelve is ahead.
    case clock
    /// In degrees to the left or the right.
    case degrees
    /// By the points of the compass.
    case compass
    /// How far ahead or behind, and how far to a side: the larger leg first. Turns are told by the sides.
    case legs
  }

  /// What distances are counted in.
  public enum Units: Sendable, Equatable {
    case metres
    /// The walker's own steps, each so many metres long.
    case paces(length: Double)
    /// Streets to cross, along a way; what lies beside it in metres.
    case streets
  }

  /// How directions are told.
  public var directions: Directions
  /// What distances are counted in.
  public var units: Units

  /// A style; left and right, and metres, where nothing else is wanted.
  public init(directions: Directions = .sides, units: Units = .metres) {
    self.directions = directions
    self.units = units
  }
}
