// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Jobs
import Synchronization
import TestSupport
import Testing

@testable import Database
@testable import Web

@Suite struct StorageTroubleTests {
  @Test(
    "While another program holds the database, posts are told to come back in a moment",
    arguments: [
      ("en", "Nothing can be stored right now"), ("es", "Ahora mismo no se puede guardar nada"),
      ("ar", "لا يمكن حفظ شيء الآن"),
    ])
  func locked(language: String, words: String) async throws {
    let site = try await TestSite()
    let ana = Person(on: site, language: language)
    try await ana.signUp(as: "requester", username: "ana")
    let other = try site.lockDatabase()
    let page = try await ana.submit("/read/requests", Self.letter)
    let api = try await ana.send(
      .post, "/api/v1/sessions",
      body: .bytes(Array(#"{"username":"ana","password":"three blue chairs 9"}"#.utf8)))
    // Who only reads is not kept waiting.
    let reading = try await ana.open("/read")
    other.rollback()
    for answer in [page, api] {
      #expect(answer.status == 503)
      #expect(answer.response.headers[.retryAfter] == "5")
      #expect(answer.text.contains(words))
    }
    #expect(api.text.hasPrefix(#"{"type":"#))
    #expect(reading.status == 200)
    #expect(try await ana.submit("/read/requests", Self.letter).status == 303)
    #expect(try await site.requestCount() == 1)
  }

  @Test("A full disk is said as such, and nothing is half-written")
  func full() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    try await site.services.database.write { (transaction) throws(DatabaseError) in
      try transaction.run("PRAGMA max_page_count = 1")
    }
    var letter = Self.letter
    letter["text"] = String(repeating: "A long letter. ", count: 1000)
    let page = try await ana.submit("/read/requests", letter)
    #expect(page.status == 507)
    #expect(page.response.headers[.retryAfter] == "600")
    #expect(page.text.contains("The server is full"))
    #expect(try await site.requestCount() == 0)
    let api = try await ana.send(
      .post, "/api/v1/requests",
      body: .bytes(
        Array(
          #"{"title":"Letter","text":"\#(letter["text"] ?? "")","language":"en","category":"other"}"#
            .utf8)),
      headers: ["Sec-Fetch-Site": "same-origin", "Content-Type": "application/json"])
    #expect(api.status == 507)
    #expect(api.response.headers[.retryAfter] == "600")
    #expect(try await site.requestCount() == 0)
    #expect(try await site.isWhole())
  }

  private static let letter = [
    "title": "Letter", "text": "Dear Ana", "category": "other", "language": "en",
  ]
}

@Suite struct HealthTests {
  @Test("A well server says ok")
  func ok() async throws {
    let answer = try await Person(on: TestSite()).open("/healthz")
    #expect(answer.status == 200)
    #expect(answer.text == "ok\n")
  }

  @Test("A database that another program holds is said to be")
  func locked() async throws {
    let site = try await TestSite()
    let other = try site.lockDatabase()
    let answer = try await Person(on: site).open("/healthz")
    other.rollback()
    #expect(answer.status == 503)
    #expect(answer.text.contains("another program holds it"))
  }

  @Test("A disk that is nearly full, and a folder that is not there, are said")
  func disk() throws {
    let folder = try TemporaryFolder()
    #expect(HealthDesk.troubles(with: folder.path, neededBytes: 0).isEmpty)
    let full = try #require(HealthDesk.troubles(with: folder.path, neededBytes: .max).first)
    #expect(full.description.contains("Make room."))
    let absent = try #require(
      HealthDesk.troubles(with: folder.path + "/absent", neededBytes: 0).first)
    #expect(absent.description.contains("No such file or directory"))
  }

  @Test(
    "Work that nobody takes up is said after half an hour",
    arguments: [(0.0, 200), (1700.0, 200), (1900.0, 503)])
  func waitingWork(seconds: Double, status: Int) async throws {
    let time = SettableTime()
    let clock = WallClock { Timestamp(milliseconds: time.milliseconds) }
    let site = try await TestSite(clock: clock)
    try await site.services.jobs.add("test.work", payload: "")
    time.advance(seconds: seconds)
    let answer = try await Person(on: site).open("/healthz")
    #expect(answer.status == status)
    #expect(answer.text.contains("Slow work has waited") == (status == 503))
  }

  @Test("However often it is asked, it looks once a second, and once for all who ask meanwhile")
  func bounded() async {
    let time = SettableTime()
    let looks = Mutex(0)
    let desk = HealthDesk(clock: { Double(time.milliseconds) / 1000 }) {
      looks.withLock { $0 += 1 }
      return []
    }
    for second in 1...3 {
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { _ = await desk.troubles() } }
      }
      #expect(looks.withLock { $0 } == second)
      time.advance(seconds: 1)
    }
  }
}

extension TestSite {
  /// Writes as another program would, until the connection is rolled back.
  func lockDatabase() throws -> SQLiteConnection {
    let other = try SQLiteConnection(
      path: services.dataFolder + "/earshot.db", access: .writing)
    try other.beginWriting()
    return other
  }

  func requestCount() async throws -> Int {
    try await services.database.read { (transaction) throws(DatabaseError) in
      try transaction.column("n", of: "SELECT count(*) AS n FROM requests", as: Int.self)
        .first ?? 0
    }
  }

  func isWhole() async throws -> Bool {
    try await services.database.read { (transaction) throws(DatabaseError) in
      try transaction.column("integrity_check", of: "PRAGMA integrity_check") == ["ok"]
    }
  }
}
