// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Distances in streets") struct StreetUnitsTests {
  private let town = GridTown(columns: 5, rows: 4)

  private func plan(_ end: (Int, Int)) throws -> RoutePlan {
    try RoutePlanner(WalkGraph(town.map)).plan(
      from: town.point(0, 1), to: [town.point(end.0, end.1)], .shortest)
  }

  @Test("Streets are counted to where one turns, and in all")
  func counts() throws {
    let plan = try plan((4, 2))
    let style = GuidanceStyle(units: .streets)
    let texts = InstructionTexts(map: town.map, style: style, language: .english)
    let all = plan.instructions.map { texts.text(of: $0) }
    let crossed = plan.instructions.flatMap(\.acts).count { act in
      if case .cross = act { true } else { false }
    }
    #expect(plan.summary(style, in: .english).hasSuffix(" \(crossed) streets to cross in all."))
    #expect(plan.reason.chosen.crossings == crossed)
    // North to the next row without a street to cross, then over three, each of which tells how many are left
    #expect(plan.instructions.map(\.streets) == [0, 3, 2, 1, 0, 0], "\(all)")
    #expect(all[1] == "Turn right onto Row 2. Go on, 3 streets to cross.", "\(all)")
    #expect(all[3].hasSuffix("Go on, 1 street to cross."), "\(all)")
    #expect(all.contains { $0.hasSuffix("Walk about 100 metres.") }, "\(all)")
  }

  @Test("What lies beside a way is told in metres")
  func besides() {
    #expect(GuidanceStyle(units: .streets).text(metres: 120, in: .english) == "120 metres")
  }
}
