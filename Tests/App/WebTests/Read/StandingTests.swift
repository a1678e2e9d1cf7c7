// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import HTTPServer
import Reading
import Testing

@testable import Web

@Suite("What a volunteer is told") struct StandingTests {
  @Test(
    "A new volunteer is told why they have one text at a time, before they meet it and when they do"
  )
  func oneAtFirst() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    #expect(
      try await ben.open("/read").text.contains(
        "Until somebody keeps a reading of yours, you can have one text at a time."))
    let (first, second) = (try await ana.ask(), try await ana.ask())
    _ = try await ben.submit(first + "/claim")
    let why = "You have a text, and new volunteers have one at a time."
    let page = try await ben.open(second).text
    #expect(page.contains(why) && !page.contains("\(second)/claim"))
    let next = try #require(try await ben.submit(second + "/claim").location)
    #expect(next == "/read?sorry=oneAtFirst")
    #expect(try await ben.open(next).title.hasPrefix(why))
  }

  @Test("How many texts one can have at a time is told before, and at that limit nothing else")
  func atATime() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    _ = try await Administration(dataFolder: site.services.dataFolder).perform(
      .host(.vet), on: "ben")
    #expect(
      try await ben.open("/read").text.contains(
        "Texts that you can still take today: 10 of 10. You can have 5 at a time."))
    var addresses: [String] = []
    for _ in 0..<6 { addresses.append(try await ana.ask()) }
    for address in addresses.dropLast() { _ = try await ben.submit(address + "/claim") }
    let full = "You have 5 texts, as many as you can have at a time."
    let last = try #require(addresses.last)
    for path in ["/read", last] {
      let page = try await ben.open(path).text
      #expect(page.contains(full) && !page.contains("you can still take today"), "\(path)")
      #expect(!page.contains("\(last)/claim"))
    }
    let next = try #require(try await ben.submit(last + "/claim").location)
    let refused = try await ben.open(next)
    #expect(refused.title.hasPrefix(full) && refused.count(of: full) == 2)
    _ = try await ben.submit(addresses[0] + "/give-back")
    #expect(try await ben.open(last).text.contains("\(last)/claim"))
  }

  @Test("What nobody took in time says so, and leads to the field of the day")
  func expired() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let address = try await ana.ask(["title": "Letter", "text": "Dear", "deadline": "2090-01-02"])
    try await site.services.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run("UPDATE requests SET deadline = 1000, due_order = 1000")
    }
    let words = "Nobody could read it by the day that you named."
    #expect(try await ana.open("/read").text.contains(words))
    let page = try await ana.open(address).text
    #expect(page.contains(words) && page.contains("href=\"\(address)/edit#deadline\""))
    #expect(try await ana.open(address + "/edit").text.contains("id=\"deadline\""))
    _ = try await ana.submit(address + "/withdraw")
    let back = try #require(try await ana.submit(address + "/restore").location)
    #expect(try await ana.open(back).title.hasPrefix(words))
  }

  @Test("Who opened a text twice stands there once, with both times; who gave it back is named")
  func onePerson() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    for _ in 0..<2 {
      _ = try await ben.submit(address + "/claim")
      _ = try await ben.open(address)
      _ = try await ben.submit(address + "/give-back")
    }
    let page = try await ana.open(address)
    #expect(page.count(of: "Ben opened your text") == 2)
    #expect(page.count(of: "Block Ben") == 1 && page.count(of: "Report Ben") == 1)
    #expect(page.text.contains("data-news=\"Ben gave it back. Waiting for a volunteer.\""))
    #expect(page.text.contains("<p>Ben gave it back.</p>"))
  }

  @Test("Who opened a text long ago is on a page further on, and the page leads there and back")
  func manyOpenings() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    _ = try await ben.submit(address + "/give-back")
    try await site.services.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      _ = try transaction.run(
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100)
        INSERT INTO claims (id, request, volunteer, taken_at, opened_at, ended_at, ending)
        SELECT 'made' || n, request, NULL, n, n, n, 'expired' FROM claims, numbers
        WHERE id NOT LIKE 'made%'
        """)
    }
    let page = try await ana.open(address).text
    #expect(!page.contains("Show who opened it last"))
    let link = try #require(page.firstRange(of: "href=\"\(address)?after="))
    let next = String(page[page.index(link.lowerBound, offsetBy: 6)...].prefix { $0 != "#" })
    let older = try await ana.open(next)
    #expect(older.status == 200 && older.text.contains("href=\"\(address)#openings\""))
    #expect(!older.text.contains("Show who opened it before that"))
    // What became of the text is told by who had it last, wherever the list begins.
    #expect(older.text.contains("<p>Ben gave it back.</p>"))
    #expect(older.count(of: "Ben opened your text") == 0)
    let odd = try await ana.open(address + "?after=nonsense").text
    #expect(odd.contains("shown from the beginning") && odd.contains("Ben opened your text"))
  }

  @Test(
    "The lists of those who look after the server go on over pages, and an act leads back to its page"
  )
  func manyPeople() async throws {
    let site = try await TestSite()
    let olga = try await Person.signedUp("olga", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await olga.ask()
    _ = try await ben.submit(address + "/report", ["reason": "misuse", "words": "odd"])
    let desk = try await Administration(dataFolder: site.services.dataFolder)
    _ = try await desk.perform(.grant, on: "olga")
    try await site.services.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      _ = try transaction.run(
        """
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100)
        INSERT INTO reports (id, reporter, about, request, reason, words, created_at)
        SELECT 'made' || n, NULL, about, NULL, reason, 'made', n FROM reports, numbers
        WHERE id NOT LIKE 'made%'
        """)
    }
    let page = try await olga.open("/operator").text
    #expect(!page.contains("Show more people") && page.contains("Show more reports"))
    let link = try #require(page.firstRange(of: "/operator?reports="))
    let next = String(page[link.lowerBound...].prefix { $0 != "#" })
    let more = try await olga.open(next)
    #expect(more.text.contains("odd") && !more.text.contains("Show more reports"))
    #expect(more.text.contains("Show the lists from the beginning"))
    let report = try #require(more.text.firstRange(of: "/operator/reports/"))
    let act = String(more.text[report.lowerBound...].prefix { $0 != "\"" })
    let settled = try await olga.submit(act, from: next)
    #expect(settled.location?.hasPrefix(next + "&request=") == true)
    #expect(settled.location?.hasSuffix("#reports") == true)
    #expect(try await desk.reports().count(where: { $0.hasSuffix("made") }) == 100)
    #expect(
      try await olga.open("/operator?people=nonsense").text.contains("shown from the beginning"))
  }

  @Test("A report that was put away can be taken out again")
  func reopening() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let olga = try await Person.signedUp("olga", as: "requester", on: site)
    let desk = try await Administration(dataFolder: site.services.dataFolder)
    _ = try await desk.perform(.grant, on: "olga")
    let address = try await ana.ask()
    _ = try await ben.submit(address + "/report", ["reason": "misuse", "words": "odd"])
    let reports = try await site.services.reading.openReports().items
    let report = try #require(reports.first?.id.rawValue)
    let next = try #require(try await olga.submit("/operator/reports/\(report)/settle").location)
    let page = try await olga.open(try #require(next.components(separatedBy: "#").first)).text
    let undo = "/operator/reports/\(report)/reopen"
    #expect(page.contains("action=\"\(undo)\"") && page.contains("No reports are waiting."))
    #expect(try await ana.submit(undo).status == 404)
    #expect(try await olga.submit(undo).location == "/operator?done=reopened#reports")
    #expect(try await olga.open("/operator").text.contains("About ana"))
    #expect(try await olga.submit(undo).status == 404)
    // Both what the host said of somebody are told.
    for act in [HostAct.vet, .stop] { _ = try await desk.perform(.host(act), on: "ben") }
    #expect(try await desk.list().contains { $0.contains("suspended, vetted") })
  }
}
