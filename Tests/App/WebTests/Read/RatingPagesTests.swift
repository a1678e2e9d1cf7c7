// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Foundation
import HTTPServer
import Jobs
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("Rating a reading") struct RatingPagesTests {
  /// A request whose reading was kept.
  private func kept(_ site: TestSite, _ ana: Person, _ ben: Person) async throws -> String {
    let address = try await ana.ask()
    _ = try await ben.submit(address + "/claim")
    let id = ReadingID(rawValue: try #require(address.components(separatedBy: "/").last))
    let volunteer = try await site.services.accounts.account(username: "ben").id
    let path = site.services.blobs.temporaryFolder + "/tone.wav"
    try Data(Sounds.tone).write(to: URL(fileURLWithPath: path))
    try await site.services.reading.submitRecording(for: id, by: volunteer, movingFileAt: path)
    _ = try await site.services.worker(places: 1) { _ in }.runUntilIdle()
    #expect(try await !ana.open(address).text.contains("/rating"))
    _ = try await ana.submit(address + "/good")
    return address
  }

  @Test(
    "Stars are a group with words, the words reach the volunteer, and both can be changed and removed"
  )
  func rates() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await kept(site, ana, ben)
    let page = try await ana.open(address).text
    #expect(
      page.contains("<fieldset class=\"field\" id=\"stars\"") && page.contains("5: very good"))
    #expect(!page.contains("/rating/remove"))
    // Nothing chosen: what was written stays.
    let refused = try await ana.submit(address + "/rating", ["comment": "Thank you <b>"])
    #expect(refused.status == 422 && refused.text.contains("href=\"#stars\""))
    #expect(refused.text.contains("Choose how good the reading is."))
    #expect(refused.text.contains("Thank you &lt;b&gt;"))
    let done = try await ana.submit(
      address + "/rating", ["stars": "4", "comment": "Thank you <b>"])
    #expect(done.location == address + "?done=rated")
    let rated = try await ana.open(address).text
    #expect(rated.contains("value=\"4\" checked") && rated.contains("/rating/remove"))
    for path in ["/read/mine", address] {
      let told = try await ben.open(path).text
      #expect(
        told.contains("Ana writes to you:") && told.contains("Thank you &lt;b&gt;"), "\(path)")
      #expect(!told.contains("4: good"))
    }
    #expect(try await ben.submit(address + "/rating", ["stars": "5"]).status == 404)
    #expect(
      try await ana.submit(address + "/rating/remove").location == address + "?done=unrated")
    #expect(try await !ben.open("/read/mine").text.contains("writes to you"))
  }
}
