// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Junctions, and what is around") struct JunctionTests {
  @Test(
    "Each way of a junction is told where it lies",
    arguments: [
      (0.0, "Junction: Column 1 ahead and behind you; Row 1 to your right and to your left."),
      (90, "Junction: Row 1 ahead and behind you; Column 1 to your right and to your left."),
      (
        45,
        "Junction: Row 1 ahead to your right and behind you to the left; Column 1 behind you to the right and ahead to your left."
      ),
    ])
  func tellsWays(facing: Double, text: String) throws {
    let town = GridTown(columns: 3, rows: 3)
    let junction = try #require(WalkGraph(town.map).junction(near: town.point(1, 1, east: 3)))
    #expect(junction.text(on: town.map, facing: facing, in: .english) == text)
    #expect(junction.roads.map { $0.bearing.rounded() } == [0, 90, 180, 270])
  }

  @Test("Without a heading, and by the compass, ways are told by the points of the compass")
  func tellsByTheCompass() throws {
    let town = GridTown(columns: 3, rows: 3)
    let junction = try #require(WalkGraph(town.map).junction(near: town.point(1, 1)))
    let text =
      "Junction: Column 1 to the north and to the south; Row 1 to the east and to the west."
    #expect(junction.text(on: town.map, facing: nil, in: .english) == text)
  }

  @Test("A junction that is not right here is told with its distance")
  func tellsDistance() throws {
    let town = GridTown(columns: 3, rows: 3)
    let junction = try #require(WalkGraph(town.map).junction(near: town.point(1, 1, north: -30)))
    #expect(
      junction.text(on: town.map, facing: 0, in: .english)
        .hasPrefix("Junction about 30 metres away, ahead: Column 1"))
  }

  @Test("Where none is near, there is none")
  func findsNone() {
    let town = GridTown(columns: 2, rows: 1)
    #expect(WalkGraph(town.map).junction(near: town.point(0, 0)) == nil)
  }

  @Test("Among pavements and crossings the junction of the roads is told")
  func prefersRoads() throws {
    var town = GridTown(columns: 3, rows: 3)
    let corner = town.map.nodes.count
    town.map.nodes += [
      town.point(1, 1, east: 8, north: 8), town.point(1, 1, east: 8, north: 60),
      town.point(1, 1, east: 60, north: 8), town.point(1, 1, east: 8, north: -8),
    ]
    for (end, kind) in [
      (corner + 1, WalkMap.WayKind.pavement), (corner + 2, .pavement), (corner + 3, .crossing),
    ] {
      town.join(corner, end, kind: kind)
    }
    let junction = try #require(
      WalkGraph(town.map).junction(near: town.point(1, 1, east: 9, north: 9)))
    #expect(junction.point == town.map.nodes[town.node(1, 1)])
  }

  @Test("Pavements go by the name of the road beside them")
  func namesPavements() {
    var town = GridTown(columns: 2, rows: 1)
    town.map.nodes += [town.point(0, 0, north: 7), town.point(1, 0, north: 7)]
    let beside = town.join(2, 3, kind: .pavement)
    town.map.nodes += [town.point(0, 0, east: 50, north: 9), town.point(0, 0, east: 50, north: 60)]
    let away = town.join(4, 5, kind: .footway)
    let graph = WalkGraph(town.map)
    #expect(graph.name(of: beside) == .along(.pavement, road: 0))
    #expect(graph.name(of: away) == .kind(.footway))
  }

  @Test("Around somebody are the way and the nearest place of each quarter, by its edge")
  func tellsAround() throws {
    var town = GridTown(columns: 3, rows: 3)
    let here = town.point(1, 1)
    func add(_ name: String, east: Double, north: Double) {
      town.map.names.append(MapNames(name))
      var place = WalkMap.MapPlace(
        point: town.point(1, 1, east: east, north: north), category: .food, kind: "cafe")
      place.name = town.map.names.count - 1
      town.map.places.append(place)
    }
    add("Near north", east: 0, north: 40)
    add("Far north", east: 5, north: 90)
    add("East hall", east: 100, north: 0)
    add("Too far", east: -400, north: 0)
    town.map.outlines = [
      WalkMap.Outline(
        kind: .building,
        ring: [(80.0, -20.0), (120, -20), (120, 20), (80, 20)].map {
          town.point(1, 1, east: $0.0, north: $0.1)
        })
    ]
    town.map.places[2].outline = 0
    let graph = WalkGraph(town.map)
    let around = graph.surroundings(of: here, facing: 0)
    #expect(
      around.text(on: town.map, facing: 0, in: .english)
        == "You are on Column 1. Near you: Near north, about 40 metres ahead; East hall, about 80 metres to your right."
    )
    let inside = graph.surroundings(of: town.point(1, 1, east: 100), facing: 0)
    #expect(
      inside.text(on: town.map, facing: 0, in: .english).contains("East hall, you are inside it"))
  }

  @Test(
    "Whatever the map and wherever one stands, something is said", arguments: UInt64(0)..<100)
  func neverTraps(seed: UInt64) {
    var random = RandomMap(seed: seed)
    let map = random.map()
    let graph = WalkGraph(map)
    for node in map.nodes.prefix(5) {
      for facing in [nil, 0, 359.9, -720, 1e12] as [Double?] {
        for language in Language.allCases {
          let around = graph.surroundings(of: node, facing: facing)
          #expect(!around.text(on: map, facing: facing, in: language).isEmpty)
          _ = graph.junction(near: node)?.text(on: map, facing: facing, in: language)
        }
      }
    }
  }
}
