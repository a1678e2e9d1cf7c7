// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Testing

@testable import Web

@Suite("What a volunteer is offered") struct QueuePagesTests {
  @Test("A text that is not for me leaves my list, can be undone, and stands in a list of its own")
  func skipping() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let eva = try await Person.signedUp("eva", as: "volunteer", on: site)
    let address = try await ana.ask()
    #expect(try await ben.open(address).text.contains("Not for me"))
    let next = try #require(try await ben.submit(address + "/skip").location)
    let told = try await ben.open(next)
    #expect(told.title.hasPrefix("This text is not offered to you any more."))
    #expect(told.text.contains("action=\"\(address)/unskip\""))
    #expect(try await !ben.open("/read").text.contains("href=\"\(address)\""))
    #expect(try await eva.open("/read").text.contains("href=\"\(address)\""))
    let list = try await ben.open("/read/skipped").text
    #expect(list.contains("href=\"\(address)\"") && list.contains("Offer it to me again"))
    #expect(try await ben.submit(address + "/unskip").location == "\(address)?done=offeredAgain")
    #expect(try await ben.open("/read").text.contains("href=\"\(address)\""))
    #expect(try await ben.open("/read/skipped").text.contains("None of the texts"))
    // Not there and not yours are one answer.
    #expect(try await ben.submit("/read/requests/none/skip").status == 404)
    #expect(try await ana.open("/read/skipped").location == "/read?sorry=notVolunteer")
  }

  @Test("The list begins with what a volunteer reads, says so, and shows all when asked")
  func interests() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    let form = try await ben.open("/read/interests").text
    #expect(form.contains("type=\"checkbox\"") && !form.contains("checked"))
    #expect(
      try await ben.submit("/read/interests", ["language": "ar", "another": "sw", "category": "x"])
        .location == "/read?done=interests")
    let chosen = try await ben.open("/read/interests").text
    #expect(chosen.contains("value=\"sw\" checked") && chosen.contains("value=\"ar\" checked"))
    let page = try await ben.open("/read").text
    #expect(page.contains("You see only what you read: Arabic, Swahili."))
    #expect(page.contains("No text that you read is waiting right now."))
    let everything = "/read?language=&amp;category="
    #expect(page.contains("href=\"\(everything)\"") && !page.contains("href=\"\(address)\""))
    let all = try await ben.open("/read?language=&category=").text
    #expect(all.contains("href=\"\(address)\"") && all.contains("Show only what I read"))
    #expect(try await ben.submit("/read/interests", [:]).location == "/read?done=interests")
    #expect(try await ben.open("/read").text.contains("href=\"\(address)\""))
    #expect(try await ana.open("/read/interests").location == "/read?sorry=notVolunteer")
    #expect(
      try await ana.submit("/read/interests", [:]).location == "/read?sorry=notVolunteer")
    #expect(
      try await Person(on: site).open("/read/interests").location?.hasPrefix("/sign-in") == true)
  }
}
