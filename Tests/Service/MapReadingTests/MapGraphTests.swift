// SPDX-License-Identifier: Apache-2.0

import MapFiles
import Testing
import Wayfinding

@testable import MapReading

@Suite("The graph of a map") struct MapGraphTests {
  @Test("Ways are cut where they meet, and keep their points between")
  func junctions() throws {
    let map = try map(
      "w1 Thighway=footway,name=Long Nn1,n2,n3,n4,n5\nw2 Thighway=path Nn6,n3\n")
    #expect(map.nodes.count == 4)
    #expect(map.ways.count == 3)
    #expect(map.ways.map(\.shape.count) == [1, 1, 0])
    #expect(map.ways[0].end == map.ways[1].start)
    #expect(map.ways[2].end == map.ways[0].end)
    #expect(map.ways.map { $0.name.map { map.names[$0].plain } } == ["Long", "Long", nil])
    #expect(WalkMapReport(map).junctions == 1)
    #expect(WalkMapReport(map).parts == 1)
  }

  @Test("Ways are cut where something is on them")
  func things() throws {
    let map = try map(
      "w1 Thighway=footway Nn1,n2,n3,n4,n5\n",
      [
        2: "barrier=gate,locked=yes,access=private", 3: "entrance=main",
        4: "barrier=kerb,kerb=flush",
      ])
    #expect(map.ways.count == 4)
    #expect(map.barriers.count == 1)
    #expect(map.barriers[0].kind == .gate)
    #expect(map.barriers[0].locked == .yes)
    #expect(map.barriers[0].access == .closed)
    #expect(map.kerbs.map(\.kind) == [.flush])
    #expect(map.entrances.map(\.node) == [map.ways[1].end])
  }

  @Test("A loop, a way through a node twice, and a node twice in a row are no trouble")
  func loops() throws {
    let map = try map(
      "w1 Thighway=footway Nn1,n2,n3,n1\nw2 Thighway=path Nn4,n5,n5,n6,n5\n")
    #expect(map.ways[0].start == map.ways[0].end)
    #expect(map.ways[0].shape.count == 2)
    #expect(map.ways.count == 3)
    #expect(WalkMapReport(map).parts == 2)
  }

  @Test("The edge of a square is walked, also where several ways make it")
  func squares() throws {
    let map = try map(
      "w1 Thighway=pedestrian,area=yes,name=Place Nn1,n2,n3,n1\nw2 T Nn4,n5,n6\nw3 T Nn4,n7,n6\n"
        + "r1 Ttype=multipolygon,highway=pedestrian Mw2@outer,w3@outer\n")
    #expect(map.ways.map(\.kind) == [.squareEdge, .squareEdge])
    #expect(map.outlines.map(\.kind) == [.square, .square])
    #expect(map.outlines.map(\.ring.count) == [3, 4])
  }

  @Test("The surface of a road is drawn and not walked, since the road has a line")
  func surfaces() throws {
    let map = try map(
      "w1 Tarea:highway=residential Nn1,n2,n3,n1\nw2 Thighway=residential Nn4,n5\n"
        + "w3 Thighway=service,area=yes Nn6,n7,n8,n6\n")
    #expect(map.ways.count == 1)
    #expect(map.outlines.map(\.kind) == [.roadSurface])
  }

  @Test("Nothing leads over points that the file lacks, and that is told")
  func missingNodes() throws {
    let read = try read(nodes(1...9) + "w1 Thighway=footway Nn1,n2,n99,n3,n4,n98\n")
    #expect(read.cutWays == 1)
    #expect(read.map.ways.count == 2)
    #expect(WalkMapReport(read.map).parts == 2)
  }

  @Test(
    "What is no map says why",
    arguments: [
      ("", MapReadingError.empty), ("w1 Thighway=footway Nn98,n99", .waysWithoutNodes),
      ("n1 T x7 y43\nw1 Thighway=footway Nn1,n99", .waysWithoutNodes),
      ("n1 Tamenity=cafe x7 y43", .noWalkableWay), ("w1 Thighway=footway N", .waysWithoutNodes),
      ("hello", .file(.damaged)),
    ])
  func refuses(lines: String, error: MapReadingError) {
    #expect(throws: error) { try read(lines) }
  }

  @Test("Rings are joined of parts in any order and direction, and open ones are left out")
  func rings() {
    #expect(OSMData.joined([[1, 2, 3], [5, 4, 3], [5, 1]]) == [[1, 2, 3, 4, 5, 1]])
    #expect(OSMData.joined([[1, 2, 3, 1], [4, 5], [5, 6, 4]]).count == 2)
    #expect(OSMData.joined([[1, 2, 3], [4, 5, 6]]).isEmpty)
    #expect(OSMData.joined([[], [1]]).isEmpty)
  }

  @Test("The map carries its source and survives its pack")
  func pack() throws {
    let map = try map("w1 Thighway=footway Nn1,n2,n3\n", [2: "highway=crossing"])
    #expect(map.source.licence.contains("© OpenStreetMap contributors"))
    #expect(try WalkMapPack.decode(try WalkMapPack.encode(map)) == map)
  }
}
