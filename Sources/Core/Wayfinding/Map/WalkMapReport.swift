// SPDX-License-Identifier: Apache-2.0

/// How much of something a map does not know.
public struct MapGap: Sendable, Equatable {
  /// How many it does not know it of.
  public var unknown = 0
  /// How many there are.
  public var all = 0

  /// Counts one more.
  mutating func count(isUnknown: Bool) {
    all += 1
    if isUnknown { unknown += 1 }
  }
}

/// What a map has, and what it does not know.
public struct WalkMapReport: Sendable, Equatable {
  /// The map's name and the line of its licence.
  public let source: WalkMap.Source
  /// Nodes where three ways or more meet.
  public private(set) var junctions = 0
  /// Stretches between nodes.
  public private(set) var ways = 0
  /// The length of all ways in metres.
  public private(set) var metres = 0.0
  /// Groups of ways between which no way leads.
  public private(set) var parts = 0
  /// Ways in the largest of them.
  public private(set) var waysInLargestPart = 0
  /// Crossings of roads.
  public private(set) var crossings = 0
  /// Those of them that lead over the tracks of trains or trams.
  public private(set) var crossingsOfRails = 0
  /// Whether the pack is of an older format, which knows less.
  public let isOlder: Bool
  /// Those that are known to have signals.
  public private(set) var crossingsWithSignals = 0
  /// Stretches of steps.
  public private(set) var steps = 0
  /// Gates, bollards and the like.
  public private(set) var barriers = 0
  /// Doors.
  public private(set) var entrances = 0
  /// Places with a name.
  public private(set) var namedPlaces = 0
  /// Places without one.
  public private(set) var unnamedPlaces = 0
  /// Outlines of buildings.
  public private(set) var buildings = 0

  /// Signals at crossings.
  public private(set) var signals = MapGap()
  /// Sound at crossings that have signals.
  public private(set) var audibleSignals = MapGap()
  /// Tactile paving at crossings.
  public private(set) var tactilePaving = MapGap()
  /// Kerbs at crossings.
  public private(set) var kerbs = MapGap()
  /// Islands at crossings.
  public private(set) var islands = MapGap()
  /// How many steps there are.
  public private(set) var stepCounts = MapGap()
  /// Handrails at steps.
  public private(set) var handrails = MapGap()
  /// Ramps at steps.
  public private(set) var ramps = MapGap()
  /// What one walks on.
  public private(set) var surfaces = MapGap()
  /// Light at night.
  public private(set) var lighting = MapGap()
  /// How wide ways for people on foot are.
  public private(set) var widths = MapGap()
  /// Pavements at roads.
  public private(set) var pavements = MapGap()
  /// Entrances of buildings that have a name or a place.
  public private(set) var doors = MapGap()

  /// Looks at a map that has been checked.
  public init(_ map: WalkMap) {
    source = map.source
    isOlder = map.isOlder
    countWays(map)
    countCrossings(map)
    countPlaces(map)
  }

  private mutating func countWays(_ map: WalkMap) {
    ways = map.ways.count
    barriers = map.barriers.count
    var meetings = [Int](repeating: 0, count: map.nodes.count)
    for way in map.ways {
      meetings[way.start] += 1
      meetings[way.end] += 1
      metres += map.length(of: way)
      surfaces.count(isUnknown: way.surface == .unknown)
      lighting.count(isUnknown: way.lighting == .unknown)
      if way.kind.isRoad {
        pavements.count(isUnknown: way.leftPavement == .unknown || way.rightPavement == .unknown)
      } else {
        widths.count(isUnknown: way.width == nil)
      }
      if let steps = way.steps {
        self.steps += 1
        stepCounts.count(isUnknown: steps.count == nil)
        handrails.count(isUnknown: steps.handrail == .unknown)
        ramps.count(isUnknown: steps.ramp == .unknown)
      }
    }
    junctions = meetings.count { $0 >= 3 }
    let sizes = map.waysOfParts()
    parts = sizes.count
    waysInLargestPart = sizes.max() ?? 0
  }

  private mutating func countCrossings(_ map: WalkMap) {
    crossings = map.crossings.count
    for crossing in map.crossings {
      if crossing.over != .road { crossingsOfRails += 1 }
      signals.count(isUnknown: crossing.signals == .unknown)
      if crossing.signals == .yes {
        crossingsWithSignals += 1
        audibleSignals.count(isUnknown: crossing.audibleSignal == .unknown)
      }
      tactilePaving.count(isUnknown: crossing.tactilePaving == .unknown)
      kerbs.count(isUnknown: crossing.kerb == .unknown)
      islands.count(isUnknown: crossing.island == .unknown)
    }
  }

  private mutating func countPlaces(_ map: WalkMap) {
    entrances = map.entrances.count
    var isTold = [Bool](repeating: false, count: map.outlines.count)
    for (number, outline) in map.outlines.enumerated() where outline.kind == .building {
      buildings += 1
      isTold[number] = outline.name != nil
    }
    for place in map.places {
      if place.name == nil { unnamedPlaces += 1 } else { namedPlaces += 1 }
      if let outline = place.outline, map.outlines[outline].kind == .building {
        isTold[outline] = true
      }
    }
    var hasDoor = [Bool](repeating: false, count: map.outlines.count)
    for entrance in map.entrances {
      if let outline = entrance.outline { hasDoor[outline] = true }
    }
    for number in map.outlines.indices where isTold[number] {
      doors.count(isUnknown: !hasDoor[number])
    }
  }
}

extension WalkMap.WayKind {
  /// Whether vehicles drive there.
  public var isRoad: Bool {
    switch self {
    case .livingStreet, .serviceRoad, .residentialRoad, .minorRoad, .tertiaryRoad, .secondaryRoad,
      .primaryRoad, .trunkRoad:
      true
    case .footway, .pavement, .crossing, .pedestrianStreet, .squareEdge, .path, .cycleway,
      .bridleway, .track, .steps, .escalator, .lift, .corridor, .platform:
      false
    }
  }
}

extension WalkMap {
  /// The length of a way in metres.
  public func length(of way: Way) -> Double { line(of: way).length }

  /// How many ways each group of ways has between which no way leads.
  func waysOfParts() -> [Int] {
    let pieces = pieces { _ in true }
    var sizes = [Int](repeating: 0, count: nodes.count)
    for way in ways { sizes[Int(pieces[way.start])] += 1 }
    return sizes.filter { $0 > 0 }
  }

  /// Which piece each node belongs to, when only some ways join nodes: the number of one node of the piece.
  func pieces(where joins: (Way) -> Bool) -> [Int32] {
    // Each node points to one of its piece; the last of such a chain stands for the piece.
    var leaders = Array(0..<Int32(nodes.count))
    func leader(_ node: Int) -> Int {
      var node = node
      while Int(leaders[node]) != node {
        leaders[node] = leaders[Int(leaders[node])]
        node = Int(leaders[node])
      }
      return node
    }
    for way in ways where joins(way) { leaders[leader(way.start)] = Int32(leader(way.end)) }
    return nodes.indices.map { Int32(leader($0)) }
  }
}
