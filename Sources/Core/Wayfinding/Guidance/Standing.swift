// SPDX-License-Identifier: Apache-2.0

/// On which way of a map somebody is who was measured there, as far as that is known.
public struct Standing: Sendable, Equatable {
  /// What is known of it.
  public enum Street: Sendable, Equatable {
    /// Surely on this way.
    case on(WayName)
    /// Surely at the place where these ways meet.
    case meeting([WayName])
    /// On one of these, the likeliest first, and nobody knows which.
    case oneOf([WayName])
    /// Surely on none of the map's.
    case none
    /// Nobody knows.
    case unknown
  }

  /// A side of a street.
  public struct Side: Sendable, Equatable {
    /// Where the walker is, seen from the middle of the street, in degrees from north.
    public var bearing: Double
    /// Whether that is on the left as they walk; nil for who stands, or walks across.
    public var isLeft: Bool?
  }

  /// The street.
  public var street: Street
  /// On which side of it, only where that is surely known.
  public var side: Side?
  /// What is above or below the way where one surely is.
  public var cover = WalkMap.Cover.none

  /// So many names are told of those that it may be: more are none.
  private static let mostNames = 3

  /// What a match says to somebody, once it is sure enough to be said.
  init(_ matched: MatchedPosition, _ estimate: PositionEstimate, on graph: WalkGraph) {
    side = nil
    guard let way = matched.way else {
      street = estimate.accuracy <= MapMatcher.worstSure ? .none : .unknown
      return
    }
    var names: [WayName] = []
    for way in [way] + matched.others {
      let name = graph.name(of: way.way)
      if !names.contains(name) { names.append(name) }
    }
    names = Array(names.prefix(Self.mostNames))
    switch matched.confidence {
    case .none: street = .unknown
    case .several: street = .oneOf(names)
    case .sure:
      // The pavement beside a road and the road itself are one street.
      guard names.allSatisfy({ $0 == names[0] || $0.isOneStreet(with: names[0]) }) else {
        street = .meeting(names)
        return
      }
      street = .on(names[0])
      if matched.others.isEmpty { cover = graph.map.ways[way.way].cover }
      if matched.others.isEmpty { side = Self.side(of: way, estimate, on: graph) }
    }
  }

  /// The side of the street: beside a road by what was measured, on a pavement of its own by where that is drawn.
  private static func side(
    of matched: MatchedWay, _ estimate: PositionEstimate, on graph: WalkGraph
  ) -> Side? {
    let way = graph.map.ways[matched.way]
    let bearing: Double
    if way.kind.hasSides {
      guard matched.side != nil, matched.offset <= farthestSide else { return nil }
      bearing = matched.point.coordinate.bearing(to: estimate.coordinate)
    } else if way.kind == .pavement, let road = graph.road(besideWay: matched.way) {
      let line = graph.map.line(of: graph.map.ways[road.way])
      let middle = RouteLine(line.points).nearest(to: matched.point).point
      // Beyond the end of a road nothing has sides.
      guard middle != line.points[0], middle != line.points[line.points.count - 1] else {
        return nil
      }
      bearing = middle.coordinate.bearing(to: matched.point.coordinate)
    } else {
      return nil
    }
    let isLeft = estimate.course.flatMap { course -> Bool? in
      let turn = Angle.turn(from: course.degrees, to: bearing)
      // Only for who walks along the street, within what a course is worth.
      return (30...150).contains(turn.magnitude) ? turn < 0 : nil
    }
    return Side(bearing: bearing, isLeft: isLeft)
  }

  /// No street is so wide that its edge lies farther from its line, in metres.
  private static let farthestSide = 20.0
}

extension WayName {
  /// Whether two names are those of one street: its own, and those of what goes along it.
  public func isOneStreet(with other: WayName) -> Bool {
    switch (self, other) {
    case (.kind, _), (_, .kind): false
    case (.named, _), (.along, _): isSameRoad(as: other)
    }
  }
}

extension WalkMap.WayKind {
  /// Whether it is a street with a line in its middle, on either side of which people walk.
  fileprivate var hasSides: Bool { isRoad || self == .pedestrianStreet || self == .livingStreet }
}
