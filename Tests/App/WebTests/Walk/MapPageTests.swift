// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import TestSupport
import Testing

@testable import Web

@Suite("The page of a map under a finger") struct MapPageTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(MapPageWords.self) }

  @Test("A map with ways leads to its page; a campus has none")
  func isLinked() async throws {
    let person = try await Person(on: TestSite())
    let address = "/walk/map?campus=maps%2Fmonaco"
    #expect(try await person.open("/walk?campus=maps/monaco").text.contains(address))
    let page = try await person.open(address)
    #expect(page.response.status == .ok)
    #expect(page.text.contains("<earshot-map"))
    #expect(page.text.contains("/walk/maps/monaco/picture.svg"))
    for campus in ["alicante", "maps/nowhere"] {
      let page = try await person.open("/walk/map?campus=\(campus)")
      #expect(page.response.status == .notFound)
    }
  }
}
