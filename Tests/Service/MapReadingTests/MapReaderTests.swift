// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import MapFiles
import Speaking
import TestSupport
import Testing
import Wayfinding

@testable import MapReading

@Suite("Reading a file of OpenStreetMap") struct MapReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ content: String) throws -> String {
    let path = folder.path + "/town.osm"
    try Data(("<osm version=\"0.6\">" + content + "</osm>").utf8)
      .write(to: URL(fileURLWithPath: path))
    return path
  }

  private let street = """
    <node id="1" lat="43.1" lon="7.1"/><node id="2" lat="43.1001" lon="7.1"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="footway"/></way>
    """

  @Test("A file becomes a map")
  func reads() async throws {
    let read = try await MapReader().map(of: try path(street), in: nil, title: "Town")
    #expect(read.map.ways.count == 1)
    #expect(read.map.source.title == "Town")
    #expect(abs(read.map.length(of: read.map.ways[0]) - 11.1) < 0.1)
  }

  @Test("A file with nothing in it and an area with nothing in it are told apart")
  func empty() async throws {
    let nothing = try path("")
    await #expect(throws: MapReadingError.empty) {
      try await MapReader().map(of: nothing, in: nil, title: "")
    }
    let street = try path(street)
    let sea = try MapArea(text: "1,1,2,2")
    await #expect(throws: MapReadingError.emptyArea) {
      try await MapReader().map(of: street, in: sea, title: "")
    }
  }

  @Test("Languages name the same places, and each error has its sentence")
  func words() {
    expectSamePlaces(MapReadingWords.self)
    let errors: [MapReadingError] = [
      .file(.unreadable), .file(.tooLarge(maximum: 1 << 30)), .file(.unknownFormat),
      .file(.damaged), .file(.tooMuch(maximum: 1)), .file(.tooSlow(seconds: 1)),
      .file(.program(.missing(Program("osmium", debianPackage: "osmium-tool")))),
      .file(.program(.cancelled)), .empty, .emptyArea, .noWalkableWay, .waysWithoutNodes,
      .map(.tooMany(.ways, limit: 1)),
    ]
    let sentences = Set(errors.map { $0.message(in: .english) })
    #expect(sentences.count == errors.count)
    #expect(sentences.contains { $0.contains("Install the package osmium-tool.") })
    #expect(!MapReadingError.file(.program(.cancelled)).isOfFile)
    #expect(MapReadingError.file(.damaged).isOfFile)
  }
}
