// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Changing the side") struct AsideTests {
  private let plane = LocalPlane(around: MapPoint(Coordinate(within: 43.73, longitude: 7.41)))

  /// A pavement that goes east, and another one on the other side of the street, so many metres to the left.
  private func route(aside: Double, isCrossing: Bool) throws -> [Instruction] {
    var map = WalkMap(source: .init(title: "Street", origin: "Test", licence: "None"))
    map.names = [MapNames("Long street")]
    for (east, north) in [
      (0.0, 0.0), (60, 0), (60, aside), (120, aside), (0, aside / 2), (60, aside / 2),
      (120, aside / 2),
    ] { map.nodes.append(plane.point(at: .init(east: east, north: north))) }
    for (start, end, kind) in [
      (0, 1, WalkMap.WayKind.pavement), (1, 5, isCrossing ? .crossing : .footway),
      (5, 2, isCrossing ? .crossing : .footway), (2, 3, .pavement),
    ] { map.ways.append(WalkMap.Way(from: start, to: end, kind: kind)) }
    if isCrossing {
      for (start, end) in [(4, 5), (5, 6)] {
        var road = WalkMap.Way(from: start, to: end, kind: .residentialRoad)
        road.name = 0
        map.ways.append(road)
      }
      map.crossings = [WalkMap.Crossing(site: .node(5))]
    }
    let graph = WalkGraph(map)
    return try RoutePlanner(graph).plan(from: map.nodes[0], to: [map.nodes[3]], .shortest)
      .instructions
  }

  private func texts(_ instructions: [Instruction]) -> [String] {
    var map = WalkMap(source: .init(title: "", origin: "", licence: ""))
    map.names = [MapNames("Long street")]
    let texts = InstructionTexts(map: map, language: .english)
    return instructions.map { texts.text(of: $0) }
  }

  @Test("Two turns at a crossing are told as one movement", arguments: [8.0, -8, 11])
  func crosses(aside: Double) throws {
    let instructions = try route(aside: aside, isCrossing: true)
    let all = texts(instructions)
    let side = aside > 0 ? "left" : "right"
    #expect(
      all.count {
        $0.hasPrefix(
          "Cross over to your \(side), and go on along the other side in the same direction. The way crosses Long street."
        )
      } == 1, "\(all)")
    #expect(!all.contains { $0.contains("Turn left") || $0.contains("Turn right") }, "\(all)")
    let act = try #require(
      instructions.flatMap(\.acts).compactMap { act -> Double? in
        if case .aside(let metres, true) = act { metres } else { nil }
      }.first)
    // North is to the left of who walks east.
    #expect(abs(act + aside) < 0.3)
  }

  @Test("Two turns without a crossing are told as so many metres aside")
  func goesAside() throws {
    let all = texts(try route(aside: 9, isCrossing: false))
    #expect(
      all.contains {
        $0.hasPrefix("Go about 10 metres to the left, then on in the same direction.")
      }, "\(all)")
    #expect(!all.contains { $0.contains("Turn left") || $0.contains("Turn right") }, "\(all)")
  }

  @Test("A line that wavers by less than a step aside is not told")
  func wavers() throws {
    let all = texts(try route(aside: 2, isCrossing: false))
    #expect(all.count == 2, "\(all)")
  }

  @Test("Where the turns lie farther from each other, each is told")
  func farTurns() throws {
    let all = texts(try route(aside: 30, isCrossing: false))
    #expect(all.count { $0.contains("to the left") } == 1, "\(all)")
    #expect(all.count { $0.contains("to the right") } == 1, "\(all)")
  }
}

@Suite("Tracks") struct TracksTests {
  @Test(
    "A crossing of tracks is told with what warns of trains, and weighs more than a street",
    arguments: [
      (
        WalkMap.Crossed.railway, Known.yes,
        "The way crosses a railway. The way across leads to the east. There: gates that close for trains. The map does not say: whether there is tactile paving."
      ),
      (
        .railway, .unknown,
        "The way crosses a railway. The way across leads to the east. The map does not say: whether anything warns of trains and whether there is tactile paving."
      ),
      (
        .tram, .unknown,
        "The way crosses tram tracks. The way across leads to the east. The map does not say: whether there are traffic lights and whether there is tactile paving."
      ),
    ])
  func tells(over: WalkMap.Crossed, gates: Known, text: String) throws {
    var town = GridTown(columns: 3, rows: 1, kind: .footway)
    var crossing = WalkMap.Crossing(site: .node(town.node(1, 0)))
    crossing.over = over
    crossing.gates = gates
    town.map.crossings = [crossing]
    let graph = WalkGraph(town.map)
    let plan = try RoutePlanner(graph).plan(
      from: town.point(0, 0), to: [town.point(2, 0)], .shortest)
    let texts = InstructionTexts(map: town.map, language: .english)
    #expect(
      plan.instructions.contains { texts.text(of: $0).hasPrefix(text) },
      "\(plan.instructions.map { texts.text(of: $0) })")
    #expect(plan.reason.chosen.crossings == 1)
    let cost = RouteCost(preferences: .blind)
    #expect(
      cost.crossing(crossing, over: nil)
        > cost.crossing(WalkMap.Crossing(site: .node(1)), over: .residentialRoad))
  }

  @Test("Who minds crossings goes round a railway, and who does not, over it")
  func weighs() throws {
    // Over the tracks 200 metres, round them 280
    var town = GridTown(columns: 3, rows: 2, kind: .footway)
    for number in town.map.nodes.indices where number >= 3 {
      town.map.nodes[number] = town.point(number - 3, 0, north: 40)
    }
    var crossing = WalkMap.Crossing(site: .node(1))
    crossing.over = .railway
    town.map.crossings = [crossing]
    town.remove { $0.start == 1 && $0.end == 4 }
    let planner = RoutePlanner(WalkGraph(town.map))
    func length(_ preferences: RoutePreferences) throws -> Double {
      try planner.route(from: town.point(0, 0), to: [town.point(2, 0)], preferences).length
    }
    #expect(abs(try length(.shortest) - 200) < 1)
    #expect(abs(try length(.blind) - 280) < 1)
  }
}
