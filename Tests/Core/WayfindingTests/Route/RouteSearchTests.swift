// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("Routes") struct RouteSearchTests {
  /// The distances from a node by Dijkstra's method in its plainest form, along ways that may be walked.
  private static func distances(from start: Int, in map: WalkMap) -> [Double] {
    var best = [Double](repeating: .infinity, count: map.nodes.count)
    var done = Set<Int>()
    best[start] = 0
    while let node = best.indices.filter({ !done.contains($0) && best[$0] < .infinity })
      .min(by: { best[$0] < best[$1] })
    {
      done.insert(node)
      for way in map.ways where way.access == .open {
        let length = map.length(of: way)
        if way.start == node, way.direction != .backward {
          best[way.end] = min(best[way.end], best[node] + length)
        }
        if way.end == node, way.direction != .forward {
          best[way.start] = min(best[way.start], best[node] + length)
        }
      }
    }
    return best
  }

  private static func town(seed: UInt64) -> WalkMap {
    var random = SeededGenerator(seed: seed)
    var town = GridTown(columns: 6, rows: 5)
    town.disturb(seed: seed)
    for number in town.map.ways.indices {
      if Int.random(in: 0..<8, using: &random) == 0 { town.map.ways[number].direction = .forward }
      if Int.random(in: 0..<8, using: &random) == 0 { town.map.ways[number].access = .closed }
      if Int.random(in: 0..<6, using: &random) == 0 { town.map.ways[number].kind = .steps }
      if Int.random(in: 0..<6, using: &random) == 0 {
        town.map.ways[number].kind = .primaryRoad
      }
    }
    return town.map
  }

  @Test("The shortest way is as long as the plainest search finds", arguments: UInt64(0)..<60)
  func findsTheShortest(seed: UInt64) {
    let map = Self.town(seed: seed)
    let graph = WalkGraph(map)
    let start = Int(seed % 30)
    let distances = Self.distances(from: start, in: map)
    for end in map.nodes.indices where end != start {
      var search = RouteSearch(graph, RouteCost(preferences: .shortest))
      let found = search.route(
        from: Self.anchors(at: start, graph), to: Self.anchors(at: end, graph))
      guard distances[end] < .infinity else {
        #expect(found == nil, "seed \(seed), to \(end)")
        continue
      }
      let length = found.map {
        Route($0, on: graph).length
      }
      #expect(((length ?? .infinity) - distances[end]).magnitude < 0.5, "seed \(seed), to \(end)")
    }
  }

  /// A node as the beginning or the end of every way that meets there.
  private static func anchors(at node: Int, _ graph: WalkGraph) -> [Anchor] {
    graph.ways(near: graph.map.nodes[node], within: 0.05)
      .filter { graph.map.ways[$0.way].access == .open }.map {
        Anchor(near: $0, place: graph.map.nodes[node])
      }
  }

  @Test(
    "Whatever is minded, no route costs less than the one that is found", arguments: UInt64(0)..<40)
  func costsLeast(seed: UInt64) {
    let map = Self.town(seed: seed)
    let graph = WalkGraph(map)
    var preferences = RoutePreferences.blind
    var random = SeededGenerator(seed: seed)
    for hindrance in RoutePreferences.Hindrance.allCases {
      preferences[hindrance] =
        RoutePreferences.Weight.allCases.randomElement(using: &random) ?? .minded
    }
    let cost = RouteCost(preferences: preferences)
    let start = Int(seed % 30)
    let best = Self.costs(from: Self.anchors(at: start, graph), graph, cost)
    for end in map.nodes.indices where end != start {
      var search = RouteSearch(graph, cost)
      let found = search.route(
        from: Self.anchors(at: start, graph), to: Self.anchors(at: end, graph))
      let least =
        graph.links(from: end).map { best[$0.reversed.index] }.min() ?? .infinity
      if least == .infinity {
        #expect(found == nil, "seed \(seed), to \(end)")
      } else {
        #expect(((found?.cost ?? .infinity) - least).magnitude < 1, "seed \(seed), to \(end)")
      }
    }
  }

  /// What each link costs at its end, by going over all of them until nothing gets cheaper (Bellman and Ford).
  private static func costs(
    from starts: [Anchor], _ graph: WalkGraph, _ cost: RouteCost
  ) -> [Double] {
    let links = (0..<2 * graph.map.ways.count).map { WayLink(index: $0) }
      .filter { graph.isWalkable($0) }
    func own(_ link: WayLink) -> Double {
      let way = graph.map.ways[link.way]
      return graph.lengths[link.way] * cost.factor(of: way) + cost.toll(of: way, crossing: nil)
    }
    var best = [Double](repeating: .infinity, count: 2 * graph.map.ways.count)
    let node = starts.first.map { $0.near.point } ?? graph.map.nodes[0]
    for link in links where graph.map.nodes[graph.start(of: link)].distance(to: node) < 0.05 {
      best[link.index] = own(link)
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for link in links where best[link.index] < .infinity {
        for next in graph.links(from: graph.end(of: link))
        where graph.isWalkable(next) && next != link.reversed {
          let passing = graph.passing(from: link, to: next)
          var total = best[link.index] + own(next) + cost.turn(by: passing.turn)
          if let crossed = passing.crossed { total += cost.crossing(nil, over: crossed.road) }
          if total < best[next.index] - 1e-9 {
            best[next.index] = total
            isChanging = true
          }
        }
      }
    }
    return best
  }
}
