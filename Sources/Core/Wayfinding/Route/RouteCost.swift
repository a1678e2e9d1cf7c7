// SPDX-License-Identifier: Apache-2.0

/// What walking costs, in metres of an easy pavement: the length, and what the person minds as so many metres more.
///
/// No study gives these numbers. They are set so that a signalled crossing is worth a detour of half a minute against an
/// unmarked one, and a main road without signals one of about three minutes; each can be switched off or made stronger.
struct RouteCost: Sendable {
  let preferences: RoutePreferences
  /// What must not be met at all: a way with it costs infinitely much.
  private let forbidden: RoutePreferences.Hindrances

  init(preferences: RoutePreferences, without forbidden: RoutePreferences.Hindrances = .init()) {
    self.preferences = preferences
    self.forbidden = forbidden
  }

  /// No metre costs less than this, so that the straight line times it is never too much.
  static let leastFactor = 0.9

  private func scaled(_ metres: Double, by hindrance: RoutePreferences.Hindrance) -> Double {
    switch preferences[hindrance] {
    case .ignored: 0
    case .minded: metres
    case .avoided: metres * 8
    }
  }

  /// What a metre of a way costs; a metre of the best pavement costs one.
  func factor(of way: WalkMap.Way) -> Double {
    guard !isForbidden(way) else { return .infinity }
    var factor = 1.0
    if way.isOpenSpace { factor += scaled(0.3, by: .openSpaces) }
    factor += scaled(way.roadBurden, by: .roads)
    factor += scaled(way.surface.roughness, by: .roughGround)
    if way.kind == .steps { factor += scaled(0.5, by: .steps) }
    switch way.lighting {
    case .yes: break
    case .unknown: factor += scaled(0.1, by: .darkness)
    case .no: factor += scaled(0.5, by: .darkness)
    }
    // A strip that leads the cane all along makes up for a little.
    if way.tactilePaving == .yes, preferences[.openSpaces] != .ignored { factor -= 0.1 }
    return max(factor, Self.leastFactor)
  }

  /// What a metre costs more where the person has not walked: a known way is worth a detour of a quarter.
  ///
  /// No study gives this number either.
  var unknownWay: Double {
    forbidden.contains(.unknownWays) ? .infinity : scaled(0.25, by: .unknownWays)
  }

  private func isForbidden(_ way: WalkMap.Way) -> Bool {
    guard !forbidden.isEmpty else { return false }
    return forbidden.contains(.steps) && way.kind == .steps
      || forbidden.contains(.openSpaces) && way.isOpenSpace
      || forbidden.contains(.roads) && way.isRoadWithoutPavement
      || forbidden.contains(.roughGround) && way.surface.roughness > 0
      || forbidden.contains(.darkness) && way.lighting == .no
  }

  /// What a way costs beside its length; `crossing` is the one that it is itself.
  func toll(of way: WalkMap.Way, crossing: WalkMap.Crossing?) -> Double {
    if let crossing { return self.crossing(crossing, over: nil) }
    switch way.kind {
    case .steps: return scaled(10, by: .steps)
    case .escalator, .lift: return scaled(20, by: .steps)
    case .footway, .pavement, .crossing, .pedestrianStreet, .squareEdge, .livingStreet, .path,
      .cycleway, .bridleway, .track, .corridor, .platform, .serviceRoad, .residentialRoad,
      .minorRoad, .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad:
      return 0
    }
  }

  /// What it costs to cross a road at a node of it.
  func crossing(_ crossing: WalkMap.Crossing?, over road: WalkMap.WayKind?) -> Double {
    guard !forbidden.contains(.crossings) else { return .infinity }
    return scaled(Self.burden(of: crossing, over: road), by: .crossings)
  }

  /// What it costs to turn by so many degrees, left or right.
  func turn(by degrees: Double) -> Double {
    degrees.magnitude < Turn.slight ? 0 : scaled(5, by: .turns)
  }

  /// What it costs to pass a barrier; nil where nobody can.
  func barrier(_ barrier: WalkMap.Barrier) -> Double? {
    guard barrier.locked != .yes, barrier.access.isOpen, !forbidden.contains(.barriers)
    else { return nil }
    return scaled(barrier.kind.burden, by: .barriers)
  }

  /// How hard a crossing is, in metres; where neither it nor the road is known, as an unmarked one of a small road.
  private static func burden(
    of crossing: WalkMap.Crossing?, over road: WalkMap.WayKind?
  ) -> Double {
    if let crossing, crossing.over.isRailsOnly { return burden(ofRails: crossing) }
    let isBusy = (road?.isMainRoad ?? false) || (crossing?.lanes ?? 0) > 2
    let isQuiet = road == .serviceRoad || road == .livingStreet
    guard let crossing else { return isBusy ? 180 : isQuiet ? 15 : 35 }
    var metres: Double
    if crossing.signals == .yes {
      metres = crossing.audibleSignal == .yes || crossing.vibratingSignal == .yes ? 15 : 25
    } else if crossing.markings == .yes {
      metres = isBusy ? 100 : isQuiet ? 10 : 25
    } else {
      metres = isBusy ? 160 : isQuiet ? 15 : 35
    }
    if crossing.island == .yes { metres -= 5 }
    if crossing.tactilePaving == .yes { metres -= 5 }
    // A second thing to listen for
    return crossing.over == .road ? metres : metres + 20
  }

  /// The same of tracks: nothing drives round who stands on them, and a train is heard late.
  private static func burden(ofRails crossing: WalkMap.Crossing) -> Double {
    let warns =
      crossing.gates == .yes || crossing.signals == .yes || crossing.bell == .yes
      || crossing.warningLights == .yes
    return crossing.over == .tram ? (warns ? 20 : 40) : (warns ? 60 : 150)
  }
}

extension WalkMap.Way {
  /// Whether there is no edge to follow.
  var isOpenSpace: Bool {
    switch kind {
    case .squareEdge, .livingStreet: true
    case .footway, .pavement, .crossing, .pedestrianStreet, .path, .cycleway, .bridleway, .track,
      .steps, .escalator, .lift, .corridor, .platform, .serviceRoad, .residentialRoad, .minorRoad,
      .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad:
      false
    }
  }

  /// Whether the map says that a road has a pavement that is walked by this very line.
  var hasPavement: Bool { leftPavement == .yes || rightPavement == .yes }

  /// Whether it is a road of which no pavement is known that is walked by this very line.
  var isRoadWithoutPavement: Bool { kind.isRoad && kind != .livingStreet && !hasPavement }

  /// Whether a road is known to have no pavement to walk on along this line.
  var lacksPavement: Bool {
    func lacks(_ side: WalkMap.Pavement) -> Bool { side == .no || side == .separate }
    return lacks(leftPavement) && lacks(rightPavement)
  }

  /// By how much a metre of a road is worse than one of a pavement.
  fileprivate var roadBurden: Double {
    let burdens: (unknown: Double, without: Double)
    switch kind {
    case .footway, .pavement, .crossing, .pedestrianStreet, .squareEdge, .livingStreet, .steps,
      .escalator, .lift, .corridor, .platform:
      return 0
    case .path: return 0.2
    case .track, .bridleway: return 0.3
    case .cycleway: return 0.5
    case .serviceRoad: burdens = (0.3, 0.5)
    case .residentialRoad, .minorRoad: burdens = (0.3, 0.8)
    case .tertiaryRoad: burdens = (0.5, 1.5)
    case .secondaryRoad, .primaryRoad: burdens = (0.8, 3)
    case .trunkRoad: burdens = (1.5, 6)
    }
    if hasPavement { return 0.1 }
    return lacksPavement ? burdens.without : burdens.unknown
  }
}

extension WalkMap.WayKind {
  /// Whether so many vehicles drive there that it cannot be crossed by ear alone.
  var isMainRoad: Bool {
    switch self {
    case .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad: true
    case .serviceRoad, .residentialRoad, .minorRoad, .livingStreet, .footway, .pavement, .crossing,
      .pedestrianStreet, .squareEdge, .path, .cycleway, .bridleway, .track, .steps, .escalator,
      .lift, .corridor, .platform:
      false
    }
  }
}

extension WalkMap.Surface {
  /// By how much a metre is worse than one of asphalt.
  fileprivate var roughness: Double {
    switch self {
    case .unknown, .paved, .asphalt, .concrete, .pavingStones, .brick, .wood, .rubber, .other: 0
    case .metal, .compacted, .unpaved: 0.1
    case .cobbles, .gravel, .earth, .grass: 0.2
    case .sand, .rock: 0.4
    }
  }
}

extension WalkMap.BarrierKind {
  /// The detour that it is worth, in metres.
  fileprivate var burden: Double {
    switch self {
    case .gate: 10
    case .kissingGate, .cycleBarrier, .chain, .liftGate: 12
    case .turnstile: 20
    case .stile: 60
    case .bollard, .block: 4
    case .grid, .border, .other: 6
    }
  }
}
