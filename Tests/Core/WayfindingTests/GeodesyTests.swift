// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import TestSupport
import Testing
import Wayfinding

private func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}

/// Whether two lengths are the same but for a tenth of a per cent.
private func isNear(_ length: Double, _ other: Double) -> Bool {
  abs(length - other) <= max(0.05, abs(other) * 0.001)
}

@Suite struct GeodesyTests {
  @Test(
    "the paper's four positions have the legs that WGS 84 gives them, not the printed ones",
    arguments: [
      (38.3865, -0.5113, -69.9, -366.3), (38.3846, -0.5111, -87.4, -155.4),
      (38.3840, -0.5116, -43.7, -88.8), (38.3836, -0.5120, -8.7, -44.4),
    ])
  func paper(_ latitude: Double, _ longitude: Double, _ east: Double, _ north: Double) throws {
    let legs = Legs(
      from: try coordinate(latitude, longitude), to: try coordinate(38.3832, -0.5121))
    #expect(abs(legs.east - east) < 0.06)
    #expect(abs(legs.north - north) < 0.06)
    #expect(isNear(legs.distance, hypot(east, north)))
    #expect(legs.bearing > 190 && legs.bearing < 210)
  }

  @Test(
    "known lengths of a degree come out",
    arguments: [
      // One hundredth of a degree from the equator, at 45° and at 60° (NGA, "Length of a degree", WGS 84)
      (0.0, 0.0, 0.01, 0.0, 1105.74), (0, 0, 0, 0.01, 1113.19),
      (44.995, 0, 45.005, 0, 1111.32), (45, 0, 45, 0.01, 788.47), (60, 0, 60, 0.01, 558.0),
    ])
  func degrees(
    _ fromLatitude: Double, _ fromLongitude: Double, _ toLatitude: Double, _ toLongitude: Double,
    _ metres: Double
  ) throws {
    let distance = try coordinate(fromLatitude, fromLongitude)
      .distance(to: coordinate(toLatitude, toLongitude))
    #expect(isNear(distance, metres))
  }

  @Test("across the antimeridian the short way counts")
  func antimeridian() throws {
    let legs = Legs(from: try coordinate(0, 179.999), to: try coordinate(0, -179.999))
    #expect(legs.east > 222 && legs.east < 223)
  }

  @Test("there and back are opposite, and the legs make the distance", arguments: 0..<200)
  func symmetry(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let start = try coordinate(
      .random(in: -80...80, using: &random), .random(in: -180...180, using: &random))
    let end = try coordinate(
      start.latitude + .random(in: -0.02...0.02, using: &random),
      max(-180, min(180, start.longitude + .random(in: -0.02...0.02, using: &random))))
    let there = Legs(from: start, to: end)
    let back = Legs(from: end, to: start)
    #expect(there.distance == back.distance)
    #expect(there.east == -back.east && there.north == -back.north)
    #expect(abs(hypot(there.east, there.north) - there.distance) <= 1e-9 * there.distance)
    let difference = abs(there.bearing - back.bearing)
    #expect(there.distance == 0 || abs(difference - 180) < 1e-9)
    let radians = there.bearing * .pi / 180
    #expect(abs(there.distance * sin(radians) - there.east) < 1e-6)
    #expect(abs(there.distance * cos(radians) - there.north) < 1e-6)
  }

  @Test("turning by a quarter exchanges the legs and keeps the distance", arguments: 0..<100)
  func rotation(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let legs = Legs(
      east: .random(in: -500...500, using: &random),
      north: .random(in: -500...500, using: &random))
    let heading = Double.random(in: -720...720, using: &random)
    let before = RelativePosition(legs, facing: Facing(heading: heading))
    let after = RelativePosition(legs, facing: Facing(heading: heading + 90))
    #expect(after.forward == before.right)
    #expect(after.right == -before.forward)
    #expect(abs(after.distance - legs.distance) < 1e-9)
  }

  @Test(
    "a heading belongs to the quarter that holds it",
    arguments: [
      (0.0, Facing.north), (44.999, .north), (45, .east), (134.999, .east), (135, .south),
      (224.999, .south), (225, .west), (314.999, .west), (315, .north), (359.999, .north),
      (360, .north), (-1, .north), (-45, .north), (-45.001, .west), (405, .east), (1e9, .west),
      (-1e-20, .north),
    ])
  func quarters(_ heading: Double, _ facing: Facing) {
    #expect(Facing(heading: heading) == facing)
  }

  @Test(
    "only what lies on the earth is a coordinate",
    arguments: [
      (90.0, 180.0, true), (-90, -180, true), (90.000001, 0, false), (0, 180.000001, false),
      (.nan, 0, false), (0, .infinity, false),
    ])
  func validity(_ latitude: Double, _ longitude: Double, _ isValid: Bool) {
    #expect((Coordinate(latitude: latitude, longitude: longitude) != nil) == isValid)
  }
}

@Suite struct TypedCoordinateTests {
  @Test(
    "a position can be typed in many ways",
    arguments: [
      "38.3865,-0.5113", " 38.3865 , -0.5113 ", "38.3865 -0.5113", "38.3865; -0.5113",
      "38.3865°, \u{2212}0.5113°", "+38.3865\t-0.5113", "٣٨٫٣٨٦٥، -٠٫٥١١٣",
    ])
  func accepted(_ text: String) throws {
    let position = try Coordinate(text: text)
    #expect(position == Coordinate(latitude: 38.3865, longitude: -0.5113))
  }

  @Test(
    "what is no position is told as what it is",
    arguments: [
      ("", CoordinateError.empty), ("  ,", .empty), ("38", .notTwoNumbers("38")),
      ("1,2,3", .notTwoNumbers("1,2,3")), ("north, west", .notTwoNumbers("north, west")),
      ("inf, nan", .notTwoNumbers("inf, nan")), ("0x10, 2", .notTwoNumbers("0x10, 2")),
      ("91, 0", .latitudeOutOfRange(91)), ("0, -181", .longitudeOutOfRange(-181)),
    ])
  func refused(_ text: String, _ error: CoordinateError) {
    #expect(throws: error) { try Coordinate(text: text) }
  }

  @Test(
    "in Arabic the minus of the example stays before its number, and the example can be copied",
    arguments: [CoordinateError.empty, .notTwoNumbers("1")])
  func arabicExample(_ error: CoordinateError) throws {
    let example = "\u{200E}38.3865, -0.5113\u{200E}"
    #expect(error.message(in: .arabic).contains(example))
    #expect(try Coordinate(text: example) == Coordinate(latitude: 38.3865, longitude: -0.5113))
  }
}

@Suite struct CompassReadingTests {
  @Test(
    "a turn of the device is a heading, flat or upright",
    arguments: [
      // alpha counts to the left, so a quarter to the left is west
      (0.0, 0.0, 0.0, 0.0), (90, 0, 0, 270), (270, 0, 0, 90), (270, 45, 0, 90), (270, 90, 0, 90),
      (180, 60, 0, 180), (300, 80, 0, 60),
    ])
  func tilt(_ alpha: Double, _ beta: Double, _ gamma: Double, _ heading: Double) throws {
    let reading = CompassReading.tilt(alpha: alpha, beta: beta, gamma: gamma, isAbsolute: true)
    let found = try #require(reading.heading())
    #expect(abs((found - heading + 540).truncatingRemainder(dividingBy: 360) - 180) < 1e-6)
  }

  @Test("a picture turned against the device turns the heading with it")
  func screenAngle() throws {
    let reading = CompassReading.north(heading: 300, accuracy: 5)
    #expect(reading.heading(screenAngle: 90) == 30)
  }

  @Test("turns that do not count from north give no heading, nor does a compass that is lost")
  func unusable() {
    #expect(
      CompassReading.tilt(alpha: 10, beta: 0, gamma: 0, isAbsolute: false).heading() == nil)
    #expect(CompassReading.north(heading: 10, accuracy: -1).heading() == nil)
    #expect(CompassReading.north(heading: .nan, accuracy: nil).heading() == nil)
    #expect(CompassReading.unavailable.heading() == nil)
  }
}
