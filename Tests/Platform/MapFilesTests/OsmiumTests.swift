// SPDX-License-Identifier: Apache-2.0

import ChildProcess
import Foundation
import TestSupport
import Testing
import Wayfinding

@testable import MapFiles

private let file = """
  <?xml version="1.0" encoding="UTF-8"?>
  <osm version="0.6">
    <node id="1" lat="43.1" lon="7.1"/><node id="2" lat="43.2" lon="7.2"/>
    <node id="3" lat="44.1" lon="8.1"/><node id="4" lat="44.2" lon="8.2"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="footway"/></way>
    <way id="2"><nd ref="3"/><nd ref="4"/><tag k="highway" v="path"/></way>
  </osm>
  """

@Suite("Files of OpenStreetMap") struct OsmiumTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ bytes: some Sequence<UInt8>, _ name: String = "map") throws -> String {
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func lines(_ path: String, _ area: MapArea? = nil) async throws -> [Substring] {
    let bytes = try await Osmium().lines(of: path, in: area)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test("A file is read whatever its name is, and an area of it with the ways that reach into it")
  func reads() async throws {
    let path = try path(file.utf8)
    #expect(try await lines(path).count == 6)
    #expect(
      try await lines(path, MapArea(text: "7.15,43.15,7.3,43.3")) == [
        "n1 T x7.1 y43.1", "n2 T x7.2 y43.2", "w1 Thighway=footway Nn1,n2",
      ])
    #expect(try await lines(path, MapArea(text: "-7.3,-43.3,-7.15,-43.15")).isEmpty)
  }

  @Test("Protocol buffers and compressed XML are read as XML is", arguments: ["pbf", "osm.gz"])
  func otherForms(form: String) async throws {
    let source = try path(file.utf8)
    let target = folder.path + "/other." + form
    let made = try await Subprocess(
      Osmium.program, ["cat", "-F", "osm", source, "-o", target],
      confinement: Confinement(reads: [source], writes: [folder.path])
    ).run()
    #expect(made.exitCode == 0, "\(made.errorText)")
    #expect(try await lines(target) == lines(source))
    let whole = try Data(contentsOf: URL(fileURLWithPath: target))
    for part in [0.5, 0.9] {
      let cut = try path(whole.prefix(Int(Double(whole.count) * part)), "cut")
      await #expect(throws: MapFileError.damaged) { try await lines(cut) }
    }
  }

  @Test("A file that ends early, or is none of OpenStreetMap, is refused")
  func refuses() async throws {
    let cut = try path(file.utf8.prefix(300))
    await #expect(throws: MapFileError.damaged) { try await lines(cut) }
    let page = try path("<html><body>".utf8)
    await #expect(throws: MapFileError.damaged) { try await lines(page) }
    let words = try path("{\"type\":\"FeatureCollection\"}".utf8)
    await #expect(throws: MapFileError.unknownFormat) { try await lines(words) }
    let nothing = try path([])
    await #expect(throws: MapFileError.unknownFormat) { try await lines(nothing) }
    await #expect(throws: MapFileError.unreadable) { try await lines(folder.path + "/none") }
  }

  @Test("Limits hold")
  func limits() async throws {
    let path = try path(file.utf8)
    await #expect(throws: MapFileError.tooLarge(maximum: 10)) {
      try await Osmium(limits: .init(fileBytes: 10)).lines(of: path, in: nil)
    }
    await #expect(throws: MapFileError.tooMuch(maximum: 20)) {
      try await Osmium(limits: .init(lineBytes: 20)).lines(of: path, in: nil)
    }
  }
}
