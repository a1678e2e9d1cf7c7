// SPDX-License-Identifier: Apache-2.0

/// What a way is called.
public enum WayName: Sendable, Equatable {
  /// By its own name, by number.
  case named(Int)
  /// By its kind and the name of the road that it goes along, by number.
  case along(WalkMap.WayKind, road: Int)
  /// By its kind.
  case kind(WalkMap.WayKind)
}

extension WayName {
  /// Whether one who knows the one name knows where the other is: a road, and the pavement beside it.
  func isSameRoad(as other: WayName) -> Bool {
    guard let road, let same = other.road else { return self == other }
    return road == same
  }

  private var road: Int? {
    switch self {
    case .named(let name), .along(_, let name): name
    case .kind: nil
    }
  }
}

extension WalkGraph {
  /// A pavement is this near to the line of its road at most, in metres: half a road of four lanes, and a verge.
  private static let besideRoad = 20.0
  /// And points where the road does, within so many degrees.
  private static let parallel = 25.0

  /// What people would call a way: one without a name goes by the road beside it.
  public func name(of number: Int) -> WayName {
    let way = map.ways[number]
    if let name = way.name { return .named(name) }
    switch way.kind {
    case .pavement, .footway, .cycleway:
      return roadBeside(number).map { .along(way.kind, road: $0) } ?? .kind(way.kind)
    case .crossing, .pedestrianStreet, .squareEdge, .livingStreet, .path, .bridleway, .track,
      .steps, .escalator, .lift, .corridor, .platform, .serviceRoad, .residentialRoad, .minorRoad,
      .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad:
      return .kind(way.kind)
    }
  }

  /// The name of the road that a way goes along.
  private func roadBeside(_ number: Int) -> Int? {
    road(besideWay: number).flatMap { map.ways[$0.way].name }
  }

  /// The road with a name that a way goes along, where it lies beside the middle of the way.
  func road(besideWay number: Int) -> NearWay? {
    let way = map.ways[number]
    let line = map.line(of: way)
    let middle = lengths[number] / 2
    let bearing = line.bearing(at: max(0, middle - MapLine.pointing / 2))
    return ways(near: line.point(at: middle), within: Self.besideRoad).first { near in
      let road = map.ways[near.way]
      guard road.kind.isRoad, road.name != nil, road.layer == way.layer else { return false }
      let turn = Angle.turn(from: bearing, to: near.bearing).magnitude
      return min(turn, 180 - turn) <= Self.parallel
    }
  }
}
