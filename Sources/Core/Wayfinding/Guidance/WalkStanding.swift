// SPDX-License-Identifier: Apache-2.0

/// On which way of the map a walker is from fix to fix, and what was said of it.
struct WalkStanding: Sendable {
  private let graph: WalkGraph
  private var matcher: MapMatcher
  private var watch = WayWatch()
  private var estimate: PositionEstimate?
  private var time: Double?
  /// Where on the ways the walker is.
  private(set) var matched = MatchedPosition.nowhere
  /// The street of the last fixes, where it was sure, and in how many of them.
  private var row: (name: WayName, count: Int)?
  private var told: WayName?

  /// After so many seconds what was known of the way counts no more.
  private static let lasting = 10.0
  /// A street is told once it was sure in so many fixes running.
  private static let fixesNeeded = 3

  init(_ graph: WalkGraph) {
    self.graph = graph
    matcher = MapMatcher(graph)
  }

  mutating func take(_ estimate: PositionEstimate, at time: Double) {
    matched = matcher.take(estimate, at: time)
    self.estimate = estimate
    self.time = time
  }

  /// What can be said at a moment; nil where there was no fix for too long.
  func now(at moment: Double) -> Standing? {
    guard let estimate, let time, moment - time <= Self.lasting, moment >= time else { return nil }
    return Standing(matched, estimate, on: graph)
  }

  /// The place on the map's ways where the walker surely is.
  var surePoint: MapPoint? { matched.confidence == .sure ? matched.way?.point : nil }

  /// The level of the way on which the walker surely is.
  var sureLayer: Int? {
    matched.confidence == .sure ? matched.way.map { graph.map.ways[$0.way].layer } : nil
  }

  /// Whether the walker is surely on another way than the one that they follow.
  mutating func contradicts(
    _ follower: RouteFollower, _ estimate: PositionEstimate, at time: Double
  ) -> Bool {
    watch.contradicts(matched, estimate, at: time, follower, on: graph)
  }

  /// The street on which the walker surely is since a few fixes, where it is another than was told last.
  mutating func newStreet() -> WayName? {
    guard matched.confidence == .sure, matched.others.isEmpty, let way = matched.way,
      way.isForward != nil
    else {
      row = nil
      return nil
    }
    let name = graph.name(of: way.way)
    row = (name, row?.name == name ? (row?.count ?? 0) + 1 : 1)
    guard let row, row.count >= Self.fixesNeeded, told.map({ !$0.isSameRoad(as: name) }) ?? true
    else { return nil }
    return name
  }

  /// That this street was told.
  mutating func tell(_ name: WayName) { told = name }
}
