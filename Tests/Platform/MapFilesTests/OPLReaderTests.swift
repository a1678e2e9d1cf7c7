// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import Wayfinding

@testable import MapFiles

@Suite("Lines of OpenStreetMap’s data") struct OPLReaderTests {
  private func elements(_ text: String) throws(OPLError) -> [OSMElement] {
    var reader = OPLReader(Array(text.utf8))
    var elements: [OSMElement] = []
    while let element = try reader.next() { elements.append(element) }
    return elements
  }

  @Test("Nodes, ways and relations come with their tags, exactly where they are")
  func reads() throws {
    let point = try #require(MapPoint(latitude: 437_370_125, longitude: -74_220_280))
    #expect(
      try elements(
        """
        n21 Thighway=crossing,name=Rue%20%%2c%%3d%%1f9af% x-7.422028 y43.7370125
        w4 Thighway=footway Nn21,n-22
        r7 Ttype=multipolygon Mw4@outer,n21@admin%20%centre

        """) == [
          .node(id: 21, tags: ["highway": "crossing", "name": "Rue ,=\u{1F9AF}"], point: point),
          .way(id: 4, tags: ["highway": "footway"], nodes: [21, -22]),
          .relation(
            id: 7, tags: ["type": "multipolygon"],
            members: [
              .init(kind: .way, id: 4, role: "outer"),
              .init(kind: .node, id: 21, role: "admin centre"),
            ]),
        ])
  }

  @Test("A node that was deleted has no place and is passed over")
  func deleted() throws { #expect(try elements("n1 T x y\nn2 v1 dD t i0 u T x y").isEmpty) }

  @Test(
    "What is no such line is refused with its number",
    arguments: [
      "q1 T", "n T", "nx", "n1 Ta x1 y1", "n1 T x1.12345678 y1", "n1 T x181 y1", "n1 T x1 y-90.1",
      "n1 T xinf y1", "n1 T x99999999999999999999 y1", "w1 T Nw2", "w1 T Nn", "r1 T Mn1",
      "n1 Ta=%zz% x1 y1", "n1 Ta=%110000% x1 y1", "n1 Ta=%20 x1 y1",
    ])
  func refuses(line: String) {
    #expect(throws: OPLError(line: 2)) { try elements("n1 T x1 y1\n" + line) }
  }

  @Test("Lines that were damaged are read or refused, and never trap", arguments: UInt64(0)..<50)
  func survivesDamage(seed: UInt64) {
    let text = Array(
      "n21 Ta=%20%,b=c x-7.42 y43.7\nw4 Thighway=footway Nn21,n22\nr7 T Mw4@outer,n21@x".utf8)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = text
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      var reader = OPLReader(bytes)
      var count = 0
      while let _ = try? reader.next() { count += 1 }
      #expect(count <= bytes.count, "seed \(seed)")
    }
  }
}
