// SPDX-License-Identifier: Apache-2.0

extension WalkMap {
  /// A stretch that can be walked between two nodes.
  public struct Way: Sendable, Equatable {
    /// The node where it begins.
    public var start: Int
    /// The node where it ends.
    public var end: Int
    /// The points between, in order.
    public var shape: [MapPoint]
    /// What it is.
    public var kind: WayKind
    /// Its name, by number.
    public var name: Int?
    /// Who may walk there.
    public var access = Access.open
    /// In which direction it may be walked.
    public var direction = Direction.both
    /// What one walks on.
    public var surface = Surface.unknown
    /// The width in centimetres, where it is known.
    public var width: Int?
    /// Whether it is lit at night.
    public var lighting = Known.unknown
    /// Whether the ground guides feet and canes all along.
    public var tactilePaving = Known.unknown
    /// The pavement on the left of a road.
    public var leftPavement = Pavement.unknown
    /// The pavement on the right of a road.
    public var rightPavement = Pavement.unknown
    /// Which way it rises.
    public var rise = Rise.unknown
    /// What is above or below it.
    public var cover = Cover.none
    /// Which of several levels it lies on; 0 is the ground.
    public var layer = 0
    /// What is known of its steps; nil where it has none.
    public var steps: Steps?

    /// A stretch of which nothing else is known.
    public init(from start: Int, to end: Int, shape: [MapPoint] = [], kind: WayKind) {
      self.start = start
      self.end = end
      self.shape = shape
      self.kind = kind
    }
  }

  /// What a way is.
  public enum WayKind: UInt8, Sendable, CaseIterable, Equatable {
    /// For people on foot, and no more is known.
    case footway
    /// Beside a road, with a line of its own on the map.
    case pavement
    /// Over a road.
    case crossing
    /// A street for people on foot.
    case pedestrianStreet
    /// The edge of a square that can be crossed in any direction.
    case squareEdge
    /// Where people on foot and slow vehicles share the whole width.
    case livingStreet
    /// An unmade path.
    case path
    /// For bicycles, open to people on foot.
    case cycleway
    /// For horses, open to people on foot.
    case bridleway
    /// Through fields and woods.
    case track
    /// Steps.
    case steps
    /// Moving steps, or a moving walk.
    case escalator
    /// A lift.
    case lift
    /// Inside a building.
    case corridor
    /// Where one waits for trains and buses.
    case platform
    /// A way to a house, through a car park or a yard.
    case serviceRoad
    /// A road of houses.
    case residentialRoad
    /// A small road.
    case minorRoad
    /// A road of a district.
    case tertiaryRoad
    /// A main road of a town.
    case secondaryRoad
    /// A main road between towns.
    case primaryRoad
    /// A fast road.
    case trunkRoad
  }

  /// Who may walk somewhere.
  public enum Access: UInt8, Sendable, CaseIterable, Equatable {
    /// Everybody, as far as the map says.
    case open
    /// Customers, visitors, residents.
    case visitors
    /// Those who have leave.
    case permit
    /// Nobody but the owners.
    case closed
  }

  /// In which direction a way may be walked.
  public enum Direction: UInt8, Sendable, CaseIterable, Equatable {
    case both
    /// From its first node to its last.
    case forward
    /// From its last node to its first.
    case backward
  }

  /// What one walks on.
  public enum Surface: UInt8, Sendable, CaseIterable, Equatable {
    case unknown
    /// Paved, and no more is known.
    case paved
    case asphalt
    case concrete
    case pavingStones
    /// Cut or round stones with gaps.
    case cobbles
    case brick
    case metal
    case wood
    case rubber
    /// Unpaved, and no more is known.
    case unpaved
    /// Pressed hard.
    case compacted
    case gravel
    case earth
    case grass
    case sand
    case rock
    /// Something that has no word here.
    case other
  }

  /// The pavement on one side of a road.
  public enum Pavement: UInt8, Sendable, CaseIterable, Equatable {
    case unknown
    case no
    case yes
    /// It is there, with a way of its own on the map.
    case separate
  }

  /// Which way something rises, from its first node to its last.
  public enum Rise: UInt8, Sendable, CaseIterable, Equatable {
    case unknown
    case level
    case up
    case down
  }

  /// What is above or below a way.
  public enum Cover: UInt8, Sendable, CaseIterable, Equatable {
    case none
    case bridge
    case tunnel
    /// Under a roof, or through a building.
    case covered
  }

  /// What is known of steps.
  public struct Steps: Sendable, Equatable {
    /// How many there are.
    public var count: Int?
    /// A handrail anywhere.
    public var handrail = Known.unknown
    /// A handrail on the left, going from the first node to the last.
    public var leftHandrail = Known.unknown
    /// A handrail on the right.
    public var rightHandrail = Known.unknown
    /// A ramp beside or on them.
    public var ramp = Known.unknown
    /// Whether the ground warns before them.
    public var tactileWarning = Known.unknown

    /// Steps of which nothing is known.
    public init(count: Int? = nil) { self.count = count }
  }
}
