// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wayfinding

/// A street of four nodes; Südhof lies around the last two, two quarters have one name, and of Weithin an edge is missing.
private let town = """
  <osm version="0.6">
    <node id="1" lat="43.1" lon="7.1"/><node id="2" lat="43.101" lon="7.1"/>
    <node id="3" lat="43.102" lon="7.1"/><node id="4" lat="43.103" lon="7.1"/>
    <node id="5" lat="43.1015" lon="7.09"/><node id="6" lat="43.1015" lon="7.11"/>
    <node id="7" lat="43.104" lon="7.11"/><node id="8" lat="43.104" lon="7.09"/>
    <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
    <way id="2"><nd ref="3"/><nd ref="4"/><tag k="highway" v="residential"/></way>
    <way id="3"><nd ref="5"/><nd ref="6"/><nd ref="7"/></way>
    <way id="4"><nd ref="7"/><nd ref="8"/><nd ref="5"/></way>
    <way id="5"><nd ref="5"/><nd ref="6"/><nd ref="7"/><nd ref="5"/>
      <tag k="place" v="quarter"/><tag k="name" v="Altstadt"/></way>
    <way id="6"><nd ref="5"/><nd ref="6"/><nd ref="8"/><nd ref="5"/>
      <tag k="amenity" v="university"/><tag k="name" v="Altstadt"/></way>
    <relation id="1"><member type="way" ref="3" role="outer"/><member type="way" ref="4" role="outer"/>
      <tag k="type" v="boundary"/><tag k="boundary" v="administrative"/><tag k="admin_level" v="9"/>
      <tag k="name" v="Südhof"/><tag k="name:es" v="Patio del Sur"/></relation>
    <relation id="2"><member type="way" ref="3" role="outer"/><member type="way" ref="99" role="outer"/>
      <tag k="type" v="boundary"/><tag k="boundary" v="administrative"/><tag k="name" v="Weithin"/></relation>
  </osm>
  """

@Suite("Areas of maps by their names") struct MapAreaNameTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/town.osm"
    try Data(town.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func report(_ area: String) async -> ToolRun {
    await ToolRun.of(["map", "report", file, "--area", area])
  }

  @Test(
    "An area is found in any language, without case and accents, or by its number",
    arguments: ["Südhof", "SUDHOF", "patio del sur", "r1", "w5"])
  func finds(name: String) async {
    let run = await report(name)
    #expect(run.code == 0, "\(run.complaints)")
    #expect(run.output.contains("Ways: 1, 111 metres in all"))
  }

  @Test(
    "A name that is not there, or twice, and a boundary that is cut are told with what to do",
    arguments: [
      (
        "altstadt",
        "2 areas of the file are called \"altstadt\". Choose one with --area: w5 (quarter) or w6 (university)."
      ),
      ("Sudhoff", "No area of the file is called \"Sudhoff\". Did you mean Südhof?"),
      ("Atlantis on Sea", "Give four numbers instead"),
      ("r77", "No area of the file is called \"r77\"."),
      ("Weithin", "The file has only a part of the edge of r2."),
      ("7.1,43.1", "The option --area: An area is four numbers"),
    ])
  func refuses(name: String, sentence: String) async {
    let run = await report(name)
    #expect(run.code == 2)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
  }
}
