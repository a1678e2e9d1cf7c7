// SPDX-License-Identifier: Apache-2.0

/// What a route should be like, as the person who walks it chose.
public struct RoutePreferences: Sendable, Equatable {
  /// How much something is minded.
  public enum Weight: UInt8, Sendable, CaseIterable, Equatable {
    /// Not at all.
    case ignored
    /// As a blind walker usually does.
    case minded
    /// It is worth a much longer way not to have it.
    case avoided
  }

  /// What can be minded.
  public enum Hindrance: UInt8, Sendable, CaseIterable, Equatable {
    /// Roads to cross; those with signals, sound, tactile paving or an island count less.
    case crossings
    /// Steps, and what moves like them.
    case steps
    /// Gates, bollards and the like.
    case barriers
    /// Squares and shared surfaces, where there is no edge to follow.
    case openSpaces
    /// Roads without a pavement of which the map knows.
    case roads
    /// Ground that is rough or soft.
    case roughGround
    /// Turns, each of which must be found.
    case turns
    /// Ways that are not lit.
    case darkness
  }

  private var weights = [Weight](repeating: .ignored, count: Hindrance.allCases.count)

  /// How much each hindrance is minded.
  public subscript(hindrance: Hindrance) -> Weight {
    get { weights[Int(hindrance.rawValue)] }
    set { weights[Int(hindrance.rawValue)] = newValue }
  }

  private init() {}

  /// The shortest way that may be walked.
  public static let shortest = RoutePreferences()

  /// What suits somebody who walks with a cane: all but darkness is minded.
  public static let blind: RoutePreferences = {
    var preferences = RoutePreferences()
    for hindrance in Hindrance.allCases where hindrance != .darkness {
      preferences[hindrance] = .minded
    }
    return preferences
  }()
}
