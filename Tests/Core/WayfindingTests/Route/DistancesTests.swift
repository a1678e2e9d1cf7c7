// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("Distances from one point to all") struct DistancesTests {
  /// The least lengths by going over all ways until nothing changes, without a queue (Bellman and Ford).
  private func plainest(_ map: WalkMap, from node: Int) -> [Double] {
    var best = [Double](repeating: .infinity, count: map.nodes.count)
    best[node] = 0
    let locked = Set(map.barriers.filter { $0.locked == .yes }.map(\.node))
    var isChanging = true
    while isChanging {
      isChanging = false
      for way in map.ways where way.access == .open {
        let length = map.length(of: way)
        for (from, to, isThere) in [
          (way.start, way.end, way.direction != .backward),
          (way.end, way.start, way.direction != .forward),
        ] where isThere && !(locked.contains(from) && from != node) {
          if best[from] + length < best[to] {
            best[to] = best[from] + length
            isChanging = true
          }
        }
      }
    }
    return best
  }

  @Test("They are those of the plainest search there is", arguments: UInt64(0)..<30)
  func agrees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var town = GridTown(columns: 8, rows: 8)
    town.disturb(seed: seed)
    for number in town.map.ways.indices {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: town.map.ways[number].direction = .forward
      case 1: town.map.ways[number].access = .closed
      default: break
      }
    }
    var gate = WalkMap.Barrier(node: Int.random(in: 1..<64, using: &random), kind: .gate)
    gate.locked = .yes
    town.map.barriers = [gate]
    let start = try #require(
      town.map.ways.first { $0.access == .open && $0.start != gate.node }?.start)
    let found = WalkGraph(town.map).distances(from: town.map.nodes[start])
    let least = plainest(town.map, from: start)
    for (node, (one, other)) in zip(found, least).enumerated() {
      #expect(one == other || abs(one - other) < 0.05, "seed \(seed), node \(node)")
    }
  }

  @Test("From the middle of a way, beside it, and far from all ways")
  func begins() {
    let town = GridTown(columns: 3, rows: 1)
    let graph = WalkGraph(town.map)
    let found = graph.distances(from: town.point(0, 0, east: 30, north: 10))
    for (one, other) in zip(found, [40.0, 80, 180]) { #expect(abs(one - other) < 0.1) }
    let far = graph.distances(from: town.point(0, 0, north: 300))
    #expect(far == [.infinity, .infinity, .infinity])
    let empty = WalkGraph(WalkMap(source: .init(title: "", origin: "", licence: "")))
    #expect(empty.distances(from: town.point(0, 0)).isEmpty)
  }
}
