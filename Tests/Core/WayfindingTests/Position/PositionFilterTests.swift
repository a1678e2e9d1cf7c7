// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wayfinding

private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}

/// So many metres east and north of a place in Monaco, on a sphere.
private func metres(east: Double, north: Double) throws -> Coordinate {
  try place(43.73 + north / 111_100, 7.42 + east / (111_300 * cos(43.73 * .pi / 180)))
}

@Suite("Filter of positions") struct PositionFilterTests {
  @Test("knows nothing before the first fix, and nothing a minute after the last")
  func silence() throws {
    var filter = PositionFilter()
    #expect(filter.estimate(at: 0) == nil)
    #expect(filter.take(PositionFix(try place(43.73, 7.42), accuracy: 5, at: 100)) == .restarted)
    let now = try #require(filter.estimate(at: 100))
    #expect(now.coordinate == (try place(43.73, 7.42)))
    #expect(now.accuracy == 5 && now.course == nil && now.age == 0 && !now.isDisputed)
    let later = try #require(filter.estimate(at: 130))
    // Who walks off unseen at 2 m/s is 60 m away.
    #expect(later.accuracy > 50 && later.accuracy < 90 && later.age == 30)
    #expect(filter.estimate(at: 160.1) == nil)
    #expect(filter.estimate(at: .nan) == nil)
  }

  @Test("a walk has its speed and its course, and a stand has none", arguments: 0..<50)
  func walking(seed: Int) throws {
    var walk = NoisyWalk(seed: seed, noise: 2)
    var filter = PositionFilter()
    for second in 0..<60 {
      let here = try metres(east: 1.3 * Double(second), north: 0)
      _ = filter.take(walk.fix(at: here, time: Double(second), speed: 1.3, course: 90))
    }
    let walking = try #require(filter.estimate(at: 59))
    let course = try #require(walking.course)
    #expect(abs(walking.speed - 1.3) < 0.5, "seed \(seed)")
    #expect(abs(course.degrees - 90) < 25 && course.accuracy < 60, "seed \(seed)")
    #expect(try #require(filter.estimate(at: 61.9)).course != nil)
    #expect(try #require(filter.estimate(at: 62.1)).course == nil)
    for second in 60..<90 {
      let here = try metres(east: 1.3 * 59, north: 0)
      _ = filter.take(walk.fix(at: here, time: Double(second), speed: 0))
    }
    #expect(try #require(filter.estimate(at: 89)).course == nil, "seed \(seed)")
  }

  @Test("the circle that it tells holds 95 of 100 true places", arguments: [3.0, 5, 10, 20])
  func honesty(noise: Double) throws {
    var (inside, insideRaw, all, smaller) = (0, 0, 0, 0)
    for seed in 0..<100 {
      var walk = NoisyWalk(seed: seed, noise: noise)
      var filter = PositionFilter()
      for second in 0..<120 {
        // Round a block: a corner every 30 seconds
        let along = 1.3 * Double(second % 30)
        let here =
          switch second / 30 {
          case 0: try metres(east: along, north: 0)
          case 1: try metres(east: 39, north: along)
          case 2: try metres(east: 39 - along, north: 39)
          default: try metres(east: 0, north: 39 - along)
          }
        let fix = walk.fix(at: here, time: Double(second))
        _ = filter.take(fix)
        let estimate = try #require(filter.estimate(at: Double(second)))
        all += 1
        if estimate.coordinate.distance(to: here) <= estimate.accuracy { inside += 1 }
        if fix.coordinate.distance(to: here) <= 2.4477 * noise { insideRaw += 1 }
        if estimate.accuracy < 2.4477 * noise * 0.99 { smaller += 1 }
      }
    }
    // The errors last: of so few walks the share itself is off by a hundredth or two.
    #expect(Double(inside) / Double(all) >= 0.93, "\(inside) of \(all)")
    #expect(Double(inside) >= 0.99 * Double(insideRaw), "\(inside), of the fixes \(insideRaw)")
    #expect(smaller == 0)
  }

  @Test("one jump is not believed, and is forgotten when the next fix is where it should be")
  func oneJump() throws {
    var filter = PositionFilter()
    for second in 0..<10 {
      _ = filter.take(
        PositionFix(
          try metres(east: 1.3 * Double(second), north: 0), accuracy: 5, at: Double(second)))
    }
    let far = try metres(east: 13, north: 200)
    #expect(filter.take(PositionFix(far, accuracy: 5, at: 10)) == .doubted)
    let disputed = try #require(filter.estimate(at: 10))
    #expect(disputed.isDisputed && disputed.coordinate.distance(to: far) > 190)
    let back = try metres(east: 14.3, north: 0)
    #expect(filter.take(PositionFix(back, accuracy: 5, at: 11)) == .believed)
    #expect(!(try #require(filter.estimate(at: 11))).isDisputed)
  }

  @Test("three fixes that agree are believed against all before, but not at one moment")
  func agreedJump() throws {
    var filter = PositionFilter()
    for second in 0..<10 {
      _ = filter.take(PositionFix(try metres(east: 0, north: 0), accuracy: 5, at: Double(second)))
    }
    let far = try metres(east: 0, north: 200)
    #expect(filter.take(PositionFix(far, accuracy: 5, at: 10)) == .doubted)
    #expect(filter.take(PositionFix(far, accuracy: 5, at: 10.1)) == .doubted)
    #expect(filter.take(PositionFix(far, accuracy: 5, at: 10.2)) == .doubted)
    #expect(filter.take(PositionFix(far, accuracy: 5, at: 12)) == .restarted)
    let now = try #require(filter.estimate(at: 12))
    #expect(now.coordinate == far && !now.isDisputed)
  }

  @Test(
    "fixes that contradict all others are not refused for ever, and are as unsure as they lie apart"
  )
  func wildJumps() throws {
    var filter = PositionFilter()
    _ = filter.take(PositionFix(try metres(east: 0, north: 0), accuracy: 5, at: 0))
    var outcomes: [PositionFilter.Outcome] = []
    for second in 1...10 {
      let wild = try metres(east: second % 2 == 0 ? 500 : -500, north: 300)
      outcomes.append(filter.take(PositionFix(wild, accuracy: 5, at: Double(second))))
    }
    #expect(outcomes == Array(repeating: .doubted, count: 9) + [.restarted])
    #expect(try #require(filter.estimate(at: 10)).accuracy > 900)
  }

  @Test(
    "times that do not go on are refused, and a clock that was set back is not refused for ever")
  func times() throws {
    var filter = PositionFilter()
    let here = try metres(east: 0, north: 0)
    _ = filter.take(PositionFix(here, accuracy: 5, at: 10_000))
    let old = try metres(east: 300, north: 0)
    #expect(filter.take(PositionFix(old, accuracy: 5, at: 10_000)) == .late)
    #expect(filter.take(PositionFix(old, accuracy: 5, at: 2800)) == .late)
    #expect(try #require(filter.estimate(at: 10_000)).coordinate == here)
    #expect(filter.take(PositionFix(here, accuracy: 5, at: 10_001)) == .believed)
    let back = (1...5).map { filter.take(PositionFix(old, accuracy: 5, at: Double($0))) }
    #expect(back == [.late, .late, .late, .late, .restarted])
    #expect(try #require(filter.estimate(at: 5)).coordinate == old)
    #expect(filter.take(PositionFix(here, accuracy: 5, at: 9000)) == .restarted)
  }

  @Test("what is no number does not count", arguments: [Double.nan, .infinity, -.infinity])
  func noNumbers(_ number: Double) throws {
    var filter = PositionFilter()
    let here = try metres(east: 0, north: 0)
    #expect(filter.take(PositionFix(here, accuracy: 5, at: number)) == .invalid)
    #expect(filter.take(PositionFix(here, accuracy: -1, at: 0)) == .invalid)
    let vague = PositionFix(here, accuracy: number, at: 0, speed: number, course: number)
    #expect(filter.take(vague) == .restarted)
    let estimate = try #require(filter.estimate(at: 0))
    #expect(estimate.accuracy == 20 && estimate.speed == 0 && estimate.course == nil)
    _ = filter.take(PositionFix(here, accuracy: 0, at: 1, speed: 1.3, course: -1))
    let standing = try #require(filter.estimate(at: 1))
    #expect(standing.accuracy >= 3 && standing.course == nil)
  }

  @Test(
    "over the 180th meridian and at the poles it walks on",
    arguments: [
      (0.0, 179.9999, 90.0), (64, -179.9999, 270), (89.9999, 0, 0), (-89.9999, 100, 180),
      (90, 0, 180),
    ])
  func edges(_ latitude: Double, _ longitude: Double, _ course: Double) throws {
    var filter = PositionFilter()
    var here = try place(latitude, longitude)
    for second in 0..<40 {
      let outcome = filter.take(
        PositionFix(here, accuracy: 5, at: Double(second), speed: 1.4, course: course))
      #expect(outcome != .invalid && outcome != .late)
      let estimate = try #require(filter.estimate(at: Double(second)))
      #expect(
        Coordinate(latitude: estimate.coordinate.latitude, longitude: estimate.coordinate.longitude)
          != nil)
      if abs(latitude) < 80 {
        #expect(estimate.coordinate.distance(to: here) < 3)
        let step = (course == 90 ? 1.4 : -1.4) / (111_320 * cos(latitude * .pi / 180))
        let next = here.longitude + step
        here = try place(latitude, next > 180 ? next - 360 : next < -180 ? next + 360 : next)
      }
    }
  }

  @Test("whatever comes, it holds its promises", arguments: 0..<300)
  func anything(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let odd: [Double] = [.nan, .infinity, -1, 0, 1e-300, 1e300, 5, 1e9]
    var filter = PositionFilter()
    var now = 0.0
    for _ in 0..<60 {
      now += [0, 1, 1, 1, -5, 3600, 1e12].randomElement(using: &random) ?? 1
      let here = try place(
        .random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
      let fix = PositionFix(
        here, accuracy: odd.randomElement(using: &random), at: now,
        speed: odd.randomElement(using: &random), course: odd.randomElement(using: &random))
      _ = filter.take(fix)
      guard let estimate = filter.estimate(at: now + .random(in: -5...90, using: &random)) else {
        continue
      }
      #expect(estimate.accuracy >= 3 && estimate.accuracy.isFinite, "seed \(seed)")
      #expect(estimate.speed.isFinite && estimate.age >= 0, "seed \(seed)")
      #expect(
        Coordinate(latitude: estimate.coordinate.latitude, longitude: estimate.coordinate.longitude)
          != nil)
      if let course = estimate.course {
        #expect(estimate.speed >= 0.5 && estimate.age <= 3, "seed \(seed)")
        #expect((0..<360).contains(course.degrees) && (0...180).contains(course.accuracy))
      }
    }
  }
}
