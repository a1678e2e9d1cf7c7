// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Guiding a walker") struct WalkGuideTests {
  private let town = GridTown(columns: 5, rows: 4)

  private func guide(
    to end: MapPoint?, name: String? = "The inn", on map: WalkMap? = nil
  ) -> WalkGuide {
    WalkGuide(
      on: RoutePlanner(WalkGraph(map ?? town.map)),
      to: end.map { [.init([$0], name: name)] } ?? [], .shortest, in: .english)
  }

  /// Walks along points at 1.3 m a second, with a fix each second, and returns what is said and when.
  private func walk(
    _ points: [MapPoint], with guide: inout WalkGuide, accuracy: Double = 5, from time: Double = 0,
    off: (Int) -> LocalPlane.Spot = { _ in .init(east: 0, north: 0) }
  ) -> [(time: Double, along: Double, said: WalkGuide.Announcement)] {
    let line = RouteLine(points)
    var said: [(Double, Double, WalkGuide.Announcement)] = []
    for second in 0...Int(line.length / 1.3) + 5 {
      let along = min(Double(second) * 1.3, line.length)
      let here = LocalPlane(around: line.point(at: along)).point(at: off(second))
      let now = time + Double(second)
      for announcement in guide.take(.init(here.coordinate, accuracy: accuracy, at: now)) {
        said.append((now, along, announcement))
      }
    }
    return said
  }

  private func corners(_ nodes: [(Int, Int)]) -> [MapPoint] {
    nodes.map { town.point($0.0, $0.1) }
  }

  @Test("Each turn is told ahead, then here, and the end once")
  func tellsTurns() {
    var lane = town
    lane.remove { way in
      !((way.start < 5 && way.end < 5) || (way.start % 5 == 2 && way.end % 5 == 2))
    }
    var guide = guide(to: town.point(2, 1), on: lane.map)
    let said = walk(corners([(0, 0), (2, 0), (2, 1)]), with: &guide)
    let texts = said.map(\.said.text).filter { !$0.hasPrefix("You are on the way") }
    #expect(texts.count == 4, "\(texts)")
    #expect(texts[0].hasPrefix("The way is about 300 metres long"))
    #expect(texts[1] == "In about 20 metres: Turn left onto Column 2.")
    #expect(texts[2] == "Here: Turn left onto Column 2. Walk about 100 metres.")
    #expect(texts[3] == "The inn is here.")
    #expect(said.last.map { $0.along > 285 } ?? false)
  }

  @Test("Who leaves the way is told so once, and gets a new one")
  func plansAnew() {
    var guide = guide(to: town.point(4, 0))
    _ = walk(corners([(0, 0), (1, 0)]), with: &guide)
    let said = walk(corners([(1, 0), (1, 2)]), with: &guide, from: 1000).map(\.said.text)
    // The walker goes on against the new way, which leads back; that is told every half minute at most.
    #expect((1...5).contains(said.count { $0 == "You seem to have left the way." }), "\(said)")
    #expect(said.contains { $0.hasPrefix("A new way from here. Turn to the ") }, "\(said)")
    let rest = walk(corners([(1, 2), (4, 2), (4, 0)]), with: &guide, from: 2000).map(\.said.text)
    #expect(rest.last == "The inn is here.", "\(rest)")
  }

  @Test("Who turns back on a way without another is told so")
  func tellsOfTurningBack() {
    var lane = GridTown(columns: 4, rows: 1)
    lane.map.names = [MapNames("Long lane")] + lane.map.names
    var guide = guide(to: lane.point(3, 0), on: lane.map)
    let points = [lane.point(0, 0), lane.point(1, 0), lane.point(0, 0)]
    let said = walk(points, with: &guide).map(\.said.text)
    #expect(said.count { $0.hasPrefix("You seem to be walking back.") } == 1, "\(said)")
  }

  @Test("A position that may be anywhere guides nobody, and that is said once")
  func waitsForABetterPosition() {
    var guide = guide(to: town.point(4, 0))
    let said = walk(corners([(0, 0), (1, 0)]), with: &guide, accuracy: 200).map(\.said.text)
    #expect(said.count == 1, "\(said)")
    #expect(said[0].hasPrefix("Your position is only known to within"))
    let later = walk(corners([(1, 0), (2, 0)]), with: &guide, from: 500).map(\.said.text)
    #expect(later.contains { $0.hasPrefix("The way is about") }, "\(later)")
  }

  @Test("The loss of the position on the way is told once, and its return once")
  func tellsOfLoss() {
    var guide = guide(to: town.point(4, 0))
    _ = walk(corners([(0, 0), (1, 0)]), with: &guide)
    let lost = walk(corners([(1, 0), (2, 0)]), with: &guide, accuracy: 200, from: 500)
    #expect(lost.count { $0.said.text.hasPrefix("I have lost you") } == 1)
    let found = walk(corners([(2, 0), (3, 0)]), with: &guide, from: 1000)
    #expect(found.count { $0.said.text == "Your position is known again." } == 1)
  }

  @Test("Where no way leads, the reason is said once, not with each fix")
  func tellsWhyNotOnce() {
    var broken = town
    broken.remove { $0.start % 5 == 1 && $0.end % 5 == 2 }
    var guide = guide(to: town.point(4, 0), on: broken.map)
    let said = walk(corners([(0, 0), (1, 0)]), with: &guide).map(\.said.text)
    #expect(said.count { $0.hasPrefix("On this map no way leads there") } == 1, "\(said)")
  }

  @Test(
    "However the receiver wavers, nobody on the way is sent elsewhere, and nobody has arrived too soon",
    arguments: UInt64(0)..<12, [5.0, 10])
  func standsNoise(seed: UInt64, noise: Double) {
    var random = SeededGenerator(seed: seed)
    var drift = LocalPlane.Spot(east: 0, north: 0)
    var drifts: [LocalPlane.Spot] = []
    for _ in 0..<600 {
      func step() -> Double {
        // Nearly normal: the sum of four even numbers.
        (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &random) } * 0.87
      }
      // As receivers are, off by nearly the same for some twenty seconds.
      let new = noise * (1 - 0.95 * 0.95).squareRoot()
      drift = .init(
        east: 0.95 * drift.east + new * step(), north: 0.95 * drift.north + new * step())
      drifts.append(drift)
    }
    // One way only, with two corners.
    var lane = town
    lane.remove { way in
      !((way.start < 5 && way.end < 3) || (way.start % 5 == 2 && way.end % 5 == 2)
        || (way.start >= 15 && way.start % 5 >= 2))
    }
    var guide = guide(to: town.point(4, 3), on: lane.map)
    let points = corners([(0, 0), (2, 0), (2, 3), (4, 3)])
    let said = walk(points, with: &guide, accuracy: 2.45 * noise) { drifts[$0] }
    let texts = said.map(\.said.text)
    #expect(texts.count { $0.hasPrefix("Here: The way bends") } == 2, "seed \(seed): \(texts)")
    #expect(!texts.contains("You seem to have left the way."), "seed \(seed): \(texts)")
    #expect(!texts.contains { $0.hasPrefix("You seem to be walking back") }, "seed \(seed)")
    let arrivals = said.filter { $0.said.text.hasPrefix("The inn") && $0.said.priority == .urgent }
    #expect(arrivals.count <= 1, "seed \(seed)")
    for arrival in arrivals {
      #expect(700 - arrival.along <= 15 + 2.45 * noise, "seed \(seed)")
    }
  }

  @Test("Places are named as they are passed, one at a time and each once")
  func callsOutPlaces() {
    var town = town
    for (name, east) in [("Baker", 40.0), ("Baker", 45), ("Bank", 160)] {
      if !town.map.names.contains(where: { $0.plain == name }) {
        town.map.names.append(MapNames(name))
      }
      var place = WalkMap.MapPlace(
        point: town.point(0, 0, east: east, north: 8), category: .shop, kind: "shop")
      place.name = town.map.names.firstIndex { $0.plain == name }
      town.map.places.append(place)
    }
    var guide = guide(to: nil, on: town.map)
    let said = walk(corners([(0, 0), (3, 0)]), with: &guide).map(\.said.text)
    #expect(said.filter { $0.hasPrefix("Baker") }.count == 1, "\(said)")
    #expect(said.contains { $0.hasPrefix("Bank, ") }, "\(said)")
    #expect(said.count { $0.hasPrefix("Junction") } >= 2, "\(said)")
  }

  @Test("Whatever a receiver says, nothing traps", arguments: UInt64(0)..<50)
  func neverTraps(seed: UInt64) {
    var maps = RandomMap(seed: seed)
    let map = maps.map()
    var random = SeededGenerator(seed: seed)
    let numbers: [Double] = [
      0, -1, .nan, .infinity, -.infinity, 1e300, 90, -90, 180, -180, 5, 0.001,
    ]
    func any() -> Double { numbers.randomElement(using: &random) ?? 0 }
    var guide = WalkGuide(
      on: RoutePlanner(WalkGraph(map)), to: [.init([map.nodes[0]])], in: .arabic)
    for _ in 0..<100 {
      let node = map.nodes.randomElement(using: &random) ?? map.nodes[0]
      let place =
        Bool.random(using: &random)
        ? node.coordinate : Coordinate(latitude: any(), longitude: any()) ?? node.coordinate
      _ = guide.take(
        PositionFix(place, accuracy: any(), at: any(), speed: any(), course: any()))
    }
  }
}
