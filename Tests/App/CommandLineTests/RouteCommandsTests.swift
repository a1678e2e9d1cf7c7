// SPDX-License-Identifier: Apache-2.0

import Bytes
import Foundation
import TestSupport
import Testing
import Wayfinding

@Suite("The commands of routes") struct RouteCommandsTests {
  /// Monaco, as it is offered to everybody who tries Earshot.
  private static let pack = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/maps/monaco.walkmap").standardized.path
  private static let casino = "43.7396,7.4271"

  private func json(_ run: ToolRun) throws -> JSONValue {
    #expect(run.code == 0, "\(run.complaints)")
    return try #require(JSONValue(text: run.output))
  }

  @Test(
    "A route has its length, its time, its reason, its line and its instructions",
    arguments: ["shortest", "blind"])
  func answersPrograms(profile: String) async throws {
    let answer = try json(
      await ToolRun.of([
        "walk", "route", "--map", Self.pack, "--from", Self.casino, "--to", "43.7305,7.4255",
        "--profile", profile, "--json",
      ]))
    let distance = try answer.double("distance")
    let instructions = try #require(answer["instructions"]?.array)
    let geometry = try #require(answer["geometry"]?.array)
    let told = try instructions.reduce(0) { try $0 + $1.double("distance") }
    #expect((told - distance).magnitude < 0.5)
    #expect(try answer.double("duration") > distance / 2)
    #expect(try !answer.text("why").isEmpty)
    // The line is as long as is said, measured without the code that made it: on a sphere, to 0.5 %.
    let points = geometry.compactMap { $0.array?.compactMap { $0.number } }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + Self.haversine($1.0, $1.1) }
    #expect((length - distance).magnitude < distance * 0.005)
    let first = try #require(instructions.first?["at"]?.array?.compactMap { $0.number })
    #expect(first == points.first)
  }

  private static func haversine(_ one: [Double], _ other: [Double]) -> Double {
    let radian = Double.pi / 180
    let (north, east) = ((other[1] - one[1]) * radian, (other[0] - one[0]) * radian)
    let part =
      pow(sin(north / 2), 2)
      + cos(one[1] * radian) * cos(other[1] * radian) * pow(sin(east / 2), 2)
    return 2 * 6_371_008.8 * asin(part.squareRoot())
  }

  @Test("A place is found by its name, and the answer is in the language that was asked for")
  func findsPlaces() async {
    let run = await ToolRun.of([
      "walk", "route", "--map", Self.pack, "--from", Self.casino, "--to", "musee oceanographique",
      "--language", "es",
    ])
    #expect(run.code == 0, "\(run.complaints)")
    #expect(run.output.hasPrefix("El camino mide unos 2"))
    #expect(run.output.hasSuffix("Musée Océanographique está aquí.\n"))
  }

  @Test("What is avoided is left out, or the answer says what is not")
  func avoids() async throws {
    let wish = [
      "walk", "route", "--map", Self.pack, "--from", Self.casino, "--to", "43.7305,7.4255",
    ]
    let usual = try json(await ToolRun.of(wish + ["--profile", "shortest", "--json"]))
    let avoiding = try json(
      await ToolRun.of(
        wish + [
          "--profile", "shortest", "--avoid", "steps,barriers", "--ignore", "turns", "--json",
        ]
      ))
    #expect(try avoiding.double("distance") >= usual.double("distance"))
    let why = try avoiding.text("why")
    let isLeft = why.contains("No way on the map leaves out all that you avoid.")
    let steps = try #require(avoiding["instructions"]?.array).compactMap { $0["text"]?.string }
    #expect(isLeft || !steps.contains { $0.contains("steps up") || $0.contains("steps down") })
  }

  @Test("A way goes through its stops, in order")
  func goesThroughStops() async throws {
    let wish = ["walk", "route", "--map", Self.pack, "--from", Self.casino]
    let run = await ToolRun.of(
      wish + ["--via", "Credit Suisse", "--via", "43.7384,7.4262", "--to", "Hôtel de Paris"])
    #expect(run.code == 0, "\(run.complaints)")
    let first = try #require(run.output.firstRange(of: "Stop 1: Credit Suisse is"))
    let second = try #require(run.output.firstRange(of: "Stop 2: "))
    #expect(first.lowerBound < second.lowerBound)
    let many = await ToolRun.of(
      wish + (0..<10).flatMap { _ in ["--via", Self.casino] } + ["--to", Self.casino])
    #expect(many.complaints.contains("at most ten places"))
    let unknown = await ToolRun.of(wish + ["--to", Self.casino, "--avoid", "steps,dogs"])
    #expect(unknown.complaints.contains("dogs is no hindrance. Choose from: crossings, steps,"))
  }

  @Test("The ways of a junction are told, to people and to programs")
  func tellsJunctions() async throws {
    let arguments = [
      "walk", "junction", "--map", Self.pack, "--at", Self.casino, "--heading", "90",
    ]
    let text = await ToolRun.of(arguments)
    #expect(text.output.hasPrefix("Junction: Place du Casino to your right;"))
    let answer = try json(await ToolRun.of(arguments + ["--json"]))
    let roads = try #require(answer["roads"]?.array)
    #expect(roads.contains { $0["name"]?.string == "Place du Casino" })
    for road in roads {
      let direction = RelativeDirection(turn: try road.double("bearing") - 90)
      #expect(try road.text("direction") == direction.word)
    }
  }

  @Test("What is around is told, to people and to programs")
  func tellsAround() async throws {
    let arguments = ["walk", "around", "--map", Self.pack, "--at", Self.casino, "--heading", "0"]
    let text = await ToolRun.of(arguments)
    #expect(text.output.contains("Hôtel de Paris"))
    let answer = try json(await ToolRun.of(arguments + ["--json"]))
    #expect(try answer.text("text") + "\n" == text.output)
    #expect(try #require(answer["places"]?.array).count == 4)
  }

  @Test("A recorded walk is replayed as one line of JSON for each thing that is said")
  func replays() async throws {
    let folder = try TemporaryFolder()
    let track = folder.path + "/walk.gpx"
    let route = try json(
      await ToolRun.of([
        "walk", "route", "--map", Self.pack, "--from", Self.casino, "--to", "43.7384,7.4262",
        "--json",
      ]))
    let line = try #require(route["geometry"]?.array).compactMap {
      $0.array?.compactMap { $0.number }
    }
    try Data(Self.gpx(line).utf8).write(to: URL(fileURLWithPath: track))
    let run = await ToolRun.of([
      "walk", "replay", "--map", Self.pack, "--track", track, "--to", "43.7384,7.4262",
    ])
    #expect(run.code == 0, "\(run.complaints)")
    let said = try run.output.split(separator: "\n").map { try #require(JSONValue(text: "\($0)")) }
    #expect(try said.first?.text("say").hasPrefix("The way is about") == true)
    #expect(try said.last?.text("priority") == "urgent")
    #expect(try said.last?.text("say").contains("left the way") == false)
    let times = try said.map { try $0.double("t") }
    #expect(times == times.sorted() && times.first == 0)
  }

  /// A walk of 1.3 m a second along a line.
  private static func gpx(_ line: [[Double]]) -> String {
    var points = ""
    var second = 0
    for (start, end) in zip(line, line.dropFirst()) {
      let steps = max(1, Int(haversine(start, end) / 1.3))
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        let (longitude, latitude) = (
          start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
        )
        let time = "2026-05-01T10:\(String(format: "%02d:%02d", second / 60, second % 60))Z"
        points += "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\"><time>\(time)</time></trkpt>"
        second += 1
      }
    }
    return "<gpx version=\"1.1\"><trk><trkseg>\(points)</trkseg></trk></gpx>"
  }

  @Test(
    "What is wrong is said with what to do",
    arguments: [
      (["--from", "43.7396,7.4271", "--to", "43.73,7.42"], "The option --map is missing"),
      (["--map", "PACK", "--to", "43.73,7.42"], "The option --from is missing"),
      (["--map", "PACK", "--from", "43.7396,7.4271"], "The option --to is missing"),
      (["--map", "PACK", "--from", "x", "--to", "43.73,7.42"], "The option --from: "),
      (
        ["--map", "PACK", "--from", "40,7", "--to", "43.7396,7.4271"],
        "The start is not on this map: the nearest way is 415 kilometres from it."
      ),
      (
        ["--map", "PACK", "--from", "43.7396,7.4271", "--to", "Casinno"],
        "There is no place"
      ),
      (["--map", "TEXT", "--from", "43.7396,7.4271", "--to", "1,1"], "is not the pack of a map"),
      (
        ["--map", "PACK", "--from", "43.7396,7.4271", "--to", "43.73,7.42", "--pace", "9"],
        "a step is between 0.2 and 1.5 metres long"
      ),
      (
        ["--map", "PACK", "--from", "43.7396,7.4271", "--to", "43.73,7.42", "--profile", "blnd"],
        "Did you mean blind?"
      ),
    ])
  func refuses(arguments: [String], sentence: String) async throws {
    let folder = try TemporaryFolder()
    let text = folder.path + "/text"
    try Data("hello".utf8).write(to: URL(fileURLWithPath: text))
    let run = await ToolRun.of(
      ["walk", "route"] + arguments.map { ["PACK": Self.pack, "TEXT": text][$0] ?? $0 })
    #expect(run.code == 2)
    #expect(run.complaints.contains(sentence), "\(run.complaints)")
  }
}
