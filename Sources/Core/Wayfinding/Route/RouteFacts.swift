// SPDX-License-Identifier: Apache-2.0

/// What is met on a route, counted.
public struct RouteFacts: Sendable, Equatable {
  /// Metres along the ways.
  public var length = 0.0
  /// Roads that are crossed.
  public var crossings = 0
  /// Of these, those with lights for people on foot, as far as the map knows.
  public var signalled = 0
  /// Of these, main roads where the map knows of no such lights.
  public var busy = 0
  /// Flights of steps.
  public var flights = 0
  /// Gates, bollards and the like.
  public var barriers = 0
  /// Metres on roads for which the map knows no pavement.
  public var onRoads = 0.0
  /// Metres over squares and shared surfaces.
  public var inTheOpen = 0.0
  /// Metres on ways that the person has walked.
  public var onKnown = 0.0

  /// Counts what a route meets.
  public init(_ route: Route, on graph: WalkGraph) {
    length = route.length
    var flight = false
    for (number, stretch) in route.stretches.enumerated() {
      let way = graph.map.ways[stretch.link.way]
      let isSteps = way.kind == .steps
      if isSteps && !flight { flights += 1 }
      flight = isSteps
      if graph.known.contains(stretch.link.way) { onKnown += stretch.length }
      if way.isOpenSpace { inTheOpen += stretch.length }
      if way.isRoadWithoutPavement { onRoads += stretch.length }
      if let crossing = graph.crossingsOfWays[stretch.link.way] {
        count(graph.map.crossings[crossing], road: nil)
      }
      guard number > 0 else { continue }
      let passing = graph.passing(from: route.stretches[number - 1].link, to: stretch.link)
      if passing.barrier != nil { barriers += 1 }
      if let crossed = passing.crossed {
        count(crossed.crossing.map { graph.map.crossings[$0] }, road: crossed.road)
      }
    }
  }

  /// What is met on one route and then on another.
  static func + (one: RouteFacts, other: RouteFacts) -> RouteFacts {
    var sum = one
    sum.length += other.length
    sum.crossings += other.crossings
    sum.signalled += other.signalled
    sum.busy += other.busy
    sum.flights += other.flights
    sum.barriers += other.barriers
    sum.onRoads += other.onRoads
    sum.inTheOpen += other.inTheOpen
    sum.onKnown += other.onKnown
    return sum
  }

  private mutating func count(_ crossing: WalkMap.Crossing?, road: WalkMap.WayKind?) {
    crossings += 1
    if crossing?.signals == .yes {
      signalled += 1
    } else if road?.isMainRoad ?? false {
      busy += 1
    }
  }
}
