// SPDX-License-Identifier: Apache-2.0

import Foundation
import Speaking
import TestSupport
import Testing
import Wayfinding

private func read(_ text: String) throws -> GPXTrack { try GPXTrack(Array(text.utf8)) }

private let sample = """
  <?xml version="1.0" encoding="UTF-8"?>
  <!-- Made by hand -->
  <gpx version="1.1" creator="a &amp; b" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="urn:x">
    <metadata><name>Round the port</name><author><name>Nobody</name></author></metadata>
    <wpt lat="43.7345" lon="7.4205"><ele>12.5</ele><name>Café &#x2615; &lt;1&gt;</name></wpt>
    <rte><name>To the bus</name>
      <rtept lon="7.42" lat="43.73"><name><![CDATA[Steps & rail]]></name></rtept><rtept lat="43.74" lon="7.43"/>
    </rte>
    <trk>
      <trkseg>
        <trkpt lat="43.73" lon="7.42"><ele/><time>2026-03-01T18:30:00Z</time><hdop>1.5</hdop>
          <extensions><x:deep><x:accuracy>4.25</x:accuracy><x:name>no</x:name></x:deep></extensions></trkpt>
        <trkpt lat="-43.5" lon="-7e0"><time>2026-03-01T20:30:01.250+02:00</time><hdop>2</hdop></trkpt>
      </trkseg>
      <trkseg/>
      <name>Evening</name>
    </trk>
  </gpx>
  """

@Suite("GPX") struct GPXTests {
  @Test("tracks, routes and places are read with what is known of their points")
  func whole() throws {
    let track = try read(sample)
    let start = try #require(Coordinate(latitude: 43.73, longitude: 7.42))
    var expected = GPXTrack(name: "Round the port")
    expected.places = [
      .init(
        .init(try #require(Coordinate(latitude: 43.7345, longitude: 7.4205)), elevation: 12.5),
        name: "Café ☕ <1>")
    ]
    expected.routes = [
      .init(
        name: "To the bus",
        steps: [
          .init(.init(start), name: "Steps & rail"),
          .init(.init(try #require(Coordinate(latitude: 43.74, longitude: 7.43)))),
        ])
    ]
    // 2026-03-01 is day 20513 since 1970; 18:30 its second 66 600.
    let time = 20_513.0 * 86_400 + 66_600
    expected.segments = [
      .init(
        name: "Evening",
        points: [
          .init(start, time: time, accuracy: 4.25),
          .init(
            try #require(Coordinate(latitude: -43.5, longitude: -7)), time: time + 1.25,
            accuracy: 16),
        ]), .init(name: "Evening", points: []),
    ]
    #expect(track == expected)
    #expect(track.segments[0].points[0].fix?.accuracy == 4.25)
    #expect(track.places[0].point.fix == nil)
  }

  @Test("GPX 1.0, prefixes, a byte order mark and single quotes are read too")
  func others() throws {
    let text = """
      \u{FEFF}<?xml version='1.0' encoding='utf-8' standalone='no'?><g:gpx version='1.0' xmlns:g='urn:g'>
      <g:name>Old</g:name><g:wpt lat='1' lon='2'><g:speed>1.4</g:speed><g:course>270</g:course></g:wpt></g:gpx><!-- end -->
      """
    let track = try read(text)
    #expect(track.name == "Old" && track.places.count == 1)
    #expect(track.places[0].point.speed == 1.4 && track.places[0].point.course == 270)
  }

  @Test(
    "what is wrong is told with its line",
    arguments: [
      ("", GPXError.Problem.empty, 1), (" \n ", .empty, 1), ("hello", .malformed, 1),
      ("<html></html>", .notGPX, 1), ("<gpx version='2.0'/>", .version("2.0"), 1),
      ("<?xml version='1.0' encoding='ISO-8859-1'?><gpx/>", .encoding("ISO-8859-1"), 1),
      ("<!DOCTYPE gpx [<!ENTITY a 'b'>]>\n<gpx>&a;</gpx>", .documentType, 1),
      ("<gpx>\n&a;</gpx>", .malformed, 2), ("<gpx>\n<trk>\n</gpx>", .malformed, 3),
      ("<gpx>\n<trk>\n", .truncated, 3), ("<gpx><wpt lat='1'", .truncated, 1),
      ("<gpx>\n<wpt lat='91' lon='0'/></gpx>", .position, 2),
      ("<gpx><wpt lat='1'/></gpx>", .position, 1),
      ("<gpx><wpt lat='nan' lon='0'/></gpx>", .position, 1),
      ("<gpx><wpt lat='1' lat='1' lon='0'/></gpx>", .malformed, 1),
      ("<gpx><wpt lat='1' lon='0'>\n<ele>high</ele></wpt></gpx>", .number, 2),
      ("<gpx><wpt lat='1' lon='0'>\n\n<time>yesterday</time></wpt></gpx>", .time, 3),
      ("<gpx><wpt lat='1' lon='0'><time>2026-02-30T00:00:00Z</time></wpt></gpx>", .time, 1),
      ("<gpx/>\n<gpx/>", .malformed, 2), ("<gpx>&#0;</gpx>", .malformed, 1),
      ("<gpx><!ENTITY></!ENTITY></gpx>", .malformed, 1),
      (String(repeating: "<gpx>", count: 65), .malformed, 1),
    ])
  func wrong(_ text: String, _ problem: GPXError.Problem, _ line: Int) {
    #expect(throws: GPXError(problem, line: line)) { try read(text) }
  }

  @Test("bytes that are no UTF-8, and UTF-16, are told as such")
  func encodings() {
    let latin = Array("<gpx>\n<name>Caf".utf8) + [0xE9] + Array("</name></gpx>".utf8)
    #expect(throws: GPXError(.notUTF8, line: 2)) { try GPXTrack(latin) }
    #expect(throws: GPXError(.encoding("UTF-16"), line: 1)) { try GPXTrack([0xFF, 0xFE, 0x3C, 0]) }
  }

  @Test("a file that was cut anywhere is refused")
  func cut() throws {
    let bytes = Array(sample.utf8)
    for count in bytes.indices {
      #expect(throws: GPXError.self) { try GPXTrack(Array(bytes[..<count])) }
    }
  }

  @Test("more points or bytes than can be kept are refused")
  func bounds() {
    let point = "<trkpt lat='1' lon='2'/>"
    let many = String(repeating: point, count: GPXTrack.mostPoints + 1)
    #expect(throws: GPXError(.tooMany(limit: GPXTrack.mostPoints), line: 1)) {
      try read("<gpx><trk><trkseg>\(many)</trkseg></trk></gpx>")
    }
    #expect(throws: GPXError(.tooLarge(limit: GPXTrack.mostBytes), line: 1)) {
      try GPXTrack([UInt8](repeating: 0x20, count: GPXTrack.mostBytes + 1))
    }
  }

  @Test("damaged files are read or refused, and never break", arguments: 0..<400)
  func damage(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(sample.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = .random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(Array("<>&;'\"/=! ".utf8).randomElement(using: &random) ?? 0, at: index)
      }
    }
    do {
      let track = try GPXTrack(bytes)
      #expect(throws: Never.self, "seed \(seed)") { try GPXTrack(track.gpx) }
    } catch { #expect(error.line >= 1, "seed \(seed)") }
  }

  @Test("what is written is read as it was", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let track = try randomTrack(&random)
    let again = try GPXTrack(track.gpx)
    #expect(again == track, "seed \(seed)")
  }

  private func randomTrack(_ random: inout SeededGenerator) throws -> GPXTrack {
    let names = [nil, "A < B & \"C\" > 'D'", "شارع الميناء", "]]>", "é ☕"]
    func point() throws -> GPXTrack.Point {
      let latitude = Int64.random(in: -900_000_000...900_000_000, using: &random)
      let longitude = Int64.random(in: -1_800_000_000...1_800_000_000, using: &random)
      let place = try #require(MapPoint(latitude: latitude, longitude: longitude)).coordinate
      var point = GPXTrack.Point(place)
      if Bool.random(using: &random) {
        point.time = Double(Int.random(in: -60_000_000_000...250_000_000_000, using: &random))
      }
      if Bool.random(using: &random) {
        point.accuracy = Double(Int.random(in: 0...5000, using: &random)) / 4
      }
      if Bool.random(using: &random) {
        point.elevation = Double(Int.random(in: -2000...40_000, using: &random)) / 4
      }
      if Bool.random(using: &random) {
        point.speed = Double(Int.random(in: 0...12, using: &random)) / 4
        point.course = Double(Int.random(in: 0..<1440, using: &random)) / 4
      }
      return point
    }
    func place() throws -> GPXTrack.Place {
      .init(try point(), name: names.randomElement(using: &random) ?? nil)
    }
    var track = GPXTrack(name: names.randomElement(using: &random) ?? nil)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      track.places.append(try place())
      track.routes.append(
        .init(name: names.randomElement(using: &random) ?? nil, steps: [try place(), try place()]))
      track.segments.append(
        .init(name: names.randomElement(using: &random) ?? nil, points: [try point(), try point()]))
    }
    return track
  }

  @Test("numbers that no file can hold are left out of it, and times keep their milliseconds")
  func writing() throws {
    let here = try #require(Coordinate(latitude: -0.5, longitude: -179.9999999))
    var track = GPXTrack()
    track.segments = [
      .init(points: [
        .init(here, time: 0.0625, accuracy: .nan, elevation: .infinity),
        .init(here, time: -0.5, accuracy: -3, elevation: -0.25), .init(here, time: 1e300),
      ])
    ]
    let text = String(decoding: track.gpx, as: UTF8.self)
    #expect(text.contains("lat=\"-0.5000000\" lon=\"-179.9999999\""))
    #expect(text.contains("<time>1970-01-01T00:00:00.063Z</time>"))
    #expect(
      text.contains("<time>1969-12-31T23:59:59.500Z</time>") && text.contains("<ele>-0.25</ele>"))
    #expect(!text.contains("accuracy>") && !text.contains("nan") && !text.contains("inf"))
  }

  @Test("every mistake has its words in every language", arguments: Language.allCases)
  func words(_ language: Language) {
    let problems: [GPXError.Problem] = [
      .empty, .tooLarge(limit: 24 << 20), .notGPX, .version("3"), .encoding("UTF-7"), .notUTF8,
      .documentType, .malformed, .truncated, .position, .number, .time, .tooMany(limit: 5),
    ]
    let messages = problems.map { GPXError($0, line: 77).message(in: language) }
    #expect(Set(messages).count == problems.count)
    #expect(messages.allSatisfy { !$0.contains("{") && $0.count > 20 })
    #expect(messages[1].contains("24") && messages[6].contains("77"))
  }
}
