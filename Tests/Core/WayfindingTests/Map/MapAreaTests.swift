// SPDX-License-Identifier: Apache-2.0

import Testing
import Wayfinding

@Suite("Areas of a map") struct MapAreaTests {
  @Test("West, south, east and north make an area")
  func reads() throws {
    let area = try MapArea(text: "-0.53, 38.37,-0.5,38.39")
    #expect(area.southWest == MapPoint(latitude: 383_700_000, longitude: -5_300_000))
    #expect(area.northEast == MapPoint(latitude: 383_900_000, longitude: -5_000_000))
  }

  @Test(
    "What is no area says why",
    arguments: [
      ("", MapAreaError.notFourNumbers), ("1,2,3", .notFourNumbers), ("1,2,3,x", .notFourNumbers),
      ("1,2,3,4,5", .notFourNumbers), ("1,2,,4", .notFourNumbers), ("1 2,2,3,4", .notFourNumbers),
      ("181,2,3,4", .corner(.longitudeOutOfRange(181))),
      ("1,2,3,91", .corner(.latitudeOutOfRange(91))), ("3,2,1,4", .turnedRound),
      ("1,4,3,2", .turnedRound), ("1,2,1,4", .turnedRound), ("170,2,-170,4", .turnedRound),
    ])
  func refuses(text: String, error: MapAreaError) {
    #expect(throws: error) { try MapArea(text: text) }
  }
}
