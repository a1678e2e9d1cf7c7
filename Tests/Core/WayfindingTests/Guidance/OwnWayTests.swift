// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Wayfinding

@Suite("Ways of one's own") struct OwnWayTests {
  private static let town = GridTown(columns: 3, rows: 3)
  /// Over a field: no way of the map is there.
  private static let points: [MapPoint] = [(0.0, 30.0), (60, 30), (60, 70), (90, 70)].map {
    town.point(0, 0, east: $0.0, north: $0.1)
  }

  private static func recorded(noise: Double, seed: Int = 1) -> OwnWay? {
    let line = RouteLine(points)
    var receiver = NoisyWalk(seed: seed, noise: noise)
    var recorder = WayRecorder()
    for second in 0...Int(line.length / 1.3) {
      let place = line.point(at: Double(second) * 1.3).coordinate
      recorder.take(receiver.fix(at: place, time: Double(second)))
    }
    return recorder.way(named: "Home")
  }

  @Test("What was walked is the way, with few points", arguments: [0.5, 2, 4])
  func records(noise: Double) throws {
    let way = try #require(Self.recorded(noise: noise))
    #expect(way.points.count <= 16)
    #expect((way.length - 130).magnitude <= 15 + 6 * noise)
    let truth = RouteLine(Self.points)
    for point in way.points {
      #expect(truth.nearest(to: point).point.distance(to: point) <= 3 + 3 * noise)
    }
  }

  @Test("Who stands, or whose position is poor, has recorded nothing")
  func recordsNothing() {
    var recorder = WayRecorder()
    for second in 0..<60 {
      recorder.take(.init(Self.points[0].coordinate, accuracy: 5, at: Double(second)))
    }
    #expect(recorder.way(named: "") == nil)
    let line = RouteLine(Self.points)
    for second in 60..<160 {
      recorder.take(
        .init(line.point(at: Double(second - 60)).coordinate, accuracy: 80, at: Double(second)))
    }
    #expect(recorder.way(named: "") == nil)
  }

  @Test("A way is the same after it was written and read", arguments: UInt64(0)..<20)
  func keeps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = (0..<50).map { _ in
      Self.town.point(
        0, 0, east: .random(in: -500...500, using: &random),
        north: .random(in: -500...500, using: &random))
    }
    let way = try #require(OwnWay(name: "Zum Bäcker & zurück <1>", points))
    let read = OwnWay.ways(of: try GPXTrack(OwnWay.file([way, way.reversed]).gpx))
    #expect(read == [way, way.reversed])
    #expect(way.reversed.reversed == way)
    #expect((way.reversed.length - way.length).magnitude < 0.001)
  }

  /// Walks the line there or back, from a place before it on.
  private func said(
    isBack: Bool, from start: Double = 0, beside: Double = 0
  ) throws -> [String] {
    let way = try #require(OwnWay(name: "Home", Self.points))
    let walked = isBack ? way.reversed : way
    let (planner, plan) = walked.planned(on: Self.town.map)
    var guide = WalkGuide(along: plan, on: planner, name: "Home", in: .english)
    let line = RouteLine(walked.points)
    var said: [String] = []
    for second in 0...Int((line.length - start) / 1.3) + 3 {
      let here = LocalPlane(around: line.point(at: start + Double(second) * 1.3))
        .point(at: .init(east: 0, north: beside)).coordinate
      said += guide.take(.init(here, accuracy: 4, at: Double(second))).map(\.text)
    }
    return said
  }

  @Test("It is walked there and back over the field, with its bends and its end")
  func walksAgain() throws {
    let there = try said(isBack: false)
    #expect(there.first?.hasPrefix("The way is about 130 metres long") == true, "\(there)")
    #expect(there.contains { $0.hasPrefix("Here: The way bends") && $0.contains("left") })
    #expect(there.contains { $0.hasPrefix("Here: The way bends") && $0.contains("right") })
    #expect(there.last == "Home is here.")
    let back = try said(isBack: true)
    #expect(back.count { $0.hasPrefix("Here: The way bends") } == 2, "\(back)")
    #expect(back.last == "Home is here.")
    for texts in [there, back] { #expect(!texts.contains { $0.hasPrefix("A new way") }) }
  }

  @Test("Who begins in its middle is guided from there, and who is elsewhere is told where it is")
  func beginsAnywhere() throws {
    let middle = try said(isBack: false, from: 40)
    #expect(middle.first?.hasPrefix("You are on the way.") == true, "\(middle)")
    #expect(middle.last == "Home is here.")
    let away = try said(isBack: false, beside: -80)
    #expect(away.first?.hasPrefix("Your own way is about 80 metres away") == true, "\(away)")
    #expect(!away.contains("Home is here."))
  }

  @Test("The map is not asked for a way of one's own, and that is said")
  func hasItsReason() throws {
    let way = try #require(OwnWay(name: "Home", Self.points))
    let plan = way.planned(on: Self.town.map).plan
    #expect(plan.reason.text(in: .english).hasPrefix("It is a way of your own"))
    #expect((plan.route.length - 130).magnitude < 1)
  }
}
