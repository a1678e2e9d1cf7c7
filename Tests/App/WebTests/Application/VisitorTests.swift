// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import TestSupport
import Testing

@testable import Web

@Suite("Who asks") struct VisitorTests {
  @Test("Nobody is looked up for files that are the same for everybody")
  func files() async throws {
    let time = SettableTime()
    let site = try await TestSite(clock: WallClock { Timestamp(milliseconds: time.milliseconds) })
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let account = try await site.services.accounts.account(username: "ana").id
    let page = try await ana.open("/").text
    let style = try #require(page.split(separator: "\"").first { $0.hasSuffix(".css") })
    let signedUp = Timestamp(milliseconds: time.milliseconds)
    // A look at a session notes its use, once an hour.
    time.advance(seconds: 7200)
    for address in [String(style), "/favicon.ico", "/healthz"] {
      #expect(try await ana.open(address).status == 200)
    }
    let before = try await site.services.accounts.sessions(of: account).items
    #expect(before.map(\.lastUsedAt) == [signedUp])
    // The page about a file that is not there is a page like the others.
    #expect(try await ana.open("/assets/none/none.css").text.contains("href=\"/profile\""))
    let after = try await site.services.accounts.sessions(of: account).items
    #expect(after.map(\.lastUsedAt) == [Timestamp(milliseconds: time.milliseconds)])
  }
}
