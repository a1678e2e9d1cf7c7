// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wayfinding

private let town = """
  <osm version="0.6">
    <node id="1" lat="43.1" lon="7.1"/>
    <node id="2" lat="43.101" lon="7.1"><tag k="highway" v="crossing"/></node>
    <node id="3" lat="43.102" lon="7.1"/>
    <node id="4" lat="43.103" lon="7.1"><tag k="amenity" v="cafe"/><tag k="name" v="Sol"/></node>
    <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/></way>
  </osm>
  """

@Suite("The commands of maps") struct MapCommandsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/town.osm"
    try Data(town.utf8).write(to: URL(fileURLWithPath: file))
  }

  @Test("A file becomes a pack, and the pack tells what it has and does not know")
  func imports() async throws {
    let pack = folder.path + "/town.walkmap"
    let made = await ToolRun.of(["map", "import", file, "--name", "Town", "-o", pack])
    #expect(made.code == 0, "\(made.complaints)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: pack))
    #expect(made.output.hasSuffix("Written to \(pack): \(bytes.count) bytes.\n"))
    #expect(try WalkMapPack.decode([UInt8](bytes)).ways.count == 2)
    let report = await ToolRun.of(["map", "report", pack])
    #expect(report.code == 0)
    #expect(
      report.output == """
        Map: Town
        Source: OpenStreetMap. © OpenStreetMap contributors, ODbL 1.0
        Junctions: 0
        Ways: 2, 222 metres in all
        Crossings: 1, with traffic lights: 0, of tracks: 0
        Stretches of steps: 0
        Gates, bollards and other barriers: 0
        Buildings: 0, entrances: 0
        Places with a name: 1, without: 0
        What the map does not know:
        Whether crossings have traffic lights: 1 of 1
        Whether crossings have tactile paving: 1 of 1
        Kerbs of crossings: 1 of 1
        Whether crossings have an island: 1 of 1
        Surface of ways: 2 of 2
        Whether ways are lit: 2 of 2
        Pavements of roads: 2 of 2

        """)
    let spanish = await ToolRun.of(["map", "report", file, "--language", "es"])
    #expect(spanish.output.contains("Si los pasos tienen pavimento táctil: 1 de 1"))
  }

  @Test("Without -o the pack goes into the data folder, under its name")
  func dataFolder() async throws {
    let data = folder.path + "/data"
    let words = ["map", "import", file, "--data", data, "--name"]
    #expect(await ToolRun.of(words + ["old_town-2"]).code == 0)
    #expect(FileManager.default.fileExists(atPath: data + "/maps/old_town-2.walkmap"))
    for name in ["../x", "a b", "é", String(repeating: "a", count: 65)] {
      let run = await ToolRun.of(words + [name])
      #expect(run.code == 2)
      #expect(run.complaints.contains("cannot be the name of a file in the data folder"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: data + "/maps").count == 1)
  }

  @Test("Points that the file lacks are told")
  func missingPoints() async throws {
    let text = town.replacing("<node id=\"3\" lat=\"43.102\" lon=\"7.1\"/>", with: "")
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let run = await ToolRun.of(["map", "report", file])
    #expect(run.code == 0)
    #expect(run.complaints.contains("Ways that were cut, since the file lacks"))
  }

  @Test(
    "A mistake is a sentence that says what to do, and exit code 2",
    arguments: [
      (["import", "FILE"], "The option --name is missing"),
      (["import", "FILE", "--name", "x", "--area", "1,2,3"], "An area is four numbers"),
      (["import", "FILE", "--name", "x", "--area", "8,43,7,44"], "The area is turned round"),
      (["import", "FILE", "--name", "x", "--area", "1,1,2,2"], "There is nothing in this area"),
      (["import", "NONE", "--name", "x"], "There is no file"),
      (["import", "CUT", "--name", "x"], "damaged or ends too early"),
      (["import", "WORDS", "--name", "x"], "not a file of OpenStreetMap"),
      (["import", "SEA", "--name", "x"], "no way in it that people walk"),
      (["import", "LOST", "--name", "x"], "not the points that they lead through"),
      (["report", "PACK"], "This pack should have"),
      (["report", "PACK", "--area", "1,1,2,2"], "A pack cannot be cut"),
      (["report"], "PACK|FILE is missing"),
    ])
  func mistakes(words: [String], sentence: String) async throws {
    let contents = [
      "CUT": String(town.prefix(200)), "WORDS": "hello", "PACK": "EARWALK\u{1}12345678",
      "SEA": "<osm version=\"0.6\"><node id=\"1\" lat=\"1\" lon=\"1\"/></osm>",
      "LOST":
        "<osm version=\"0.6\"><way id=\"1\"><nd ref=\"1\"/><nd ref=\"2\"/><tag k=\"highway\" v=\"path\"/></way></osm>",
    ]
    var words = words
    for index in words.indices {
      if words[index] == "FILE" { words[index] = file }
      guard let content = contents[words[index]] else { continue }
      let path = folder.path + "/" + words[index]
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
      words[index] = path
    }
    if words.contains("x") { words += ["-o", folder.path + "/out.walkmap"] }
    let run = await ToolRun.of(["map"] + words)
    #expect(run.complaints.contains(sentence))
    #expect(run.code == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.walkmap"))
  }

  @Test("A pack is taken wherever a map of places is, told by its bytes and not by its name")
  func packsAsPlaces() async throws {
    let pack = folder.path + "/town.map"
    #expect(await ToolRun.of(["map", "import", file, "--name", "Town", "-o", pack]).code == 0)
    let places = await ToolRun.of(["walk", "places", "--map", pack])
    #expect(places.output == "Food and drink\n  Sol\n")
    let message = await ToolRun.of([
      "walk", "message", "--places", pack, "--to", "sol", "--at", "43.102,7.1", "--heading", "0",
    ])
    #expect(message.output == "Sol is about 110 metres ahead.\n")
    try Data("EARWALK".utf8).write(to: URL(fileURLWithPath: pack))
    let damaged = await ToolRun.of(["walk", "places", "--map", pack])
    #expect(damaged.code == 2)
    #expect(damaged.complaints.contains("This is not the pack of a map."))
    #expect(await ToolRun.of(["walk", "places"]).complaints.contains("--map is missing"))
  }

  @Test("A pack is drawn, into a file or to the next program, and an area without ways is refused")
  func draws() async throws {
    let pack = folder.path + "/town.walkmap"
    #expect(await ToolRun.of(["map", "import", file, "--name", "Town", "-o", pack]).code == 0)
    let drawn = await ToolRun.of(["map", "draw", pack, "--language", "es"])
    #expect(drawn.code == 0)
    #expect(drawn.output.hasPrefix("<svg "))
    #expect(drawn.output.contains("<title>Mapa de Town</title>"))
    let picture = folder.path + "/town.svg"
    let saved = await ToolRun.of(["map", "draw", pack, "-o", picture])
    #expect(saved.output.hasPrefix("Written to \(picture): "))
    #expect(FileManager.default.fileExists(atPath: picture))
    let empty = await ToolRun.of(["map", "draw", pack, "--area", "1,1,2,2"])
    #expect(empty.code == 2)
    #expect(empty.complaints.contains("There is no way of this map in the area."))
    #expect(await ToolRun.of(["map", "draw", file]).code == 2)
  }

  @Test("A pack is drawn for fingers, all of it or what is around a place")
  func drawsForFingers() async throws {
    let pack = folder.path + "/town.walkmap"
    #expect(await ToolRun.of(["map", "import", file, "--name", "Town", "-o", pack]).code == 0)
    let whole = await ToolRun.of(["map", "draw", pack, "--tactile", "--paper", "letter"])
    #expect(whole.code == 0)
    #expect(whole.output.contains("width=\"215.9mm\""))
    let around = await ToolRun.of(["map", "draw", pack, "--tactile", "--around", "sol"])
    #expect(around.code == 0, "\(around.complaints)")
    let hasName = around.output.contains(">Sol<")
    #expect(hasName)
  }

  @Test(
    "What does not go together is refused with what to do",
    arguments: [
      (["--paper", "a4"], "The option --paper is for --tactile."),
      (["--from", "Sol", "--to", "Sol"], "The option --from is for --tactile."),
      (["--avoid", "steps"], "The option --avoid is for --tactile."),
      (["--tactile", "--from", "Sol"], "The option --from needs a way: give --from and --to."),
      (["--tactile", "--to", "Sol"], "The option --to needs a way: give --from and --to."),
      (["--tactile", "--avoid", "steps"], "The option --avoid needs a way"),
      (["--tactile", "--from", "Nowhere", "--to", "Sol"], "Nowhere"),
      (["--tactile", "--overlay", "/nowhere.json"], "/nowhere.json"),
      (["--within", "100"], "The option --within needs --around."),
      (["--around", "Sol", "--area", "1,1,2,2"], "Give --area or --around, not both."),
      (["--around", "Sol", "--within", "5"], "The option --within takes 20 to 20000 metres."),
      (["--around", "Nowhere"], "Nowhere"), (["--around", "1,1"], "There is no way of this map"),
    ])
  func refusesToDraw(_ options: [String], _ complaint: String) async {
    let pack = folder.path + "/town.walkmap"
    #expect(await ToolRun.of(["map", "import", file, "--name", "Town", "-o", pack]).code == 0)
    let run = await ToolRun.of(["map", "draw", pack] + options)
    #expect(run.code == 2)
    #expect(run.complaints.contains(complaint), "\(run.complaints)")
  }

  @Test("Places of one's own come onto the map, or take the place of those with their name")
  func ownPlaces() async throws {
    func feature(_ name: String, _ latitude: Double) -> String {
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[7.1,\(latitude)]},
      "properties":{"name":"\(name)","category":"library"}}
      """
    }
    let own = folder.path + "/own.geojson"
    let features = [feature("SOL", 43.1031), feature("Reading room", 43.101), feature("Far", 50)]
    try Data(
      "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}".utf8
    )
    .write(to: URL(fileURLWithPath: own))
    let pack = folder.path + "/town.walkmap"
    let made = await ToolRun.of([
      "map", "import", file, "--name", "Town", "--places", own, "-o", pack,
    ])
    #expect(made.code == 0, "\(made.complaints)")
    #expect(made.output.contains("Your own places: 1 added, 1 in place of one of the map.\n"))
    #expect(made.complaints.contains("left out: 1."))
    let places = await ToolRun.of(["walk", "places", "--map", pack])
    #expect(places.output == "Education\n  SOL\n  Reading room\n")
  }

  @Test("A report as JSON has the numbers of the one in words")
  func reportAsJSON() async throws {
    let report = await ToolRun.of(["map", "report", file, "--json"])
    #expect(report.output.hasPrefix("{\"title\":\"town.osm\",\"origin\":\"OpenStreetMap\""))
    #expect(report.output.contains("\"metres\":222,"))
    #expect(report.output.contains("\"kerbs\":{\"unknown\":1,\"of\":1}"))
    #expect(report.output.hasSuffix("}}\n"))
  }
}
