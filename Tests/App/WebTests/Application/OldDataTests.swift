// SPDX-License-Identifier: Apache-2.0

import Accounts
import BlobStore
import Foundation
import Jobs
import Library
import Passwords
import Reading
import TestSupport
import Testing

@testable import Database
@testable import Web

/// The data folder of a server that ran before volunteers could be vetted: `Tests/Databases/2026-11-01.sql`.
@Suite("Data of before") struct OldDataTests {
  /// Some hours after the old server stopped.
  private static let now = Timestamp(milliseconds: 1_793_500_000_000)
  private static let password = Password("three blue chairs 9")
  private let amira = AccountID(rawValue: "amira")
  private let vera = AccountID(rawValue: "vera")
  private let wil = AccountID(rawValue: "wil")

  /// A folder with the database and its files, as the old program left them.
  private func oldFolder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let dump = try String(
      contentsOfFile: TestSite.repository + "/Tests/Databases/2026-11-01.sql", encoding: .utf8)
    let statements = dump.split(separator: "\n").filter { !$0.hasPrefix("--") }.map(String.init)
    let database = try DatabasePool(.sqlite(path: folder.path + "/earshot.db"))
    try await database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      for statement in statements {
        try transaction.run(Statement(text: statement))
      }
    }
    for digit in ["1", "2", "3", "4"] {
      let shelf = "\(folder.path)/blobs/\(digit)\(digit)"
      try FileManager.default.createDirectory(
        atPath: shelf, withIntermediateDirectories: true)
      try Data("old sound".utf8).write(
        to: URL(fileURLWithPath: "\(shelf)/\(String(repeating: digit, count: 32))"))
    }
    return folder
  }

  private func openOld() async throws -> TestSite {
    try await TestSite(in: try await oldFolder(), clock: WallClock { Self.now })
  }

  private func request(_ id: String) -> ReadingID { ReadingID(rawValue: id) }

  @Test("The program of today opens it, whole, and again without a change")
  func opens() async throws {
    let folder = try await oldFolder()
    for _ in 0..<2 {
      let site = try await TestSite(in: folder, clock: WallClock { Self.now })
      let broken = try await site.services.database.read {
        (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) -> [String] in
        let whole: [String] = try transaction.column(
          "integrity_check", of: "PRAGMA integrity_check")
        let dangling: [String] = try transaction.column("table", of: "PRAGMA foreign_key_check")
        return dangling + whole.filter { $0 != "ok" }
      }
      #expect(broken.isEmpty)
    }
  }

  @Test("People sign in as before, and who was signed in still is, with their settings")
  func people() async throws {
    let site = try await openOld()
    let person = Person(on: site)
    person.cookies = ["session": String(repeating: "A", count: 43)]
    let page = try await person.open("/profile")
    #expect(page.status == 200 && page.text.contains("value=\"Amira Haddad\""))
    #expect(
      page.text.contains("<html lang=\"es\"") && page.text.contains("data-appearance=\"dark\""))
    for name in ["AMIRA", "vera", "wil"] {
      let signedIn = try await site.services.accounts.signIn(
        username: name, password: Self.password, from: "here")
      #expect(!signedIn.account.isOperator)
    }
    #expect(try await site.services.accounts.operators().isEmpty)
  }

  @Test("Every request stands where it stood, and can be gone on with")
  func requests() async throws {
    let site = try await openOld()
    defer { withExtendedLifetime(site) {} }
    let reading = site.services.reading
    func list(_ list: RequesterList) async throws -> Set<String> {
      Set(try await reading.requests(list, of: amira).items.map(\.summary.id.rawValue))
    }
    #expect(try await list(.waiting) == ["open", "claimed", "expired", "aside"])
    #expect(try await list(.answered) == ["recorded", "preparing", "accepted"])
    #expect(try await list(.withdrawn) == ["withdrawn"])
    let (own, text) = try await reading.requestAndText(request("open"), of: amira)
    #expect(text == "The secret words of open." && own.summary.deadline != nil)
    // The claim of before goes on; the text that is opened now is told.
    guard
      case .taken(let taken) = try await reading.request(request("claimed"), forVolunteer: vera),
      case .claimed(_, let text) = taken.state
    else {
      Issue.record("The claim is gone.")
      return
    }
    #expect(text == "The secret words of claimed.")
    let openings = try await reading.openings(of: request("claimed"), by: amira).items
    #expect(openings.map(\.firstName) == ["Vera"])
    try await reading.giveBack(request("claimed"), by: vera)
    // Nobody has kept a reading of this one yet.
    #expect(try await reading.standing(of: wil).mostInHand == 1)
    #expect(try await reading.standing(of: vera).mostInHand == 5)
    try await reading.perform(.vet, on: wil)
    for id in ["open", "claimed", "expired"] {
      try await reading.claim(request(id), by: wil, from: "here")
    }
    try await reading.accept(request("recorded"), by: amira)
    try await reading.keepAfterAll(request("aside"), by: amira)
    _ = try await reading.audio(of: request("aside"), for: vera)
    try await reading.restore(request("withdrawn"), by: amira)
    #expect(try await list(.withdrawn).isEmpty)
  }

  @Test("Readings that were kept before count for their volunteer, and nobody is vetted or stopped")
  func trust() async throws {
    let site = try await openOld()
    defer { withExtendedLifetime(site) {} }
    let reading = site.services.reading
    let standing = try await reading.standing(of: vera)
    #expect(standing.claimsPerDay == 11 && standing.claimsLeft == 11)
    #expect(!standing.isVetting && !standing.isVetted && !standing.isBarred)
    #expect(try await reading.standing(of: wil).claimsPerDay == 10)
    #expect(try await reading.readers(of: request("open"), by: amira) == .anyone)
  }

  @Test("When the host begins to vet, texts of before are for vetted volunteers, unless opened")
  func vettingBegins() async throws {
    let site = try await openOld()
    defer { withExtendedLifetime(site) {} }
    let reading = site.services.reading
    try await reading.claim(request("open"), by: wil, from: "here")
    _ = try await reading.request(request("open"), forVolunteer: wil)
    try await reading.setVetting(true)
    #expect(try await reading.readers(of: request("open"), by: amira) == .vetted)
    // Whether a text was opened before openings were noted nobody knows: it is not shown on.
    #expect(try await reading.request(request("claimed"), of: amira).state == .open)
    #expect(try await reading.openRequests(for: vera).items.isEmpty)
    // Who has opened one finishes it; and what was recorded stays.
    #expect(try await reading.taken(.present, by: wil).items.count == 2)
    #expect(try await reading.taken(.present, by: vera).items.count == 1)
    try await reading.perform(.vet, on: vera)
    try await reading.claim(request("claimed"), by: vera, from: "here")
  }

  @Test("Jobs that waited are done: the file that is no sound is told, the rows are tidied")
  func jobs() async throws {
    let site = try await openOld()
    _ = try await site.services.worker(places: 1, report: { _ in }).runUntilIdle()
    let own = try await site.services.reading.request(request("preparing"), of: amira)
    guard case .recorded("Wil"?, let recording) = own.state else {
      Issue.record("The recording is gone.")
      return
    }
    #expect(recording.state == .failed(.notAudio))
    let jobs = try await site.services.database.read {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.column("kind", of: "SELECT kind FROM jobs", as: String.self)
    }
    #expect(jobs == ["reading.tidy"])
    #expect(try await site.services.jobs.failedJobs().isEmpty)
  }

  @Test("The shelf has what it had, with the place where one stopped listening")
  func shelf() async throws {
    let site = try await openOld()
    defer { withExtendedLifetime(site) {} }
    let tracks = try await site.services.library.tracks(for: amira)
    let titles = Set(tracks.map(\.track.title))
    #expect(titles.isSuperset(of: ["Letter recorded", "Letter accepted"]))
    #expect(!titles.contains("Letter aside"))
    let kept = tracks.first { $0.track.title == "Letter accepted" }
    #expect(kept?.position?.seconds == 1.5)
  }
}
