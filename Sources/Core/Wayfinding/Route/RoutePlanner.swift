// SPDX-License-Identifier: Apache-2.0

/// Why there is no route.
public enum RouteError: Error, Sendable, Equatable {
  /// The map has no way that may be walked.
  case noWays
  /// No way lies near the start; the nearest is so many metres away.
  case startOffMap(metres: Double)
  /// No way lies near the destination; the nearest is so many metres away.
  case destinationOffMap(metres: Double)
  /// No way leads there; the nearest point to which one leads is so many metres from it.
  case noWayThere(metres: Double, nearest: MapPoint)
}

/// Finds routes on one map.
public struct RoutePlanner: Sendable {
  /// The network that is searched.
  public let graph: WalkGraph

  /// A way farther than this from where one is, is not the one on which one is, in metres.
  public static let farthestWay = 250.0
  /// A way that is farther by more than this than the nearest is not tried as the beginning or the end, in metres.
  static let otherWays = 15.0
  /// Ways that are nearer to each other than this lie equally far, in metres: those that meet at a node.
  static let sameDistance = 0.5
  /// So many ways are tried at each end.
  static let mostAnchors = 8

  /// A planner on a network.
  public init(_ graph: WalkGraph) { self.graph = graph }

  /// The best route from a position to one of some points, such as the doors of a building.
  ///
  /// Who walks in a direction, in degrees from north, is not turned round for little.
  public func route(
    from start: MapPoint, walking course: Double? = nil, to destinations: [MapPoint],
    _ preferences: RoutePreferences
  ) throws(RouteError) -> Route {
    let starts = try anchors(start) { .startOffMap(metres: $0) }
    var ends: [Anchor] = []
    var problem = RouteError.noWays
    for destination in destinations {
      do throws(RouteError) {
        ends += try anchors(destination) { .destinationOffMap(metres: $0) }
      } catch {
        problem = error
      }
    }
    guard let first = ends.first else { throw problem }
    // What lies off the ways is no way: only where none leads from the nearest, one a little farther is tried.
    for (starts, ends) in [(starts.near, ends.near), (starts, ends)] {
      var search = RouteSearch(graph, RouteCost(preferences: preferences))
      if let found = search.route(from: starts, walking: course, to: ends) {
        return Route(found, on: graph)
      }
    }
    throw noWay(from: starts, to: first.place)
  }

  /// The ways that may be meant by a position: the nearest, and those hardly farther.
  private func anchors(
    _ position: MapPoint, else problem: (Double) -> RouteError
  ) throws(RouteError) -> [Anchor] {
    guard let nearest = graph.nearestWay(to: position, where: isOpen) else { throw .noWays }
    guard nearest.distance <= Self.farthestWay else { throw problem(nearest.distance) }
    return graph.ways(near: position, within: nearest.distance + Self.otherWays)
      .filter { isOpen($0.way) }.prefix(Self.mostAnchors).map { near in
        Anchor(
          near: near, place: position,
          isNearest: near.distance <= nearest.distance + Self.sameDistance)
      }
  }

  private func isOpen(_ way: Int) -> Bool { graph.map.ways[way].access.isOpen }

  /// The nearest place to the destination to which one can walk.
  private func noWay(from starts: [Anchor], to destination: MapPoint) -> RouteError {
    let pieces = Set(starts.map { graph.pieces[graph.map.ways[$0.near.way].start] })
    let nearest = graph.nearestWay(to: destination) { way in
      isOpen(way) && pieces.contains(graph.pieces[graph.map.ways[way].start])
    }
    guard let nearest else { return .noWays }
    return .noWayThere(metres: nearest.distance, nearest: nearest.point)
  }
}

extension [Anchor] {
  /// Those of the nearest ways.
  fileprivate var near: [Anchor] { filter { $0.isNearest } }
}
