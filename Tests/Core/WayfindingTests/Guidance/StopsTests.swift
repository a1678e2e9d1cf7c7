// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Ways with stops") struct StopsTests {
  private let town = GridTown(columns: 5, rows: 2)

  private func plan() throws -> RoutePlan {
    try RoutePlanner(WalkGraph(town.map)).plan(
      from: town.point(0, 0), through: [[town.point(2, 0)], [town.point(4, 0)]], .shortest)
  }

  @Test("A way through a stop is as long as its parts, and its instructions lie along it")
  func joins() throws {
    let plan = try plan()
    #expect((plan.route.length - 400).magnitude < 1)
    #expect(plan.instructions.count == 3)
    #expect((plan.instructions[1].along - 200).magnitude < 1)
    #expect((plan.instructions.reduce(0) { $0 + $1.distance } - 400).magnitude < 1)
    let texts = InstructionTexts(
      map: town.map, language: .english, destination: "The inn", stops: ["The bank"])
    #expect(
      texts.text(of: plan.instructions[1]).hasPrefix(
        "Stop 1: The bank is here. Turn to the east and walk along Row 0."))
  }

  @Test("On the way a stop is told when it is reached, and the way goes on to the end")
  func guides() {
    var guide = WalkGuide(
      on: RoutePlanner(WalkGraph(town.map)),
      to: [
        .init([town.point(2, 0)], name: "The bank"), .init([town.point(4, 0)], name: "The inn"),
      ], .shortest, in: .english)
    var texts: [String] = []
    for second in 0...Int(400 / 1.3) + 3 {
      let here = town.point(0, 0, east: min(Double(second) * 1.3, 400)).coordinate
      texts += guide.take(.init(here, accuracy: 5, at: Double(second))).map(\.text)
    }
    #expect(texts.contains { $0.hasPrefix("In about 20 metres: Stop 1: The bank is here.") })
    #expect(texts.count { $0.hasPrefix("Here: Stop 1 reached: The bank is here.") } == 1)
    #expect(texts.last == "The inn is here.", "\(texts)")
    #expect(guide.reached == 1)
  }

  @Test("Who leaves the way after a stop is led to what is left of it")
  func plansTheRest() {
    var guide = WalkGuide(
      on: RoutePlanner(WalkGraph(town.map)),
      to: [
        .init([town.point(1, 0)], name: "The bank"), .init([town.point(3, 0)], name: "The café"),
        .init([town.point(4, 1)], name: "The inn"),
      ], .shortest, in: .english)
    var texts: [String] = []
    // Past the bank, then into the wrong street.
    for second in 0...150 {
      let along = Double(second) * 1.3
      let here =
        along < 120 ? town.point(0, 0, east: along) : town.point(1, 0, east: 20, north: along - 120)
      texts += guide.take(.init(here.coordinate, accuracy: 5, at: Double(second))).map(\.text)
    }
    #expect(texts.contains("You seem to have left the way."), "\(texts)")
    #expect(guide.reached == 1)
    #expect(guide.follower?.plan.stops(before: .max) == 1)
  }
}
