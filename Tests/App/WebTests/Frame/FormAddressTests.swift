// SPDX-License-Identifier: Apache-2.0

import Accounts
import Foundation
import HTTPServer
import Places
import Testing

@testable import Web

/// What answers a form stands at the address of the form, which mostly cannot be opened.
///
/// The language buttons, and the way back after signing in, must lead to the page itself all the same.
@Suite("The address of a page that answers a form") struct FormAddressTests {
  /// Every form of the product; the trial of strangers fails when one is missing there.
  static let forms: [String] = {
    let list = TestSite.repository + "/Tests/Soak/operations.py"
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    let acts = text.components(separatedBy: "\nACTS = {").last?.components(separatedBy: "\n}\n")[0]
    return (acts ?? "").components(separatedBy: "\n").compactMap { line in
      line.hasPrefix("    \"/") ? line.components(separatedBy: "\"")[1] : nil
    }
  }()

  /// Whose page this person does not have: no mail is set up here, the letter is their own, and no book.
  private static let withoutPage = [
    "/profile/email", "/profile/email/ask", "/read/requests/{id}/report",
    "/listen/books/{id}/remove", "/listen/books/{id}/restore",
    "/listen/podcasts/{id}/remove", "/listen/podcasts/{id}/restore",
    "/listen/podcasts/{id}/new-on", "/listen/podcasts/{id}/new-off",
    "/listen/episodes/{id}/get", "/listen/episodes/{id}/remove",
  ]

  @Test("The list of forms is read") func list() {
    #expect(Self.forms.count > 60 && Self.forms.contains("/read/requests/{id}/attachments"))
  }

  @Test(
    "Wherever a form is refused twice in a row, the language buttons lead to a page",
    arguments: forms)
  func everyForm(form: String) async throws {
    let site = try await TestSite()
    let person = try await Self.everybody(on: site)
    let asked = try await person.submit("/read/requests", Self.letter)
    let request = try #require(asked.location?.components(separatedBy: "?")[0])
    let id = request.components(separatedBy: "/")[3]
    let address = form.replacingOccurrences(of: "{id}", with: id)
      .replacingOccurrences(of: "{state}", with: "on")
    for visitor in [person, Person(on: site)] {
      // The second time it stands on the answer to the first.
      let answer = try await visitor.submit(address, from: address)
      let place: String
      if let location = answer.location {
        guard let target = RequestTarget(location) else { throw BadAddress() }
        // Where there is nobody signed in, the form to sign in leads back.
        guard let back = target.query["return"] else { continue }
        place = back
      } else {
        // What is no page, such as a copy of all data, has no buttons.
        guard answer.text.hasPrefix("<!doctype html>") else { continue }
        place = try #require(Self.languageReturn(of: answer), "\(answer.status)")
        guard visitor === person else { continue }
      }
      let status = try await (visitor === person ? visitor : person).open(place).status
      // What there is not, or is not for this person, says so again or leads on.
      let isThere = [200, 303, 410].contains(status)
      let isMissing = answer.status == 404 || Self.withoutPage.contains(form)
      #expect(isThere || (status == 404 && isMissing), "\(form) → \(place): \(status)")
    }
  }

  /// The forms of one letter, the page of each, and who sends it.
  private static let pages = [
    ("", "/edit", "ana"), ("/rating", "", "ana"), ("/attachments", "", "ana"),
    ("/recording", "", "ben"), ("/link", "", "ben"), ("/report", "/report", "ben"),
  ]

  @Test(
    "A form about a letter that is refused again and again names the page that it stands on",
    arguments: pages)
  func letters(form: String, page: String, sender: String) async throws {
    let site = try await TestSite()
    let (ana, ben) = (Person(on: site), Person(on: site))
    try await ana.signUp(as: "requester", username: "ana")
    try await ben.signUp(as: "volunteer", username: "ben")
    let asked = try await ana.submit("/read/requests", Self.letter)
    let letter = try #require(asked.location?.components(separatedBy: "?")[0])
    if sender == "ben" { _ = try await ben.submit(letter + "/claim") }
    let person = sender == "ana" ? ana : ben
    for _ in 0..<2 {
      let answer = try await person.submit(letter + form, from: letter + form)
      guard answer.status == 422 else { continue }
      #expect(Self.languageReturn(of: answer) == letter + page)
    }
  }

  @Test("What a form has in its address stays in it, however often it is refused")
  func queries() async throws {
    let person = Person(on: try await TestSite())
    let fields = ["return": "/read/mine", "username": "ana", "password": "wrong"]
    for _ in 0..<2 {
      let answer = try await person.submit("/sign-in", fields, from: "/sign-in")
      #expect(answer.status == 422 || answer.status == 401)
      #expect(Self.languageReturn(of: answer) == "/sign-in?return=/read/mine")
    }
    let new = try await person.submit("/sign-up", ["return": "/read/mine"], from: "/sign-up")
    #expect(Self.languageReturn(of: new) == "/sign-up?return=/read/mine")
  }

  @Test("A new request that is refused again and again leads to the form for one")
  func newRequest() async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: "requester", username: "ana")
    let answer = try await person.submit("/read/requests", from: "/read/requests")
    #expect(answer.status == 422)
    #expect(Self.languageReturn(of: answer) == "/read/requests/new")
  }

  // MARK: Who sends, and what

  private static let letter = [
    "title": "Letter", "text": "Dear Ana", "category": "other", "language": "en",
  ]

  /// Somebody who may do everything.
  private static func everybody(on site: TestSite) async throws -> Person {
    let person = Person(on: site)
    try await person.signUp(as: "requester", username: "ana")
    let account = try await site.services.accounts.account(username: "ana")
    _ = try await site.services.accounts.setOperator(account.id, true)
    try await site.services.mapEditing.setEditor(account.id, true)
    return person
  }

  /// Where the language buttons at the foot of a page lead.
  private static func languageReturn(of answer: Answer) -> String? {
    guard let foot = answer.text.components(separatedBy: "action=\"/settings/language\"").last,
      let field = foot.range(of: "name=\"return\" value=\""),
      let end = foot[field.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return foot[field.upperBound..<end].replacingOccurrences(of: "&amp;", with: "&")
  }
}
