// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("Forgotten passwords") struct PasswordLinkPagesTests {
  private static let fresh = "nine yellow teapots"

  /// A site with the requester ana, who has forgotten, and with olga, who looks after the server.
  private func people() async throws -> (site: TestSite, ana: Person, olga: Person) {
    let site = try await TestSite()
    let ana = Person(on: site)
    let olga = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    try await olga.signUp(as: "volunteer", name: "Olga", username: "olga")
    let desk = try await Administration(dataFolder: site.services.dataFolder)
    _ = try await desk.perform(.grant, on: "olga")
    return (site, ana, olga)
  }

  /// The address in the field that shows the link.
  private func link(on page: Answer) throws -> String {
    let start = try #require(page.text.range(of: "/new-password?link="))
    return String(page.text[start.lowerBound...].prefix { $0 != "\"" })
  }

  private func secret(of link: String) -> String { String(link.suffix(43)) }

  @Test("The form to sign in leads to a page that says what to do", arguments: Language.allCases)
  func page(language: Language) async throws {
    let person = Person(on: try await TestSite(), language: language.tag)
    let form = try await person.open("/sign-in")
    #expect(form.text.contains("href=\"/forgotten-password\""))
    let page = try await person.open("/forgotten-password")
    #expect(page.status == 200)
    #expect(page.text.contains(PasswordLinkWords[language].forgottenTitle))
    #expect(page.count(of: "<ol") == 1)
  }

  @Test("The operator makes a link, and its owner chooses a password with it, once")
  func wholeWay() async throws {
    let (site, ana, olga) = try await people()
    let made = try await olga.submit("/operator/password-link", ["username": " ANA "])
    #expect(made.status == 200 && made.title.hasPrefix("Link for ana"))
    #expect(made.text.contains("value=\"http://earshot.test/new-password?link="))
    #expect(made.response.headers[.cacheControl] == "private, no-store")
    let address = try link(on: made)
    #expect(try await ana.open("/profile").text.contains("made a link for choosing a new password"))
    // Another browser, which knows nobody.
    let back = Person(on: site)
    for _ in 0..<2 {
      let form = try await back.open(address)
      #expect(form.status == 200 && form.text.contains("You sign in as ana."))
      #expect(form.text.contains("autocomplete=\"new-password\""))
      #expect(form.text.contains("<show-password"))
    }
    let weak = try await back.submit(
      "/new-password", ["link": secret(of: address), "password": "short"])
    #expect(weak.status == 422 && weak.title.hasPrefix("Error."))
    #expect(weak.text.contains("href=\"#password\"") && weak.text.contains("id=\"password-error\""))
    let chosen = try await back.submit(
      "/new-password", ["link": secret(of: address), "password": Self.fresh])
    #expect(chosen.location == "/profile?done=password")
    let profile = try await back.open("/profile?done=password")
    #expect(profile.text.contains("A new password was chosen with it"))
    #expect(try await ana.open("/profile").location == "/sign-in?return=/profile")
    let again = try await Person(on: site).submit(
      "/new-password", ["link": secret(of: address), "password": "seven green lanterns"])
    #expect(again.status == 410)
    #expect(try await Person(on: site).open(address).status == 410)
    let signedIn = try await Person(on: site).submit(
      "/sign-in", ["username": "ana", "password": Self.fresh])
    #expect(signedIn.status == 303)
  }

  @Test("A link that was replaced, or is none, leads to what to do")
  func ended() async throws {
    let (site, _, olga) = try await people()
    let first = try link(
      on: try await olga.submit("/operator/password-link", ["username": "ana"]))
    _ = try await olga.submit("/operator/password-link", ["username": "ana"])
    let stranger = Person(on: site)
    for address in [first, "/new-password", "/new-password?link=x"] {
      let page = try await stranger.open(address)
      #expect(page.status == 410)
      #expect(page.text.contains("href=\"/forgotten-password\""))
    }
    #expect(try await stranger.submit("/new-password", ["password": Self.fresh]).status == 410)
  }

  @Test("Only who looks after the server makes links, and for nobody else who does")
  func whoMay() async throws {
    let (site, ana, olga) = try await people()
    for person in [ana, Person(on: site)] {
      let refused = try await person.submit("/operator/password-link", ["username": "ana"])
      #expect(refused.status == 404)
    }
    let own = try await olga.submit("/operator/password-link", ["username": "olga"])
    #expect(own.status == 422 && own.text.contains("earshot admin password-link"))
    let missing = try await olga.submit("/operator/password-link", ["username": " "])
    #expect(missing.status == 422 && missing.text.contains("Enter a username."))
    let unknown = try await olga.submit("/operator/password-link", ["username": "bob"])
    #expect(unknown.status == 422 && unknown.text.contains("value=\"bob\""))
    #expect(unknown.text.contains("There is no account with the username bob."))
    #expect(try await !ana.open("/profile").text.contains("made a link"))
  }

  @Test("The command line makes links too, for everybody")
  func administration() async throws {
    let (site, _, _) = try await people()
    let desk = try await Administration(dataFolder: site.services.dataFolder)
    let lines = try await desk.makePasswordLink(for: "olga")
    let address = try #require(lines.last)
    #expect(try await Person(on: site).open(address).status == 200)
    await #expect(throws: WebError.self) { try await desk.makePasswordLink(for: "bob") }
  }
}
