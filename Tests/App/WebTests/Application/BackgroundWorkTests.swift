// SPDX-License-Identifier: Apache-2.0

import Accounts
import Jobs
import Library
import Passwords
import Reading
import TestSupport
import Testing

@testable import Web

@Suite("earshot work") struct BackgroundWorkTests {
  @Test("It refuses a folder that no server has made")
  func noData() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: WebError.self) {
      _ = try await BackgroundWork(
        WebConfiguration(dataFolder: folder.path, resourceFolder: "", version: "test"))
    }
    #expect(error?.description.contains(folder.path) == true)
  }

  @Test("Each job is done with the pages or without them, and never by both")
  func shares() {
    let kinds: [JobKind] = ["reading.ring", "reading.prepare", "library.deleteFile"]
    let held = kinds.map { kind in
      (
        Services.Share.withPages.holds(kind), Services.Share.withoutPages.holds(kind),
        Services.Share.all.holds(kind)
      )
    }
    #expect(held.map(\.0) == [true, false, false])
    #expect(held.map(\.1) == [false, true, true])
    #expect(held.map(\.2) == [true, true, true])
  }

  @Test("Pages of the server hear what it has done")
  func pagesHear() async throws {
    let site = try await TestSite()
    let reading = site.services.reading
    let requester = try await site.services.accounts.signUp(
      SignUpForm(
        name: "Ana Pérez", username: "ana", password: Password("three blue chairs 9"),
        role: .requester), from: "test"
    ).account.id
    var configuration = WebConfiguration(
      dataFolder: site.services.dataFolder, resourceFolder: "", version: "test")
    configuration.jobPlaces = 1
    let work = try await BackgroundWork(configuration)
    let changes = reading.changes(for: requester)
    let delivering = Task { await reading.deliverRelayedChanges() }
    let working = Task { await work.run() }
    // Spoken by a machine voice, which is slow work.
    let id = try await reading.post(
      RequestDraft(title: "A letter", text: "Dear Ana.", category: .other, language: .english),
      by: requester, from: "test")
    for await change in changes where change == .request(id) {
      // The first change is that it was posted.
      let spoken = try await site.services.library.machineReading(
        of: id.rawValue, for: requester)
      if case .ready? = spoken?.track.state { break }
    }
    working.cancel()
    delivering.cancel()
    await working.value
  }
}
