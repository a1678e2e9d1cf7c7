// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("What a route avoids") struct AvoidingTests {
  /// A town whose lowest street has a flight of steps between columns one and two.
  private static func withSteps() throws -> GridTown {
    var town = GridTown(columns: 4, rows: 2)
    let steps = try #require(town.way(town.node(1, 0), town.node(2, 0)))
    town.map.ways[steps].kind = .steps
    return town
  }

  private static func avoiding(_ hindrance: RoutePreferences.Hindrance) -> RoutePreferences {
    var preferences = RoutePreferences.shortest
    preferences[hindrance] = .avoided
    return preferences
  }

  private func plan(_ town: GridTown, _ preferences: RoutePreferences) throws -> RoutePlan {
    try RoutePlanner(WalkGraph(town.map)).plan(
      from: town.point(0, 0), to: [town.point(3, 0)], preferences)
  }

  @Test("Steps that are avoided are gone round, however much longer that is")
  func goesRound() throws {
    let town = try Self.withSteps()
    #expect((try plan(town, .shortest).route.length - 300).magnitude < 1)
    let around = try plan(town, Self.avoiding(.steps))
    #expect((around.route.length - 500).magnitude < 1)
    #expect(
      around.reason.text(in: .english) == "200 metres longer than the shortest way, no steps.")
  }

  @Test("Where no way leaves out what is avoided, there is one, and it says what it has")
  func saysWhatIsLeft() throws {
    var town = try Self.withSteps()
    town.remove { $0.start >= 4 && $0.end >= 4 }
    let plan = try plan(town, Self.avoiding(.steps))
    #expect((plan.route.length - 300).magnitude < 1)
    #expect(
      plan.reason.text(in: .english)
        == "This is also the shortest way on the map. No way on the map leaves out all that you avoid. This one has steps."
    )
  }

  @Test("What can be left out is, though another thing cannot")
  func leavesOutWhatItCan() throws {
    let town = try Self.withSteps()
    var preferences = Self.avoiding(.steps)
    preferences[.roads] = .avoided
    let plan = try plan(town, preferences)
    #expect((plan.route.length - 500).magnitude < 1)
    #expect(
      plan.reason.text(in: .english)
        .hasSuffix("This one has roads that have no known pavement."))
  }

  @Test(
    "A way without what is avoided never has it",
    arguments: UInt64(0)..<10,
    [
      RoutePreferences.Hindrance.steps, .barriers, .openSpaces, .crossings, .roads, .roughGround,
      .darkness,
    ])
  func keepsItsWord(seed: UInt64, hindrance: RoutePreferences.Hindrance) throws {
    var random = SeededGenerator(seed: seed)
    var town = GridTown(columns: 5, rows: 5, kind: .footway)
    for number in town.map.ways.indices where Int.random(in: 0..<4, using: &random) == 0 {
      switch hindrance {
      case .steps: town.map.ways[number].kind = .steps
      case .openSpaces: town.map.ways[number].kind = .squareEdge
      case .roads: town.map.ways[number].kind = .residentialRoad
      case .crossings: town.map.ways[number].kind = .crossing
      case .roughGround: town.map.ways[number].surface = .cobbles
      case .darkness: town.map.ways[number].lighting = .no
      case .barriers:
        town.map.barriers.append(.init(node: town.map.ways[number].end, kind: .gate))
      case .turns, .unknownWays: break
      }
    }
    let graph = WalkGraph(town.map)
    let route = try RoutePlanner(graph).route(
      from: town.point(0, 0), to: [town.point(4, 4)], Self.avoiding(hindrance))
    let facts = RouteFacts(route, on: graph)
    let ways = route.stretches.map { graph.map.ways[$0.link.way] }
    let isMet: Bool =
      switch hindrance {
      case .steps: facts.flights > 0
      case .openSpaces: facts.inTheOpen > 0
      case .roads: facts.onRoads > 0
      case .crossings: facts.crossings > 0
      case .barriers: facts.barriers > 0
      case .roughGround: ways.contains { $0.surface == .cobbles }
      case .darkness: ways.contains { $0.lighting == .no }
      case .turns, .unknownWays: false
      }
    #expect(route.unavoided.contains(hindrance) || !isMet)
  }
}
