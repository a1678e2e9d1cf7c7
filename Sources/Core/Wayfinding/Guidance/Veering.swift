// SPDX-License-Identifier: Apache-2.0

import Maths

/// Tells who drifts off a straight way to which side it lies, before they have left it.
///
/// Only where that can be known: beyond what the position may be off, while the walk leads farther away, on ways that are
/// walked where they are drawn. The line of a road is its middle, and nobody is sent there.
struct Veering: Sendable {
  /// The side of the walker on which the way lies.
  enum Side: Sendable, Equatable { case left, right }

  private var told: Double?
  private var row: (side: Side, count: Int)?

  /// Nobody is corrected for less than this, in metres: a path is a few metres wide.
  private static let leastOffset = 5.0
  /// With a worse position, in metres, the way would have been left before anything is known.
  private static let worstAccuracy = 15.0
  /// So many seconds at least from one correction to the next: time to act on it, and for the position to follow.
  private static let pause = 25.0
  /// So far behind and twice as far ahead the way must be straight, in metres.
  private static let straight = 10.0
  /// It is straight where it turns by less than this, in degrees.
  private static let bend = 10.0
  /// Who walks off the line by so many degrees goes away from it; who turns farther has turned on purpose.
  private static let leaving = 4.0...60.0
  /// So sure the course must be, in degrees.
  private static let worstCourse = 45.0
  /// So many fixes in a row must say so.
  private static let fixesNeeded = 3

  /// Takes in where the walker is; the side to which they should keep, where that is due.
  mutating func take(
    _ estimate: PositionEstimate, at time: Double, on follower: RouteFollower, _ map: WalkMap
  ) -> Side? {
    guard let side = side(estimate, on: follower, map) else {
      row = nil
      return nil
    }
    let count = row?.side == side ? (row?.count ?? 0) + 1 : 1
    row = (side, count)
    guard count >= Self.fixesNeeded, time - (told ?? -.infinity) >= Self.pause else { return nil }
    told = time
    row = nil
    return side
  }

  private func side(
    _ estimate: PositionEstimate, on follower: RouteFollower, _ map: WalkMap
  ) -> Side? {
    let (line, progress) = (follower.line, follower.progress)
    guard estimate.accuracy <= Self.worstAccuracy, !estimate.isDisputed, !follower.hasArrived,
      let course = estimate.course, course.accuracy <= Self.worstCourse,
      progress >= Self.straight, line.length - progress >= 2 * Self.straight,
      let way = follower.plan.route.way(at: progress, on: map), way.kind.isWalkedWhereDrawn
    else { return nil }
    let bearing = line.bearing(after: progress)
    for other in [
      line.bearing(before: progress), line.bearing(after: progress + Self.straight),
    ] where Angle.turn(from: bearing, to: other).magnitude >= Self.bend { return nil }
    let spot = LocalPlane(around: line.point(at: progress)).spot(of: MapPoint(estimate.coordinate))
    let angle = radians(degrees: bearing)
    let offset = spot.east * cos(angle) - spot.north * sin(angle)
    // Half the width; it is told in centimetres.
    let wide = Double(way.width ?? 0) / 200
    guard offset.magnitude > max(Self.leastOffset, estimate.accuracy) + wide else { return nil }
    let turn = Angle.turn(from: bearing, to: course.degrees)
    guard Self.leaving.contains(offset > 0 ? turn : -turn) else { return nil }
    return offset > 0 ? .left : .right
  }
}

extension Route {
  /// The way on which one is so many metres along.
  fileprivate func way(at metres: Double, on map: WalkMap) -> WalkMap.Way? {
    guard let stretch = stretches.last(where: { $0.begin <= metres }),
      map.ways.indices.contains(stretch.link.way)
    else { return nil }
    return map.ways[stretch.link.way]
  }
}

extension WalkMap.WayKind {
  /// Whether people walk about where the map has its line, and nothing else leads them.
  fileprivate var isWalkedWhereDrawn: Bool {
    switch self {
    case .footway, .pedestrianStreet, .squareEdge, .path, .cycleway, .bridleway, .track: true
    case .pavement, .crossing, .livingStreet, .steps, .escalator, .lift, .corridor, .platform,
      .serviceRoad, .residentialRoad, .minorRoad, .tertiaryRoad, .secondaryRoad, .primaryRoad,
      .trunkRoad:
      false
    }
  }
}
