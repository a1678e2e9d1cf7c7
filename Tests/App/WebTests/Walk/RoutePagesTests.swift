// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import TestSupport
import Testing

@testable import Web

@Suite("The page of a way") struct RoutePagesTests {
  @Test("Languages name the same places")
  func samePlaces() {
    expectSamePlaces(RoutePageWords.self)
    expectSamePlaces(RouteChoiceWords.self)
    expectSamePlaces(OwnPlacePageWords.self)
  }

  @Test("A map with ways leads to the page that finds them, and a campus does not")
  func isLinked() async throws {
    let person = try await Person(on: TestSite())
    let address = "/walk/way?campus=maps%2Fmonaco"
    #expect(try await person.open("/walk?campus=maps/monaco").text.contains(address))
    #expect(!(try await person.open("/walk")).text.contains("/walk/way"))
    let page = try await person.open(address)
    #expect(page.response.status == .ok)
    #expect(page.text.contains("<earshot-route"))
  }

  private static let wish = [
    "campus": "maps/monaco", "place": "0", "position": "43.7396, 7.4271", "profile": "blind",
    "style": "sides", "units": "metres",
  ]

  @Test("Without scripts the server tells the way in steps", arguments: ["en", "es", "ar", "fr"])
  func tells(language: String) async throws {
    let person = try await Person(on: TestSite(), language: language)
    let answer = try await person.submit("/walk/way", Self.wish)
    #expect(answer.response.status == .ok)
    #expect(answer.text.ranges(of: "<li data-first").count > 3)
  }

  @Test("Without scripts the server draws the way over the picture, and no address holds it")
  func draws() async throws {
    let person = try await Person(on: TestSite())
    let page = try await person.open("/walk/way?campus=maps%2Fmonaco")
    #expect(page.text.contains("&quot;picture&quot;:&quot;/walk/maps/monaco/picture.svg&quot;"))
    #expect(!page.text.contains("picture-way\" d="))
    let answer = try await person.submit("/walk/way", Self.wish)
    #expect(answer.text.contains("href=\"/walk/maps/monaco/picture.svg\""))
    #expect(answer.text.ranges(of: "data-part=\"picture-way\" d=\"M").count == 4)
    #expect(answer.text.contains("data-part=\"picture-goal\" transform=\"translate("))
  }

  @Test(
    "What is wrong stands at its field",
    arguments: [
      ("position", "", "position-error"), ("position", "x, y", "position-error"),
      ("position", "10, 10", "position-error"), ("place", "9999", "place-error"),
      ("place", "", "place-error"),
    ])
  func refuses(field: String, value: String, error: String) async throws {
    var wish = Self.wish
    wish[field] = value
    let answer = try await Person(on: TestSite()).submit("/walk/way", wish)
    #expect(answer.response.status == .unprocessableContent)
    #expect(answer.text.contains("id=\"\(error)\""))
  }

  @Test("Without scripts, stops and what is avoided go with the form, and come back to it")
  func carriesStops() async throws {
    var wish = Self.wish
    for (field, value) in [
      ("place", "3"), ("stops", "0 7"), ("then", "1"), ("mind-steps", "avoid"), ("units", "steps"),
      ("step", "55"),
    ] { wish[field] = value }
    let person = try await Person(on: TestSite())
    let answer = try await person.submit("/walk/way", wish)
    #expect(answer.response.status == .ok)
    #expect(answer.text.contains("value=\"0 7 3\""))
    #expect(answer.text.contains("Stop 2: ") && answer.text.contains(" paces long"))
    wish["step"] = "7"
    let refused = try await person.submit("/walk/way", wish)
    #expect(refused.text.contains("id=\"step-error\""))
  }

  @Test(
    "Too many stops, and those that are none, are refused",
    arguments: ["0 1 2 3 4 5 6 7 8 9", "9999", "-1"])
  func refusesStops(stops: String) async throws {
    var wish = Self.wish
    wish["stops"] = stops
    wish["then"] = "1"
    let answer = try await Person(on: TestSite()).submit("/walk/way", wish)
    #expect(answer.response.status == .unprocessableContent)
    #expect(answer.text.contains("id=\"place-error\""))
  }
}
