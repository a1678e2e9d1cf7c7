// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import Wayfinding

/// Walks that are guided with a receiver's errors: who is sent elsewhere, who is told that they left, and what is said of
/// the street and its side.
let walksTopic = Topic(name: "walks") { report in
  let path = ProcessInfo.processInfo.environment["MAP"] ?? "Examples/maps/monaco.walkmap"
  guard let bytes = FileManager.default.contents(atPath: path),
    let map = try? WalkMapPack.decode([UInt8](bytes)), !map.ways.isEmpty
  else {
    report.table("Walks", columns: ["what"], rows: [["\(path) is not the pack of a map"]])
    return
  }
  let walks = GuidedWalks(map)
  var rows: [[String]] = []
  for noise in [3.0, 5, 10, 20] {
    let result = walks.kept(noise: noise)
    let met = report.judge(
      "walks at \(Int(noise)) m", holds: result.sentAway == 0 && result.tooSoon == 0)
    rows.append([
      "\(Int(noise))", "\(result.arrived) of \(walks.plans.count)", "\(result.tooSoon)",
      "\(result.sentAway)", "\(result.streets)", "\(result.wrongStreets)", "\(result.sides)",
      "\(result.wrongSides)", met,
    ])
  }
  report.table(
    "Walks on \(map.source.title), kept to their way; one question in 10 seconds, by the error in metres",
    columns: [
      "error", "arrived", "too soon", "sent away", "streets told", "wrong", "sides told", "wrong",
      "met",
    ], rows: rows)
  report.table(
    "20 walks by a street beside the planned one: told, and metres after they went wrong in the median",
    columns: ["error", "metres apart", "told", "metres", "told without reason"],
    rows: GuidedWalks.besides())
}

/// Walks on a map, chosen by a fixed rule so that each run measures the same.
private struct GuidedWalks {
  /// What was said on walks that keep to their way.
  struct Kept {
    var arrived = 0
    /// More than 40 metres before the end.
    var tooSoon = 0
    /// Plans anew for who is within 12 metres of the line that is followed.
    var sentAway = 0
    var streets = 0
    var wrongStreets = 0
    var sides = 0
    var wrongSides = 0
  }

  let planner: RoutePlanner
  private(set) var plans: [(plan: RoutePlan, end: MapPoint)] = []
  private var map: WalkMap { planner.graph.map }

  init(_ map: WalkMap) {
    planner = RoutePlanner(WalkGraph(map))
    var state: UInt64 = 77
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let open = map.ways.filter { $0.access == .open }
    var tries = 0
    while plans.count < 18, tries < 5000 {
      tries += 1
      let start = map.nodes[open[next(open.count)].start]
      let end = map.nodes[open[next(open.count)].end]
      guard let plan = try? planner.plan(from: start, to: [end], .blind),
        (1200...2600).contains(plan.route.length)
      else { continue }
      plans.append((plan, end))
    }
  }

  func kept(noise: Double) -> Kept {
    var result = Kept()
    for (number, walk) in plans.enumerated() { follow(walk, number, noise, &result) }
    return result
  }

  /// One walk: on the line of footways, and four metres left or right of that of roads, or on it, by its number.
  private func follow(
    _ walk: (plan: RoutePlan, end: MapPoint), _ number: Int, _ noise: Double, _ result: inout Kept
  ) {
    let aside = [0.0, 4, -4][number % 3]
    var replay = WalkReplay(
      along: walk.plan.route.points.map(\.coordinate),
      aside: { along in
        let stretch = walk.plan.route.stretches.last { $0.begin <= along }
        return stretch.map { map.ways[$0.link.way].kind.isMotorRoad } ?? false ? aside : 0
      }, noise: noise, seed: UInt64(number))
    var guide = WalkGuide(on: planner, to: [.init([walk.end])], .blind, in: .english)
    var plan: RoutePlan?
    for (second, step) in replay.steps.enumerated() {
      let time = Double(second)
      _ = guide.take(replay.fix(step, at: time, tells: true))
      if let plan, let now = guide.follower?.plan, now != plan,
        WalkReplay.distance(step.place, from: plan.route.points.map(\.coordinate)) <= 12
      {
        result.sentAway += 1
      }
      plan = guide.follower?.plan
      if guide.follower?.hasArrived == true {
        if walk.plan.route.length - step.along > 40 {
          result.tooSoon += 1
        } else {
          result.arrived += 1
        }
        return
      }
      if second % 10 == 0, let standing = guide.view(at: time)?.standing {
        judge(standing, at: step.place, &result)
      }
    }
  }

  /// Holds what is said against where the walker truly is: the street is wrong where no way of its name is within 10
  /// metres of them, the side where the street's line lies on the other hand of them.
  private func judge(_ standing: Standing, at place: Coordinate, _ result: inout Kept) {
    guard case .on(let name) = standing.street else { return }
    result.streets += 1
    let near = planner.graph.ways(near: MapPoint(place), within: 40)
    let own = near.filter {
      let other = planner.graph.name(of: $0.way)
      return other == name || other.isOneStreet(with: name)
    }
    if !own.contains(where: { $0.distance <= 10 }) { result.wrongStreets += 1 }
    guard let side = standing.side else { return }
    result.sides += 1
    // The street itself, not its pavements
    let street = own.first { map.ways[$0.way].kind.isStreet }
    guard let street, street.distance >= 1 else {
      result.wrongSides += 1
      return
    }
    let truly = WalkReplay.bearing(from: street.point.coordinate, to: place)
    if abs((side.bearing - truly + 540).truncatingRemainder(dividingBy: 360) - 180) > 90 {
      result.wrongSides += 1
    }
  }

  // MARK: Streets side by side

  /// Two streets of 600 metres side by side, joined at three corners.
  private static func twoStreets(apart: Double) -> WalkMap {
    var map = WalkMap(source: .init(title: "Two streets", origin: "Benchmarks", licence: "None"))
    map.names = [MapNames("First street"), MapNames("Second street"), MapNames("Link")]
    for column in 0...5 {
      for row in [0, apart] { map.nodes.append(MapPoint(place(Double(column) * 120, row))) }
    }
    for column in 0..<5 {
      for row in 0..<2 {
        var way = WalkMap.Way(
          from: column * 2 + row, to: column * 2 + 2 + row, kind: .residentialRoad)
        way.name = row
        map.ways.append(way)
      }
    }
    for column in [0, 2, 5] {
      var way = WalkMap.Way(from: column * 2, to: column * 2 + 1, kind: .residentialRoad)
      way.name = 2
      map.ways.append(way)
    }
    return map
  }

  /// Where the two streets begin.
  private static let corner = {
    guard let corner = Coordinate(latitude: 43.73, longitude: 7.41) else {
      preconditionFailure("It is on the earth.")
    }
    return corner
  }()

  private static func place(_ east: Double, _ north: Double) -> Coordinate {
    WalkReplay.place(east: east, north: north, of: corner)
  }

  /// Who takes the other street at its second corner, and who keeps to the planned one.
  static func besides() -> [[String]] {
    var rows: [[String]] = []
    for noise in [3.0, 5] {
      for apart in [14.0, 16, 20, 24] {
        let planner = RoutePlanner(WalkGraph(twoStreets(apart: apart)))
        let wrong = (0..<20).compactMap { told(planner, noise, aside: apart, seed: $0) }
        let right = (0..<20).compactMap { told(planner, noise, aside: 0, seed: $0) }
        let median = wrong.isEmpty ? "–" : "\(Int(wrong.sorted()[wrong.count / 2]))"
        rows.append([
          "\(Int(noise))", "\(Int(apart))", "\(wrong.count) of 20", median, "\(right.count)",
        ])
      }
    }
    return rows
  }

  /// Metres after the corner at which another way is planned; nil where none is within 250 metres.
  ///
  /// Who keeps to the line counts from there as well.
  private static func told(
    _ planner: RoutePlanner, _ noise: Double, aside: Double, seed: UInt64
  ) -> Double? {
    let line = [place(60, 0), place(240, 0), place(240, aside), place(600, aside)]
    var replay = WalkReplay(along: line, aside: { _ in 0 }, noise: noise, seed: seed)
    var guide = WalkGuide(
      on: planner, to: [.init([MapPoint(place(599, 0))])], .shortest, in: .english)
    var plan: RoutePlan?
    for (second, step) in replay.steps.enumerated() where step.along < 430 + aside {
      _ = guide.take(replay.fix(step, at: Double(second), tells: true))
      let now = guide.follower?.plan
      if let plan, let now, now != plan {
        let off = WalkReplay.distance(step.place, from: plan.route.points.map(\.coordinate))
        // Where the first plan began in the other street, a new one is right.
        if aside > 0 ? step.along > 180 : off <= 12 { return step.along - 180 }
      }
      plan = now
    }
    return nil
  }
}

extension WalkMap.WayKind {
  /// Whether it is a road beside whose line people walk.
  fileprivate var isMotorRoad: Bool {
    switch self {
    case .residentialRoad, .minorRoad, .tertiaryRoad, .secondaryRoad, .primaryRoad, .trunkRoad: true
    case .footway, .pavement, .crossing, .pedestrianStreet, .squareEdge, .livingStreet, .path,
      .cycleway, .bridleway, .track, .steps, .escalator, .lift, .corridor, .platform, .serviceRoad:
      false
    }
  }

  /// Whether its line is the middle of a street.
  fileprivate var isStreet: Bool {
    isMotorRoad || self == .serviceRoad || self == .pedestrianStreet || self == .livingStreet
  }
}
