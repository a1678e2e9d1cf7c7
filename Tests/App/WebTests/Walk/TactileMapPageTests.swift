// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import TestSupport
import Testing

@testable import Web

@Suite("The page of maps for fingers") struct TactileMapPageTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(TactileMapPageWords.self) }

  @Test("A map with ways leads to its page, and a campus does not")
  func isLinked() async throws {
    let person = try await Person(on: TestSite())
    let address = "/walk/fingers?campus=maps%2Fmonaco"
    #expect(try await person.open("/walk?campus=maps/monaco").text.contains(address))
    #expect(!(try await person.open("/walk")).text.contains("/walk/fingers"))
    #expect(try await person.open(address).response.status == .ok)
  }

  @Test(
    "The sheets are offered one by one and all together, and each is there",
    arguments: [
      "around=Mairie+de+Monaco&metres=200", "around=&metres=100",
      "from=Mairie+de+Monaco&to=Credit+Suisse",
    ])
  func sheets(_ wish: String) async throws {
    let person = try await Person(on: TestSite())
    let page = try await person.open("/walk/fingers?campus=maps/monaco&\(wish)")
    #expect(page.response.status == .ok)
    #expect(page.text.contains("sheet=1") && page.text.contains("sheet=2"))
    for query in [wish, wish + "&sheet=1", wish + "&sheet=2"] {
      let sheet = try await person.open("/walk/maps/monaco/fingers.svg?" + query)
      #expect(sheet.response.status == .ok)
      #expect(sheet.text.hasPrefix("<svg "))
    }
  }

  @Test(
    "What is wrong stands at its field",
    arguments: [
      ("around=Casino&metres=200", "around-error"), ("around=Nowhere&metres=200", "around-error"),
      ("around=&metres=7", "metres-error"), ("from=Mairie+de+Monaco", "to-error"),
      ("to=Mairie+de+Monaco", "from-error"),
      ("around=Credit+Suisse&from=Mairie+de+Monaco&to=Credit+Suisse", "around-error"),
      ("from=Nowhere&to=Credit+Suisse", "from-error"),
      ("around=" + String(repeating: "a", count: 201) + "&metres=200", "around-error"),
    ])
  func refuses(_ wish: String, _ error: String) async throws {
    let person = try await Person(on: TestSite())
    let page = try await person.open("/walk/fingers?campus=maps/monaco&\(wish)")
    #expect(page.response.status == .unprocessableContent)
    #expect(page.text.contains("id=\"\(error)\""))
    let sheet = try await person.open("/walk/maps/monaco/fingers.svg?\(wish)")
    #expect(sheet.response.status == .notFound)
  }

  @Test(
    "What is not there is not found",
    arguments: [
      "/walk/fingers?campus=maps/nowhere", "/walk/maps/nowhere/fingers.svg",
      "/walk/maps/monaco/fingers.svg?sheet=0", "/walk/maps/monaco/fingers.svg?sheet=99",
      "/walk/maps/monaco/fingers.svg?sheet=x",
    ])
  func missing(_ address: String) async throws {
    #expect(try await Person(on: TestSite()).open(address).response.status == .notFound)
  }
}
