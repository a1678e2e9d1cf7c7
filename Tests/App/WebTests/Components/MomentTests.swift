// SPDX-License-Identifier: Apache-2.0

import Database
import Foundation
import Speaking
import Testing

@testable import Web

@Suite("Moments in words") struct MomentTests {
  /// A moment at Greenwich, from a day and an hour.
  private static func moment(_ day: String, _ hours: Double) throws -> Timestamp {
    try #require(CivilDate(day)).start.adding(seconds: hours * 3600)
  }

  @Test(
    "A moment is told by the clock of the person, on their day",
    arguments: [
      ("Europe/Madrid", "2026-03-03", 13.0, "today at 14:00"),
      ("Europe/Madrid", "2026-07-03", 13.0, "on 3 July 2026 at 15:00"),
      ("Europe/Madrid", "2026-03-02", 23.5, "today at 00:30"),
      ("Europe/Madrid", "2026-03-02", 22.5, "yesterday at 23:30"),
      ("Europe/Madrid", "2026-03-01", 22.5, "on 1 March 2026 at 23:30"),
      ("America/New_York", "2026-03-03", 3.0, "yesterday at 22:00"),
      ("Asia/Kolkata", "2026-03-02", 18.5, "today at 00:00"),
      ("Etc/GMT+12", "2026-03-03", 11.0, "yesterday at 23:00"),
      ("UTC", "2026-03-03", 14.25, "today at 14:15"),
    ])
  func told(zone: String, day: String, hours: Double, words: String) throws {
    let zone = try #require(TimeZoneChoice(name: zone))
    let now = try Self.moment("2026-03-03", 15)
    let moment = try Self.moment(day, hours)
    #expect(Moment.words(moment, zone, at: now, in: .english) == words)
  }

  @Test("Where the zone is not known, the words name the one that they are in")
  func unknown() throws {
    let moment = try Self.moment("2026-03-03", 14.25)
    func words(_ language: Language) -> String {
      Moment.words(moment, nil, at: moment, in: language)
    }
    #expect(words(.english) == "on 3 March 2026 at 14:15 UTC")
    #expect(words(.spanish) == "el 3 de marzo de 2026 a las 14:15 UTC")
    #expect(words(.arabic) == "يوم 3 مارس 2026 الساعة 14:15 بتوقيت UTC")
  }

  @Test(
    "What is no time zone is none",
    arguments: [
      "", "Nowhere/City", "../../etc/passwd", "/etc/localtime", "Europe/Madrid\u{0}",
      "Európe/Madrid",
      String(repeating: "A", count: 41),
    ])
  func nonsense(name: String) {
    #expect(TimeZoneChoice(name: name) == nil)
  }

  @Test("The cookie of the browser decides what the page tells")
  func cookie() async throws {
    let now = try Self.moment("2026-03-03", 22)
    let site = try await TestSite(clock: WallClock { now })
    let (ana, ben) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await ben.signUp(as: "volunteer", name: "Ben", username: "ben")
    let asked = try await ana.submit(
      "/read/requests",
      ["title": "Letter", "text": "Dear Ana", "category": "other", "language": "en"])
    let address = try #require(asked.location?.components(separatedBy: "?").first)
    _ = try await ben.submit(address + "/claim")
    _ = try await ben.open(address)
    let before = try await ana.open(address).text
    #expect(
      before.contains("Ben opened your text on 3 March 2026 at 22:00 UTC and can read it now."))
    #expect(before.contains("UTC is Greenwich time"))
    ana.cookies["zone"] = "Asia/Tokyo"
    let after = try await ana.open(address).text
    #expect(after.contains("Ben opened your text today at 07:00 and can read it now."))
    #expect(!after.contains("UTC is Greenwich time"))
  }
}
