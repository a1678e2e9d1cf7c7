// SPDX-License-Identifier: Apache-2.0

import Accounts
import Foundation
import HTTPServer
import Reading
import Testing

@testable import Web

@Suite("Signed out meanwhile") struct SignedOutTests {
  private static let password = "three blue chairs 9"

  /// The hidden fields that a page takes along.
  private func kept(in page: String) throws -> [String: String] {
    var fields: [String: String] = [:]
    for part in page.components(separatedBy: "<input type=\"hidden\" name=\"kept-").dropFirst() {
      let halves = part.components(separatedBy: "\" value=\"")
      let value = try #require(halves.dropFirst().first?.components(separatedBy: "\">").first)
      fields["kept-" + halves[0]] =
        value
        .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&lt;", with: "<")
        .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
    }
    return fields
  }

  @Test(
    "A request that is sent after signing out comes back filled after signing in, and is not posted",
    arguments: [
      ("en", "You are signed out, so nothing was sent."),
      ("es", "Tu sesión está cerrada, así que no se ha enviado nada."),
      ("ar", "أنت خارج حسابك، فلم يُرسل شيء."),
    ])
  func keepsTheRequest(language: String, words: String) async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site, language: language)
    _ = try await ana.submit("/sign-out")
    let text = "Dear \"Ana\" & <b>all</b>,\nsecret words"
    let refused = try await ana.post(["text": text, "readers": "named", "names": "ben"])
    #expect(refused.status == 401 && refused.title.hasPrefix(words))
    let fields = try kept(in: refused.text)
    #expect(fields["kept-text"] == text && fields["kept-names"] == "ben")
    // A wrong password loses nothing.
    let wrong = try await ana.submit(
      "/sign-in", fields.merging(["username": "ana", "password": "no"]) { _, new in new })
    #expect(try wrong.status == 422 && kept(in: wrong.text) == fields)
    let back = try await ana.submit(
      "/sign-in", fields.merging(["username": "ana", "password": Self.password]) { _, new in new })
    #expect(back.status == 200 && back.text.contains("secret words"))
    #expect(back.text.contains("action=\"/read/requests\"") && back.text.contains("value=\"ben\""))
    #expect(back.text.contains("id=\"readers-named\" name=\"readers\" value=\"named\" checked"))
    #expect(try await !ana.open("/read").text.contains("Card of Ana"))
    #expect(try await ana.post(["text": text]).status == 303)
  }

  @Test("A change of a request comes back to that request; for another person it is a new one")
  func keepsTheChange() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    _ = try await Person.signedUp("eva", as: "requester", on: site)
    _ = try await Person.signedUp("ben", as: "volunteer", on: site)
    let address = try await ana.ask()
    _ = try await ana.submit("/sign-out")
    let refused = try await ana.submit(
      address, Person.letter.merging(["text": "Other words"]) { _, new in new })
    let fields = try kept(in: refused.text)
    func signIn(_ name: String) async throws -> Answer {
      try await Person(on: site).submit(
        "/sign-in", fields.merging(["username": name, "password": Self.password]) { $1 })
    }
    let own = try await signIn("ana").text
    #expect(own.contains("action=\"\(address)\"") && own.contains("Other words"))
    let other = try await signIn("eva").text
    #expect(other.contains("action=\"/read/requests\"") && other.contains("Other words"))
    #expect(try await signIn("ben").location == "/read?sorry=notRequester")
  }

  @Test("Every other act says that nothing was done, and leads back to its page after signing in")
  func otherActs() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let address = try await ana.ask()
    _ = try await ana.submit("/sign-out")
    for act in ["/withdraw", "/again", "/claim", "/give-back", "/report", "/block"] {
      let answer = try await ana.submit(address + act, from: address)
      #expect(answer.location == "/sign-in?sorry=signedOut&return=\(address)")
    }
    let page = try await ana.open("/sign-in?sorry=signedOut&return=\(address)")
    #expect(page.title.hasPrefix("You are signed out, so nothing was done."))
    #expect(page.text.contains("name=\"return\" value=\"\(address)\""))
    // What is refused before it is read, such as a recording, is told by the page about problems.
    let refused = try await ana.open("/read/events")
    #expect(refused.status == 401 && refused.text.contains("nothing was done"))
    #expect(refused.text.contains("\"/sign-in?return="))
  }

  @Test("No browser keeps a page of somebody who is signed in, for going back after signing out")
  func keepsNothing() async throws {
    let site = try await TestSite()
    let ana = try await Person.signedUp("ana", as: "requester", on: site)
    let address = try await ana.ask()
    for path in [
      "/", "/read", address, address + "/edit", "/read/requests/new", "/read/blocked", "/profile",
      "/profile/delete", "/listen",
    ] {
      let answer = try await ana.open(path)
      #expect(answer.response.headers[.cacheControl] == "private, no-store", "\(path)")
    }
    // What a page that is open shows in the place of what is private.
    let page = try await ana.open(address).text
    #expect(page.contains("<template id=\"signed-out\"") && page.contains("You are signed out"))
    #expect(page.contains("href=\"/sign-in?return=\(address)\""))
    #expect(try await !Person(on: site).open("/read").text.contains("id=\"signed-out\""))
  }
}
