// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Wayfinding

/// Maps that are all random: every choice, every number within its limits, texts of many scripts.
struct RandomMap {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func pick<Choice: CaseIterable>(_ type: Choice.Type = Choice.self) -> Choice
  where Choice.AllCases == [Choice] { type.allCases[below(type.allCases.count)] }

  private mutating func maybe(_ limit: Int) -> Int? {
    limit == 0 || below(3) == 0 ? nil : below(limit)
  }

  private mutating func text() -> String {
    let scalars: [Unicode.Scalar] = ["a", "ñ", "é", "ش", "中", "\u{0}", "\u{1F9AF}", " "]
    return String(String.UnicodeScalarView((0..<below(12)).map { _ in scalars[below(8)] }))
  }

  private mutating func point() -> MapPoint {
    // A quarter of them at the edges of the earth
    let latitude = below(4) == 0 ? -900_000_000 : below(1_800_000_001) - 900_000_000
    let longitude = below(4) == 0 ? 1_800_000_000 : below(3_600_000_001) - 1_800_000_000
    guard let point = MapPoint(latitude: Int64(latitude), longitude: Int64(longitude)) else {
      preconditionFailure("\(latitude), \(longitude) lies on the earth")
    }
    return point
  }

  private mutating func points(_ range: ClosedRange<Int>) -> [MapPoint] {
    (0..<Int.random(in: range, using: &random)).map { _ in point() }
  }

  mutating func map() -> WalkMap {
    var map = WalkMap(source: WalkMap.Source(title: text(), origin: text(), licence: text()))
    map.names = (0..<below(6)).map { _ in
      MapNames(
        text(), translations: (0..<below(4)).map { _ in .init(tag: text(), text: text()) })
    }
    map.nodes = points(1...20)
    map.outlines = (0..<below(5)).map { _ in
      var outline = WalkMap.Outline(
        kind: pick(), name: maybe(map.names.count), ring: points(3...9))
      outline.holes = (0..<below(3)).map { _ in points(3...6) }
      return outline
    }
    map.ways = (0..<below(20)).map { _ in way(map) }
    map.crossings = (0..<below(10)).map { _ in crossing(map) }
    map.barriers = (0..<below(5)).map { _ in
      var barrier = WalkMap.Barrier(node: below(map.nodes.count), kind: pick())
      barrier.locked = pick()
      barrier.access = pick()
      return barrier
    }
    map.kerbs = (0..<below(5)).map { _ in
      WalkMap.Kerb(node: below(map.nodes.count), kind: pick(), tactilePaving: pick())
    }
    map.entrances = (0..<below(5)).map { _ in
      var entrance = WalkMap.Entrance(point: point(), kind: pick())
      entrance.node = maybe(map.nodes.count)
      entrance.outline = maybe(map.outlines.count)
      entrance.name = maybe(map.names.count)
      entrance.access = pick()
      return entrance
    }
    map.places = (0..<below(8)).map { _ in
      var place = WalkMap.MapPlace(point: point(), category: pick(), kind: text())
      place.name = maybe(map.names.count)
      place.outline = maybe(map.outlines.count)
      return place
    }
    return map
  }

  private mutating func way(_ map: WalkMap) -> WalkMap.Way {
    var way = WalkMap.Way(
      from: below(map.nodes.count), to: below(map.nodes.count), shape: points(0...6), kind: pick())
    way.name = maybe(map.names.count)
    way.access = pick()
    way.direction = pick()
    way.surface = pick()
    way.width = maybe(100_001)
    way.lighting = pick()
    way.tactilePaving = pick()
    way.leftPavement = pick()
    way.rightPavement = pick()
    way.rise = pick()
    way.cover = pick()
    way.layer = below(201) - 100
    if below(3) == 0 {
      var steps = WalkMap.Steps(count: maybe(10_001))
      steps.handrail = pick()
      steps.leftHandrail = pick()
      steps.rightHandrail = pick()
      steps.ramp = pick()
      steps.tactileWarning = pick()
      way.steps = steps
    }
    return way
  }

  private mutating func crossing(_ map: WalkMap) -> WalkMap.Crossing {
    let isWay = !map.ways.isEmpty && below(2) == 0
    var crossing = WalkMap.Crossing(
      site: isWay ? .way(below(map.ways.count)) : .node(below(map.nodes.count)))
    crossing.road = maybe(map.names.count)
    crossing.lanes = maybe(51)
    crossing.signals = pick()
    crossing.audibleSignal = pick()
    crossing.locatingSound = pick()
    crossing.vibratingSignal = pick()
    crossing.button = pick()
    crossing.markings = pick()
    crossing.tactilePaving = pick()
    crossing.island = pick()
    crossing.kerb = pick()
    crossing.over = pick()
    crossing.gates = pick()
    crossing.warningLights = pick()
    crossing.bell = pick()
    return crossing
  }
}
