// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import HTTPServer
import Reading
import Testing

@testable import Web

/// Words that no page of ours sends: each is told in a sentence, and what is valid beside it is kept.
@Suite("Words that make no sense") struct NonsenseTests {
  @Test("Settings that are not known are told by name; the others are kept")
  func settings() async throws {
    let person = Person(on: try await TestSite())
    let answer = try await person.submit(
      "/settings", ["appearance": "purple", "size": "largest", "braille": "maybe"])
    #expect(answer.status == 422)
    #expect(answer.text.contains("appearance cannot be “purple”. Use one of: system, light,"))
    #expect(answer.text.contains("braille cannot be “maybe”."))
    #expect(
      answer.text.contains("href=\"#appearance\"") && answer.text.contains("id=\"appearance\""))
    // The page that says so is in the new settings already, and so is the next.
    #expect(answer.text.contains("data-text-size=\"largest\""))
    let next = try await person.open("/settings").text
    #expect(
      next.contains("data-text-size=\"largest\"") && next.contains("data-appearance=\"system\""))
  }

  @Test("A language that is not there is told where it was chosen, and the language stays")
  func language() async throws {
    let person = Person(on: try await TestSite(), language: "es")
    let answer = try await person.submit("/settings/language", ["language": "tlh", "return": "/"])
    #expect(answer.status == 422 && answer.text.contains("language no puede ser «tlh»."))
    // With a country behind it, it is still a language.
    #expect(
      try await person.submit("/settings/language", ["language": "ar-EG", "return": "/"])
        .location == "/")
    #expect(try await person.open("/").text.contains("<html lang=\"ar\""))
  }

  @Test(
    "An unknown word in the address of a list is told, and the list is shown without it",
    arguments: [
      ("volunteer", "/read?category=nonsense", "category cannot be “nonsense”."),
      ("volunteer", "/read?language=tlh&category=other", "“tlh” is not a language in the list."),
      ("volunteer", "/read?after=nonsense", "shown from the beginning"),
      ("volunteer", "/read/mine?after=1.2", "shown from the beginning"),
      ("requester", "/read?list=nonsense", "list cannot be “nonsense”."),
      ("requester", "/read?list=nonsense&after=1.2.3.x", "list cannot be “nonsense”."),
      ("requester", "/read?list=waiting&after=nonsense", "shown from the beginning"),
    ])
  func lists(role: String, address: String, words: String) async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: role, username: "ana")
    if role == "requester" {
      _ = try await person.submit(
        "/read/requests",
        ["title": "Letter", "text": "Dear Ana", "category": "other", "language": "en"])
    }
    let page = try await person.open(address)
    #expect(page.status == 200 && page.text.contains(words) && page.title.contains(words))
    if role == "requester" { #expect(page.text.contains("Letter")) }
  }

  @Test(
    "Words that are known, and empty ones, are not remarked on",
    arguments: ["/read?category=&language=", "/read?category=other&language=en", "/read?x=1"])
  func sense(address: String) async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: "volunteer", username: "ben")
    #expect(try await !person.open(address).text.contains("notice--danger"))
  }

  @Test("A role that is not there makes no account and changes none")
  func roles() async throws {
    let person = Person(on: try await TestSite())
    let refused = try await person.submit(
      "/sign-up",
      ["role": "king", "name": "Ana", "username": "ana", "password": "three blue chairs 9"])
    #expect(refused.status == 422 && refused.text.contains("role cannot be “king”."))
    try await person.signUp(as: "requester", username: "ana")
    let changed = try await person.submit(
      "/profile", ["role": "king", "name": "Eva", "username": "ana", "email": ""])
    #expect(changed.status == 422 && changed.text.contains("role cannot be “king”."))
    #expect(try await person.open("/profile").text.contains("value=\"Ana Pérez\""))
  }

  @Test("A title turns nothing around, is not nothing, and fills nobody's list")
  func titles() async throws {
    let site = try await TestSite()
    let (ana, ben) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await ben.signUp(as: "volunteer", username: "ben")
    func ask(_ title: String) async throws -> Answer {
      try await ana.submit(
        "/read/requests",
        ["title": title, "text": "Dear Ana", "category": "other", "language": "en"])
    }
    for title in ["\u{200B}\u{3164}", "A" + String(repeating: "\u{301}", count: 100_000)] {
      #expect(try await ask(title).status == 422)
    }
    #expect(try await ask("Bill \u{202E}3pm.exe").status == 303)
    let list = try await ben.open("/read").text
    #expect(list.contains("Bill 3pm.exe") && !list.contains("\u{202E}"))
    let blank = try await Person(on: site).submit(
      "/sign-up",
      [
        "role": "volunteer", "name": "\u{3164}", "username": "nobody",
        "password": "three blue chairs 9",
      ])
    #expect(blank.status == 422)
  }

  @Test("A report needs a reason that is known and words that fit; what was written stays")
  func reports() async throws {
    let site = try await TestSite()
    let (ana, ben) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await ben.signUp(as: "volunteer", username: "ben")
    let asked = try await ana.submit(
      "/read/requests",
      ["title": "Letter", "text": "Dear Ana", "category": "other", "language": "en"])
    let address = try #require(asked.location?.components(separatedBy: "?").first)
    let odd = try await ben.submit(address + "/report", ["reason": "bored", "words": "My words"])
    #expect(odd.status == 422 && odd.text.contains("Choose what is wrong."))
    #expect(odd.text.contains("My words"))
    let long = try await ben.submit(
      address + "/report", ["reason": "other", "words": String(repeating: "x", count: 2001)])
    #expect(long.status == 422)
    #expect(long.text.contains("This is longer than 2000 characters. Shorten it."))
    #expect(try await site.services.reading.openReports().items.isEmpty)
    let stranger = Person(on: site)
    #expect(try await stranger.submit(address + "/report", ["reason": "bored"]).status == 303)
    try await stranger.signUp(as: "requester", username: "eve")
    #expect(try await stranger.submit(address + "/report", ["reason": "bored"]).status == 404)
  }
}

@Suite("Lines for a terminal") struct TerminalLineTests {
  @Test(
    "What people wrote gives no orders to a terminal and turns nothing around",
    arguments: [
      ("a\u{1B}[2Jb", "a [2Jb"), ("a\nb", "a b"), ("a\u{202E}b", "ab"), ("a\u{2028}b", "a b"),
      ("نص\u{200C}ها", "نص\u{200C}ها"),
    ])
  func plain(text: String, told: String) {
    #expect(Administration.plain(text) == told)
  }
}
