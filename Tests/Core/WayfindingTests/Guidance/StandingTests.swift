// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("On which street and on which side") struct StandingTests {
  private let town = GridTown(columns: 4, rows: 3)

  private func estimate(
    _ point: MapPoint, accuracy: Double, course: Double?
  ) -> PositionEstimate {
    PositionEstimate(
      point.coordinate, accuracy: accuracy, speed: course == nil ? 0 : 1.3,
      course: course.map { Course(degrees: $0, accuracy: 20) })
  }

  /// What is known after half a minute along Row 1, from its second corner on, so many metres north of its line.
  private func standing(
    north: Double, accuracy: Double, course: Double?, on map: WalkMap? = nil
  ) -> Standing? {
    let graph = WalkGraph(map ?? town.map)
    var standing = WalkStanding(graph)
    for second in 0..<30 {
      let east = 20 + (course == nil ? 0 : Double(second))
      let here = town.point(1, 1, east: east, north: north)
      standing.take(
        estimate(here, accuracy: accuracy, course: course), at: Double(second))
    }
    return standing.now(at: 29)
  }

  @Test(
    "The side is told only where the position is better known than it is far from the middle",
    arguments: [
      (9.0, 5.0, 90.0 as Double?, "You are on Row 1, on its left side as you walk."),
      (-9, 5, 90, "You are on Row 1, on its right side as you walk."),
      (9, 5, 270, "You are on Row 1, on its right side as you walk."),
      (9, 5, nil, "You are on Row 1, on the side that lies to the north."),
      (9, 10, 90, "You are on Row 1."), (0, 3, 90, "You are on Row 1."),
    ])
  func tellsSide(_ north: Double, _ accuracy: Double, _ course: Double?, _ text: String) {
    let standing = standing(north: north, accuracy: accuracy, course: course)
    #expect(standing?.text(on: town.map, in: .english) == text)
  }

  @Test("On a pavement with a line of its own, the side is where that is drawn")
  func tellsSideOfPavement() {
    var town = town
    let from = town.map.nodes.count
    for column in 1...2 { town.map.nodes.append(town.point(column, 1, north: -8)) }
    town.join(from, from + 1, kind: .pavement)
    let standing = standing(north: -8, accuracy: 4, course: 90, on: town.map)
    #expect(
      standing?.text(on: town.map, in: .english)
        == "You are on the pavement of Row 1, on its right side as you walk.")
  }

  @Test("Where ways meet, between two, and far from all, no street is claimed")
  func claimsNothing() throws {
    let graph = WalkGraph(town.map)
    var corner = WalkStanding(graph)
    corner.take(estimate(town.point(1, 1, east: 1, north: 1), accuracy: 4, course: nil), at: 0)
    let meeting = try #require(corner.now(at: 0))
    #expect(
      meeting.text(on: town.map, in: .english) == "You are where these meet: Column 1 and Row 1."
        || meeting.text(on: town.map, in: .english)
          == "You are where these meet: Row 1 and Column 1."
    )
    var streets = GridTown(columns: 2, rows: 2, spacing: 16)
    streets.remove { $0.start % 2 != $0.end % 2 ? false : true }
    var between = WalkStanding(WalkGraph(streets.map))
    between.take(
      estimate(streets.point(0, 0, east: 8, north: 7.5), accuracy: 12, course: nil), at: 0)
    #expect(
      try #require(between.now(at: 0)).text(on: streets.map, in: .english)
        == "You are on one of these, and it is not known which: Row 0 or Row 1.")
    var away = WalkStanding(graph)
    away.take(estimate(town.point(1, 1, east: 50, north: 50), accuracy: 5, course: nil), at: 0)
    #expect(away.now(at: 0)?.street == Standing.Street.none)
    away.take(estimate(town.point(1, 1, east: 50, north: 0), accuracy: 80, course: nil), at: 1)
    #expect(away.now(at: 1)?.street == .unknown)
    #expect(away.now(at: 12) == nil, "what was known ten seconds ago counts no more")
  }

  @Test(
    "Who asks on a walk is answered by what is surely known, with the nearest way where nothing is")
  func answers() {
    var guide = WalkGuide(on: RoutePlanner(WalkGraph(town.map)), to: [], in: .english)
    for second in 0..<20 {
      let here = town.point(1, 1, east: 20 + Double(second), north: 1)
      _ = guide.take(PositionFix(here.coordinate, accuracy: 4, at: Double(second)))
    }
    let view = guide.view(at: 19)
    let graph = WalkGraph(town.map)
    #expect(
      view.map { graph.answer(.whereAmI, at: $0, in: .english) }?.hasPrefix("You are on Row 1.")
        == true)
    let far = Viewpoint(
      town.point(1, 1, east: 50, north: 30), facing: 0, accuracy: 5,
      standing: Standing(
        .nowhere, estimate(town.point(1, 1, east: 50, north: 30), accuracy: 5, course: nil),
        on: graph))
    #expect(
      graph.answer(.around, at: far, in: .english).hasPrefix(
        "You are on none of the map’s ways. The nearest is about 30 metres away, behind you: Row 1."
      ))
  }

  @Test("Who walks without a way hears each street once they are surely on it")
  func tellsStreets() {
    var guide = WalkGuide(on: RoutePlanner(WalkGraph(town.map)), to: [], in: .english)
    var said: [String] = []
    for second in 0..<150 {
      let metres = 1.3 * Double(second) - 20
      let here =
        metres < 100
        ? town.point(0, 1, east: max(metres, 0)) : town.point(1, 1, north: min(metres - 100, 95))
      said += guide.take(PositionFix(here.coordinate, accuracy: 4, at: Double(second))).map(\.text)
    }
    #expect(
      said.filter { $0.hasPrefix("Now on") } == ["Now on Row 1.", "Now on Column 1."], "\(said)")
  }
}

@Suite("A street beside the planned one") struct WayWatchTests {
  /// Two streets side by side, so many metres apart, joined at both ends and in the middle.
  private func streets(apart: Double) -> (map: WalkMap, plane: LocalPlane) {
    var map = WalkMap(source: .init(title: "Streets", origin: "Test", licence: "None"))
    let plane = LocalPlane(around: MapPoint(Coordinate(within: 43.73, longitude: 7.41)))
    map.names = [MapNames("First street"), MapNames("Second street")]
    for east in [0.0, 240, 600] {
      for north in [0, apart] { map.nodes.append(plane.point(at: .init(east: east, north: north))) }
    }
    for (start, end, name) in [(0, 2, 0), (2, 4, 0), (1, 3, 1), (3, 5, 1)] {
      var way = WalkMap.Way(from: start, to: end, kind: .residentialRoad)
      way.name = name
      map.ways.append(way)
    }
    for start in [0, 2, 4] {
      map.ways.append(WalkMap.Way(from: start, to: start + 1, kind: .residentialRoad))
    }
    return (map, plane)
  }

  /// What is said on 350 metres along the first street, or along the second from the middle on; and where the walker was.
  private func walk(
    apart: Double, isWrong: Bool, noise: Double, seed: Int
  ) -> [(along: Double, text: String)] {
    let (map, plane) = streets(apart: apart)
    var guide = WalkGuide(
      on: RoutePlanner(WalkGraph(map)), to: [.init([map.nodes[4]], name: "The inn")], .shortest,
      in: .english)
    var receiver = NoisyWalk(seed: seed, noise: noise)
    var said: [(Double, String)] = []
    for second in 0..<400 {
      let along = 40 + 1.3 * Double(second)
      let isOver = isWrong && along > 240
      let place = LocalPlane.Spot(
        east: isOver ? max(240, along - apart) : along,
        north: isOver ? min(along - 240, apart) : 0)
      guard place.east < 590 else { break }
      let course = isOver && along < 240 + apart ? 0.0 : 90
      let fix = receiver.fix(
        at: plane.point(at: place).coordinate, time: Double(second), speed: 1.3, course: course)
      said += guide.take(fix).map { (along, $0.text) }
    }
    return said
  }

  @Test(
    "who walks there is told by its name, where twice the accuracy would reach over to it",
    arguments: [16.0, 20], 0..<6)
  func tells(apart: Double, seed: Int) throws {
    let said = walk(apart: apart, isWrong: true, noise: 5, seed: seed)
    let first = try #require(
      said.first { $0.text == "You seem to have left the way: you are on Second street." },
      "seed \(seed): \(said)")
    #expect(first.along > 240 && first.along < 240 + apart + 100, "seed \(seed): \(said)")
    #expect(said.contains { $0.text.hasPrefix("A new way from here.") }, "seed \(seed)")
  }

  @Test(
    "who keeps to the planned street is never told that they left it", arguments: [5.0, 10, 20],
    0..<18)
  func keepsStill(noise: Double, seed: Int) {
    let said = walk(apart: 20, isWrong: false, noise: noise, seed: seed)
    // Where the first position lay in the other street, the way began there, and it is right to say so.
    let left = said.filter {
      $0.text.hasPrefix("You seem to have left") && !$0.text.hasSuffix("you are on First street.")
    }
    #expect(left.isEmpty, "seed \(seed): \(said)")
  }
}
