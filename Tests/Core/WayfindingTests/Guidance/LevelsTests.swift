// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

/// A street from west to east, and a footbridge over it from south to north that begins and ends 40 metres from it.
///
/// Ten metres east of the bridge two lanes leave the street.
private struct BridgeTown {
  var map: WalkMap
  let plane = LocalPlane(around: MapPoint(Coordinate(within: 43.73, longitude: 7.41)))

  init() {
    map = WalkMap(source: .init(title: "Bridge", origin: "Test", licence: "None"))
    map.names = [MapNames("Low street"), MapNames("High bridge"), MapNames("Lane")]
    for (east, north) in [
      (-200.0, 0.0), (10, 0), (200, 0), (0, -100), (0, -40), (0, 40), (0, 100), (10, 60), (10, -60),
    ] { map.nodes.append(plane.point(at: .init(east: east, north: north))) }
    join(0, 1, .residentialRoad, 0)
    join(1, 2, .residentialRoad, 0)
    join(3, 4, .footway, 1)
    join(4, 5, .footway, 1, layer: 1)
    join(5, 6, .footway, 1)
    join(1, 7, .residentialRoad, 2)
    join(1, 8, .residentialRoad, 2)
    map.crossings = [WalkMap.Crossing(site: .node(1))]
  }

  private mutating func join(
    _ start: Int, _ end: Int, _ kind: WalkMap.WayKind, _ name: Int, layer: Int = 0
  ) {
    var way = WalkMap.Way(from: start, to: end, kind: kind)
    way.name = name
    way.layer = layer
    way.cover = layer > 0 ? .bridge : .none
    map.ways.append(way)
  }

  func point(_ east: Double, _ north: Double) -> MapPoint {
    plane.point(at: .init(east: east, north: north))
  }
}

@Suite("Above and below") struct LevelsTests {
  private let town = BridgeTown()

  @Test("The junction below a bridge is none to who is on it, and is one to who is in the street")
  func junctions() throws {
    let graph = WalkGraph(town.map)
    let here = town.point(0, 1)
    #expect(graph.junction(near: here, layer: 1) == nil)
    let below = try #require(graph.junction(near: here, layer: 0))
    #expect(below.roads.count == 4)
    #expect(abs(below.distance - (100 + 1).squareRoot()) < 0.2)
    // Where nobody says on which level, the nearest way does.
    #expect(graph.junction(near: town.point(0, 15)) == nil)
    #expect(graph.junction(near: town.point(8, 1)) != nil)
  }

  @Test("Who walks over the bridge is told that it is one, and hears nothing of the street below")
  func walksOver() throws {
    let graph = WalkGraph(town.map)
    let planner = RoutePlanner(graph)
    var guide = WalkGuide(
      on: planner, to: [.init([town.point(0, 100)], name: "The inn")], .shortest,
      naming: CalloutChoice(kinds: CalloutChoice.Kind.allCases), in: .english)
    var said: [String] = []
    var answers: [String] = []
    for second in 0..<130 {
      let here = town.point(0, -95 + 1.3 * Double(second))
      said += guide.take(PositionFix(here.coordinate, accuracy: 4, at: Double(second))).map(\.text)
      if second == 72, let view = guide.view(at: 72) {
        answers = WalkQuestion.allCases.map { graph.answer($0, at: view, in: .english) }
      }
    }
    #expect(
      said.contains {
        $0.hasSuffix("A bridge begins. Walk about 140 metres.") || $0.contains("A bridge begins.")
      }, "\(said)")
    #expect(!said.contains { $0.contains("Low street") || $0.contains("crossing of") }, "\(said)")
    try #require(answers.count == 4)
    #expect(answers[0].hasPrefix("You are on High bridge. You are on a bridge."), "\(answers)")
    #expect(!answers.contains { $0.contains("Low street") }, "\(answers)")
  }

  @Test("Who walks below hears of the junction there and of no bridge")
  func walksBelow() {
    var guide = WalkGuide(on: RoutePlanner(WalkGraph(town.map)), to: [], in: .english)
    var said: [String] = []
    for second in 0..<150 {
      let here = town.point(-95 + 1.3 * Double(second), 0)
      said += guide.take(PositionFix(here.coordinate, accuracy: 4, at: Double(second))).map(\.text)
    }
    #expect(said.contains { $0.hasPrefix("Junction") && $0.contains("Lane") }, "\(said)")
    #expect(!said.contains { $0.contains("High bridge") || $0.contains("You are on a bridge") })
  }
}

@Suite("Courtyards") struct CourtyardTests {
  @Test("Who stands in the courtyard of a house is not inside it")
  func courtyard() throws {
    var town = GridTown(columns: 2, rows: 2)
    func ring(_ half: Double) -> [MapPoint] {
      [(-half, -half), (half, -half), (half, half), (-half, half)].map {
        town.point(0, 0, east: 50 + $0.0, north: 50 + $0.1)
      }
    }
    var house = WalkMap.Outline(kind: .building, ring: ring(30))
    house.holes = [ring(10)]
    town.map.outlines = [house]
    town.map.names.append(MapNames("Old house"))
    var place = WalkMap.MapPlace(
      point: town.point(0, 0, east: 50, north: 50), category: .building, kind: "house")
    place.name = town.map.names.count - 1
    place.outline = 0
    town.map.places = [place]
    let graph = WalkGraph(town.map)
    let yard = graph.places(near: town.point(0, 0, east: 50, north: 52), within: 100)
    // Eight metres to the wall in the north of the yard
    #expect(abs((yard.first?.distance ?? 0) - 8) < 0.1)
    #expect(abs(yard.first?.bearing ?? 180) < 1)
    let inside = graph.places(near: town.point(0, 0, east: 50, north: 65), within: 100)
    #expect(inside.first?.distance == 0)
    #expect(graph.finding(at: town.point(0, 0, east: 50, north: 68), within: 5) == .area(0))
    town.map.places = []
    let bare = WalkGraph(town.map)
    #expect(bare.finding(at: town.point(0, 0, east: 50, north: 50), within: 5) == nil)
  }
}
