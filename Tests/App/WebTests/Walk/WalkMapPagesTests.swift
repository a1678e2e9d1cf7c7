// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import TestSupport
import Testing
import Wayfinding

@testable import Web

@Suite("Maps on the page of Walk") struct WalkMapPagesTests {
  @Test("Campuses and packs are offered together, and the data of a pack are credited")
  func offers() async throws {
    let person = try await Person(on: TestSite())
    let page = try await person.open("/walk?campus=maps/monaco")
    #expect(page.text.contains("<option value=\"alicante\">"))
    #expect(page.text.contains("<option value=\"maps/monaco\" selected>Monaco</option>"))
    #expect(page.text.contains("Monaco: 185 places"))
    #expect(
      page.text.contains(
        "<a href=\"https://www.openstreetmap.org/copyright\">Map data: © OpenStreetMap contributors, ODbL 1.0</a>"
      ))
    #expect(page.text.contains("data-from=\"/walk/maps/monaco/places\""))
    #expect(!(try await person.open("/walk")).text.contains("openstreetmap.org"))
  }

  @Test("Without scripts the place of a pack is told, in words")
  func asks() async throws {
    let person = try await Person(on: TestSite(), language: "es")
    let list = try await person.open("/walk?campus=maps/monaco").text
    let option = try #require(
      list.range(of: "<option value=\"[0-9]+\"[^>]*>Place d&#39;Armes", options: .regularExpression)
        ?? list.range(
          of: "<option value=\"[0-9]+\"[^>]*>Place d'Armes", options: .regularExpression))
    let number = try #require(list[option].split(separator: "\"").dropFirst().first)
    let answer = try await person.submit(
      "/walk",
      [
        "campus": "maps/monaco", "place": String(number), "position": "43.7333, 7.4186",
        "facing": "south",
      ])
    #expect(answer.text.contains("Place d"))
    #expect(answer.text.contains("metros hacia delante"))
  }

  @Test("The pack comes as it was written, and its places as GeoJSON")
  func files() async throws {
    let person = try await Person(on: TestSite())
    let pack = try await person.open("/walk/maps/monaco")
    let file = URL(fileURLWithPath: TestSite.repository + "/Examples/maps/monaco.walkmap")
    #expect(pack.bytes == [UInt8](try Data(contentsOf: file)))
    #expect(pack.response.headers[.contentType] == "application/vnd.earshot.walkmap")
    #expect(pack.response.headers[.cacheControl] == "public, max-age=300")
    let places = try await person.open("/walk/maps/monaco/places")
    #expect(places.response.headers[.contentType] == "application/geo+json")
    #expect(try PlaceMap(geoJSON: Array(places.text.utf8)).places.count == 185)
    #expect(places.text.contains("\"attribution\":\"© OpenStreetMap contributors, ODbL 1.0\""))
  }

  @Test(
    "The page shows the picture with its size, and the picture may look as it says and nothing else"
  )
  func picture() async throws {
    let person = try await Person(on: TestSite(), language: "fr")
    let page = try await person.open("/walk?campus=maps/monaco").text
    #expect(page.contains("<img src=\"/walk/maps/monaco/picture.svg\" alt=\"Plan pour les yeux"))
    #expect(page.contains(" width=\"1342\" height=\"1765\" loading=\"lazy\""))
    let picture = try await person.open("/walk/maps/monaco/picture.svg")
    #expect(picture.response.headers[.contentType] == "image/svg+xml")
    #expect(picture.text.contains(">Escaliers</text>"))
    #expect(picture.text.contains("© OpenStreetMap contributors, ODbL 1.0"))
    #expect(
      picture.response.headers[.contentSecurityPolicy]
        == "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    #expect(picture.response.headers[.vary]?.contains("Accept-Language") == true)
  }

  @Test(
    "What is not there is not found",
    arguments: [
      "/walk/maps/atlantis", "/walk/maps/atlantis/picture.svg", "/walk/maps/atlantis/places",
      "/walk/maps/..%2Fmonaco",
    ])
  func notThere(address: String) async throws {
    #expect(try await Person(on: TestSite()).open(address).status == 404)
  }

  @Test(
    "Of very many places those of one kind are listed, and without scripts another kind is asked for"
  )
  func manyPlaces() async throws {
    let folder = try TemporaryFolder()
    let features = (0..<300).map { number in
      """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[0,0]},
      "properties":{"name":"Place \(number)","category":"\(number < 2 ? "few" : "many")"}}
      """
    }
    let campuses = folder.path + "/campuses"
    try FileManager.default.createDirectory(atPath: campuses, withIntermediateDirectories: true)
    try Data(
      "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}".utf8
    )
    .write(to: URL(fileURLWithPath: campuses + "/large.geojson"))
    let person = try await Person(on: TestSite(in: folder))
    let first = try await person.open("/walk?campus=large").text
    #expect(first.contains(">Place 1</option>"))
    #expect(!first.contains(">Place 299</option>"))
    let other = try await person.open("/walk?campus=large&kind=many").text
    #expect(other.contains(">Place 299</option>"))
    #expect(other.contains("<input type=\"hidden\" name=\"kind\" value=\"many\">"))
    let answer = try await person.submit(
      "/walk",
      [
        "campus": "large", "kind": "many", "place": "299", "position": "0.001, 0",
        "facing": "north",
      ])
    #expect(answer.text.contains("Place 299 is about 110 metres behind you"))
    #expect(
      answer.text.contains("selected>Place 299</option>")
        || answer.text.contains("selected dir=\"auto\">Place 299"))
  }
}
