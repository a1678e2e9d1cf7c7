// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Instructions of a route") struct InstructionTests {
  private func texts(
    _ map: WalkMap, from start: MapPoint, to end: MapPoint,
    style: GuidanceStyle = GuidanceStyle(), language: Language = .english, name: String? = nil
  ) throws -> [String] {
    let plan = try RoutePlanner(WalkGraph(map)).plan(from: start, to: [end], .shortest)
    let texts = InstructionTexts(map: map, style: style, language: language, destination: name)
    return plan.instructions.map { texts.text(of: $0) }
  }

  /// Two blocks east along Row 0, then one north along Column 2.
  private func corner(_ change: (inout GridTown) -> Void = { _ in }) -> (
    GridTown, MapPoint, MapPoint
  ) {
    var town = GridTown(columns: 3, rows: 2)
    town.remove { $0.start == 3 || $0.end == 3 || ($0.start == 1 && $0.end == 4) }
    town.join(town.node(2, 0), town.node(0, 1), kind: .footway)
    change(&town)
    return (town, town.point(0, 0), town.point(2, 1))
  }

  @Test(
    "A corner is told as left or right, by the clock, in degrees or by the compass",
    arguments: [
      (GuidanceStyle.Directions.sides, "Turn left into Column 2. Walk about 100 metres."),
      (.clock, "Turn to 9 o’clock into Column 2. Walk about 100 metres."),
      (.degrees, "Turn 90 degrees to the left into Column 2. Walk about 100 metres."),
      (.compass, "Turn to the north into Column 2. Walk about 100 metres."),
    ])
  func tellsACorner(directions: GuidanceStyle.Directions, turn: String) throws {
    let (town, start, end) = corner()
    let told = try texts(
      town.map, from: start, to: end, style: GuidanceStyle(directions: directions), name: "The inn")
    #expect(
      told == [
        "Turn to the east and walk along Row 0. Walk about 200 metres.", turn, "The inn is here.",
      ])
  }

  @Test("Distances are told in the walker's own steps")
  func countsPaces() throws {
    let (town, start, end) = corner()
    let told = try texts(town.map, from: start, to: end, style: .init(units: .paces(length: 0.5)))
    #expect(told[0] == "Turn to the east and walk along Row 0. Walk about 400 paces.")
  }

  @Test("Two bends round a corner are one turn")
  func joinsBends() throws {
    let (town, start, end) = corner { town in
      guard let way = town.way(town.node(2, 0), town.node(2, 1)) else { return }
      town.map.ways[way].shape = [
        town.point(2, 0, east: 6, north: 6), town.point(2, 0, east: 6, north: 20),
        town.point(2, 0, east: 0, north: 40),
      ]
    }
    let told = try texts(town.map, from: start, to: end)
    #expect(told.count { $0.hasPrefix("Turn") } == 2, "\(told)")
  }

  @Test("A bend where there is no choice is told as one, and a slight one not at all")
  func tellsBends() throws {
    var town = GridTown(columns: 3, rows: 2)
    town.map.ways = []
    town.join(town.node(0, 0), town.node(1, 0), kind: .footway)
    town.join(town.node(1, 0), town.node(1, 1), kind: .footway)
    let told = try texts(town.map, from: town.point(0, 0), to: town.point(1, 1))
    #expect(
      told == [
        "Turn to the east and walk along a footpath. Walk about 100 metres.",
        "The way bends to the left. Walk about 100 metres.", "You are there.",
      ])
    #expect(
      try texts(
        town.map, from: town.point(0, 0, east: 60), to: town.point(0, 0, east: 90)
      ).count == 2)
  }

  /// A pavement that is crossed by a road halfway, with a crossing.
  private func crossing(
    _ describe: (inout WalkMap.Crossing) -> Void
  ) throws -> [String] {
    var town = GridTown(columns: 3, rows: 3, kind: .tertiaryRoad)
    town.remove { $0.start / 3 == $0.end / 3 }
    town.join(town.node(0, 1), town.node(1, 1), kind: .pavement)
    town.join(town.node(1, 1), town.node(2, 1), kind: .pavement)
    var crossing = WalkMap.Crossing(site: .node(town.node(1, 1)))
    crossing.road = town.map.ways.first?.name
    describe(&crossing)
    town.map.crossings = [crossing]
    return try texts(town.map, from: town.point(0, 1), to: town.point(2, 1))
  }

  @Test("A crossing is told with what the map knows, and with what it does not")
  func tellsCrossings() throws {
    let unknown = try crossing { _ in }
    #expect(
      unknown[1].hasSuffix(
        "The way across leads to the east. The map does not say: whether there are traffic lights and whether there is tactile paving. Walk about 100 metres."
      ), "\(unknown)")
    let known = try crossing { crossing in
      crossing.signals = .yes
      crossing.audibleSignal = .no
      crossing.tactilePaving = .yes
      crossing.island = .yes
      crossing.kerb = .flush
      crossing.lanes = 2
    }
    #expect(
      known[1].contains(
        "There: traffic lights, no sound when they are green, tactile paving, an island in the middle, a kerb level with the road and 2 lanes. Walk"
      ), "\(known)")
    #expect(!known[1].contains("does not say"))
  }

  @Test("Nobody is ever told to cross now")
  func neverSaysCrossNow() throws {
    let told = try crossing { $0.signals = .yes }
    #expect(told.allSatisfy { !$0.hasPrefix("Cross") && !$0.contains("cross now") })
  }

  @Test("A road that lies across the way is told though the map has no crossing")
  func tellsRoadsAcross() throws {
    var town = GridTown(columns: 3, rows: 3, kind: .tertiaryRoad)
    town.remove { $0.start / 3 == $0.end / 3 }
    town.join(town.node(0, 1), town.node(1, 1), kind: .footway)
    town.join(town.node(1, 1), town.node(2, 1), kind: .footway)
    let told = try texts(town.map, from: town.point(0, 1), to: town.point(2, 1))
    #expect(told[1].hasPrefix("The way crosses Column 1."), "\(told)")
    #expect(told[1].contains("The map knows of no crossing here."))
  }

  @Test("Walking along a road past one that only joins, nothing is crossed")
  func crossesNothingAtATee() throws {
    var town = GridTown(columns: 3, rows: 2, kind: .tertiaryRoad)
    town.remove { $0.start == 3 || $0.end == 3 }
    let told = try texts(town.map, from: town.point(0, 0), to: town.point(2, 0))
    #expect(
      told == [
        "Turn to the east and walk along Row 0. Walk about 200 metres, past one junction.",
        "You are there.",
      ])
  }

  @Test(
    "Steps are told as they are walked",
    arguments: [
      (true, "24 steps up, a handrail on the right."),
      (false, "24 steps down, a handrail on the left."),
    ])
  func tellsSteps(isForward: Bool, text: String) throws {
    var town = GridTown(columns: 4, rows: 1, kind: .footway)
    var steps = WalkMap.Steps(count: 24)
    steps.rightHandrail = .yes
    town.map.ways[1].kind = .steps
    town.map.ways[1].rise = .up
    town.map.ways[1].steps = steps
    let ends = [town.point(0, 0), town.point(3, 0)]
    let told = try texts(town.map, from: ends[isForward ? 0 : 1], to: ends[isForward ? 1 : 0])
    #expect(told[1].hasPrefix(text), "\(told)")
  }

  @Test("What nobody counted is said to be unknown")
  func admitsUnknownSteps() throws {
    var town = GridTown(columns: 4, rows: 1, kind: .footway)
    town.map.ways[1].kind = .steps
    let told = try texts(town.map, from: town.point(0, 0), to: town.point(3, 0))
    #expect(
      told[1].hasPrefix(
        "Steps, the map does not say how many, nor whether up or down, a handrail is not on the map."
      ), "\(told)")
  }

  @Test("Gates, another ground and another name are told where they come")
  func tellsChanges() throws {
    var town = GridTown(columns: 4, rows: 1, kind: .footway)
    town.map.barriers = [WalkMap.Barrier(node: town.node(1, 0), kind: .gate)]
    town.map.ways[1].surface = .asphalt
    town.map.ways[2].surface = .gravel
    town.map.names.append(MapNames("Long Walk"))
    town.map.ways[2].name = town.map.names.count - 1
    let told = try texts(town.map, from: town.point(0, 0), to: town.point(3, 0))
    #expect(
      told == [
        "Turn to the east and walk along Row 0. Walk about 100 metres.",
        "A gate. Walk about 100 metres.",
        "Go on along Long Walk. The ground changes to gravel. Walk about 100 metres.",
        "You are there.",
      ])
  }

  @Test("A destination off the ways is told with where it lies")
  func tellsTheLastMetres() throws {
    let town = GridTown(columns: 2, rows: 1)
    let told = try texts(
      town.map, from: town.point(0, 0), to: town.point(1, 0, north: 20), name: "The inn")
    #expect(
      told.last
        == "The inn is about 20 metres from here, to your left, in a straight line. The map knows no way for these last metres."
    )
  }

  @Test(
    "Instructions cover the whole route, in every language and style, and never trap",
    arguments: UInt64(0)..<60)
  func coversTheRoute(seed: UInt64) throws {
    var town = GridTown(columns: 6, rows: 5)
    town.disturb(seed: seed)
    var random = SeededGenerator(seed: seed)
    for number in town.map.ways.indices {
      town.map.ways[number].kind = WalkMap.WayKind.allCases.randomElement(using: &random) ?? .path
    }
    let planner = RoutePlanner(WalkGraph(town.map))
    guard
      let plan = try? planner.plan(from: town.map.nodes[0], to: [town.map.nodes[29]], .blind)
    else { return }
    let total = plan.instructions.reduce(0) { $0 + $1.distance }
    #expect((total - plan.route.length).magnitude < 1, "seed \(seed)")
    #expect(plan.instructions.map(\.along) == plan.instructions.map(\.along).sorted())
    for language in Language.allCases {
      for directions in GuidanceStyle.Directions.allCases {
        let texts = InstructionTexts(
          map: town.map, style: GuidanceStyle(directions: directions), language: language)
        for instruction in plan.instructions {
          #expect(!texts.text(of: instruction).isEmpty, "seed \(seed)")
        }
      }
    }
  }
}
