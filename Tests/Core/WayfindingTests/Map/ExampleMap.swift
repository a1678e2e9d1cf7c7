// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wayfinding

/// The pack of Monaco among the examples.
enum ExampleMap {
  static let monaco = Result {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appending(path: "../../../../Examples/maps/monaco.walkmap")
    return try WalkMapPack.decode([UInt8](Data(contentsOf: file)))
  }
}

@Suite("The example map") struct ExampleMapTests {
  @Test("Monaco can be read, and says whose data it is")
  func monaco() throws {
    let map = try ExampleMap.monaco.get()
    #expect(
      map.source
        == WalkMap.Source(
          title: "Monaco", origin: "OpenStreetMap",
          licence: "© OpenStreetMap contributors, ODbL 1.0"))
    let report = WalkMapReport(map)
    #expect(report.namedPlaces == 150)
    #expect(report.crossings == 222)
    #expect(report.ways == 1736)
  }
}
