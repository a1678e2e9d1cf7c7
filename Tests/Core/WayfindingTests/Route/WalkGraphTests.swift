// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("The network of a map") struct WalkGraphTests {
  @Test("Each link leaves the node where it begins", arguments: UInt64(0)..<50)
  func linksLeaveTheirNodes(seed: UInt64) {
    var random = RandomMap(seed: seed)
    let map = random.map()
    let graph = WalkGraph(map)
    var count = 0
    for node in map.nodes.indices {
      for link in graph.links(from: node) {
        #expect(graph.start(of: link) == node, "seed \(seed)")
        count += 1
      }
    }
    #expect(count == 2 * map.ways.count)
  }

  @Test("Wherever ways lie on the earth, each is found where it is", arguments: UInt64(0)..<50)
  func findsWaysAnywhere(seed: UInt64) {
    var random = RandomMap(seed: seed)
    let map = random.map()
    let graph = WalkGraph(map)
    for (number, way) in map.ways.enumerated() {
      let near = graph.ways(near: map.nodes[way.start], within: 1)
      #expect(near.contains { $0.way == number }, "seed \(seed), way \(number)")
    }
  }

  @Test(
    "The nearest ways are those that a look at every point of all ways finds",
    arguments: UInt64(0)..<6,
    [
      (43.73, 7.41), (0, 0), (-54.8, -68.3), (69.6, 18.9), (51.48, 179.999),
    ])
  func findsTheNearest(seed: UInt64, corner: (Double, Double)) throws {
    let corner = Coordinate(within: corner.0, longitude: corner.1)
    var town = GridTown(columns: 6, rows: 6, corner: corner)
    town.disturb(seed: seed)
    let graph = WalkGraph(town.map)
    var random = SeededGenerator(seed: seed &+ 1)
    for _ in 0..<10 {
      let plane = LocalPlane(around: MapPoint(corner))
      let position = plane.point(
        at: .init(
          east: Double.random(in: -100...600, using: &random),
          north: Double.random(in: -100...600, using: &random)))
      let expected = town.map.ways.map { Self.distance(from: position, to: $0, of: town.map) }
      for near in graph.ways(near: position, within: 80) {
        #expect((near.distance - expected[near.way]).magnitude < 0.3, "seed \(seed)")
        #expect((near.point.distance(to: position) - near.distance).magnitude < 0.1)
      }
      let count = expected.count { $0 < 79.9 }
      #expect(graph.ways(near: position, within: 80).count >= count, "seed \(seed)")
      let nearest = try #require(graph.nearestWay(to: position) { _ in true })
      #expect((nearest.distance - (expected.min() ?? 0)).magnitude < 0.3, "seed \(seed)")
    }
  }

  /// By steps of 50 cm, which may miss the nearest point by a quarter of a metre along the way.
  private static func distance(
    from position: MapPoint, to way: WalkMap.Way, of map: WalkMap
  ) -> Double {
    let line = map.line(of: way)
    let places = Array(stride(from: 0, to: line.length, by: 0.5)) + [line.length]
    return places.map { line.point(at: $0).distance(to: position) }.min() ?? .infinity
  }

  @Test(
    "A position lies left or right of a way as one who walks it would say",
    arguments: [(10.0, true), (-10.0, false)])
  func tellsTheSide(north: Double, isLeft: Bool) throws {
    let town = GridTown(columns: 2, rows: 1)
    let near = WalkGraph(town.map).ways(near: town.point(0, 0, east: 30, north: north), within: 20)
    let way = try #require(near.first)
    #expect(way.isLeft == isLeft)
    #expect((way.along - 30).magnitude < 0.1)
    #expect((way.bearing - 90).magnitude < 0.5)
  }

  @Test("Ways across the 180th meridian are found from both sides")
  func crossesTheDateLine() throws {
    let town = GridTown(columns: 2, rows: 1, corner: Coordinate(within: 51.5, longitude: 179.9995))
    let graph = WalkGraph(town.map)
    for east in [20.0, 80] {
      let way = try #require(
        graph.ways(near: town.point(0, 0, east: east, north: 5), within: 10).first)
      #expect((way.along - east).magnitude < 0.1)
    }
    #expect((graph.lengths[0] - 100).magnitude < 0.1)
  }
}
