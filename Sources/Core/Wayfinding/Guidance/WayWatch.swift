// SPDX-License-Identifier: Apache-2.0

/// Tells when a walker is surely on another way than the one they should follow.
///
/// The distance from the line alone cannot tell it where streets lie side by side: twice the accuracy reaches over to the
/// next. The matcher can, by the course and by where one came from.
struct WayWatch: Sendable {
  private var since: (time: Double, count: Int)?

  /// So long and in so many fixes it must be sure, in seconds: twice as long as one takes over a road.
  private static let holding = 14.0
  private static let fixesNeeded = 5
  /// A way that is not farther from the line, in metres, leads where the line does: a pavement beside a road.
  private static let beside = 10.0
  /// So far before and behind the walker the names of the line are theirs, in metres.
  private static let around = 60.0
  /// With a worse position, in metres, a street may be taken for the next.
  private static let worstAccuracy = 15.0

  /// Whether the way on which the walker is contradicts the one that they follow, for so long that it is no slip.
  mutating func contradicts(
    _ matched: MatchedPosition, _ estimate: PositionEstimate, at time: Double,
    _ follower: RouteFollower, on graph: WalkGraph
  ) -> Bool {
    guard isElsewhere(matched, estimate, follower, on: graph) else {
      since = nil
      return false
    }
    let before = since ?? (time, 0)
    since = (before.time, before.count + 1)
    return time - before.time >= Self.holding && before.count + 1 >= Self.fixesNeeded
  }

  private func isElsewhere(
    _ matched: MatchedPosition, _ estimate: PositionEstimate, _ follower: RouteFollower,
    on graph: WalkGraph
  ) -> Bool {
    guard matched.confidence == .sure, let way = matched.way, way.isForward != nil,
      estimate.accuracy <= Self.worstAccuracy, !estimate.isDisputed
    else { return false }
    let route = follower.plan.route
    let ways = [way] + matched.others
    guard
      !route.stretches.contains(where: { stretch in ways.contains { $0.way == stretch.link.way } })
    else { return false }
    let onLine = follower.line.nearest(to: way.point)
    guard onLine.point.distance(to: way.point) > Self.beside else { return false }
    // What has the street's name is that street, on whichever of its lines.
    let name = graph.name(of: way.way)
    return !route.stretches.contains { stretch in
      stretch.begin <= follower.progress + Self.around
        && stretch.begin + stretch.length >= follower.progress - Self.around
        && graph.name(of: stretch.link.way).isOneStreet(with: name)
    }
  }
}
