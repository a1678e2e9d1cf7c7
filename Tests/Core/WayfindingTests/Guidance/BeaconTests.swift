// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Wayfinding

@Suite("The sound ahead on a way") struct BeaconTests {
  private static let here = MapPoint(Coordinate(within: 43.73, longitude: 7.41))

  private static func place(_ bearing: Double, _ metres: Double = 22) -> MapPoint {
    let angle = bearing * .pi / 180
    return LocalPlane(around: here).point(
      at: .init(east: metres * sine(angle), north: metres * sine(angle + .pi / 2)))
  }

  /// Independent of the code under test.
  private static func sine(_ angle: Double) -> Double {
    var (term, sum) = (angle, angle)
    for n in 1...40 {
      term *= -angle * angle / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  private static func facing(
    _ degrees: Double, accuracy: Double = 10, isDisputed: Bool = false
  ) -> HeadingEstimate {
    HeadingEstimate(
      degrees: degrees, accuracy: accuracy, source: .compass, isDisputed: isDisputed)
  }

  private static func sound(
    at bearing: Double, facing degrees: Double = 0, accuracy: Double = 3, heading: Double = 10
  ) -> Beacon.Sound? {
    var beacon = Beacon()
    return beacon.sound(
      of: place(bearing), from: .init(here.coordinate, accuracy: accuracy),
      facing: facing(degrees, accuracy: heading))
  }

  @Test(
    "What lies ahead, aside or behind sounds so, on both hands",
    arguments: [
      (0.0, Beacon.Zone.ahead), (14, .ahead), (17, .near), (54, .near), (57, .aside),
      (124, .aside), (127, .behind), (179, .behind),
    ])
  func zones(off: Double, zone: Beacon.Zone) {
    for side in [1.0, -1] {
      let sound = Self.sound(at: 200 + side * off, facing: 200)
      #expect(sound?.zone == zone)
      #expect(((sound?.angle ?? 999) - side * off).magnitude <= 1)
    }
  }

  @Test("Its angle turns with the head and with the place, wherever they face", arguments: 0..<36)
  func turns(step: Int) {
    let heading = Double(step) * 10
    for off in stride(from: -170.0, through: 170, by: 20) {
      let angle = Self.sound(at: heading + off, facing: heading)?.angle
      #expect(((angle ?? 999) - off).magnitude <= 1, "facing \(heading)")
    }
  }

  @Test("A direction that is not known is not told: it sounds from nowhere")
  func unsure() {
    // The circle reaches round the place, or nearly.
    #expect(Self.sound(at: 0, accuracy: 25) == .init(zone: .unsure, angle: nil))
    #expect(Self.sound(at: 0, accuracy: 19) == .init(zone: .unsure, angle: nil))
    #expect(Self.sound(at: 0, heading: 60)?.zone == .unsure)
    var beacon = Beacon()
    let estimate = PositionEstimate(Self.here.coordinate, accuracy: 5)
    #expect(beacon.sound(of: Self.place(0), from: estimate, facing: nil)?.zone == .unsure)
    #expect(
      beacon.sound(of: Self.place(0), from: estimate, facing: Self.facing(0, isDisputed: true))?
        .zone == .unsure)
    // Straight ahead is finer than it is known here; ahead is not.
    #expect(Self.sound(at: 0, accuracy: 10, heading: 36)?.zone == .near)
  }

  @Test("Where nothing is known it is silent")
  func silent() {
    var beacon = Beacon()
    let good = PositionEstimate(Self.here.coordinate, accuracy: 5)
    #expect(beacon.sound(of: nil, from: good, facing: Self.facing(0)) == nil)
    #expect(beacon.sound(of: Self.place(0), from: nil, facing: Self.facing(0)) == nil)
    let lost = PositionEstimate(Self.here.coordinate, accuracy: 31)
    #expect(beacon.sound(of: Self.place(0), from: lost, facing: Self.facing(0)) == nil)
    var disputed = good
    disputed.isDisputed = true
    #expect(beacon.sound(of: Self.place(0), from: disputed, facing: Self.facing(0)) == nil)
  }

  @Test("A trembling hand at an edge changes nothing", arguments: [15.0, 55, 125])
  func steady(edge: Double) {
    for start in [edge - 10, edge + 10] {
      var beacon = Beacon()
      let estimate = PositionEstimate(Self.here.coordinate, accuracy: 3)
      func zone(_ off: Double) -> Beacon.Zone? {
        beacon.sound(of: Self.place(off), from: estimate, facing: Self.facing(0))?.zone
      }
      let first = zone(start)
      for off in [edge - 2, edge + 2, edge - 2, edge + 2] { #expect(zone(off) == first) }
      #expect(zone(start < edge ? edge + 10 : edge - 10) != first)
    }
  }

  @Test(
    "Whatever is told, no finer zone and no direction is heard than the errors allow",
    arguments: UInt64(0)..<40)
  func claimsNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var beacon = Beacon()
    for _ in 0..<200 {
      let accuracy = Double.random(in: 3...40, using: &random)
      let heading = Double.random(in: 5...180, using: &random)
      let distance = Double.random(in: 0.5...25, using: &random)
      let sound = beacon.sound(
        of: Self.place(Double.random(in: 0..<360, using: &random), distance),
        from: .init(Self.here.coordinate, accuracy: accuracy),
        facing: Self.facing(Double.random(in: 0..<360, using: &random), accuracy: heading))
      #expect((sound == nil) == (accuracy > RouteFollower.worstAccuracy))
      guard let sound else { continue }
      #expect((sound.zone == .unsure) == (sound.angle == nil))
      if accuracy >= distance || heading > 55 { #expect(sound.zone == .unsure) }
      if sound.zone == .ahead {
        #expect(heading <= 43.7 && accuracy / distance <= 0.7)
        #expect((sound.angle ?? 180).magnitude <= 20)
      }
    }
  }

  @Test("It lies on the way, never behind a corner that is not reached, and never jumps")
  func staysOnTheWay() {
    let plane = LocalPlane(around: Self.here)
    let line = RouteLine(
      [(0.0, 0.0), (60, 0), (60, 40), (100, 40), (100, 100)].map {
        plane.point(at: .init(east: $0.0, north: $0.1))
      })
    var last: MapPoint?
    for metre in 0...Int(line.length) {
      let place = line.beacon(from: Double(metre))
      let start = line.point(at: Double(metre))
      let away = start.distance(to: place)
      #expect(away <= RouteLine.beaconDistance + 0.1)
      if Double(metre) < line.length - 22 { #expect(away >= 9, "at \(metre) m") }
      // Round a corner it goes ahead of the walker, in one sweep.
      if let last { #expect(last.distance(to: place) <= 9, "at \(metre) m") }
      // Half way to it one is at most five metres off the way.
      let middle = start.towards(place, part: 0.5)
      let off = zip(line.points, line.points.dropFirst()).map { from, to in
        let near = LocalPlane(around: middle)
        return LocalPlane.nearest(
          to: .init(east: 0, north: 0), from: near.spot(of: from), to: near.spot(of: to)
        ).length
      }
      #expect((off.min() ?? 99) <= 5.1, "at \(metre) m")
      last = place
    }
    // Before a corner it sounds from there.
    #expect(line.beacon(from: 40).distance(to: line.point(at: 60)) <= 7)
    #expect(line.beacon(from: line.length) == line.point(at: line.length))
  }
}
