// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import TestSupport
import Testing

@testable import Web

@Suite("What works without a network") struct OfflineTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(OfflineWords.self) }

  private static let asKept: Headers = ["Earshot-Keep": "1", "Sec-Fetch-Site": "same-origin"]

  /// The addresses of a plan, files first.
  private func plan(_ what: String, for person: Person) async throws -> [String] {
    let text = try await person.send(
      .get, "/offline/plan?what=\(what)", headers: Self.asKept
    ).text
    return text.matches(of: /"(\/[^"]*)"/).map { String($0.1) }
  }

  @Test(
    "The worker is a script at the root that knows the version of the files, and may fetch from us alone"
  )
  func worker() async throws {
    let person = try await Person(on: TestSite())
    let answer = try await person.open("/worker.js")
    #expect(answer.response.headers[.contentType]?.hasPrefix("text/javascript") == true)
    #expect(answer.response.headers[.cacheControl] == "no-cache")
    #expect(
      answer.response.headers[.contentSecurityPolicy] == "default-src 'none'; connect-src 'self'")
    let page = try await person.open("/").text
    let version = try #require(page.firstMatch(of: /data-version="([^"]+)"/)).1
    #expect(answer.text.contains(#"{"version":"\#(version)""#))
    #expect(page.contains("/assets/\(version.split(separator: "-")[0])/"))
  }

  static let whats = ["frame", "walk", "charts", "braille", "map:maps%252Fmonaco"]

  @Test("All that a plan names is there, for nobody, and may be kept", arguments: whats)
  func plansAreWhole(what: String) async throws {
    let person = try await Person(on: TestSite())
    try await person.signUp(as: "requester", name: "Zenobia Only", username: "zenobia")
    let addresses = try await plan(what, for: person)
    #expect(addresses.count > 3)
    let version = try await person.send(.get, "/", headers: Self.asKept)
      .response.headers["Earshot-Version"]
    #expect(version != nil)
    for address in addresses {
      let answer = try await person.send(.get, address, headers: Self.asKept)
      #expect(answer.response.status == .ok, "\(address)")
      let control = answer.response.headers[.cacheControl] ?? ""
      #expect(!control.contains("no-store") && !control.contains("private"), "\(address)")
      #expect(!answer.text.contains("Zenobia"), "\(address)")
      if address.hasPrefix("/assets/") { continue }
      #expect(answer.response.headers["Earshot-Version"] == version, "\(address)")
    }
  }

  @Test("Files that a kept page names are among what is kept with it", arguments: whats)
  func filesAreKept(what: String) async throws {
    let person = try await Person(on: TestSite())
    let kept =
      try await plan("frame", for: person) + plan(what, for: person) + plan("walk", for: person)
    for page in try await plan(what, for: person) where !page.hasPrefix("/assets/") {
      let answer = try await person.send(.get, page, headers: Self.asKept)
      guard answer.response.headers[.contentType]?.hasPrefix("text/html") == true else { continue }
      // Icons for a home screen are the system's to keep; the rest is needed to show the page.
      let named = answer.text.matches(of: /(?:href|src)="(\/assets\/[^"#]+)/).map { String($0.1) }
      for file in Set(named) where !file.hasSuffix(".png") {
        #expect(kept.contains(file), "\(page)")
      }
    }
  }

  @Test("A page that is kept says so, and leaves out what needs a network")
  func keptPages() async throws {
    let person = try await Person(on: TestSite())
    let kept = try await person.send(.get, "/help", headers: Self.asKept)
    #expect(kept.response.headers[.cacheControl] == "no-cache")
    #expect(kept.text.contains("This page was kept on this device."))
    #expect(!kept.text.contains("/sign-in"))
    #expect(!kept.text.contains("/settings/language"))
    let plain = try await person.open("/help")
    #expect(plain.response.headers[.cacheControl] == "private, no-store")
    #expect(plain.response.headers["Earshot-Version"] == nil)
    #expect(!plain.text.contains("This page was kept on this device."))
  }

  @Test("What is somebody's own is not kept, whoever asks for it so")
  func ownPagesAreNotKept() async throws {
    let person = try await Person(on: TestSite())
    try await person.signUp(as: "requester", name: "Zenobia Only", username: "zenobia")
    for address in ["/read", "/profile", "/read/requests/new", "/listen"] {
      let answer = try await person.send(.get, address, headers: Self.asKept)
      #expect(!answer.text.contains("Zenobia"), "\(address)")
    }
    for what in ["read", "listen", "/read", "map:nowhere", ""] {
      let answer = try await person.send(
        .get, "/offline/plan?what=\(what)", headers: Self.asKept)
      #expect(answer.response.status == .notFound)
    }
  }

  @Test("Pages name what is kept with them")
  func keeps() async throws {
    let person = try await Person(on: TestSite())
    for (address, words) in [
      ("/help", "frame"), ("/read", "frame"), ("/braille", "frame braille"),
      ("/charts/temperature", "frame charts chart:temperature"),
      ("/walk/way?campus=maps/monaco", "frame walk map:maps%2Fmonaco"),
    ] {
      #expect(try await person.open(address).text.contains("data-keeps=\"\(words)\""), "\(address)")
    }
  }

  @Test("Other settings are another face, since pages look otherwise")
  func faces() async throws {
    let person = try await Person(on: TestSite())
    let before = try await person.open("/help").text.firstMatch(of: /data-face="([^"]+)"/)?.1
    person.cookies["settings"] = ".dark.large.screen-reader.chosen."
    let after = try await person.open("/help").text.firstMatch(of: /data-face="([^"]+)"/)?.1
    #expect(before != nil && before != after)
    #expect(before?.contains(" ") == false)
  }

  @Test("A pack comes compressed to who takes that, and is the same")
  func packs() async throws {
    let person = try await Person(on: TestSite())
    let plain = try await person.open("/walk/maps/monaco")
    #expect(plain.response.headers[.contentEncoding] == nil)
    for coding in ["br", "gzip"] {
      let answer = try await person.send(
        .get, "/walk/maps/monaco", headers: ["Accept-Encoding": coding])
      #expect(answer.response.headers[.contentEncoding] == coding)
      #expect(answer.bytes.count * 4 < plain.bytes.count * 3)
    }
  }

  @Test("Without scripts the list explains itself, and names all that can be kept")
  func list() async throws {
    let text = try await Person(on: TestSite()).open("/offline").text
    #expect(text.contains("A script keeps the pages."))
    #expect(text.contains("Map: Monaco"))
    let unkept = try await Person(on: TestSite()).open("/offline/unkept").text
    #expect(unkept.contains("You are offline"))
    let stands = try await Person(on: TestSite()).send(
      .get, "/offline/unkept", headers: Self.asKept)
    #expect(!stands.text.contains("This page was kept on this device."))
  }
}
