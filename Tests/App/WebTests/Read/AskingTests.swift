// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import HTTPServer
import Reading
import Testing

@testable import Web

/// Somebody who signed up, and what tests of Read do in their name.
extension Person {
  static func signedUp(
    _ username: String, as role: String, on site: TestSite, language: String = "en"
  ) async throws -> Person {
    let person = Person(on: site, language: language)
    try await person.signUp(as: role, name: username.capitalized, username: username)
    return person
  }

  static let letter = [
    "title": "Card of Ana", "text": "Dear Ana", "category": "other", "language": "en",
    "deadline": "",
    "readers": "anyone",
  ]

  /// Sends the form of a request.
  func post(_ more: [String: String] = [:]) async throws -> Answer {
    try await submit("/read/requests", Self.letter.merging(more) { _, new in new })
  }

  /// Posts a request.
  /// - Returns: Its address.
  func ask(_ more: [String: String] = [:]) async throws -> String {
    try #require(try await post(more).location?.components(separatedBy: "?").first)
  }
}

@Suite("Asking for a reading") struct AskingTests {
  @Test(
    "Who posts or changes a request is told at once who may read it",
    arguments: [
      ("en", "Any volunteer may read it.", "Only these may read it: ben."),
      ("es", "Puede leerlo cualquier persona voluntaria.", "Solo pueden leerlo: ben."),
      ("ar", "يجوز لأي متطوع أن يقرأه.", "لا يجوز أن يقرأه إلا: ben."),
    ])
  func saysWhoMayRead(language: String, anyone: String, named: String) async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site, language: language)
    _ = try await Person.signedUp("ben", as: "volunteer", on: site)
    let posted = try #require(try await ana.post().location)
    #expect(try await ana.open(posted).title.contains(anyone))
    let address = try #require(posted.components(separatedBy: "?").first)
    let changed = try await ana.submit(
      address, Person.letter.merging(["readers": "named", "names": "ben"]) { _, new in new })
    #expect(try await ana.open(try #require(changed.location)).title.contains(named))
  }

  @Test("Everything that is wrong with a request is told at once, in the order of the form")
  func allProblemsAtOnce() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    _ = try await Person.signedUp("ben", as: "volunteer", on: site)
    let answer = try await ana.post([
      "title": " ", "text": "", "deadline": "soon", "readers": "named", "names": "dora ben eva",
    ])
    #expect(answer.status == 422)
    let words = [
      "Say in a few words what the text is.", "There is no such day.",
      "There are no volunteers with these usernames: dora, eva. Check the spelling.",
    ]
    let places = try words.map { try #require(answer.text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test("A text that nobody may read any more says so, and leads to choosing who may")
  func nobodyLeft() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    _ = try await Person.signedUp("eva", as: "volunteer", on: site)
    let address = try await ana.ask(["readers": "named", "names": "ben"])
    let words = "None of the people you named can read it any more. Choose who can."
    #expect(try await !ana.open(address).text.contains(words))
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    let requester = try await site.services.accounts.account(username: "ana").id
    let id = ReadingID(rawValue: try #require(address.components(separatedBy: "/").last))
    let opening = try #require(
      try await site.services.reading.openings(of: id, by: requester).items.first?.id)
    _ = try await ana.submit(address + "/block", ["opening": opening.rawValue])
    let page = try await ana.open(address).text
    #expect(page.contains(words) && !page.contains("Waiting for a volunteer."))
    #expect(page.contains("href=\"\(address)/edit#readers\""))
    #expect(try await ana.open("/read").text.contains(words))
    // What asking another volunteer leads to, when there is none left who may.
    let asked = try await ana.open("\(address)?done=askedAgain")
    #expect(asked.title.hasPrefix("The recording was set aside. But none of the people you named"))
    _ = try await ana.submit(address, Person.letter)
    #expect(try await ana.open(address).text.contains("Waiting for a volunteer."))
    #expect(
      try await ana.open("\(address)?done=askedAgain").title.contains("Another volunteer can read"))
    let named = try await ana.ask(["readers": "named", "names": "eva"])
    #expect(
      try await ana.open("\(named)?done=askedAgain").title.hasPrefix(
        "The recording was set aside. Only these may read it: eva."))
  }
}
