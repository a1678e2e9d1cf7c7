// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
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
  let town = WalkGraph(Routes.town(columns: 71, rows: 71))
  let all = Routes.median(200) { number in
    _ = town.distances(from: town.map.nodes[number * 25])
  }
  let fixes = Routes.fixes(planner, pairs)
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
    row("all distances from a point of a town of 5,041 junctions", all, 2),
    row("a fix of a walk that is guided", Routes.median(fixes), 0.5),
    row("the same, at worst but one in a hundred", Routes.high(fixes), 2),
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

  /// A town whose streets cross at right angles every 80 metres.
  static func town(columns: Int, rows: Int) -> WalkMap {
    var map = WalkMap(source: .init(title: "Grid", origin: "Benchmarks", licence: "None"))
    for row in 0..<rows {
      for column in 0..<columns {
        // About 80 metres at 43 degrees north
        let point = MapPoint(
          latitude: 430_000_000 + Int64(row) * 7_200, longitude: 70_000_000 + Int64(column) * 9_800)
        if let point { map.nodes.append(point) }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let node = row * columns + column
        if column + 1 < columns {
          map.ways.append(.init(from: node, to: node + 1, kind: .residentialRoad))
        }
        if row + 1 < rows {
          map.ways.append(.init(from: node, to: node + columns, kind: .residentialRoad))
        }
      }
    }
    return map
  }

  /// How long each fix took on walks of three minutes along routes, in milliseconds; the first one plans and is left out.
  static func fixes(_ planner: RoutePlanner, _ pairs: [(MapPoint, MapPoint)]) -> [Double] {
    var times: [Double] = []
    for (number, pair) in pairs.prefix(20).enumerated() {
      guard let plan = try? planner.plan(from: pair.0, to: [pair.1], .blind) else { continue }
      var replay = WalkReplay(
        along: plan.route.points.map(\.coordinate), aside: { _ in 0 }, noise: 5,
        seed: UInt64(number))
      var guide = WalkGuide(on: planner, to: [.init([pair.1])], .blind, in: .english)
      for (second, step) in replay.steps.prefix(180).enumerated() {
        let fix = replay.fix(step, at: Double(second), tells: true)
        let time = ContinuousClock().measure { _ = guide.take(fix) }
        if second > 0 { times.append(time / .milliseconds(1)) }
      }
    }
    return times
  }

  /// What all but one in a hundred are below.
  static func high(_ times: [Double]) -> Double {
    times.isEmpty ? .infinity : times.sorted()[times.count * 99 / 100]
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
