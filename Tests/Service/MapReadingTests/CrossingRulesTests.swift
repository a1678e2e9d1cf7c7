// SPDX-License-Identifier: Apache-2.0

import Testing
import Wayfinding

@testable import MapReading

@Suite("What a map knows of crossings") struct CrossingRulesTests {
  private func crossing(_ tags: String) throws -> WalkMap.Crossing {
    let map = try map(
      "w1 Thighway=residential,name=Rue,lanes=2 Nn1,n2,n3\n", [2: "highway=crossing" + tags])
    try #require(map.crossings.count == 1)
    return map.crossings[0]
  }

  @Test(
    "Signals and markings are known, known not to be, or not known",
    arguments: [
      ("", Known.unknown, Known.unknown), (",crossing=traffic_signals", .yes, .unknown),
      (",crossing=uncontrolled", .no, .yes), (",crossing=unmarked", .no, .no),
      (",crossing=marked", .unknown, .yes), (",crossing=zebra", .unknown, .yes),
      (",crossing_ref=zebra", .unknown, .yes), (",crossing_ref=puffin", .yes, .unknown),
      (",crossing:signals=no,crossing:markings=zebra", .no, .yes),
      (",crossing:signals=shared,crossing:markings=no", .yes, .no),
      (",crossing=traffic_signals,crossing:signals=no", .no, .unknown),
    ])
  func signals(tags: String, signals: Known, markings: Known) throws {
    let crossing = try crossing(tags)
    #expect(crossing.signals == signals)
    #expect(crossing.markings == markings)
  }

  @Test(
    "A sound that only tells where the post is does not tell when to walk",
    arguments: [
      ("", Known.unknown, Known.unknown), (",traffic_signals:sound=yes", .yes, .unknown),
      (",traffic_signals:sound=walk", .yes, .unknown), (",traffic_signals:sound=no", .no, .no),
      (",traffic_signals:sound=locate", .unknown, .yes),
    ])
  func sounds(tags: String, audible: Known, locating: Known) throws {
    let crossing = try crossing(tags)
    #expect(crossing.audibleSignal == audible)
    #expect(crossing.locatingSound == locating)
  }

  @Test("The rest of what helps is read, and the road is known")
  func helps() throws {
    let crossing = try crossing(
      ",crossing=island,tactile_paving=yes,kerb=lowered,button_operated=no,"
        + "traffic_signals:vibration=yes")
    #expect(crossing.island == .yes)
    #expect(crossing.tactilePaving == .yes)
    #expect(crossing.kerb == .lowered)
    #expect(crossing.button == .no)
    #expect(crossing.vibratingSignal == .yes)
    #expect(crossing.road == 0)
    #expect(crossing.lanes == 2)
    #expect(try self.crossing(",tactile_paving=incorrect").tactilePaving == .unknown)
    #expect(try self.crossing(",crossing:island=no").island == .no)
  }

  /// A road from 1 to 3 that is crossed from 4 to 5 at 2.
  private func crossed(
    _ way: String, _ tags: [Int: String], road: String = "highway=residential,name=Rue"
  ) throws -> WalkMap {
    try map("w1 T\(road) Nn1,n2,n3\nw2 Thighway=footway,footway=crossing\(way) Nn4,n2,n5\n", tags)
  }

  @Test("A node and a line of one crossing are one, with what both know")
  func joined() throws {
    let map = try crossed(
      ",crossing:island=yes,tactile_paving=no", [2: "highway=crossing,crossing=unmarked"])
    #expect(map.crossings.count == 1)
    #expect(map.crossings[0].signals == .no)
    #expect(map.crossings[0].island == .yes)
    #expect(map.crossings[0].tactilePaving == .no)
  }

  @Test("Where node and line contradict each other nothing is known")
  func contradicting() throws {
    let map = try crossed(
      ",crossing=traffic_signals,kerb=raised", [2: "highway=crossing,crossing=unmarked,kerb=flush"])
    #expect(map.crossings[0].signals == .unknown)
    #expect(map.crossings[0].kerb == .unknown)
  }

  @Test("A line over a road is a crossing of it where it meets the road, walked or not")
  func lines() throws {
    for road in ["highway=residential,name=Rue", "highway=trunk,name=Rue"] {
      let map = try crossed("", [:], road: road)
      #expect(map.crossings.count == 1)
      let name = try #require(map.crossings[0].road)
      #expect(map.names[name].plain == "Rue")
    }
    let alone = try map("w2 Thighway=footway,footway=crossing Nn4,n5\n")
    #expect(alone.crossings.map(\.site) == [.way(0)])
  }

  @Test("Kerbs at both ends that agree are the crossing’s; others are not")
  func kerbs() throws {
    let alike = [
      4: "barrier=kerb,kerb=lowered,tactile_paving=yes", 5: "kerb=lowered,tactile_paving=yes",
    ]
    #expect(try crossed("", alike).crossings[0].kerb == .lowered)
    #expect(try crossed("", alike).crossings[0].tactilePaving == .yes)
    #expect(try crossed("", alike).kerbs.count == 2)
    #expect(try crossed(",kerb=flush", alike).crossings[0].kerb == .flush)
    let other = [4: "barrier=kerb,kerb=lowered,tactile_paving=yes", 5: "kerb=raised"]
    #expect(try crossed("", other).crossings[0].kerb == .unknown)
    #expect(try crossed("", other).crossings[0].tactilePaving == .unknown)
    let one = [4: "barrier=kerb,kerb=lowered,tactile_paving=yes"]
    #expect(try crossed("", one).crossings[0].kerb == .unknown)
  }

  @Test("Signals of a road with a crossing are one; without, they are none for walkers")
  func trafficSignals() throws {
    let road = "w1 Thighway=residential Nn1,n2,n3\n"
    #expect(try map(road, [2: "highway=traffic_signals"]).crossings.isEmpty)
    #expect(try map(road, [2: "highway=traffic_signals,crossing=no"]).crossings.isEmpty)
    let both = try map(road, [2: "highway=traffic_signals,crossing=traffic_signals"])
    #expect(both.crossings.map(\.signals) == [.yes])
  }
}
