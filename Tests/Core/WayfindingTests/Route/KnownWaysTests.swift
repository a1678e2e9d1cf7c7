// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Ways that the person knows") struct KnownWaysTests {
  /// Two ways to the north-eastern corner: over the south 300 metres, over the north 330.
  private func town() -> GridTown {
    var town = GridTown(columns: 3, rows: 2, kind: .footway)
    town.remove { ($0.start == 1 && $0.end == 4) }
    for number in town.map.ways.indices where town.map.ways[number].start == 3 {
      let middle = town.point(0, 1, east: 50, north: 40)
      town.map.ways[number].shape = [middle]
    }
    return town
  }

  private func own(_ points: [MapPoint]) throws -> OwnWay {
    try #require(OwnWay(name: "Mine", points))
  }

  @Test("A way of one's own is preferred to one that is a little shorter, and the reason says so")
  func prefers() throws {
    let town = town()
    var graph = WalkGraph(town.map)
    let (start, end) = (town.point(0, 0), town.point(2, 1))
    let shortest = try RoutePlanner(graph).plan(from: start, to: [end], .blind)
    #expect(abs(shortest.route.length - 300) < 1)
    let north = [
      start, town.point(0, 1), town.point(0, 1, east: 50, north: 40), town.point(1, 1), end,
    ]
    graph.know([try own(north)])
    #expect(graph.known.count == 3)
    let plan = try RoutePlanner(graph).plan(from: start, to: [end], .blind)
    // 100 metres, twice the root of 50² + 40², and 100 metres
    #expect(abs(plan.route.length - (200 + 2 * (2500.0 + 1600).squareRoot())) < 1)
    #expect(
      plan.reason.text(in: .english)
        == "30 metres longer than the shortest way, 330 metres more on ways that you have walked.")
    // Who does not care is led the shortest way, and who only wants the fewest metres, too.
    var careless = RoutePreferences.blind
    careless[.unknownWays] = .ignored
    for preferences in [careless, .shortest] {
      let plan = try RoutePlanner(graph).plan(from: start, to: [end], preferences)
      #expect(abs(plan.route.length - 300) < 1)
    }
  }

  @Test("Only ways along which somebody walked are known, not those that they crossed")
  func knowsOnlyThese() throws {
    let town = GridTown(columns: 3, rows: 3)
    var graph = WalkGraph(town.map)
    graph.know([try own([town.point(0, 1, north: 4), town.point(2, 1, north: 4)])])
    let expected = [town.way(3, 4), town.way(4, 5)].compactMap { $0 }
    #expect(graph.known.sorted() == expected.sorted())
    graph.know([])
    #expect(graph.known.isEmpty)
  }

  @Test("Who avoids unknown ways is told where no known one leads")
  func avoids() throws {
    let town = town()
    var graph = WalkGraph(town.map)
    var preferences = RoutePreferences.shortest
    preferences[.unknownWays] = .avoided
    graph.know([try own([town.point(0, 0), town.point(1, 0)])])
    let plan = try RoutePlanner(graph).plan(
      from: town.point(0, 0), to: [town.point(2, 1)], preferences)
    #expect(
      plan.reason.text(in: .english).hasSuffix(
        "No way on the map leaves out all that you avoid. This one has ways that you have not walked."
      ), "\(plan.reason.text(in: .english))")
  }
}
