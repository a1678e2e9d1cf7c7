// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import Wayfinding

private func estimate(course: Double?, accuracy: Double = 15) throws -> PositionEstimate {
  let here = try #require(Coordinate(latitude: 43.73, longitude: 7.42))
  return PositionEstimate(
    here, accuracy: 5, speed: course == nil ? 0 : 1.3,
    course: course.map { Course(degrees: $0, accuracy: accuracy) })
}

@Suite("Heading of compass and course") struct HeadingFilterTests {
  @Test("who stands faces as the compass says, from true north, as long as it is fresh")
  func standing() throws {
    var filter = HeadingFilter()
    #expect(filter.estimate(at: 0) == nil)
    filter.take(.north(heading: 358, accuracy: 10), declination: 3, at: 0)
    try filter.take(estimate(course: nil), at: 0)
    let now = try #require(filter.estimate(at: 5))
    #expect(now.degrees == 1 && now.accuracy == 10 && now.source == .compass && !now.isDisputed)
    #expect(filter.estimate(at: 5.1) == nil)
    #expect(filter.estimate(at: .nan) == nil)
    filter.take(.unavailable, at: 1)
    #expect(filter.estimate(at: 1) == nil)
  }

  @Test("who walks faces whither they walk, for three seconds; then the compass counts again")
  func walking() throws {
    var filter = HeadingFilter()
    filter.take(.north(heading: 100, accuracy: nil), at: 10)
    try filter.take(estimate(course: 90), at: 10)
    let walking = try #require(filter.estimate(at: 12))
    #expect(walking.degrees == 90 && walking.source == .course && !walking.isDisputed)
    let standing = try #require(filter.estimate(at: 13.5))
    #expect(standing.degrees == 100 && standing.source == .compass && standing.accuracy == 20)
  }

  @Test("a device in a pocket is found out on the walk, and is believed again once it agrees")
  func pocket() throws {
    var filter = HeadingFilter()
    func walk(_ seconds: ClosedRange<Int>, compass: Double) throws {
      for second in seconds {
        filter.take(.north(heading: compass, accuracy: 10), at: Double(second))
        try filter.take(estimate(course: 90), at: Double(second))
      }
    }
    try walk(0...2, compass: 270)
    #expect(try #require(filter.estimate(at: 2)).isDisputed)
    #expect(!filter.compassIsUnfit)
    try walk(3...3, compass: 270)
    #expect(filter.compassIsUnfit)
    try filter.take(estimate(course: nil), at: 4)
    let standing = try #require(filter.estimate(at: 4))
    #expect(standing.source == .compass && standing.isDisputed)
    try walk(5...8, compass: 80)
    #expect(!filter.compassIsUnfit)
    #expect(!(try #require(filter.estimate(at: 8)).isDisputed))
  }

  @Test("someone who looks round for two seconds is not found out")
  func lookingRound() throws {
    var filter = HeadingFilter()
    for second in 0..<20 {
      let heading = second % 4 < 2 ? 90.0 : 200
      filter.take(.north(heading: heading, accuracy: 10), at: Double(second))
      try filter.take(estimate(course: 90), at: Double(second))
    }
    #expect(!filter.compassIsUnfit)
  }

  @Test(
    "a device that lies on its screen has no heading",
    arguments: [
      (0.0, 0.0, true), (60, 0, true), (90, 0, true), (180, 0, false), (150, 0, false),
      (0, 175, false),
    ])
  func faceDown(_ beta: Double, _ gamma: Double, _ isKnown: Bool) {
    var filter = HeadingFilter()
    filter.take(.tilt(alpha: 270, beta: beta, gamma: gamma, isAbsolute: true), at: 0)
    #expect((filter.estimate(at: 0) != nil) == isKnown)
  }

  @Test("whatever comes, a heading is a direction", arguments: 0..<200)
  func anything(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let odd: [Double] = [.nan, .infinity, -1, 0, 90, 359.9, 1e300, -720]
    let times: [Double] = [0, 1, 2, 3, 60, -5, .nan]
    var filter = HeadingFilter()
    for _ in 0..<40 {
      let time = times.randomElement(using: &random) ?? 0
      filter.take(
        .north(
          heading: odd.randomElement(using: &random) ?? 0,
          accuracy: odd.randomElement(using: &random)),
        screenAngle: odd.randomElement(using: &random) ?? 0,
        declination: odd.randomElement(using: &random) ?? 0, at: time)
      try filter.take(estimate(course: odd.randomElement(using: &random)), at: time)
      guard let found = filter.estimate(at: time) else { continue }
      #expect(
        (0..<360).contains(found.degrees) && (0...180).contains(found.accuracy), "seed \(seed)")
    }
  }
}
