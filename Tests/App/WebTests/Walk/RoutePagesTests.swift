// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import TestSupport
import Testing

@testable import Web

@Suite("The page of a way") struct RoutePagesTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(RoutePageWords.self) }

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
}
