// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import HTTPServer
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("Trust") struct TrustPagesTests {
  private static let letter = [
    "title": "Card of Ana", "text": "Dear Ana", "category": "other", "language": "en",
    "deadline": "",
  ]

  private func person(_ username: String, as role: String, on site: TestSite) async throws -> Person
  {
    let person = Person(on: site)
    try await person.signUp(as: role, name: username.capitalized, username: username)
    return person
  }

  private func ask(_ person: Person, _ more: [String: String] = [:]) async throws -> String {
    let answer = try await person.submit(
      "/read/requests", Self.letter.merging(more) { _, new in new })
    return try #require(answer.location?.components(separatedBy: "?").first)
  }

  @Test("Who asks chooses who may read; names that nobody has come back with the form")
  func choosing() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    let (ben, cara) = (
      try await person("ben", as: "volunteer", on: site),
      try await person("cara", as: "volunteer", on: site)
    )
    let form = try await ana.open("/read/requests/new").text
    #expect(form.contains("value=\"anyone\"") && form.contains("value=\"named\""))
    #expect(!form.contains("value=\"vetted\""))
    try await site.services.reading.setVetting(true)
    let vetting = try await ana.open("/read/requests/new").text
    #expect(vetting.contains("id=\"readers-vetted\" name=\"readers\" value=\"vetted\" checked"))
    let wrong = try await ana.submit(
      "/read/requests",
      Self.letter.merging(["readers": "named", "names": "ben, dora"]) { _, new in new })
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("There is no volunteer with the username dora."))
    #expect(wrong.text.contains("id=\"names-error\"") && wrong.text.contains("Dear Ana"))
    let address = try await ask(ana, ["readers": "named", "names": "BEN"])
    #expect(try await ana.open(address).text.contains("Only these may read it: BEN."))
    #expect(try await ana.open(address + "/edit").text.contains("value=\"BEN\""))
    #expect(try await cara.open(address).status == 404)
    #expect(try await cara.submit(address + "/claim").status == 404)
    #expect(try await !cara.open("/read").text.contains("Card of Ana"))
    #expect(try await cara.open("/read").text.contains("You are not vetted yet"))
    #expect(try await ben.submit(address + "/claim").location == address + "?done=claimed")
  }

  @Test(
    "Who names people and leaves another answer chosen is asked, so that nobody else gets the text")
  func namesAreMeant() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    _ = try await person("ben", as: "volunteer", on: site)
    for readers in ["anyone", "vetted", ""] {
      let answer = try await ana.submit(
        "/read/requests",
        Self.letter.merging(["readers": readers, "names": "ben"]) { _, new in new })
      #expect(answer.status == 422 && answer.text.contains("You named people."), "\(readers)")
      #expect(answer.text.contains("id=\"names-error\""))
    }
    let program = try await ana.send(
      .post, "/api/v1/requests",
      body: .bytes(Array(#"{"title":"Card of Ana","text":"Dear Ana","names":"ben"}"#.utf8)),
      headers: ["Sec-Fetch-Site": "same-origin"])
    #expect(program.status == 422 && program.text.contains("\"field\":\"names\""))
    #expect(try await !ana.open("/read").text.contains("Card of Ana"))
    _ = try await ask(ana, ["readers": "anyone", "names": " "])
  }

  @Test("Asking about too many names is said with the wait, and what was written stays")
  func tooManyNames() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    func name(_ names: String) async throws -> Answer {
      try await ana.submit(
        "/read/requests",
        Self.letter.merging(["readers": "named", "names": names]) { _, new in new })
    }
    for group in 0..<3 {
      let names = (0..<10).map { "guess\(group)\($0)" }.joined(separator: " ")
      #expect(try await name(names).status == 422)
    }
    let refused = try await name("ben")
    #expect(refused.status == 422 && refused.text.contains("Dear Ana"))
    #expect(
      refused.text.contains("You have done this too often in a short time. You can do it again in ")
    )
  }

  @Test("The requester's page tells who opened the text; a report blocks, and can be undone")
  func openingAndReporting() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    let ben = try await person("ben", as: "volunteer", on: site)
    let address = try await ask(ana)
    #expect(try await ana.open(address).text.contains("Nobody has opened it yet."))
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    _ = try await ben.submit(address + "/give-back")
    let page = try await ana.open(address).text
    #expect(page.contains("Ben opened your text on "))
    #expect(page.contains(" and gave it back."))
    let link = try #require(
      page.components(separatedBy: "\"").first { $0.hasPrefix(address + "/report?opening=") })
    let opening = try #require(link.components(separatedBy: "=").last)
    let form = try await ana.open(link)
    #expect(form.text.contains("value=\"\(opening)\""))
    // Who it is about stands in title and heading, and what is wrong is for the person to say.
    #expect(form.title.hasPrefix("Report Ben") && form.text.contains("<h1>Report Ben</h1>"))
    #expect(!form.text.contains(" checked"))
    let unsaid = try await ana.submit(address + "/report", ["opening": opening])
    #expect(unsaid.status == 422 && unsaid.text.contains("Choose what is wrong."))
    let sent = try await ana.submit(
      address + "/report",
      ["opening": opening, "reason": "privacy", "words": "<b>He laughed</b>"])
    let next = try #require(sent.location)
    #expect(next.hasPrefix(address + "?request=") && next.hasSuffix("&done=reported"))
    #expect(try await !ben.open("/read").text.contains("Card of Ana"))
    let undo = try #require(
      try await ana.open(next).text.components(separatedBy: "\"")
        .first { $0.hasPrefix("/read/blocked/") && $0.hasSuffix("/undo") })
    #expect(try await ana.open("/read/blocked").text.contains(undo))
    #expect(try await ben.submit(undo).status == 404)
    #expect(try await ana.open(next).text.contains("Undo the block"))
    let undone = try await ana.submit(undo, from: next)
    #expect(undone.location == address + "?done=unblocked")
    #expect(try await ana.submit(undo).status == 404)
    #expect(try await ben.open("/read").text.contains("Card of Ana"))
  }

  @Test("A volunteer blocks who asks from the page of the text")
  func volunteerBlocks() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    let ben = try await person("ben", as: "volunteer", on: site)
    let address = try await ask(ana)
    #expect(try await ben.open(address).text.contains("Block Ana"))
    let next = try #require(try await ben.submit(address + "/block").location)
    #expect(next.hasPrefix("/read?request="))
    #expect(try await ben.open(next).text.contains("/undo\""))
    #expect(try await ben.open(address).status == 404)
    #expect(try await ben.open(address + "/report").status == 404)
  }

  @Test("The page of those who look after the server is there for them only, and shows no text")
  func operators() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    let ben = try await person("ben", as: "volunteer", on: site)
    let address = try await ask(ana)
    _ = try await ben.submit(address + "/report", ["reason": "misuse", "words": "<b>odd</b>"])
    let id = try await site.services.accounts.account(username: "ben").id.rawValue
    let acts = [
      "/operator/people/\(id)/vet", "/operator/people/\(id)/stop", "/operator/vetting/on",
      "/operator/reports/x/settle", "/operator/claims",
    ]
    for stranger in [ana, ben] {
      #expect(try await stranger.open("/operator").status == 404)
      for act in acts { #expect(try await stranger.submit(act).status == 404) }
      #expect(try await !stranger.open("/profile").text.contains("\"/operator\""))
    }
    let desk = try await Administration(dataFolder: site.services.dataFolder)
    _ = try await desk.perform(.grant, on: "ANA")
    #expect(try await ana.open("/profile").text.contains("\"/operator\""))
    let page = try await ana.open("/operator").text
    #expect(page.contains("&lt;b&gt;odd&lt;/b&gt;") && !page.contains("Dear Ana"))
    #expect(page.contains("Vet ben"))
    let next = try #require(try await ana.submit(acts[0]).location)
    #expect(next == "/operator?request=\(id)&done=vetted#person-\(id)")
    let after = try await ana.open("/operator?request=\(id)&done=vetted")
    #expect(after.text.contains("action=\"/operator/people/\(id)/unvet\""))
    #expect(after.title.hasPrefix("ben is vetted."))
    #expect(after.text.contains("id=\"person-\(id)\" tabindex=\"-1\""))
    #expect(after.text.contains("Vet people you know:"))
    #expect(try await ana.submit("/operator/people/x/vet").status == 404)
    // A requester who was stopped is found again after the report is gone.
    let requester = try await person("rita", as: "requester", on: site)
    let other = try await site.services.accounts.account(username: "rita").id.rawValue
    #expect(try await ana.submit("/operator/people/\(other)/stop").status == 303)
    let list = try await ana.open("/operator").text
    #expect(list.contains("action=\"/operator/people/\(other)/allow\""))
    #expect(list.contains("This account is suspended.") && !list.contains("Vet rita"))
    // What was written is not lost.
    let refused = try await requester.submit("/read/requests", Self.letter)
    #expect(refused.status == 422 && refused.text.contains("Dear Ana"))
    #expect(refused.text.contains("The people who run this server have suspended your account."))
    #expect(try await ana.submit("/operator/vetting/maybe").status == 404)
    let numbers = try await ana.submit(
      "/operator/claims", ["claimsPerDay": "7", "claimsPerNetwork": "40"])
    #expect(numbers.location == "/operator?done=numbers#rules")
    let odd = try await ana.submit(
      "/operator/claims", ["claimsPerDay": "9", "claimsPerNetwork": "many"])
    #expect(odd.status == 422 && odd.text.contains("Enter a whole number from 0 to 100000."))
    #expect(
      odd.text.contains("id=\"claimsPerNetwork-error\"") && odd.text.contains("value=\"many\""))
    let rules = try await site.services.reading.hostRules()
    #expect(rules.claimsPerDay == 7 && rules.claimsPerNetwork == 40)
    #expect(
      try await ana.submit("/operator/links/off").location == "/operator?done=linksOff#rules")
    #expect(try await ana.open("/operator").text.contains("action=\"/operator/links/on\""))
    #expect(!(try await site.services.reading.hostRules().takesLinks))
    #expect(try await ana.submit("/operator/links/maybe").status == 404)
    #expect(try await ana.submit("/operator/vetting/on").status == 303)
    #expect(try await ana.open("/operator").text.contains("Vetting is on"))
    _ = try await desk.perform(.revoke, on: "ana")
    #expect(try await ana.open("/operator").status == 404)
  }

  @Test(
    "When no more can be taken today, page and API say when the next can",
    arguments: [
      ("en", "You can take the next one in 24 hours."),
      ("es", "Podrás tomar el siguiente dentro de 24 horas."), ("ar", "تستطيع أخذ التالي بعد"),
    ])
  func noMoreToday(language: String, words: String) async throws {
    let now = WallClock.system.now
    let site = try await TestSite(clock: WallClock { now })
    let ana = try await person("ana", as: "requester", on: site)
    let ben = Person(on: site, language: language)
    try await ben.signUp(as: "volunteer", name: "Ben", username: "ben")
    try await site.services.reading.setClaimsPerDay(1)
    let (first, second) = (try await ask(ana), try await ask(ana))
    _ = try await ben.submit(first + "/claim")
    _ = try await ben.submit(first + "/give-back")
    let next = try #require(try await ben.submit(second + "/claim").location)
    #expect(next == "/read?sorry=noMoreToday&minutes=1440")
    // Once on the page and once in its title, with the number; and what cannot be done is not offered.
    let told = try await ben.open(next)
    #expect(told.count(of: words) == 2 && told.title.contains("(1)"))
    let page = try await ben.open(second).text
    #expect(page.contains(words) && !page.contains("\(second)/claim"))
    let id = try #require(second.components(separatedBy: "/").last)
    let answer = try await ben.send(
      .post, "/api/v1/requests/\(id)/claim", headers: ["Sec-Fetch-Site": "same-origin"])
    #expect(answer.status == 429 && answer.text.contains(words))
    #expect(answer.response.headers[.retryAfter] == "86400")
  }

  @Test("Who has had a text for two weeks is told so on its page")
  func noMoreTime() async throws {
    let time = SettableTime()
    let site = try await TestSite(
      clock: WallClock { Timestamp(milliseconds: time.milliseconds) })
    let ana = try await person("ana", as: "requester", on: site)
    let ben = try await person("ben", as: "volunteer", on: site)
    let address = try await ask(ana)
    _ = try await ben.submit(address + "/claim")
    for _ in 0..<6 {
      time.advance(seconds: 2 * 86_400)
      #expect(try await ben.submit(address + "/extend").location == address + "?done=extended")
    }
    let next = try #require(try await ben.submit(address + "/extend").location)
    #expect(next == address + "?sorry=noMoreTime")
    let page = try await ben.open(next)
    #expect(page.title.contains("You have had this text for two weeks"))
    #expect(page.text.contains("Dear Ana"))
  }

  @Test("When a network has had its share, page and API say so, when it goes on, and what lifts it")
  func noMoreFromHere() async throws {
    let now = WallClock.system.now
    let site = try await TestSite(clock: WallClock { now })
    let ana = try await person("ana", as: "requester", on: site)
    let ben = try await person("ben", as: "volunteer", on: site)
    try await site.services.reading.setClaimsPerNetwork(0)
    let address = try await ask(ana)
    let next = try #require(try await ben.submit(address + "/claim").location)
    #expect(next == "/read?sorry=noMoreFromHere&minutes=1440")
    let words = "If the people who run this server vet you, you need not wait."
    #expect(try await ben.open(next).text.contains(words))
    let id = try #require(address.components(separatedBy: "/").last)
    let answer = try await ben.send(
      .post, "/api/v1/requests/\(id)/claim", headers: ["Sec-Fetch-Site": "same-origin"])
    #expect(answer.status == 429 && answer.text.contains(words))
    #expect(answer.response.headers[.retryAfter] == "86400")
  }

  @Test("Programs see openings and their own standing, and block")
  func api() async throws {
    let site = try await TestSite()
    let ana = try await person("ana", as: "requester", on: site)
    let ben = try await person("ben", as: "volunteer", on: site)
    let address = try await ask(ana)
    let id = try #require(address.components(separatedBy: "/").last)
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    let told = try await ana.open("/api/v1/requests/\(id)/openings")
    #expect(told.status == 200 && told.text.contains("\"name\":\"Ben\""))
    #expect(try await ben.open("/api/v1/requests/\(id)/openings").status == 404)
    #expect(try await ben.open("/api/v1/volunteer").text.contains("\"claimsLeft\":9"))
    #expect(try await ana.open("/api/v1/volunteer").status == 409)
    let own: Headers = ["Sec-Fetch-Site": "same-origin"]
    let nonsense = try await ben.send(
      .post, "/api/v1/reports",
      body: .bytes(Array(#"{"request":"\#(id)","reason":"bored"}"#.utf8)), headers: own)
    #expect(nonsense.status == 422)
    let block = try await ben.send(.put, "/api/v1/blocks/\(id)", headers: own)
    #expect(block.status == 200)
    let blocked = try await ben.open("/api/v1/blocks").text
    #expect(blocked.contains("\"name\":\"Ana\""))
    let blockID = try #require(
      blocked.components(separatedBy: "\"id\":\"").last?.components(separatedBy: "\"").first)
    #expect(
      try await ana.send(.delete, "/api/v1/blocks/\(blockID)", headers: own).status == 404)
    #expect(
      try await ben.send(.delete, "/api/v1/blocks/\(blockID)", headers: own).status == 204)
  }
}
