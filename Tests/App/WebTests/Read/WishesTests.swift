// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Testing

@testable import Web

@Suite("How a text is to be read") struct WishesTests {
  @Test("Whoever has the text is told in plain words, and nobody before")
  func told() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask([
      "title": "Letter", "text": "Dear Ana", "language": "ar", "pace": "slow", "voice": "woman",
      "dialect": " Egyptian   Arabic ", "spellNames": "yes",
    ])
    let wishes = [
      "How it should be read", "Slowly", "In a woman’s voice",
      "Dialect or variety: Egyptian Arabic", "Spell names",
    ]
    let own = try await ana.open(address).text
    #expect(wishes.allSatisfy(own.contains) && !own.contains("Read footnotes"))
    for path in ["/read", address] {
      let page = try await ben.open(path).text
      #expect(!page.contains("Egyptian") && !page.contains("Spell names"), "\(path)")
    }
    _ = try await ben.submit(address + "/claim")
    let taken = try await ben.open(address).text
    #expect(wishes.allSatisfy(taken.contains))
    // What was chosen stands open in the form; a form without wishes is folded.
    #expect(try await ana.open("/read/requests/new").text.contains("<details id=\"wishes\""))
    #expect(try await !ana.open("/read/requests/new").text.contains("open>"))
    _ = try await ben.submit(address + "/give-back")
    let form = try await ana.open(address + "/edit").text
    #expect(form.contains("value=\"slow\" checked") && form.contains("value=\"Egyptian Arabic\""))
    #expect(form.contains("name=\"spellNames\" value=\"yes\" checked"))
  }

  @Test(
    "What is wrong in a wish is told at its field",
    arguments: [
      (["dialect": String(repeating: "x", count: 61)], "dialect", "at most 60 characters"),
      (["pace": "hasty"], "pace", "hasty"), (["voice": "child"], "voice", "child"),
    ])
  func refused(values: [String: String], field: String, words: String) async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let answer = try await ana.submit(
      "/read/requests",
      ["title": "Letter", "text": "Dear Ana"].merging(values) { _, new in new })
    #expect(answer.status == 422)
    #expect(answer.text.contains("href=\"#\(field)\"") && answer.text.contains(words))
    #expect(answer.text.contains("id=\"\(field)\""))
  }

  @Test(
    "A program gives wishes as an object and gets them back; others get none before they have the text"
  )
  func api() async throws {
    let client = try await APIClient(on: try await TestSite())
    let ana = try await client.token(of: "ana", as: "requester")
    let ben = try await client.token(of: "ben", as: "volunteer")
    func ask(_ wishes: String) async throws -> Answer {
      try await client.send(
        "postRequests", body: "{\"title\":\"A\",\"text\":\"B\",\"wishes\":\(wishes)}", token: ana)
    }
    for (wishes, status) in [
      ("{\"pace\":\"hasty\"}", 422), ("{\"tempo\":\"slow\"}", 400), ("[]", 400),
      ("{\"spellNames\":\"yes\"}", 400),
      ("{\"dialect\":\"\(String(repeating: "é", count: 61))\"}", 422),
    ] { #expect(try await ask(wishes).status == status, "\(wishes)") }
    let answer = try await ask("{\"pace\":\"fast\",\"readFootnotes\":true}")
    let id = try #require(try JSONParser.parse(Array(answer.text.utf8))["id"]?.string)
    let told = """
      "wishes":{"pace":"fast","dialect":"","voice":"any","describePictures":false,\
      "spellNames":false,"readPageNumbers":false,"readFootnotes":true}
      """
    #expect(try await client.send("getRequestsId", id: id, token: ana).text.contains(told))
    #expect(try await !client.send("getRequestsId", id: id, token: ben).text.contains("wishes"))
    try await client.send("postRequestsIdClaim", id: id, token: ben)
    #expect(try await client.send("getRequestsId", id: id, token: ben).text.contains(told))
  }
}
