// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("Accounts") struct AccountPagesTests {
  @Test("A form with mistakes comes back with what was typed, each mistake tied to its field")
  func mistakes() async throws {
    let answer = try await Person(on: TestSite()).submit(
      "/sign-up",
      ["role": "volunteer", "name": "", "username": "ab", "password": "short", "email": "nowhere"])
    #expect(answer.status == 422)
    #expect(answer.title.hasPrefix("Error."))
    #expect(answer.text.contains("autofocus"))
    for field in ["name", "username", "password", "email"] {
      #expect(answer.text.contains("href=\"#\(field)\""), "\(field)")
      #expect(answer.text.contains("id=\"\(field)-error\""), "\(field)")
    }
    #expect(answer.text.contains("value=\"ab\""))
    #expect(answer.text.contains("aria-describedby=\"username-hint username-error\""))
    #expect(!answer.text.contains("value=\"short\""))
    #expect(answer.text.contains("id=\"role-volunteer\" name=\"role\" value=\"volunteer\" checked"))
  }

  @Test("What a person typed is text on the page, whatever it holds")
  func escaping() async throws {
    let answer = try await Person(on: TestSite()).submit(
      "/sign-up",
      ["name": "\"><script>alert(1)</script>", "username": "", "password": "", "role": "x"])
    #expect(!answer.text.contains("<script>alert"))
    #expect(answer.text.contains("&quot;&gt;&lt;script&gt;") || answer.text.contains("&lt;script"))
  }

  @Test("Whoever signs up is signed in; signing out ends it")
  func inAndOut() async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: "requester", username: "ana")
    #expect(try await person.open("/").text.contains("Hello, Ana"))
    let out = try await person.submit("/sign-out")
    #expect(out.location == "/?done=signedOut")
    #expect(try await person.open("/profile").location == "/sign-in?return=/profile")
  }

  @Test("A wrong password and an unknown username get the same answer")
  func sameAnswer() async throws {
    let site = try await TestSite()
    try await Person(on: site).signUp(as: "requester", username: "ana")
    let wrong = try await Person(on: site).submit(
      "/sign-in", ["username": "ana", "password": "not this one"])
    let unknown = try await Person(on: site).submit(
      "/sign-in", ["username": "bob", "password": "not this one"])
    #expect(wrong.status == 422)
    #expect(
      wrong.text.replacing("value=\"ana\"", with: "")
        == unknown.text.replacing("value=\"bob\"", with: ""))
  }

  @Test("Too many tries get 429 and the time to wait")
  func tooManyTries() async throws {
    let site = try await TestSite()
    var statuses: [Int] = []
    for _ in 0..<12 {
      statuses.append(
        try await Person(on: site).submit(
          "/sign-in", ["username": "ana", "password": "not this one"]
        ).status)
    }
    #expect(statuses.first == 422)
    #expect(statuses.last == 429)
  }

  @Test("The profile shows what it keeps, and keeps what is changed")
  func profile() async throws {
    let person = Person(on: try await TestSite())
    try await person.signUp(as: "requester", username: "ana")
    let answer = try await person.submit(
      "/profile",
      ["name": "Ana Ruiz", "username": "ana", "email": "ana@example.org", "role": "volunteer"])
    #expect(answer.location == "/profile?done=profile")
    let page = try await person.open("/profile")
    #expect(page.text.contains("value=\"Ana Ruiz\""))
    #expect(page.text.contains("value=\"ana@example.org\""))
    #expect(try await person.open("/read").title.hasPrefix("Texts waiting for a reader"))
  }

  @Test("A new password needs the old one, and then holds")
  func password() async throws {
    let site = try await TestSite()
    let person = Person(on: site)
    try await person.signUp(as: "requester", username: "ana")
    let refused = try await person.submit(
      "/profile/password", ["currentPassword": "no", "newPassword": "four green tables 7"])
    #expect(refused.status == 422)
    #expect(refused.text.contains("id=\"currentPassword-error\""))
    let short = try await person.submit(
      "/profile/password", ["currentPassword": "three blue chairs 9", "newPassword": "short"])
    #expect(short.text.contains("id=\"newPassword-error\""))
    let done = try await person.submit(
      "/profile/password",
      ["currentPassword": "three blue chairs 9", "newPassword": "four green tables 7"])
    #expect(done.location == "/profile?done=password")
    let again = try await Person(on: site).submit(
      "/sign-in", ["username": "ana", "password": "four green tables 7"])
    #expect(again.status == 303)
  }

  @Test("Deleting an account asks for the password, then forgets everything")
  func deletion() async throws {
    let site = try await TestSite()
    let person = Person(on: site)
    try await person.signUp(as: "requester", username: "ana")
    #expect(
      try await person.submit("/profile/delete", ["currentPassword": "no"]).status == 422)
    let done = try await person.submit(
      "/profile/delete", ["currentPassword": "three blue chairs 9"])
    #expect(done.location == "/?done=deleted")
    let back = try await person.submit(
      "/sign-in", ["username": "ana", "password": "three blue chairs 9"])
    #expect(back.status == 422)
  }

  @Test("After signing in one comes back to where one wanted to go")
  func comesBack() async throws {
    let site = try await TestSite()
    try await Person(on: site).signUp(as: "requester", username: "ana")
    let person = Person(on: site)
    let asked = try await person.open("/read/requests/new")
    #expect(asked.location == "/sign-in?return=/read/requests/new")
    let answer = try await person.submit(
      "/sign-in",
      [
        "username": "ana", "password": "three blue chairs 9", "return": "/read/requests/new",
      ])
    #expect(answer.location == "/read/requests/new?done=signedIn")
  }
}

@Suite("Roles on the pages") struct RolePagesTests {
  @Test("Whoever ticks nothing is told so, with all else that is wrong")
  func nothingTicked() async throws {
    let answer = try await Person(on: TestSite()).submit(
      "/sign-up", ["name": "", "username": "ana", "password": "three blue chairs 9"])
    #expect(answer.status == 422)
    #expect(answer.text.contains(RoleWords[.english].chooseOne))
    #expect(answer.text.contains(RoleWords[.english].hint))
    #expect(answer.text.contains("id=\"role-error\"") && answer.text.contains("id=\"name-error\""))
  }

  @Test("Who ticks both has both sections on the first page and a way between the two lists")
  func bothTicked() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    let typed = try #require(
      RequestTarget(
        "/?role=requester&role=volunteer&name=Ana&username=ana&password=three+blue+chairs+9"))
    let made = try await ana.send(
      .post, "/sign-up", body: .form(Form(fields: typed.query)),
      headers: ["Sec-Fetch-Site": "same-origin"])
    #expect(made.status == 303)
    let home = try await ana.open("/")
    #expect(home.text.contains("/read/requests/new") && home.text.contains("/read/others"))
    let own = try await ana.open("/read")
    #expect(own.text.contains(RoleWords[.english].toOthers))
    let others = try await ana.open("/read/others")
    #expect(others.status == 200 && others.text.contains(RoleWords[.english].toOwn))
    let profile = try await ana.open("/profile").text
    #expect(profile.contains("value=\"requester\" checked"))
    #expect(profile.contains("value=\"volunteer\" checked"))
  }

  @Test("The texts of others are not for those who only ask")
  func others() async throws {
    let ana = Person(on: try await TestSite())
    try await ana.signUp(as: "requester", username: "ana")
    #expect(try await ana.open("/read/others").location == "/read?sorry=notVolunteer")
  }
}
