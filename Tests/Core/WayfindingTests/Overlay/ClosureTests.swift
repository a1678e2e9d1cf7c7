// SPDX-License-Identifier: Apache-2.0

import Speaking
import Testing

@testable import Wayfinding

@Suite("Ways round what is closed") struct ClosureTests {
  private let town = GridTown(columns: 4, rows: 3)

  private func closure(_ extent: MapClosure.Extent) -> MapClosure {
    MapClosure(
      id: "c", what: MapNames("Works in Row 0", translations: [.init(tag: "es", text: "Obras")]),
      reason: MapNames("new pipes"), extent: extent, from: "2026-11-25", until: "2026-12-03")
  }

  private func planner(_ map: WalkMap, _ extents: MapClosure.Extent...) -> RoutePlanner {
    RoutePlanner(
      WalkGraph(map, MapOverlay(edition: "1", closures: extents.map { closure($0) })))
  }

  private func plan(
    _ planner: RoutePlanner, from start: (Int, Int) = (0, 0), to end: (Int, Int) = (3, 0)
  ) throws(RouteError) -> RoutePlan {
    try planner.plan(
      from: town.point(start.0, start.1), to: [town.point(end.0, end.1)], .shortest)
  }

  private func ways(_ plan: RoutePlan) -> Set<Int> {
    Set(plan.route.stretches.map(\.link.way))
  }

  @Test("A way goes round a closed circle and says so, with the day")
  func goesRound() throws {
    let middle = try #require(town.way(town.node(1, 0), town.node(2, 0)))
    let planner = planner(town.map, .around(town.point(1, 0, east: 50), metres: 20))
    let plan = try plan(planner)
    #expect(!ways(plan).contains(middle))
    #expect(abs(plan.route.length - 500) < 5)
    #expect(
      plan.reason.text(in: .english).hasSuffix(
        "The way is about 200 metres longer, since this is closed: Works in Row 0, until 3 December 2026 (new pipes)."
      ))
    #expect(plan.reason.text(in: .spanish).contains("Obras, hasta el 3 de diciembre de 2026"))
  }

  @Test("What lies beside the way changes nothing and is not told")
  func besides() throws {
    let plan = try plan(planner(town.map, .around(town.point(1, 2), metres: 20)))
    #expect(plan.reason.detour == nil)
    #expect(abs(plan.route.length - 300) < 5)
  }

  @Test("A street is closed by its name, whole or near a point")
  func streets() throws {
    let whole = WalkGraph(
      town.map,
      MapOverlay(edition: "1", closures: [closure(.street("ROW 0", near: nil, metres: 0))]))
    #expect(whole.closed.ways.count == 3)
    let part = WalkGraph(
      town.map,
      MapOverlay(
        edition: "1",
        closures: [closure(.street("Row 0", near: town.point(1, 0, east: 50), metres: 20))]))
    #expect(part.closed.ways.count == 1)
    #expect(!WalkGraph(town.map).has(.street("Row 9", near: nil, metres: 0)))
  }

  @Test("Where every way is closed, that and until when is the answer")
  func noWay() throws {
    let ring = planner(town.map, .around(town.point(3, 0), metres: 120))
    #expect {
      try plan(ring)
    } throws: { error in
      guard case RouteError.closed(let closures) = error else { return false }
      return closures.count == 1
        && (error as? RouteError)?.message(in: .english)
          == "No open way leads there at present. Closed: Works in Row 0, until 3 December 2026 (new pipes)."
    }
  }

  @Test("Who stands in what is closed is led out of it, and nobody back in")
  func leadsOut() throws {
    let planner = planner(town.map, .around(town.point(0, 0), metres: 120))
    let plan = try plan(planner, from: (0, 0), to: (3, 2))
    #expect(plan.route.length > 490)
    let closed = plan.route.stretches.map { planner.graph.closed.ways[$0.link.way] != nil }
    #expect(closed.first == true && closed.last == false)
    let firstOpen = try #require(closed.firstIndex(of: false))
    #expect(closed[firstOpen...].allSatisfy { !$0 })
  }

  @Test("Steps, a gate and a crossing are closed by themselves")
  func things() throws {
    var town = town
    let steps = try #require(town.way(town.node(1, 0), town.node(2, 0)))
    town.map.ways[steps].kind = .steps
    town.map.barriers = [WalkMap.Barrier(node: town.node(1, 1), kind: .gate)]
    town.map.crossings = [WalkMap.Crossing(site: .node(town.node(2, 1)))]
    let point = town.point(1, 0, east: 50)
    #expect(!ways(try plan(planner(town.map, .nearest(.steps, point)))).contains(steps))
    let gate = planner(town.map, .nearest(.gate, town.point(1, 1, east: 10)))
    let round = try plan(gate, from: (0, 1), to: (3, 1))
    #expect(abs(round.route.length - 500) < 5)
    #expect(round.reason.detour?.closures.count == 1)
    #expect(WalkGraph(town.map).has(.nearest(.crossing, town.point(2, 1))))
    #expect(!WalkGraph(town.map).has(.nearest(.crossing, town.point(0, 0))))
    #expect(!WalkGraph(town.map).has(.nearest(.steps, town.point(3, 2))))
  }

  @Test("A closed crossing of a street is not crossed there")
  func crossing() throws {
    var town = GridTown(columns: 3, rows: 3)
    for (start, end) in [(0, 1), (1, 2)] {
      let way = try #require(town.way(town.node(start, 1), town.node(end, 1)))
      town.map.ways[way].kind = .footway
    }
    town.map.crossings = [WalkMap.Crossing(site: .node(town.node(1, 1)))]
    let planner = planner(town.map, .nearest(.crossing, town.point(1, 1)))
    let plan = try planner.plan(
      from: town.point(0, 1), to: [town.point(2, 1)], .shortest)
    #expect(plan.route.length > 390)
    #expect(plan.reason.detour?.closures.count == 1)
  }
}
