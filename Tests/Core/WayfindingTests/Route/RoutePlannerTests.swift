// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("Planning a route") struct RoutePlannerTests {
  private func plan(
    _ map: WalkMap, _ start: MapPoint, _ end: MapPoint, _ preferences: RoutePreferences = .shortest
  ) throws -> Route {
    try RoutePlanner(WalkGraph(map)).route(from: start, to: [end], preferences)
  }

  @Test("A route begins and ends on the ways, and says how far off they are")
  func tellsGaps() throws {
    let town = GridTown(columns: 3, rows: 2)
    let route = try plan(
      town.map, town.point(0, 0, east: 30, north: -8), town.point(2, 0, east: -20, north: 5))
    #expect((route.length - 150).magnitude < 0.5)
    #expect((route.startGap - 8).magnitude < 0.1)
    #expect((route.endGap - 5).magnitude < 0.1)
    #expect(route.stretches.map(\.length).reduce(0, +) == route.length)
  }

  @Test(
    "Start and end on one way are joined along it, in either direction", arguments: [true, false])
  func staysOnAWay(isForward: Bool) throws {
    let town = GridTown(columns: 2, rows: 2)
    let (one, other) = (town.point(0, 0, east: 20), town.point(0, 0, east: 70))
    let route = try isForward ? plan(town.map, one, other) : plan(town.map, other, one)
    #expect((route.length - 50).magnitude < 0.1)
    #expect(route.stretches.count == 1)
    #expect(route.stretches[0].link.isForward == isForward)
  }

  @Test("Of several doors the one that is reached most easily is taken")
  func choosesADoor() throws {
    let town = GridTown(columns: 4, rows: 2)
    let doors = [town.point(3, 0), town.point(2, 0, east: -10)]
    let route = try RoutePlanner(WalkGraph(town.map)).route(
      from: town.point(0, 0), to: doors, .shortest)
    #expect(route.destination == doors[1])
  }

  @Test("Where no way leads, the nearest point that can be reached is told")
  func tellsTheNearest() {
    var town = GridTown(columns: 4, rows: 1)
    town.map.ways.remove(at: 1)
    #expect {
      try plan(town.map, town.point(0, 0), town.point(3, 0))
    } throws: { error in
      guard case RouteError.noWayThere(let metres, let nearest) = error else { return false }
      return (metres - 200).magnitude < 1 && nearest.distance(to: town.point(1, 0)) < 1
    }
  }

  @Test("A place far from every way is refused with how far the nearest is")
  func refusesFarPlaces() {
    let town = GridTown(columns: 2, rows: 1)
    #expect {
      try plan(town.map, town.point(0, 0, north: -3000), town.point(1, 0))
    } throws: { error in
      guard case RouteError.startOffMap(let metres) = error else { return false }
      return (metres - 3000).magnitude < 30
    }
    #expect {
      try plan(town.map, town.point(0, 0), town.point(1, 0, north: 400))
    } throws: { error in
      guard case RouteError.destinationOffMap(let metres) = error else { return false }
      return (metres - 400).magnitude < 5
    }
  }

  @Test("A locked gate is not passed, an open one is")
  func mindsLocks() throws {
    var town = GridTown(columns: 3, rows: 2)
    town.map.barriers = [WalkMap.Barrier(node: town.node(1, 0), kind: .gate)]
    let (start, end) = (town.point(0, 0), town.point(2, 0))
    #expect((try plan(town.map, start, end).length - 200).magnitude < 1)
    town.map.barriers[0].locked = .yes
    #expect((try plan(town.map, start, end).length - 400).magnitude < 1)
  }

  @Test(
    "What is minded is gone around, where the way is not much longer",
    arguments: [
      (RoutePreferences.Hindrance.steps, WalkMap.WayKind.steps),
      (.roads, .primaryRoad), (.openSpaces, .squareEdge),
    ])
  func goesAround(hindrance: RoutePreferences.Hindrance, kind: WalkMap.WayKind) throws {
    var town = GridTown(columns: 3, rows: 2, spacing: 20, kind: .pavement)
    for (start, end) in [(0, 1), (1, 2)] {
      let way = try #require(town.way(town.node(start, 0), town.node(end, 0)))
      town.map.ways[way].kind = kind
    }
    var preferences = RoutePreferences.shortest
    let (start, end) = (town.point(0, 0, north: 1), town.point(2, 0, north: 1))
    func length() throws -> Double { try plan(town.map, start, end, preferences).length }
    #expect(try length() < 45)
    preferences[hindrance] = .avoided
    #expect(try length() > 70)
  }

  @Test(
    "Wherever on the earth a map lies and whatever it holds, planning ends with a route or a reason",
    arguments: UInt64(0)..<100)
  func neverTraps(seed: UInt64) {
    var random = RandomMap(seed: seed)
    let map = random.map()
    let planner = RoutePlanner(WalkGraph(map))
    for end in map.nodes.indices.prefix(6) {
      for preferences in [RoutePreferences.shortest, .blind] {
        let route = try? planner.route(from: map.nodes[0], to: [map.nodes[end]], preferences)
        if let route { _ = RouteFacts(route, on: planner.graph) }
      }
    }
  }
}
