// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Foundation
import HTTPServer
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("Event streams") struct EventStreamTests {
  /// What ends a session.
  enum End: Sendable, CaseIterable {
    case signOut
    case passwordElsewhere
    case deletion
    /// By the clock, and told by the chore that tidies.
    case expiry
    /// Another machine over the same database ended it: nothing tells, until something is to be told.
    case elsewhere
  }

  @Test(
    "A stream opened before a session ends gets nothing after, and ends", arguments: End.allCases)
  func ends(end: End) async throws {
    let time = SettableTime()
    let site = try await TestSite(clock: WallClock { Timestamp(milliseconds: time.milliseconds) })
    let folder = try TemporaryFolder()
    let server = try start(site, in: folder)
    let (ana, ben) = try await people(on: site)
    let stream = try LiveStream(port: server.port, "/read/events", cookies: ben.cookies)
    #expect(await stream.read(until: "\r\n\r\n").contains("200"))
    try await ask(ana)
    #expect(await stream.read(until: "data: open").contains("data: open"))
    let told = await stream.read(until: "data: open")

    try await close(end, ben, on: site, time)
    if end == .elsewhere { try await ask(ana) }
    let all = await stream.readToEnd()
    #expect(all != nil, "The stream does not end.")
    // The page is told once more: that nobody is signed in, so that it hides what is private.
    let parts = (all ?? "").components(separatedBy: "data: ")
    #expect(parts.count == 3, "\(told) … \(all ?? "")")
    #expect(parts.last?.hasPrefix("signed-out") == true)
    #expect((all ?? "").contains("event: signed-out"))
    // Who was signed out gets no other stream.
    let again = try LiveStream(port: server.port, "/read/events", cookies: ben.cookies)
    #expect(await again.readToEnd()?.contains("401") == true)
    await server.stop()
  }

  @Test("A stream that opens tells nothing to the other streams of the account")
  func opensAlone() async throws {
    let site = try await TestSite()
    let folder = try TemporaryFolder()
    let server = try start(site, in: folder)
    let (ana, ben) = try await people(on: site)
    let account = try await site.services.accounts.account(username: "ben").id
    var told = site.services.reading.changes(for: account).makeAsyncIterator()
    let stream = try LiveStream(port: server.port, "/read/events", cookies: ben.cookies)
    #expect(await stream.read(until: "\r\n\r\n").contains("200"))
    try await ask(ana)
    // Ten thousand streams of one account would look for their sessions each time another opens.
    #expect(await told.next() == .openRequests)
    await server.stop()
  }

  private func start(_ site: TestSite, in folder: TemporaryFolder) throws -> Server {
    let server = Server(
      configuration: Server.Configuration(port: 0, uploadFolder: folder.path),
      responder: site.application.router)
    try server.start()
    return server
  }

  /// Ana, who asks, and Ben, who reads.
  private func people(on site: TestSite) async throws -> (ana: Person, ben: Person) {
    let (ana, ben) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await ben.signUp(as: "volunteer", name: "Ben", username: "ben")
    return (ana, ben)
  }

  private func ask(_ ana: Person) async throws {
    let answer = try await ana.submit(
      "/read/requests",
      ["title": "Letter", "text": "Dear Ana", "category": "other", "language": "en"])
    #expect(answer.location?.contains("done=asked") == true)
  }

  private func close(
    _ end: End, _ ben: Person, on site: TestSite, _ time: SettableTime
  ) async throws {
    switch end {
    case .signOut: _ = try await ben.submit("/sign-out")
    case .deletion:
      let answer = try await ben.submit(
        "/profile/delete", ["currentPassword": "three blue chairs 9"])
      #expect(answer.status == 303)
    case .passwordElsewhere:
      let phone = Person(on: site)
      let signedIn = try await phone.submit(
        "/sign-in", ["username": "ben", "password": "three blue chairs 9"])
      #expect(signedIn.status == 303)
      let answer = try await phone.submit(
        "/profile/password",
        ["currentPassword": "three blue chairs 9", "newPassword": "nine blue kettles"])
      #expect(answer.status == 303)
    case .expiry:
      time.advance(seconds: AccountService.sessionSeconds + 1)
      try await site.services.reading.tidyUp()
    case .elsewhere:
      try await site.services.database.write {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
        _ = try transaction.run(
          """
          DELETE FROM sessions
          WHERE account = (SELECT id FROM accounts WHERE username = 'ben')
          """)
      }
    }
  }
}
