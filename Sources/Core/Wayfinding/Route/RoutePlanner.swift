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
  /// No open way leads there: this is closed.
  case closed([MapClosure])
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
    let found = try search(from: start, walking: course, to: destinations, preferences)
    guard let found else {
      let open = try search(
        from: start, walking: course, to: destinations, preferences, ignoringClosures: true)
      if let open { throw .closed(closures(on: open)) }
      throw try noWay(from: start, to: destinations)
    }
    return found
  }

  /// What a route goes round because it is closed; nil where nothing would be otherwise.
  public func detour(
    of route: Route, from start: MapPoint, walking course: Double? = nil,
    to destinations: [MapPoint], _ preferences: RoutePreferences
  ) -> RouteDetour? {
    guard !graph.closed.isEmpty else { return nil }
    let open = try? search(
      from: start, walking: course, to: destinations, preferences, ignoringClosures: true)
    guard let open else { return nil }
    let met = closures(on: open)
    return met.isEmpty
      ? nil : RouteDetour(closures: met, longer: max(0, route.length - open.length))
  }

  private func closures(on route: Route) -> [MapClosure] {
    graph.closures(on: route).map { graph.closed.closures[$0] }
  }

  /// The best route; nil where no way leads there.
  private func search(
    from start: MapPoint, walking course: Double?, to destinations: [MapPoint],
    _ preferences: RoutePreferences, ignoringClosures: Bool = false
  ) throws(RouteError) -> Route? {
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
    guard !ends.isEmpty else { throw problem }
    // What lies off the ways is no way: only where none leads from the nearest, one a little farther is tried.
    for (starts, ends) in [(starts.near, ends.near), (starts, ends)] {
      let found = best(preferences, without: .init(), ignoringClosures) {
        $0.route(from: starts, walking: course, to: ends)
      }
      if let found {
        return avoiding(preferences, found, ignoringClosures) {
          $0.route(from: starts, walking: course, to: ends)
        }
      }
    }
    return nil
  }

  private func best(
    _ preferences: RoutePreferences, without forbidden: RoutePreferences.Hindrances,
    _ ignoringClosures: Bool, _ search: (inout RouteSearch) -> RouteSearch.Found?
  ) -> RouteSearch.Found? {
    var run = RouteSearch(
      graph, RouteCost(preferences: preferences, without: forbidden),
      ignoringClosures: ignoringClosures)
    return search(&run)
  }

  /// The best way without what is avoided, or without as much of it as can be left out: in the order of the hindrances.
  private func avoiding(
    _ preferences: RoutePreferences, _ usual: RouteSearch.Found, _ ignoringClosures: Bool,
    _ search: (inout RouteSearch) -> RouteSearch.Found?
  ) -> Route {
    let avoided = preferences.avoided
    guard !avoided.isEmpty else { return Route(usual, on: graph) }
    if let found = best(preferences, without: avoided, ignoringClosures, search) {
      return Route(found, on: graph)
    }
    var (chosen, left, unavoided) = (
      usual, RoutePreferences.Hindrances(), RoutePreferences.Hindrances()
    )
    for hindrance in avoided.all {
      var more = left
      more.insert(hindrance)
      if let found = best(preferences, without: more, ignoringClosures, search) {
        (chosen, left) = (found, more)
      } else {
        unavoided.insert(hindrance)
      }
    }
    var route = Route(chosen, on: graph)
    route.unavoided = unavoided
    return route
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
  private func noWay(
    from start: MapPoint, to destinations: [MapPoint]
  ) throws(RouteError) -> RouteError {
    let starts = try anchors(start) { .startOffMap(metres: $0) }
    guard
      let destination = destinations.first(where: { place in
        graph.nearestWay(to: place, where: isOpen).map { $0.distance <= Self.farthestWay } ?? false
      })
    else { return .noWays }
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
