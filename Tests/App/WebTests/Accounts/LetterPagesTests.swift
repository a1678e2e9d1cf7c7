// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import Jobs
import Letters
import Mail
import Speaking
import TestSupport
import Testing

@testable import Web

/// A site that sends mail to a server of the test's own.
struct MailSite {
  let mail: TestMailServer
  let site: TestSite

  init() async throws {
    mail = try TestMailServer()
    site = try await TestSite(
      office: PostOffice(
        server: try MailServer("smtp://127.0.0.1:\(mail.port)"),
        from: try #require(MailAddress("earshot@example.org")),
        publicAddress: try #require(PublicAddress("https://public.example"))))
  }

  /// Does the jobs that wait.
  func post() async throws { try await site.services.postman { _ in }.runUntilIdle() }

  /// The path of the link in the next message.
  func path(_ path: String) async throws -> String {
    let body = try #require(await mail.next()).body
    let start = try #require(body.range(of: "https://public.example" + path))
    return path + body[start.upperBound...].prefix { $0 != "\n" }
  }

  func signUp(_ username: String, email: String) async throws -> Person {
    let person = Person(on: site)
    let answer = try await person.submit(
      "/sign-up",
      [
        "role": "requester", "name": "Ana", "username": username, "email": email,
        "password": "three blue chairs 9",
      ])
    #expect(answer.status == 303)
    return person
  }
}

@Suite("Messages by e-mail") struct LetterPagesTests {
  @Test("From the form to sign in to a new password, with a link of the public address only")
  func wholeWay() async throws {
    let mail = try await MailSite()
    let ana = try await mail.signUp("ana", email: "ana@example.org")
    let stranger = Person(on: mail.site)
    let form = try await stranger.open("/forgotten-password")
    #expect(
      form.text.contains("name=\"name\"") && form.text.contains("action=\"/forgotten-password\""))
    let asked = try await stranger.send(
      .post, "/forgotten-password",
      body: .form(Form(fields: try #require(RequestTarget("/?name=ana")).query)),
      headers: ["Sec-Fetch-Site": "same-origin", "X-Forwarded-Host": "evil.example"])
    #expect(asked.status == 303 && asked.location == "/forgotten-password/sent")
    try await mail.post()
    let path = try await mail.path("/new-password?link=")
    #expect(try await ana.open("/profile").text.contains("was sent to your e-mail address"))
    let secret = String(path.suffix(43))
    let chosen = try await stranger.submit(
      "/new-password", ["link": secret, "password": "nine yellow teapots"])
    #expect(chosen.location == "/profile?done=password")
    #expect(try await ana.open("/profile").status == 303)
    let again = try await Person(on: mail.site).open(path)
    #expect(again.status == 410 && again.text.contains("You can ask for another."))
  }

  @Test(
    "The answer is the same, byte by byte, whether there is such an account",
    arguments: Language.allCases)
  func sameBytes(language: Language) async throws {
    let mail = try await MailSite()
    _ = try await mail.signUp("ana", email: "ana@example.org")
    _ = try await mail.signUp("silent", email: "")
    var answers: [(Answer, Answer)] = []
    for name in ["ana", "silent", "nobody", "ana@example.org", "nobody@example.org"] {
      let person = Person(on: mail.site, language: language.tag)
      let asked = try await person.submit("/forgotten-password", ["name": name])
      answers.append((asked, try await person.open(try #require(asked.location))))
    }
    let first = try #require(answers.first)
    #expect(first.1.text.contains(PasswordLinkWords[language].sentLead))
    for (asked, page) in answers {
      #expect(asked.status == 303 && asked.location == first.0.location)
      #expect(asked.bytes == first.0.bytes && page.bytes == first.1.bytes)
      #expect(asked.response.cookies.isEmpty)
    }
  }

  @Test("Programs are told the same, and refused alike")
  func program() async throws {
    let mail = try await MailSite()
    _ = try await mail.signUp("ana", email: "ana@example.org")
    let person = Person(on: mail.site)
    func ask(_ json: String) async throws -> Answer {
      try await person.send(
        .post, "/api/v1/password-resets", body: .bytes(Array(json.utf8)))
    }
    for name in ["ana", "nobody"] {
      for _ in 0..<3 {
        let answer = try await ask("{\"name\":\"\(name)\"}")
        #expect(answer.status == 202 && answer.bytes.isEmpty)
      }
      let refused = try await ask("{\"name\":\"\(name)\"}")
      #expect(refused.status == 429 && refused.response.headers[.retryAfter] != nil)
    }
    #expect(try await ask("{\"name\":\" \"}").status == 422)
  }

  @Test("What is wrong with the form is told on it, and too much is too much")
  func refusals() async throws {
    let mail = try await MailSite()
    let person = Person(on: mail.site)
    let empty = try await person.submit("/forgotten-password", ["name": " "])
    #expect(empty.status == 422 && empty.title.hasPrefix("Error."))
    #expect(empty.text.contains("href=\"#name\"") && empty.text.contains("id=\"name-error\""))
    for _ in 0..<3 { _ = try await person.submit("/forgotten-password", ["name": "ana"]) }
    let much = try await person.submit("/forgotten-password", ["name": "ana"])
    #expect(much.status == 429 && much.response.headers[.retryAfter] != nil)
  }

  @Test("Where no mail is sent the pages say who helps, and offer nothing else")
  func notConfigured() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    for path in ["/forgotten-password", "/forgotten-password/sent"] {
      let page = try await ana.open(path)
      #expect(
        page.text.contains("Earshot sends no e-mail.") && page.count(of: "name=\"name\"") == 0)
    }
    #expect(
      try await ana.submit("/forgotten-password", ["name": "ana"]).location == "/forgotten-password"
    )
    #expect(try await !ana.open("/profile").text.contains("/profile/email"))
    #expect(try await ana.open("/profile/email").status == 404)
    #expect(try await ana.submit("/profile/email", ["told": "yes"]).status == 404)
    #expect(try await ana.open("/email/confirm?link=x").status == 410)
  }

  @Test("An address is confirmed by a press, and not by a program that opens its link")
  func confirms() async throws {
    let mail = try await MailSite()
    let ana = try await mail.signUp("ana", email: "ana@example.org")
    #expect(try await ana.open("/profile").text.contains("href=\"/profile/email\""))
    let page = try await ana.open("/profile/email")
    #expect(page.text.contains("ana@example.org") && page.text.contains("not confirmed"))
    // No message went to it, so none is spoken of.
    #expect(page.text.contains("If you choose “Yes”, we send a message to it"))
    #expect(!page.text.contains("We sent a message"))
    let chosen = try await ana.submit("/profile/email", ["told": "yes"])
    #expect(chosen.location == "/profile/email?done=addressAsked")
    #expect(try await ana.open("/profile/email").text.contains("We sent a message to it"))
    try await mail.post()
    let path = try await mail.path("/email/confirm?link=")
    let elsewhere = Person(on: mail.site)
    for _ in 0..<2 {
      let asks = try await elsewhere.open(path)
      #expect(asks.status == 200 && asks.text.contains("action=\"/email/confirm\""))
    }
    #expect(try await ana.open("/profile/email").text.contains("not confirmed"))
    let secret = String(path.suffix(43))
    let confirmed = try await elsewhere.submit("/email/confirm", ["link": secret])
    #expect(confirmed.location == "/email/confirmed")
    #expect(try await elsewhere.open("/email/confirmed").status == 200)
    #expect(try await elsewhere.submit("/email/confirm", ["link": secret]).status == 410)
    #expect(try await elsewhere.open(path).status == 410)
    #expect(try await ana.open("/profile/email").text.contains("It is confirmed."))
    #expect(
      try await ana.submit("/profile/email", ["told": "no"]).location
        == "/profile/email?done=notTold")
    #expect(
      try await ana.submit("/profile/email", ["told": "yes"]).location
        == "/profile/email?done=isTold")
  }

  @Test("Whoever asks for the message too often is told the wait in words that people use")
  func tooOften() async throws {
    let mail = try await MailSite()
    let ana = try await mail.signUp("ana", email: "ana@example.org")
    #expect(try await ana.submit("/profile/email", ["told": "yes"]).status == 303)
    for _ in 0..<2 { #expect(try await ana.submit("/profile/email/ask").status == 303) }
    let refused = try await ana.submit("/profile/email/ask")
    #expect(refused.status == 429 && refused.text.contains("Wait 24 hours, then try again."))
  }

  @Test("An unknown answer is refused by name, and strangers sign in first")
  func wrongAnswers() async throws {
    let mail = try await MailSite()
    let ana = try await mail.signUp("ana", email: "ana@example.org")
    for fields in [[:], ["told": "maybe"]] {
      let refused = try await ana.submit("/profile/email", fields)
      #expect(refused.status == 422 && refused.text.contains("id=\"told-error\""))
    }
    let stranger = Person(on: mail.site)
    #expect(try await stranger.open("/profile/email").location == "/sign-in?return=/profile/email")
    #expect(try await stranger.submit("/profile/email", ["told": "yes"]).status == 303)
    let bare = try await mail.signUp("bare", email: "")
    let page = try await bare.open("/profile/email")
    #expect(page.status == 200 && page.count(of: "name=\"told\"") == 0)
    #expect(page.text.contains("href=\"/profile#email\""))
    #expect(try await bare.open("/profile").text.contains("id=\"email\""))
    #expect(try await bare.submit("/profile/email", ["told": "yes"]).status == 409)
  }
}
