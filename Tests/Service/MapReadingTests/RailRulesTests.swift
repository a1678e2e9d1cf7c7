// SPDX-License-Identifier: Apache-2.0

import Testing
import Wayfinding

@testable import MapReading

@Suite("Tracks of a map") struct RailRulesTests {
  @Test(
    "What is crossed is what the tags say, and the tracks that are drawn",
    arguments: [
      ("railway=level_crossing", "railway=rail", WalkMap.Crossed.railway),
      ("railway=crossing", "railway=rail", .railway),
      // Before trams had words of their own
      ("railway=crossing", "railway=tram", .tram), ("railway=tram_crossing", "railway=tram", .tram),
      ("railway=tram_level_crossing", "highway=busway", .tram),
      ("highway=crossing", "railway=tram", .roadAndTram),
      ("highway=crossing,railway=crossing", "railway=rail", .roadAndRailway),
      ("", "railway=light_rail", .railway),
    ])
  func crossed(node: String, line: String, over: WalkMap.Crossed) throws {
    let map = try map("w1 Thighway=footway Nn1,n2,n3\nw2 T\(line) Nn4,n2,n5\n", [2: node])
    #expect(map.crossings.map(\.over) == [over])
    #expect(map.ways.count == 2, "it is cut there")
  }

  @Test(
    "Where no track is, or none any more, or it runs along with the way, nothing is crossed",
    arguments: [
      "w2 Trailway=abandoned Nn4,n2,n5\n", "w2 Trailway=rail Nn4,n5,n6\n",
      "w2 Trailway=tram Nn1,n2,n3\n", "",
    ])
  func notCrossed(line: String) throws {
    #expect(try map("w1 Thighway=footway Nn1,n2,n3\n" + line).crossings.isEmpty)
  }

  @Test("What warns of trains is kept")
  func warns() throws {
    let map = try map(
      "w1 Thighway=residential Nn1,n2,n3\nw2 Trailway=rail Nn4,n2,n5\n",
      [2: "railway=level_crossing,crossing:barrier=half,crossing:light=yes,crossing:bell=no"])
    #expect(map.crossings.map(\.gates) == [.yes])
    #expect(map.crossings.map(\.warningLights) == [.yes] && map.crossings.map(\.bell) == [.no])
    #expect(map.crossings.map(\.road) == [nil])
  }

  @Test("What is cut out of a building is kept with it, whichever of several rings it lies in")
  func holes() throws {
    func square(_ first: Int, _ west: Double, _ size: Double) -> String {
      [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].enumerated().map { index, corner in
        let (x, y) = (west + corner.0 * size, 43 + (4 - size) / 2 + corner.1 * size)
        return "n\(first + index) T x\(x) y\(y)\n"
      }
      .joined()
    }
    func way(_ id: Int, _ first: Int) -> String {
      "w\(id) T Nn\(first),n\(first + 1),n\(first + 2),n\(first + 3),n\(first)\n"
    }
    let map = try read(
      nodes(1...2) + square(11, 10, 4) + square(21, 11.5, 1) + square(31, 20, 4)
        + "w1 Thighway=footway Nn1,n2\n" + way(2, 11) + way(3, 21) + way(4, 31)
        + "r1 Ttype=multipolygon,building=yes Mw2@outer,w4@outer,w3@inner\n"
    ).map
    #expect(map.outlines.map(\.ring.count) == [4, 4])
    #expect(map.outlines.map { $0.holes.map(\.count) } == [[4], []])
  }
}
