// SPDX-License-Identifier: Apache-2.0

/// What to do, or to know, at one place of a route.
public struct Instruction: Sendable, Equatable {
  /// One thing to do or to know.
  public enum Act: Sendable, Equatable {
    /// Begin: face so many degrees from north and walk along this way, which is so many metres away.
    case depart(bearing: Double, along: WayName, gap: Double)
    /// Turn where there is a choice, into this way.
    case turn(degrees: Double, onto: WayName)
    /// The way bends, and there is no other.
    case bend(degrees: Double)
    /// So many metres to the right, to the left where negative, and on in the same direction; `isAcross` over a road.
    case aside(metres: Double, isAcross: Bool)
    /// The way has another name, or is of another kind, from here on.
    case goOn(WayName)
    /// A road is crossed.
    case cross(CrossingBrief)
    /// Steps.
    case climb(StepsBrief)
    /// Moving steps, or a lift.
    case ride(WalkMap.WayKind)
    /// Something stands in the way and can be passed.
    case pass(WalkMap.BarrierKind)
    /// The ground changes.
    case ground(WalkMap.Surface)
    /// The way goes under or over something.
    case cover(WalkMap.Cover)
    /// One of several places is reached, by its number, and the way goes on; it is so many metres off, in this direction.
    case stop(Int, bearing: Double, gap: Double)
    /// The route ends; the destination is so many metres off, in this direction from north.
    case arrive(bearing: Double, gap: Double)
  }

  /// What there is, in the order in which it is met.
  public var acts: [Act]
  /// Metres from the beginning of the route.
  public var along: Double
  /// Where it is.
  public var point: MapPoint
  /// Where the walker faces who comes there, in degrees from north.
  public var facing: Double
  /// Metres to the next instruction; none after the last.
  public var distance: Double
  /// Roads that join between here and the next instruction.
  public var junctions: Int
  /// Roads to cross from here to where something else is to be done than to cross and to go on.
  public var streets = 0
}

/// What is to be known of a crossing.
public struct CrossingBrief: Sendable, Equatable {
  /// The name of the road, by number.
  public var road: Int?
  /// What the map knows of it; nil where it has no crossing there.
  public var crossing: WalkMap.Crossing?
  /// Where the way across goes, in degrees from north.
  public var bearing: Double
  /// The way across in metres, where it is drawn.
  public var length: Double?
  /// Whether two roads or two halves of one are crossed on the way across.
  public var isDivided: Bool
  /// Whether the road is a main road.
  public var isMainRoad: Bool
}

/// What is to be known of steps.
public struct StepsBrief: Sendable, Equatable {
  /// How many there are, where all flights are counted.
  public var count: Int?
  /// Whether they go up, as they are walked; nil where the map does not say.
  public var isUp: Bool?
  /// A handrail on the left, as they are walked.
  public var leftHandrail: Known
  /// A handrail on the right.
  public var rightHandrail: Known
  /// A handrail on some side.
  public var handrail: Known
}
