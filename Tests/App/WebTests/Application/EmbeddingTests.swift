// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("The braille pad on other pages") struct EmbeddingTests {
  private static let elsewhere: Headers = [
    "Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site",
  ]

  @Test(
    "The inside of the pad comes in the language that is asked for", arguments: Language.allCases)
  func fragment(language: Language) async throws {
    let answer = try await Person(on: TestSite()).open(
      "/embed/braille-pad?language=\(language.tag)&number=3")
    #expect(answer.status == 200)
    #expect(answer.text.contains("data-language=\"\(language.tag)\""))
    #expect(answer.text.contains("id=\"braille3-pad\""))
    #expect(!answer.text.contains("<html"))
  }

  @Test("A page in a language that is not spoken here has its parts in English")
  func unspokenLanguage() async throws {
    let person = Person(on: try await TestSite())
    let pad = try await person.open("/embed/braille-pad?language=xx")
    #expect(pad.text.contains("data-language=\"en\""))
    let chart = try await person.open("/embed/chart?language=xx")
    #expect(chart.text.contains("lang=\"en\" dir=\"ltr\""))
    #expect(try await person.open("/embed/chart?language=ar").text.contains("dir=\"rtl\""))
  }

  @Test(
    "A number that is none gives a pad all the same",
    arguments: [
      ("number=0", "braille1-pad"), ("number=-5", "braille1-pad"), ("number=x", "braille1-pad"),
      ("number=1000000000000000000000", "braille1-pad"), ("number=5000", "braille99-pad"),
      ("language=xx", "braille1-pad"), ("", "braille1-pad"),
    ])
  func oddFragment(query: String, id: String) async throws {
    let answer = try await Person(on: TestSite()).open("/embed/braille-pad?\(query)")
    #expect(answer.status == 200)
    #expect(answer.text.contains("id=\"\(id)\""))
  }

  @Test("The address for embedding loads the present module")
  func module() async throws {
    let person = Person(on: try await TestSite())
    let answer = try await person.open("/embed/braille-pad.js")
    #expect(answer.response.headers[.contentType]?.hasPrefix("text/javascript") == true)
    let parts = answer.text.split(separator: "'")
    let address = try #require(parts.count == 3 ? String(parts[1]) : nil)
    #expect(address.hasPrefix("/assets/"))
    #expect(try await person.open(address).status == 200)
  }

  @Test(
    "Other sites may fetch what the pad is made of",
    arguments: ["/embed/braille-pad", "/embed/braille-pad.js", "/api/v1/braille/tables"])
  func opened(address: String) async throws {
    let answer = try await Person(on: TestSite()).send(
      .get, address, headers: Self.elsewhere)
    #expect(answer.response.headers["Access-Control-Allow-Origin"] == "*")
    #expect(answer.response.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    #expect(answer.response.headers["Access-Control-Allow-Credentials"] == nil)
  }

  @Test(
    "Other sites may fetch nothing else",
    arguments: ["/", "/braille", "/settings", "/api/v1/requests", "/api/v1/openapi.json"])
  func closed(address: String) async throws {
    let answer = try await Person(on: TestSite()).send(
      .get, address, headers: Self.elsewhere)
    #expect(answer.response.headers["Access-Control-Allow-Origin"] == nil)
  }

  @Test("Other sites may ask how words read, and are told so beforehand")
  func asked() async throws {
    let person = Person(on: try await TestSite())
    let before = try await person.send(
      .options, "/api/v1/braille/read", headers: Self.elsewhere)
    #expect(before.response.headers["Access-Control-Allow-Headers"] == "Content-Type")
    let body = #"{"table":"en-ueb-g2","words":["⠮"]}"#
    let answer = try await person.send(
      .post, "/api/v1/braille/read", body: .bytes(Array(body.utf8)), headers: Self.elsewhere)
    #expect(answer.status == 200)
    #expect(answer.text.contains(#""full":"the""#))
  }

  @Test("Every form may have the pad beside its fields, once the person chose so")
  func offered() async throws {
    let person = Person(on: try await TestSite())
    #expect(!(try await person.open("/sign-in").text.contains("braille-entry")))
    _ = try await person.submit("/settings", ["braille": "everywhere"])
    #expect(try await person.open("/sign-in").text.contains("braille/entry.js"))
    _ = try await person.submit("/settings/language", ["language": "es", "return": "/"])
    #expect(try await person.open("/sign-in").text.contains("Escribir en braille"))
    _ = try await person.submit("/settings", ["braille": "page"])
    #expect(!(try await person.open("/sign-in").text.contains("braille-entry")))
  }

  @Test("Settings that an older version kept are read, without the pad")
  func olderCookie() throws {
    let older = try #require(SettingsCookie(value: "es.dark.larger.silent.fast"))
    #expect(!older.typesInBraille)
    var newer = older
    newer.typesInBraille = true
    #expect(SettingsCookie(value: newer.value) == newer)
  }
}
