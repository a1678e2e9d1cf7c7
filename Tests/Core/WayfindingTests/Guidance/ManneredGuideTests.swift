// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("How the guide speaks") struct ManneredGuideTests {
  /// A street of 400 metres with a shop, a church and a stop, and a crossing in its middle.
  private static let street: GridTown = {
    var town = GridTown(columns: 5, rows: 1)
    let things: [(String, WalkMap.Category, Double)] = [
      ("Baker", .shop, 40), ("Chapel", .worship, 140), ("Market stop", .transport, 240),
    ]
    for (name, category, east) in things {
      town.map.names.append(MapNames(name))
      var place = WalkMap.MapPlace(
        point: town.point(0, 0, east: east, north: 8), category: category, kind: "x")
      place.name = town.map.names.count - 1
      town.map.places.append(place)
    }
    town.map.crossings = [WalkMap.Crossing(site: .node(town.node(2, 0)))]
    return town
  }()

  private func names(_ choice: CalloutChoice) -> [String] {
    let town = Self.street
    var guide = WalkGuide(
      on: RoutePlanner(WalkGraph(town.map)), to: [], naming: choice, in: .english)
    var texts: [String] = []
    for second in 0..<300 {
      let here = town.point(0, 0, east: Double(second) * 1.3).coordinate
      texts += guide.take(.init(here, accuracy: 5, at: Double(second))).map(\.text)
    }
    return texts.filter { !$0.hasPrefix("Junction") && !$0.hasPrefix("Now on") }
  }

  @Test(
    "Only the chosen kinds are named in passing",
    arguments: [
      (CalloutChoice.Kind.places, "Baker, "), (.landmarks, "Chapel, "), (.mobility, "Market stop"),
      (.safety, "A crossing of a road, "),
    ])
  func choosesKinds(kind: CalloutChoice.Kind, beginning: String) {
    let said = names(CalloutChoice(kinds: [kind]))
    #expect(said.count == 1 && said[0].hasPrefix(beginning), "\(said)")
    #expect(names(CalloutChoice(kinds: [])).isEmpty)
    #expect(names(CalloutChoice(kinds: [kind], wordsPerMinute: 0)).isEmpty)
  }

  @Test("Words are saved for a minute, and a long text waits for all of them")
  func spendsWords() {
    var budget = WordBudget(6)
    let long = "one two three four five six seven eight"
    let wishes: [(text: String, time: Double, isSaid: Bool)] = [
      ("one two three four", 0, true), ("one two three", 5, false), ("one two three", 10, true),
      (long, 40, false), (long, 200, true),
    ]
    for (text, time, isSaid) in wishes {
      let mayBeSaid = budget.spend(on: text, at: time)
      #expect(mayBeSaid == isSaid, "\(time)")
    }
  }

  @Test("A pace is learned from a minute of walking, and not from standing")
  func learnsPaces() {
    var meter = PaceMeter()
    func estimate(_ speed: Double) -> PositionEstimate {
      PositionEstimate(
        Self.street.point(0, 0).coordinate, accuracy: 5, speed: speed,
        course: speed > 0.5 ? Course(degrees: 90, accuracy: 10) : nil)
    }
    for second in 0..<50 { meter.take(estimate(0.9), at: Double(second)) }
    for second in 50..<200 { meter.take(estimate(0), at: Double(second)) }
    #expect(meter.pace == nil)
    for second in 200..<230 { meter.take(estimate(0.9), at: Double(second)) }
    #expect(meter.pace.map { ($0 - 0.9).magnitude < 0.01 } == true)
    #expect(PaceMeter(.nan).pace == nil && PaceMeter(50).pace == nil)
  }

  @Test("A learned pace changes the time, and that is said")
  func tellsTimeAtPace() throws {
    let town = Self.street
    let plan = try RoutePlanner(WalkGraph(town.map)).plan(
      from: town.point(0, 0), to: [town.point(4, 0)], .shortest)
    let slow = plan.summary(at: 0.5, in: .english)
    #expect(slow.contains(" minutes at your pace."), "\(slow)")
    #expect(!plan.summary(in: .english).contains("pace"))
    #expect(plan.duration(at: 0.5) > 2 * plan.duration())
  }

  @Test(
    "Places are told in two legs, the larger first",
    arguments: [
      (Optional(0.0), "about 40 metres ahead and about 30 metres to your right"),
      (180, "about 40 metres behind you and about 30 metres to your left"),
      (nil, "about 40 metres to the north and about 30 metres to the east"),
    ])
  func tellsLegs(facing: Double?, text: String) {
    let style = GuidanceStyle(directions: .legs)
    #expect(style.text(metres: 50, to: 36.87, facing: facing, in: .english) == text)
    #expect(
      style.text(metres: 50, to: 0, facing: 0, in: .english) == "about 50 metres ahead")
  }

  @Test("The compass says whither somebody faces who stands")
  func takesTheCompass() throws {
    let town = Self.street
    var guide = WalkGuide(on: RoutePlanner(WalkGraph(town.map)), to: [], in: .english)
    #expect(guide.view(at: 0) == nil)
    _ = guide.take(.init(town.point(1, 0).coordinate, accuracy: 5, at: 1))
    #expect(try #require(guide.view(at: 1)).facing == nil)
    guide.take(.north(heading: 270, accuracy: 10), screenAngle: 0, at: 2, date: nil)
    #expect(try #require(guide.view(at: 2)).facing == 270)
  }
}
