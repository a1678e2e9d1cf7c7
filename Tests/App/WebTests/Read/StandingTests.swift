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
    let report = try #require(try await site.services.reading.openReports().first?.id.rawValue)
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
