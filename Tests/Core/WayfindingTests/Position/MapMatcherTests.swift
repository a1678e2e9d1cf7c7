// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Wayfinding

private func estimate(
  _ point: MapPoint, accuracy: Double = 5, course: Double? = nil
) -> PositionEstimate {
  PositionEstimate(
    point.coordinate, accuracy: accuracy, speed: course == nil ? 0 : 1.3,
    course: course.map { Course(degrees: $0, accuracy: 20) })
}

/// Two streets of 300 m that go east, so many metres apart, and that nothing joins.
private func twoStreets(apart: Double) -> (map: WalkMap, plane: LocalPlane) {
  var town = GridTown(columns: 2, rows: 1, spacing: 300)
  let plane = LocalPlane(around: town.map.nodes[0])
  for east in [0.0, 300] {
    town.map.nodes.append(plane.point(at: .init(east: east, north: apart)))
  }
  town.join(2, 3, kind: .residentialRoad)
  return (town.map, plane)
}

@Suite("Matching to ways") struct MapMatcherTests {
  @Test(
    "who walks along a street is on it, with the metres and the direction", arguments: [90.0, 270])
  func along(course: Double) throws {
    let town = GridTown(columns: 4, rows: 4)
    var matcher = MapMatcher(WalkGraph(town.map))
    let way = try #require(town.way(town.node(1, 1), town.node(2, 1)))
    var found = MatchedPosition.nowhere
    for second in 0..<30 {
      let metres = 1.3 * Double(second)
      let east = course == 90 ? 20 + metres : 80 - metres
      found = matcher.take(
        estimate(town.point(1, 1, east: east, north: 2), course: course), at: Double(second))
    }
    let matched = try #require(found.way)
    #expect(matched.way == way && found.confidence == .sure && found.others.isEmpty)
    #expect(abs(matched.along - (course == 90 ? 57.7 : 42.3)) < 1)
    #expect(matched.isForward == (course == 90) && abs(matched.offset - 2) < 0.1)
    #expect(matched.side == nil && matched.probability > 0.9)
  }

  @Test(
    "the side is told only where the position is good enough for it",
    arguments: [
      (8.0, 5.0, MatchedWay.Side.left), (-8, 5, .right), (8, 10, nil), (-3, 5, nil),
    ])
  func side(_ north: Double, _ accuracy: Double, _ side: MatchedWay.Side?) throws {
    let town = GridTown(columns: 2, rows: 2)
    var matcher = MapMatcher(WalkGraph(town.map))
    let here = town.point(0, 0, east: 50, north: north)
    let found = matcher.take(estimate(here, accuracy: accuracy), at: 0)
    #expect(try #require(found.way).side == side)
  }

  @Test("at a junction the place is sure, whichever way it belongs to")
  func junction() throws {
    let town = GridTown(columns: 3, rows: 3)
    var matcher = MapMatcher(WalkGraph(town.map))
    let found = matcher.take(estimate(town.point(1, 1, east: 1, north: 1)), at: 0)
    #expect(found.confidence == .sure && found.others.count == 3)
  }

  @Test("between two ways that are as near it is told that there are two")
  func several() throws {
    let streets = twoStreets(apart: 14)
    var matcher = MapMatcher(WalkGraph(streets.map))
    let between = streets.plane.point(at: .init(east: 150, north: 6.5))
    let found = matcher.take(estimate(between, accuracy: 10), at: 0)
    #expect(found.confidence == .several && found.way?.way == 0)
    #expect(found.others.map(\.way) == [1])
  }

  @Test("far from all ways, and with a position that may be anywhere, it is none of them")
  func nowhere() throws {
    let town = GridTown(columns: 2, rows: 2)
    var matcher = MapMatcher(WalkGraph(town.map))
    #expect(matcher.take(estimate(town.point(0, 0, east: 50, north: 50)), at: 0) == .nowhere)
    #expect(matcher.take(estimate(town.point(0, 0, east: 50, north: 18)), at: 1) == .nowhere)
    let way = town.point(0, 0, east: 50)
    #expect(matcher.take(estimate(way, accuracy: 51), at: 2) == .nowhere)
    #expect(matcher.take(estimate(way), at: .nan) == .nowhere)
    #expect(matcher.take(estimate(way), at: 3).confidence == .sure)
  }

  @Test(
    "an error that drifts to a street that cannot be reached does not take them there, unless it stays"
  )
  func reach() throws {
    let streets = twoStreets(apart: 16)
    var matcher = MapMatcher(WalkGraph(streets.map))
    func walk(_ seconds: Range<Int>, north: Double) -> MatchedPosition {
      var found = MatchedPosition.nowhere
      for second in seconds {
        let here = streets.plane.point(at: .init(east: 20 + 1.3 * Double(second), north: north))
        found = matcher.take(estimate(here, accuracy: 12, course: 90), at: Double(second))
      }
      return found
    }
    #expect(walk(0..<40, north: 0).way?.way == 0)
    // Nearer to the other one by six metres
    #expect(walk(40..<46, north: 11).way?.way == 0)
    #expect(walk(46..<60, north: 0).way?.way == 0)
    #expect(walk(60..<150, north: 16).way?.way == 1)
  }

  @Test("what was before a gap of ten seconds, or before the clock went back, does not count")
  func gap() throws {
    let streets = twoStreets(apart: 16)
    for moment in [70.1, 3] {
      var matcher = MapMatcher(WalkGraph(streets.map))
      for second in 0...60 {
        let here = streets.plane.point(at: .init(east: 2 * Double(second), north: 0))
        _ = matcher.take(estimate(here, course: 90), at: Double(second))
      }
      let there = streets.plane.point(at: .init(east: 150, north: 16))
      let found = matcher.take(estimate(there), at: moment)
      #expect(found.way?.way == 1 && found.confidence == .sure)
    }
  }

  @Test(
    "walks with errors that last are on the wrong way less often than the nearest way is, and sure is sure",
    arguments: [(5.0, 0.06), (10, 0.12), (20, 0.25)])
  func noise(_ noise: Double, _ most: Double) throws {
    var (all, wrong, wrongNearest, sure, sureWrong) = (0, 0, 0, 0, 0)
    for seed in 0..<8 {
      let town = GridTown(columns: 8, rows: 8, spacing: 60)
      let graph = WalkGraph(town.map)
      var walk = NoisyWalk(seed: seed, noise: noise)
      var filter = PositionFilter()
      var matcher = MapMatcher(graph)
      for (second, step) in TownWalk(town, spacing: 60, seed: seed).steps.enumerated() {
        let fix = walk.fix(
          at: step.place.coordinate, time: Double(second), speed: 1.3, course: step.course)
        _ = filter.take(fix)
        let estimate = try #require(filter.estimate(at: Double(second)))
        let found = matcher.take(estimate, at: Double(second))
        guard second >= 10 else { continue }
        func isWrong(_ way: Int, _ point: MapPoint) -> Bool {
          way != step.way && point.distance(to: step.place) > 10
        }
        all += 1
        if let near = graph.ways(near: MapPoint(fix.coordinate), within: 200).first,
          isWrong(near.way, near.point)
        {
          wrongNearest += 1
        }
        guard let way = found.way else { continue }
        let isWrong = isWrong(way.way, way.point)
        if isWrong { wrong += 1 }
        if found.confidence == .sure {
          sure += 1
          if isWrong { sureWrong += 1 }
        }
      }
    }
    let counts: Comment =
      "noise \(noise): of \(all) wrong \(wrong), nearest \(wrongNearest), sure \(sure), wrong \(sureWrong)"
    #expect(Double(wrong) <= most * Double(all), counts)
    #expect(wrong < wrongNearest, counts)
    #expect(Double(sureWrong) <= 0.03 * Double(sure), counts)
    #expect(sure > 0 || noise > 10, counts)
  }

  @Test("whatever the map and the position, it holds its promises", arguments: 0..<200)
  func anything(seed: Int) throws {
    var maps = RandomMap(seed: UInt64(seed))
    let map = maps.map()
    var random = SeededGenerator(seed: seed)
    var matcher = MapMatcher(WalkGraph(map))
    for second in 0..<20 {
      let node = try #require(map.nodes.randomElement(using: &random))
      let found = matcher.take(
        PositionEstimate(
          node.coordinate,
          accuracy: [3, 20, 50, 1e9, .infinity, .nan].randomElement(using: &random) ?? 3,
          speed: 1, course: Course(degrees: .random(in: 0..<360, using: &random), accuracy: 10)),
        at: Double(second))
      let ways = (found.way.map { [$0] } ?? []) + found.others
      #expect(ways.map(\.probability).reduce(0, +) <= 1.000001, "seed \(seed)")
      #expect(
        ways.allSatisfy { map.ways.indices.contains($0.way) && $0.along >= 0 }, "seed \(seed)")
      #expect(found.others.count <= 4 && (found.way != nil || found.confidence == .none))
    }
  }
}

/// Ten minutes along the streets of a town, turning at random corners, never back.
private struct TownWalk {
  struct Step {
    var way: Int
    var place: MapPoint
    var course: Double
  }

  var steps: [Step] = []

  init(_ town: GridTown, spacing: Double, seed: Int) {
    var random = SeededGenerator(seed: seed &+ 500)
    var (column, row) = (town.columns / 2, town.rows / 2)
    var last = (0, 0)
    var metres = 0.0
    while steps.count < 600 {
      let turns = [(1, 0), (0, 1), (-1, 0), (0, -1)].filter {
        (0..<town.columns).contains(column + $0.0) && (0..<town.rows).contains(row + $0.1)
          && !($0.0 == -last.0 && $0.1 == -last.1)
      }
      guard let turn = turns.randomElement(using: &random),
        let way = town.way(
          town.node(column, row), town.node(column + turn.0, row + turn.1))
      else { return }
      while metres < spacing {
        steps.append(
          Step(
            way: way,
            place: town.point(
              column, row, east: Double(turn.0) * metres, north: Double(turn.1) * metres),
            course: turn.0 == 0 ? (turn.1 > 0 ? 0 : 180) : (turn.0 > 0 ? 90 : 270)))
        metres += 1.3
      }
      metres -= spacing
      (column, row) = (column + turn.0, row + turn.1)
      last = turn
    }
  }
}
