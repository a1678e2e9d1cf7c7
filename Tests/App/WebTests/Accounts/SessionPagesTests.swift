// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Passwords
import Testing

@testable import Web

@Suite("Where one is signed in") struct SessionPagesTests {
  @Test("Every session is listed, and can be ended alone or with all others, but not by strangers")
  func ends() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let ben = try await Person.signedUp("ben", as: "volunteer", on: site)
    let accounts = site.services.accounts
    let password = Password("three blue chairs 9")
    let account = try await accounts.account(username: "ana").id
    let firefox = SessionClient(browser: .firefox, system: .linux)
    let tokens = [
      try await accounts.signIn(username: "ana", password: password, from: "x", client: firefox)
        .token,
      try await accounts.signIn(username: "ana", password: password, from: "x", client: .program)
        .token,
    ]
    #expect(try await ana.open("/profile").text.contains("href=\"/profile/sessions\""))
    let page = try await ana.open("/profile/sessions")
    #expect(page.text.contains("Firefox on Linux") && page.text.contains("A program with a token"))
    #expect(page.count(of: "This is where you are now.") == 1)
    #expect(page.count(of: "Sign out there") == 2)
    let sessions = try await accounts.sessions(of: account).items
    let first = try #require(sessions.first { $0.client == firefox }).id
    // Not yours and not there are one answer, and nothing happens.
    _ = try await ben.submit("/profile/sessions/\(first)/end")
    #expect(try await accounts.account(for: tokens[0]) != nil)
    #expect(
      try await ana.submit("/profile/sessions/\(first)/end").location
        == "/profile/sessions?done=sessionEnded")
    #expect(try await accounts.account(for: tokens[0]) == nil)
    #expect(try await accounts.account(for: tokens[1]) != nil)
    #expect(
      try await ana.submit("/profile/sessions/end-others").location
        == "/profile/sessions?done=othersEnded")
    #expect(try await accounts.account(for: tokens[1]) == nil)
    let last = try await ana.open("/profile/sessions")
    #expect(last.status == 200 && last.count(of: "Sign out there") == 0)
    #expect(!last.text.contains("end-others"))
    let stranger = try await Person(on: site).open("/profile/sessions")
    #expect(stranger.location?.hasPrefix("/sign-in") == true)
  }
}
