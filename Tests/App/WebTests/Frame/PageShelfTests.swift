// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking
import TestSupport
import Testing

@testable import Web

@Suite struct PageShelfTests {
  /// All addresses whose page is kept for strangers.
  static let paths = [
    "/", "/help", "/about", "/settings", "/sign-in", "/sign-up", "/read", "/charts",
    "/braille", "/braille/learn", "/api",
    "/offline",
  ]

  @Test("A kept page is the page that would be made", arguments: paths)
  func same(path: String) async throws {
    let site = try await TestSite()
    for language in ["en", "es", "ar", "fr"] {
      for settings in [nil, ".dark.large.self-voicing.fast.braille", "ar.light.huge.silent.slow."] {
        let cookie = settings.map { "settings=\($0)" }
        // A query that no page knows has it made anew; it stands in the form that leads back.
        let anew = try await open(site, path + "?x=1", language: language, cookie: cookie)
        let first = try await open(site, path, language: language, cookie: cookie)
        let second = try await open(site, path, language: language, cookie: cookie)
        #expect(anew.status == 200)
        #expect(first.bytes == second.bytes)
        #expect(
          first.response.reuse
            == .forStrangers(varying: [.acceptLanguage, .acceptEncoding, .earshotKeep]))
        #expect(anew.response.reuse == nil)
        #expect(
          first.text
            == anew.text.replacing("value=\"\(path)?x=1\"", with: "value=\"\(path)\""))
        #expect(first.response.headers[.contentLanguage] == anew.response.headers[.contentLanguage])
        #expect(first.response.headers[.cacheControl] == "private, no-store")
        #expect(
          first.response.headers[.vary]
            == "Cookie, Authorization, Accept-Language, Earshot-Keep, Accept-Encoding")
      }
    }
  }

  @Test("Who is signed in gets a page of their own, and leaves nothing of it to others")
  func ownPages() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", name: "Zenobia Only", username: "zenobia")
    for path in Self.paths where path != "/sign-in" && path != "/sign-up" {
      let own = try await ana.open(path)
      #expect(own.text.contains("Zenobia"))
      #expect(own.response.reuse == nil)
      let stranger = try await open(site, path, language: "en", cookie: nil)
      #expect(!stranger.text.contains("Zenobia"))
      #expect(try await ana.open(path).text.contains("Zenobia"))
    }
  }

  @Test("What the last act did is said once and not kept")
  func notices() async throws {
    let site = try await TestSite()
    let told = try await open(site, "/?done=signedOut", language: "en", cookie: nil)
    #expect(told.text.contains("id=\"notice\""))
    let next = try await open(site, "/", language: "en", cookie: nil)
    #expect(!next.text.contains("id=\"notice\""))
  }

  @Test("However many ask for odd settings, the shelf keeps within its size")
  func bounded() throws {
    let shelf = PageShelf(mostBytes: 10_000)
    let target = try #require(RequestTarget("/help"))
    for number in 0..<200 {
      let tones = ["light", "dark", "system", "contrast"]
      let paces = ["slow", "normal", "fast", "fastest"]
      let cookie =
        "settings=\(["en", "es", "ar"][number % 3]).\(tones[number % 4]).standard.silent."
        + "\(paces[number / 4 % 4])."
      let visit = Visit(
        to: Request(.get, target, headers: [.cookie: cookie]), account: nil,
        assets: Assets(root: "/"))
      let name = try #require(PageShelf.Name(visit, at: "/help"))
      _ = shelf.page(name) { Array(repeating: 0, count: 3000) }
      #expect(shelf.size <= 10_000)
    }
  }

  @Test("A page comes as small as the client takes it", arguments: [("br", 0.3), ("gzip", 0.35)])
  func compressed(coding: String, atMost: Double) async throws {
    let site = try await TestSite()
    let plain = try await open(site, "/help", language: "en", cookie: nil)
    let small = try await open(
      site, "/help", language: "en", cookie: nil, encodings: "deflate, \(coding)")
    #expect(small.response.headers[.contentEncoding] == coding)
    #expect(Double(small.bytes.count) < Double(plain.bytes.count) * atMost)
  }

  private func open(
    _ site: TestSite, _ path: String, language: String, cookie: String?, encodings: String? = nil
  ) async throws -> Answer {
    var headers: Headers = [.host: "earshot.test", .acceptLanguage: language]
    if let cookie { headers[.cookie] = cookie }
    if let encodings { headers[.acceptEncoding] = encodings }
    let target = try #require(RequestTarget(path))
    return Answer(
      await site.application.router.respond(to: Request(.get, target, headers: headers)))
  }
}

@Suite struct PageCompressionTests {
  @Test(
    "What is made for one person is compressed, but not beside words that another site could choose",
    arguments: [
      ("/read", nil, true), ("/read?x=guess", nil, false),
      ("/read?x=guess", "cross-site", false), ("/read?x=guess", "none", false),
      ("/read?done=asked", "same-origin", true),
    ] as [(String, String?, Bool)])
  func ownPages(address: String, site: String?, isCompressed: Bool) async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: "requester", username: "ana")
    var headers: Headers = [.acceptEncoding: "gzip, deflate, br"]
    if let site { headers[.secFetchSite] = site }
    let answer = try await person.send(.get, address, headers: headers)
    #expect(answer.response.headers[.contentEncoding] == (isCompressed ? "gzip" : nil))
    #expect(answer.response.headers[.vary] == "Accept-Encoding")
  }
}
