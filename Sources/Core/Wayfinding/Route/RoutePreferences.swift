// SPDX-License-Identifier: Apache-2.0

/// What a route should be like, as the person who walks it chose.
public struct RoutePreferences: Sendable, Equatable {
  /// How much something is minded.
  public enum Weight: UInt8, Sendable, CaseIterable, Equatable {
    /// Not at all.
    case ignored
    /// As a blind walker usually does.
    case minded
    /// It is left out however long the way gets, as long as there is a way without it.
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
    /// Ways that the person has not recorded as their own; none, where they have recorded none.
    case unknownWays
  }

  /// Some of the hindrances.
  struct Hindrances: Sendable, Equatable {
    private var bits: UInt16 = 0

    var isEmpty: Bool { bits == 0 }

    func contains(_ hindrance: Hindrance) -> Bool { bits & 1 << UInt16(hindrance.rawValue) != 0 }

    mutating func insert(_ hindrance: Hindrance) { bits |= 1 << UInt16(hindrance.rawValue) }

    /// In their order.
    var all: [Hindrance] { Hindrance.allCases.filter { contains($0) } }

    func union(_ others: Hindrances) -> Hindrances {
      var sum = self
      sum.bits |= others.bits
      return sum
    }
  }

  private var weights = [Weight](repeating: .ignored, count: Hindrance.allCases.count)

  /// How much each hindrance is minded.
  public subscript(hindrance: Hindrance) -> Weight {
    get { weights[Int(hindrance.rawValue)] }
    set { weights[Int(hindrance.rawValue)] = newValue }
  }

  private init() {}

  /// What is avoided and can be left out of a route: nobody finds a way without a turn.
  var avoided: Hindrances {
    var avoided = Hindrances()
    for hindrance in Hindrance.allCases where self[hindrance] == .avoided && hindrance != .turns {
      avoided.insert(hindrance)
    }
    return avoided
  }

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
