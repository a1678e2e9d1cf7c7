// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Testing

@testable import Web

@Suite("Read") struct ReadPagesTests {
  /// A requester with one request, and its address.
  private func request(
    on site: TestSite, title: String = "Card of Ana", text: String = "Dear Ana"
  ) async throws -> (person: Person, address: String) {
    let person = Person(on: site)
    try await person.signUp(as: "requester", username: "ana")
    let answer = try await person.submit(
      "/read/requests",
      ["title": title, "text": text, "category": "other", "language": "en", "deadline": ""])
    let address = try #require(answer.location?.components(separatedBy: "?").first)
    #expect(answer.location == address + "?done=asked")
    return (person, address)
  }

  private func volunteer(on site: TestSite, _ username: String = "ben") async throws -> Person {
    let person = Person(on: site)
    try await person.signUp(as: "volunteer", name: "Ben Okafor", username: username)
    return person
  }

  @Test("A requester sees the request and its text; a stranger finds nothing")
  func privacy() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    #expect(try await ana.open(address).text.contains("Dear Ana"))
    #expect(try await Person(on: site).open(address).location?.hasPrefix("/sign-in") == true)
    let other = Person(on: site)
    try await other.signUp(as: "requester", username: "eve")
    #expect(try await other.open(address).status == 404)
    #expect(try await other.open(address + "/audio").status == 404)
    #expect(try await other.submit(address + "/withdraw").status == 404)
    #expect(try await Person(on: site).open(address + "/audio").status == 404)
  }

  @Test("A volunteer sees the text only after taking it, and loses it by giving it back")
  func claiming() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    let ben = try await volunteer(on: site)
    #expect(try await ben.open("/read").text.contains("Card of Ana"))
    #expect(try await !ben.open(address).text.contains("Dear Ana"))
    #expect(try await ben.submit(address + "/claim").location == address + "?done=claimed")
    #expect(try await ben.open(address).text.contains("Dear Ana"))
    #expect(try await ana.open(address).text.contains("Ben is reading it"))
    let cara = try await volunteer(on: site, "cara")
    #expect(try await cara.submit(address + "/claim").location == "/read?sorry=taken")
    #expect(try await cara.open(address).location == "/read?sorry=taken")
    #expect(try await ben.submit(address + "/give-back").location == "/read?done=givenBack")
    #expect(try await !ben.open(address).text.contains("Dear Ana"))
  }

  @Test("A form without a recording, sent after the claim ended, leads back instead of failing")
  func lateFormWithoutFile() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    let ben = try await volunteer(on: site)
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.submit(address + "/give-back")
    #expect(try await ben.submit(address + "/recording").location == "/read?sorry=claimEnded")
    let cara = try await volunteer(on: site, "cara")
    _ = try await cara.submit(address + "/claim")
    #expect(try await ben.submit(address + "/recording").location == "/read?sorry=taken")
    #expect(try await ana.submit(address + "/recording").status == 404)
    #expect(try await ben.submit("/read/requests/none/recording").status == 404)
  }

  @Test(
    "Room for a recording is given only to who brings a session from a page of ours",
    arguments: [
      ("same-origin", true, nil), ("same-origin", false, .other(.unauthorized)),
      ("cross-site", true, .crossOrigin), (nil, true, .crossOrigin),
    ] as [(String?, Bool, Problem?)])
  func roomForRecordings(site: String?, isSignedIn: Bool, problem: Problem?) async throws {
    let here = try await TestSite()
    let ben = try await volunteer(on: here)
    var headers: Headers = ["Host": "earshot.test"]
    if let site { headers["Sec-Fetch-Site"] = site }
    if isSignedIn {
      headers["Cookie"] = ben.cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    }
    let target = try #require(RequestTarget("/read/requests/1/recording"))
    let request = Request(.post, target, headers: headers)
    let router = here.application.router
    guard let problem else {
      #expect(try router.bodyLimits(for: request).totalBytes == recordingLimitBytes)
      return
    }
    #expect(throws: problem) { try router.bodyLimits(for: request) }
  }

  @Test("A session that is none gets no place for a recording, and places are counted by account")
  func placesForRecordings() async throws {
    let site = try await TestSite()
    let ben = Person(on: site)
    try await ben.signUp(as: "volunteer", name: "Ben", username: "ben")
    let target = try #require(RequestTarget("/read/requests/1/recording"))
    let own = ben.cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    let invented = "session=" + String(repeating: "A", count: 43)
    for (cookie, isIn) in [(own, true), (invented, false), ("", false)] {
      let request = Request(.post, target, headers: [.cookie: cookie])
      if isIn {
        let sender = try await site.application.router.sender(of: request)
        #expect(sender?.hasPrefix("account ") == true)
      } else {
        await #expect(throws: Problem.other(.unauthorized)) {
          try await site.application.router.sender(of: request)
        }
      }
    }
  }

  @Test("A recording is sent as a file, and a form without one says so")
  func sending() async throws {
    let site = try await TestSite()
    let (_, address) = try await request(on: site)
    let ben = try await volunteer(on: site)
    _ = try await ben.submit(address + "/claim")
    let empty = try await ben.submit(address + "/recording")
    #expect(empty.status == 422)
    #expect(empty.text.contains("id=\"recording-error\""))
    #expect(empty.text.contains("Dear Ana"))
  }

  @Test("Taking a request back can be undone from the next page")
  func undo() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    let next = try #require(try await ana.submit(address + "/withdraw").location)
    let page = try await ana.open(next)
    #expect(page.text.contains("action=\"\(address)/restore\""))
    #expect(page.title.hasPrefix("Your request is cancelled."))
    let ben = try await volunteer(on: site)
    #expect(try await !ben.open("/read").text.contains("Card of Ana"))
    #expect(try await ana.submit(address + "/restore").status == 303)
    #expect(try await ben.open("/read").text.contains("Card of Ana"))
  }

  @Test("Asking another volunteer can be undone, until one has the text")
  func undoAskingAgain() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    let done = "\(address)?request=\(address.split(separator: "/").last ?? "")&done=askedAgain"
    let page = try await ana.open(done)
    #expect(page.text.contains("action=\"\(address)/keep\""))
    let refused = try await ana.submit(address + "/again")
    #expect(refused.location == address + "?sorry=notNow")
    #expect(try await ana.submit(address + "/keep").location == address + "?sorry=notNow")
    let told = try await ana.open(address + "?sorry=takenMeanwhile")
    #expect(told.title.hasPrefix("Another volunteer is already reading it."))
  }

  @Test("The first page counts the requests that wait, however many, and not those being read")
  func countsWaiting() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    for number in 0..<22 {
      _ = try await ana.submit(
        "/read/requests",
        ["title": "T\(number)", "text": "x", "category": "other", "language": "en"])
    }
    let ben = try await volunteer(on: site)
    _ = try await ben.submit(address + "/claim")
    #expect(try await ana.open("/").text.contains("22 requests wait for a reader"))
    // The list begins with the soonest deadline, so what follows is not older.
    let list = try await ben.open("/read").text
    #expect(list.contains("Show more"))
    #expect(!list.contains("Show older ones"))
  }

  @Test("A request is edited while nobody reads it, and no longer then")
  func editing() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(on: site)
    #expect(try await ana.open(address + "/edit").text.contains("Dear Ana</textarea>"))
    let changed = [
      "title": "New title", "text": "New text", "category": "science", "language": "es",
      "deadline-day": "31", "deadline-month": "01", "deadline-year": "2999",
    ]
    #expect(try await ana.submit(address, changed).location == address + "?done=edited")
    let page = try await ana.open(address)
    #expect(page.text.contains("New text"))
    #expect(page.text.contains("needed by 31 January 2999"))
    #expect(!page.text.contains("aria-disabled"))
    let ben = try await volunteer(on: site)
    _ = try await ben.submit(address + "/claim")
    // The acts stay in their places, with why one of them cannot be done now.
    let taken = try await ana.open(address).text
    let acts = try [
      #"id="live-acts""#, "/withdraw", #"aria-disabled="true""#, #"id="edit-later""#,
      #"id="live-recording""#,
    ].map { try #require(taken.range(of: $0)?.lowerBound) }
    #expect(acts == acts.sorted())
    #expect(try await ana.open(address + "/edit").location == address + "?sorry=notNow")
    #expect(try await ana.submit(address, changed).location == address + "?sorry=notNow")
  }

  @Test(
    "A request with mistakes says each beside its field",
    arguments: [
      (["title": "", "text": "x", "deadline": ""], "title"),
      (["title": "x", "text": String(repeating: "x", count: 100_001), "deadline": ""], "text"),
      (["title": "x", "text": "x", "deadline": "2027-02-30"], "deadline"),
      (["title": "x", "text": "x", "deadline": "2001-01-01"], "deadline"),
      (
        [
          "title": "x", "text": "x", "deadline-day": "1", "deadline-month": "1",
          "deadline-year": "2001",
        ], "deadline"
      ),
      (
        [
          "title": "x", "text": "x", "deadline-day": "1", "deadline-month": "",
          "deadline-year": "2999",
        ], "deadline-month"
      ),
    ])
  func mistakes(fields: [String: String], field: String) async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: "requester", username: "ana")
    let answer = try await person.submit("/read/requests", fields)
    #expect(answer.status == 422)
    #expect(answer.text.contains("id=\"\(field)-error\""))
    #expect(answer.count(of: "<a href=\"#") == 1)
  }

  @Test("The open list is filtered by kind and language")
  func filter() async throws {
    let site = try await TestSite()
    _ = try await request(on: site)
    let ben = try await volunteer(on: site)
    #expect(try await ben.open("/read?language=en").text.contains("Card of Ana"))
    let none = try await ben.open("/read?language=ar&category=other")
    #expect(!none.text.contains("Card of Ana"))
    #expect(none.text.contains("Choose another kind or language"))
    #expect(none.text.contains("<option value=\"ar\" selected>"))
  }

  @Test("A text goes on the page as text, with its own language")
  func escaping() async throws {
    let site = try await TestSite()
    let (ana, address) = try await request(
      on: site, title: "<b>Letter</b>", text: "<img src=x onerror=alert(1)> & more")
    let page = try await ana.open(address)
    #expect(!page.text.contains("<img"))
    #expect(!page.text.contains("<b>Letter"))
    #expect(page.text.contains("&lt;img"))
  }

  @Test("Only words of ours can be put on a page by an address")
  func noticesAreOurs() async throws {
    let person = Person(on: try await TestSite())
    let page = try await person.open("/?done=%3Cscript%3E")
    #expect(!page.text.contains("id=\"notice\""))
    let undo = try await person.open("/?done=withdrawn&request=../../profile/delete")
    #expect(!undo.text.contains("action=\"/read"))
  }

  @Test("Long lists go on over pages, and every request is on one of them")
  func pages() async throws {
    let site = try await TestSite()
    let (ana, _) = try await request(on: site, title: "Number 0.")
    for number in 1..<25 {
      _ = try await ana.submit(
        "/read/requests", ["title": "Number \(number).", "text": "x", "deadline": ""])
    }
    let first = try await ana.open("/read")
    let link = try #require(
      first.text.components(separatedBy: "href=\"").first { $0.hasPrefix("/read?list=waiting") })
    let address = String(link.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    let both = first.text + (try await ana.open(address).text)
    for number in 0..<25 { #expect(both.contains("Number \(number).<"), "\(number)") }
  }

  @Test("The changes of a person's requests are told to nobody else")
  func events() async throws {
    let site = try await TestSite()
    #expect(try await Person(on: site).open("/read/events").status == 401)
    let (ana, _) = try await request(on: site)
    guard case .events = try await ana.open("/read/events").response.body else {
      Issue.record("There is no stream of events.")
      return
    }
  }
}
