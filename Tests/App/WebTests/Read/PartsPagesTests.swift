// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Database
import Foundation
import Jobs
import Library
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("Pages of texts that several people read") struct PartsPagesTests {
  /// Some thirty minutes of reading.
  ///
  /// The tests ask for it in a language that no voice here speaks, since speaking and levelling so much takes minutes.
  private static let text = (0..<140).map { number in
    "This is paragraph \(number). " + String(repeating: "It goes on with more words. ", count: 7)
  }.joined(separator: "\n\n")

  private func parts(
    of address: String, _ site: TestSite
  ) async throws -> [RequestPart] {
    let id = ReadingID(rawValue: try #require(address.components(separatedBy: "/").last))
    let account = try await site.services.accounts.account(username: "ana").id
    return try await site.services.reading.parts(of: id, by: account)
  }

  private func address(_ part: RequestPart) -> String {
    "/read/requests/\(part.request.summary.id.rawValue)"
  }

  @Test(
    "The box of the form divides a long text; one button makes it one again, and another divides it"
  )
  func asking() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let form = try await ana.open("/read/requests/new").text
    #expect(form.contains("Let several people read it at once"))
    #expect(
      form.contains("name=\"parts\"") && !form.contains("name=\"parts\" value=\"20\" checked"))
    let posted = try await ana.ask(["text": Self.text, "parts": "20", "language": "so"])
    let page = try await ana.open(posted).text
    #expect(page.contains("Ready: 0 of 3 parts. Waiting for a volunteer: 3."))
    #expect(page.contains("Part 2 of 3") && page.contains("data-watch=\"*\""))
    #expect(try await ana.open(posted + "/edit").text.contains("value=\"20\" checked"))
    #expect(try await ana.submit(posted + "/parts/off").location == posted + "?done=isOne")
    let one = try await ana.open(posted).text
    #expect(one.contains("In 3 parts of about") && !one.contains("Part 2 of 3"))
    #expect(try await ana.submit(posted + "/parts/on").location == posted + "?done=areSeveral")
    #expect(try await ana.open(posted).text.contains("Part 2 of 3"))
    #expect(try await ana.post(["parts": "many"]).status == 422)
  }

  @Test("That a text is too short for several readers is told on its page")
  func short() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let page = try await ana.open(try await ana.ask(["parts": "20"])).text
    #expect(page.contains("You asked for several readers. One person reads this text"))
    #expect(page.contains("Waiting for a volunteer."))
  }

  @Test(
    "Volunteers are told which part it is; who asked hears it early, and finds each part on one page"
  )
  func reading() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let whole = try await ana.ask(["text": Self.text, "parts": "20", "language": "so"])
    let parts = try await parts(of: whole, site)
    let list = try await ben.open("/read").text
    for number in 1...3 { #expect(list.contains(">Part \(number) of 3</span>")) }
    let part = address(parts[1])
    let offered = try await ben.open(part)
    #expect(offered.title.contains("Part 2 of 3"))
    #expect(offered.text.contains("Others read the rest, and all parts are joined"))
    _ = try await ben.submit(part + "/claim")
    let taken = try await ben.open(part).text
    #expect(taken.contains("Others read the rest, and all parts are joined"))
    // The title is said once, at the beginning of the whole.
    #expect(taken.contains("without the title.") && !taken.contains("Say the title first."))
    #expect(taken.contains("This is paragraph 70.") && !taken.contains("This is paragraph 3."))
    #expect(try await ben.open("/read/mine").text.contains("Part 2 of 3"))
    let found = try await ana.open(whole).text
    #expect(found.contains("Ben opened part 2 of your text") && !found.contains("You can hear"))
    #expect(found.contains("Ready: 0 of 3 parts. Being read: 1. Waiting for a volunteer: 2."))
    #expect(found.contains("The day and who may read the rest can be changed"))
    #expect(try await ana.open(part).location == whole)
    // Ana hears it before the others are read.
    let path = site.services.blobs.temporaryFolder + "/tone"
    try Data(Sounds.tone).write(to: URL(fileURLWithPath: path))
    let volunteer = try await site.services.accounts.account(username: "ben").id
    let recording = try await site.services.reading.submitRecording(
      for: parts[1].request.summary.id, by: volunteer, movingFileAt: path)
    // Each part is somewhere, also one that has been sent and cannot be heard yet.
    let sent = "Ready: 0 of 3 parts. Sent, not ready yet: 1. Waiting for a volunteer: 2."
    #expect(try await ana.open(whole).text.contains(sent))
    let worker = site.services.worker(places: 1, report: { _ in })
    _ = try await worker.runUntilIdle()
    try await site.services.reading.sendAnyway(recording, by: volunteer)
    _ = try await worker.runUntilIdle()
    let heard = try await ana.open(whole).text
    #expect(heard.contains("Ready: 1 of 3 parts.") && heard.contains("Listen to part 2"))
    let told = "Ready: 1 of 3 parts. Waiting for a volunteer: 2. You can hear: part 2."
    #expect(heard.contains("data-news=\"\(told)\""))
    let link = try #require(heard.firstMatch(of: /href="(\/listen\/[^"\/]+)"/)).1
    #expect(try await ana.open(String(link)).text.contains("(2/3)"))
    let again = try #require(try await ana.submit(part + "/again").location)
    let redirected = try #require(try await ana.open(again).location)
    #expect(redirected.hasPrefix(whole + "?request="))
    let undone = try await ana.open(redirected).text
    #expect(undone.contains("The recording of that part was set aside."))
    #expect(undone.contains("Keep the recording of part 2 after all"))
  }

  @Test("Who gives a part back is named with the part, and who reads the first says the title")
  func givenBack() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let whole = try await ana.ask(["text": Self.text, "parts": "20", "language": "so"])
    let part = address(try await parts(of: whole, site)[0])
    _ = try await ben.submit(part + "/claim")
    #expect(try await ben.open(part).text.contains("Say the title first."))
    _ = try await ben.submit(part + "/give-back")
    let page = try await ana.open(whole).text
    #expect(page.contains("<p>Ben gave part 1 back.</p>"))
    #expect(page.contains("Ben opened part 1 of your text"))
  }

  @Test("A page of a text that is not divided yet hears of its parts too")
  func notYetDivided() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let several = try await ana.ask(["parts": "20"])
    #expect(try await ana.open(several).text.contains("data-watch=\"*\""))
    let alone = try await ana.ask()
    #expect(try await !ana.open(alone).text.contains("data-watch=\"*\""))
  }
}
