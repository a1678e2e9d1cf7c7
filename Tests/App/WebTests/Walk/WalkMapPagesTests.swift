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
    "What is not there is not found",
    arguments: ["/walk/maps/atlantis", "/walk/maps/atlantis/places", "/walk/maps/..%2Fmonaco"])
  func notThere(address: String) async throws {
    #expect(try await Person(on: TestSite()).open(address).status == 404)
  }
}
