// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("Accounts for programs") struct AccountsAPITests {
  private let password = "three blue chairs 9"

  private func json(_ answer: Answer) throws -> JSONValue {
    try JSONParser.parse(Array(answer.text.utf8))
  }

  private func signUp(
    _ client: APIClient, _ username: String, roles: String
  ) async throws -> (answer: Answer, token: String) {
    let body = """
      {"name":"Ana Ruiz","username":"\(username)","password":"\(password)","roles":\(roles)}
      """
    let answer = try await client.send("postAccounts", body: body)
    return (answer, try json(answer)["token"]?.string ?? "")
  }

  @Test(
    "A program makes an account with one role or both, without an Origin, and is signed in",
    arguments: ["[\"requester\"]", "[\"volunteer\"]", "[\"requester\",\"volunteer\"]"])
  func makes(roles: String) async throws {
    let site = try await TestSite()
    let body = """
      {"name":"Ana","username":"ana","email":"a@b.example","password":"\(password)",\
      "roles":\(roles)}
      """
    let made = try await Person(on: site).send(
      .post, "/api/v1/accounts", body: .bytes(Array(body.utf8)))
    #expect(made.status == 201 && made.response.cookies.isEmpty)
    let client = try await APIClient(on: site)
    let token = try #require(try json(made)["token"]?.string)
    let me = try await client.send("getMe", token: token)
    #expect(try json(me) == json(made)["account"])
    #expect(me.text.contains("\"roles\":\(roles)") && me.text.contains("a@b.example"))
  }

  @Test("An account that cannot be made is refused with all that is wrong, in problem details")
  func refuses() async throws {
    let client = try await APIClient(on: try await TestSite())
    let none = try await signUp(client, "ana", roles: "[]").answer
    #expect(none.status == 422)
    #expect(try json(none)["field"]?.string == "roles")
    #expect(try json(none)["detail"]?.string == RoleWords[.english].chooseOne)
    #expect(try await signUp(client, "ana", roles: "[\"king\"]").answer.status == 422)
    let wrong = try await client.send(
      "postAccounts",
      body: "{\"name\":\"\",\"username\":\"a\",\"password\":\"short\",\"roles\":[\"volunteer\"]}")
    let fields = try json(wrong)["problems"]?.array?.compactMap { $0["field"]?.string }
    #expect(fields == ["name", "username", "password"])
    #expect(try await signUp(client, "ana", roles: "[\"volunteer\"]").answer.status == 201)
    let taken = try await signUp(client, "ANA", roles: "[\"volunteer\"]").answer
    #expect(taken.status == 422)
    #expect(try json(taken)["field"]?.string == "username")
  }

  @Test("New accounts from one network are limited, and the answer says when to come again")
  func limits() async throws {
    let client = try await APIClient(on: try await TestSite())
    var last = try await signUp(client, "ana0", roles: "[\"volunteer\"]").answer
    for number in 1...20 where last.status == 201 {
      last = try await signUp(client, "ana\(number)", roles: "[\"volunteer\"]").answer
    }
    #expect(last.status == 429)
    #expect(last.response.headers[.retryAfter].flatMap { Int($0) } ?? 0 > 0)
  }

  @Test("A change is whole or not at all, and a new password needs the old one")
  func changes() async throws {
    let client = try await APIClient(on: try await TestSite())
    let (_, token) = try await signUp(client, "ana", roles: "[\"requester\"]")
    func change(_ body: String) async throws -> Answer {
      try await client.send("patchMe", body: body, token: token)
    }
    let both = try await change("{\"name\":\"Eva\",\"roles\":[\"volunteer\",\"requester\"]}")
    #expect(both.text.contains("\"roles\":[\"requester\",\"volunteer\"]"))
    for (body, field) in [
      ("{\"name\":\"Ida\",\"password\":\"nine yellow teapots\"}", "currentPassword"),
      (
        "{\"name\":\"Ida\",\"password\":\"nine yellow teapots\",\"currentPassword\":\"no\"}",
        "currentPassword"
      ),
      ("{\"name\":\"Ida\",\"username\":\"a\"}", "username"),
      ("{\"name\":\"Ida\",\"roles\":[]}", "roles"),
    ] {
      let answer = try await change(body)
      #expect([400, 422].contains(answer.status), "\(body)")
      #expect(try json(answer)["field"]?.string == field, "\(body)")
      #expect(try await client.send("getMe", token: token).text.contains("\"Eva\""), "\(body)")
    }
    let changed = try await change(
      """
      {"username":"eva","email":"e@b.example","password":"nine yellow teapots",\
      "currentPassword":"\(password)"}
      """)
    #expect(changed.status == 200 && changed.text.contains("\"eva\""))
    let signIn = "{\"username\":\"eva\",\"password\":\"nine yellow teapots\"}"
    #expect(try await client.send("postSessions", body: signIn).status == 201)
    #expect(try await change("{\"email\":\"\"}").text.contains("email") == false)
  }

  @Test("Deleting the account asks for the password, and ends the token")
  func deletes() async throws {
    let client = try await APIClient(on: try await TestSite())
    let (_, token) = try await signUp(client, "ana", roles: "[\"requester\"]")
    let wrong = try await client.send("deleteMe", body: "{\"password\":\"no\"}", token: token)
    #expect(wrong.status == 422)
    #expect(try json(wrong)["field"]?.string == "password")
    let right = "{\"password\":\"\(password)\"}"
    #expect(try await client.send("deleteMe", body: right, token: token).status == 204)
    #expect(try await client.send("getMe", token: token).status == 401)
  }

  @Test("Who does both asks and reads, but is never offered their own request and cannot take it")
  func both() async throws {
    let client = try await APIClient(on: try await TestSite())
    let (_, ana) = try await signUp(client, "ana", roles: "[\"requester\",\"volunteer\"]")
    let (_, ben) = try await signUp(client, "ben", roles: "[\"volunteer\",\"requester\"]")
    var ids: [String] = []
    for token in [ana, ben] {
      let body = "{\"title\":\"Letter\",\"text\":\"Dear Ana\",\"readers\":\"anyone\"}"
      let made = try await client.send("postRequests", body: body, token: token)
      ids.append(try #require(try json(made)["id"]?.string))
    }
    let offered = try await client.send("getRequests", query: "?mine=false", token: ana).text
    #expect(offered.contains(ids[1]) && !offered.contains(ids[0]))
    let own = try await client.send("getRequests", token: ana).text
    #expect(own.contains(ids[0]) && !own.contains(ids[1]) && !own.contains("role"))
    #expect(try await client.send("postRequestsIdClaim", id: ids[0], token: ana).status >= 400)
    #expect(try await client.send("postRequestsIdClaim", id: ids[1], token: ana).status == 200)
    let taken = try await client.send("getRequestsId", id: ids[1], token: ana).text
    #expect(taken.contains("Dear Ana") && !taken.contains("role"))
    // Who reads for others no longer has nothing of theirs any more.
    _ = try await client.send("patchMe", body: "{\"roles\":[\"requester\"]}", token: ana)
    #expect(
      try await client.send("getRequestsId", id: ids[1], token: ben).text.contains("\"open\""))
  }
}
