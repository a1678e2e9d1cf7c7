// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Foundation
import Jobs
import Library
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("Pages of urgent requests, findings and chapters") struct UrgentPagesTests {
  @Test("The box of the form makes a request urgent, and the page says how far it has come")
  func asking() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    #expect(try await ana.open("/read/requests/new").text.contains("name=\"urgent\""))
    let posted = try #require(try await ana.post(["urgent": "yes"]).location)
    #expect(posted.hasSuffix("?done=rings"))
    let page = try await ana.open(posted)
    #expect(page.title.hasPrefix("Readers are being called now."))
    #expect(page.text.contains("Readers are being called until"))
    #expect(page.text.contains("Called so far: 0.") && !page.text.contains("/urgent\""))
    let list = try await ben.open("/read").text
    #expect(list.contains("<h2 id=\"urgent\">Urgent</h2>") && list.contains("data-ringing=\"\""))
    // Another of hers does not ring, and what she wrote stays in the form.
    let second = try await ana.post(["urgent": "yes"])
    #expect(second.status == 422 && second.text.contains("You have done this too often"))
    #expect(second.text.contains("checked") && second.text.contains("name=\"urgent\""))
    let quiet = try await ana.ask()
    #expect(try await ana.open(quiet).text.contains("action=\"\(quiet)/urgent\""))
    let refused = try #require(try await ana.submit(quiet + "/urgent").location)
    #expect(refused.contains("sorry=tooOften"))
  }

  @Test("A volunteer is called only after choosing it, and undoes that with one button")
  func choosing() async throws {
    let site = try await TestSite()
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    #expect(try await ben.open("/read").text.contains("action=\"/read/ringing/on\""))
    #expect(try await ben.submit("/read/ringing/on").location == "/read?done=isRung")
    let page = try await ben.open("/read?done=isRung")
    #expect(page.title.hasPrefix("You will be called when a text is urgent"))
    #expect(page.text.contains("action=\"/read/ringing/off\""))
    #expect(try await ben.submit("/read/ringing/off").location == "/read?done=isNotRung")
    #expect(try await ben.open("/read").text.contains("action=\"/read/ringing/on\""))
  }

  @Test("A serious fault is told with the way to send the recording all the same")
  func findings() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask(["text": String(repeating: "many words and more ", count: 90)])
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    let id = ReadingID(rawValue: try #require(address.components(separatedBy: "/").last))
    let volunteer = try await site.services.accounts.account(username: "ben").id
    let path = site.services.blobs.temporaryFolder + "/tone.wav"
    try Data(Sounds.tone).write(to: URL(fileURLWithPath: path))
    try await site.services.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    let worker = site.services.worker(places: 1) { _ in }
    _ = try await worker.runUntilIdle()
    let held = try await ben.open(address + "?done=sent")
    #expect(held.title.hasPrefix("Listen to your recording before it goes out"))
    #expect(held.text.contains("The recording is far too short for this text."))
    #expect(held.text.contains("action=\"\(address)/send-anyway\""))
    #expect(try await ana.open(address).text.contains("is being prepared"))
    #expect(try await ana.submit(address + "/send-anyway").status == 404)
    #expect(
      try await ben.submit(address + "/send-anyway").location == address + "?done=sentAnyway")
    _ = try await worker.runUntilIdle()
    let sent = try await ben.open(address)
    #expect(sent.text.contains("You need do nothing.") && !sent.text.contains("/send-anyway"))
    #expect(try await ana.open(address).text.contains("has read it for you"))
  }
}
