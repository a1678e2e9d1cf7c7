// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wayfinding

/// Routes on a map: of Monaco, or of the pack that `MAP` names.
///
/// The lengths are held against the plainest search there is.
let routesTopic = Topic(name: "routes") { report in
  let path = ProcessInfo.processInfo.environment["MAP"] ?? "Examples/maps/monaco.walkmap"
  guard let bytes = FileManager.default.contents(atPath: path),
    let map = try? WalkMapPack.decode([UInt8](bytes)), !map.ways.isEmpty
  else {
    report.table("Routes", columns: ["what"], rows: [["\(path) is not the pack of a map"]])
    return
  }
  let loading = Routes.median(20) { _ in
    _ = (try? WalkMapPack.decode([UInt8](bytes))).map(WalkGraph.init)
  }
  let planner = RoutePlanner(WalkGraph(map))
  let pairs = Routes.pairs(on: map)
  var times: [String: [Double]] = [:]
  var worst = 0.0
  var found = 0
  for (start, end) in pairs {
    for (name, preferences) in [("shortest", RoutePreferences.shortest), ("blind", .blind)] {
      let clock = ContinuousClock()
      var plan: RoutePlan?
      let time = clock.measure { plan = try? planner.plan(from: start, to: [end], preferences) }
      guard let plan else { continue }
      times[name, default: []].append(time / .milliseconds(1))
      guard name == "shortest" else { continue }
      found += 1
      let least = Routes.shortest(from: start, to: end, on: map)
      if least > 50 { worst = max(worst, (plan.route.length - least) / least) }
    }
  }
  let surroundings = Routes.median(pairs.count) { number in
    _ = planner.graph.surroundings(of: pairs[number].0, facing: 0)
  }
  func row(_ name: String, _ value: Double, _ wanted: Double) -> [String] {
    let met = report.judge(name, holds: value <= wanted)
    return [name, Routes.rounded(value), Routes.rounded(wanted), met]
  }
  let rows = [
    row("a shortest route with its instructions", Routes.median(times["shortest"] ?? []), 1),
    row(
      "a route for a blind walker, compared with the shortest", Routes.median(times["blind"] ?? []),
      1),
    row("what is around", surroundings, 0.5),
    row("loading the map", loading, 50),
  ]
  report.table(
    "Routes on \(map.source.title): \(map.nodes.count) nodes, \(map.ways.count) ways; milliseconds in the median of \(found) pairs",
    columns: ["what", "time", "wanted", "met"], rows: rows)
  let met = report.judge("lengths", holds: worst <= 0.005)
  report.table(
    "How much longer than the plainest search by Dijkstra's method finds, at worst",
    columns: ["per cent", "wanted", "met"],
    rows: [["\((worst * 10_000).rounded() / 100)", "0.5", met]])
}

private enum Routes {
  /// Pairs of places that ways pass, chosen by a fixed rule, so that each run measures the same.
  static func pairs(on map: WalkMap) -> [(MapPoint, MapPoint)] {
    var state: UInt64 = 14
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let open = map.ways.filter { $0.access == .open }
    return (0..<200).map { _ in
      (map.nodes[open[next(open.count)].start], map.nodes[open[next(open.count)].end])
    }
  }

  /// The least distance along ways that are open to everybody, over all nodes, without a queue.
  static func shortest(from start: MapPoint, to end: MapPoint, on map: WalkMap) -> Double {
    let lengths = map.ways.map { map.length(of: $0) }
    let locked = Set(map.barriers.filter { $0.locked == .yes }.map(\.node))
    var best = [Double](repeating: .infinity, count: map.nodes.count)
    var isChanging = true
    for (node, point) in map.nodes.enumerated() where point == start { best[node] = 0 }
    while isChanging {
      isChanging = false
      for (way, length) in zip(map.ways, lengths)
      where way.access == .open || way.access == .visitors {
        if way.direction != .backward, !locked.contains(way.start),
          best[way.start] + length < best[way.end]
        {
          best[way.end] = best[way.start] + length
          isChanging = true
        }
        if way.direction != .forward, !locked.contains(way.end),
          best[way.end] + length < best[way.start]
        {
          best[way.start] = best[way.end] + length
          isChanging = true
        }
      }
    }
    return zip(map.nodes, best).filter { $0.0 == end }.map(\.1).min() ?? .infinity
  }

  static func median(_ count: Int, _ body: (Int) -> Void) -> Double {
    median(
      (0..<count).map { number in
        ContinuousClock().measure { body(number) } / .milliseconds(1)
      })
  }

  static func median(_ times: [Double]) -> Double {
    times.isEmpty ? .infinity : times.sorted()[times.count / 2]
  }

  static func rounded(_ milliseconds: Double) -> String {
    "\((milliseconds * 1000).rounded() / 1000)"
  }
}
