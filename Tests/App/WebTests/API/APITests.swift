// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Speaking
import Testing

@testable import Web

@Suite("API") struct APITests {
  private func json(_ answer: Answer) throws -> JSONValue {
    try JSONParser.parse(Array(answer.text.utf8))
  }

  private func post(
    _ person: Person, _ address: String, _ body: String, token: String? = nil,
    method: HTTPMethod = .post
  ) async throws -> Answer {
    var headers: Headers = [:]
    if let token { headers["Authorization"] = "Bearer \(token)" }
    return try await person.send(
      method, address, body: .bytes(Array(body.utf8)), headers: headers)
  }

  private func token(of username: String, on site: TestSite) async throws -> String {
    let answer = try await post(
      Person(on: site), "/api/v1/sessions",
      "{\"username\":\"\(username)\",\"password\":\"three blue chairs 9\"}")
    return try #require(try json(answer)["token"]?.string)
  }

  @Test("The OpenAPI document lists every operation, and each of them answers")
  func documentIsComplete() async throws {
    let site = try await TestSite()
    let person = Person(on: site)
    let document = try json(await person.open("/api/v1/openapi.json"))
    let paths = try #require(document["paths"]?.members)
    var listed = 0
    for path in paths {
      for operation in try #require(path.value.members) {
        listed += 1
        let method = try #require(HTTPMethod(rawValue: operation.name.uppercased()))
        let address = path.name.replacing("{id}", with: "temperature")
        let answer = try await person.send(
          method, address, headers: ["Sec-Fetch-Site": "same-origin"])
        // 404 and 405 with our words would mean that the router knows no such address.
        #expect([200, 204, 400, 401, 422].contains(answer.status), "\(method) \(address)")
      }
    }
    #expect(listed == 120)
  }

  @Test(
    "The document promises the status with which an operation answers",
    arguments: [
      ("/api/v1/sessions", "post", "201"), ("/api/v1/sessions", "delete", "204"),
      ("/api/v1/requests", "post", "201"), ("/api/v1/tracks/{id}/position", "put", "204"),
    ])
  func promisedStatus(path: String, method: String, status: String) async throws {
    let document = try json(await Person(on: TestSite()).open("/api/v1/openapi.json"))
    let responses = try #require(document["paths"]?[path]?[method]?["responses"]?.members)
    #expect(responses.first?.name == status)
    #expect(responses.last?.name == "default")
    #expect((responses[0].value["content"] == nil) == (status == "204"))
  }

  @Test("Signing out makes the token worthless; the cookie of a browser is not enough for it")
  func signingOut() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let bearer: Headers = ["Authorization": "Bearer \(try await token(of: "ana", on: site))"]
    let program = Person(on: site)
    #expect(try await program.send(.get, "/api/v1/requests", headers: bearer).status == 200)
    #expect(try await ana.send(.delete, "/api/v1/sessions").status == 401)
    #expect(try await program.send(.delete, "/api/v1/sessions", headers: bearer).status == 204)
    #expect(try await program.send(.get, "/api/v1/requests", headers: bearer).status == 401)
    #expect(try await program.send(.delete, "/api/v1/sessions", headers: bearer).status == 401)
    #expect(try await ana.open("/api/v1/requests").status == 200)
  }

  @Test(
    "A speed that is no number, or that no voice has, is refused with those that there are",
    arguments: ["", "nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "0.4", "2.6"])
  func senselessSpeed(rate: String) async throws {
    let answer = try await Person(on: TestSite()).open("/api/v1/speech?text=a&rate=\(rate)")
    #expect([400, 422].contains(answer.status))
    #expect(try json(answer)["field"]?.string == "rate")
  }

  @Test("The document names the speeds that every voice can be asked for")
  func documentedSpeeds() async throws {
    let document = try json(await Person(on: TestSite()).open("/api/v1/openapi.json"))
    let query = document["paths"]?["/api/v1/speech"]?["get"]?["parameters"]?.array
    let rate = query?.first { $0["name"]?.string == "rate" }?["schema"]
    #expect(rate?["minimum"]?.number == SpeechRate.slowest)
    #expect(rate?["maximum"]?.number == SpeechRate.fastest)
  }

  @Test(
    "A position that no track has is refused",
    arguments: ["-1", "1e308", "2419200.5", "null", "\"nan\""])
  func senselessPosition(seconds: String) async throws {
    let site = try await TestSite()
    try await Person(on: site).signUp(as: "requester", username: "ana")
    let answer = try await post(
      Person(on: site), "/api/v1/tracks/x/position", "{\"seconds\":\(seconds)}",
      token: token(of: "ana", on: site), method: .put)
    #expect([400, 422].contains(answer.status))
  }

  @Test("Errors are a sentence in the language of the caller, with the field")
  func errorsSpeakTheLanguage() async throws {
    let person = Person(on: try await TestSite(), language: "es")
    let answer = try await post(person, "/api/v1/speech", "{\"text\":\" … \"}")
    #expect(answer.status == 400)
    let error = try json(answer)
    #expect(error["field"]?.string == "text")
    #expect(error["detail"]?.string == APIWords[.spanish].nothingToSay)
  }

  @Test("A text that is too long for a clip is refused with 413")
  func longText() async throws {
    let text = String(repeating: "a ", count: 600)
    let answer = try await Person(on: TestSite()).open(
      "/api/v1/speech?text=" + text.replacing(" ", with: "+"))
    #expect(answer.status == 413)
  }

  @Test("An address that is not there is an error in JSON")
  func unknown() async throws {
    let answer = try await Person(on: TestSite()).open("/api/v1/nothing")
    #expect(answer.status == 404)
    #expect(try json(answer)["detail"]?.string?.isEmpty == false)
  }

  @Test("A body that is no JSON is refused with its place")
  func noJSON() async throws {
    let answer = try await post(Person(on: TestSite()), "/api/v1/sessions", "{\"username\":")
    #expect(answer.status == 400)
  }

  @Test("With a token a program asks, lists and takes requests; without one it is refused")
  func requests() async throws {
    let site = try await TestSite()
    try await Person(on: site).signUp(as: "requester", username: "ana")
    try await Person(on: site).signUp(as: "volunteer", username: "ben")
    let ana = try await token(of: "ana", on: site)
    let ben = try await token(of: "ben", on: site)
    let program = Person(on: site)
    let body = "{\"title\":\"Letter\",\"text\":\"Dear Ana\",\"language\":\"en\"}"
    // Without a token and without a page of ours it is taken for another site's doing.
    #expect(try await post(program, "/api/v1/requests", body).status == 403)
    #expect(try await post(program, "/api/v1/requests", body, token: "wrong").status == 401)
    let made = try await post(program, "/api/v1/requests", body, token: ana)
    #expect(made.status == 201)
    let id = try #require(try json(made)["id"]?.string)
    let list = try await program.send(
      .get, "/api/v1/requests?list=open", headers: ["Authorization": "Bearer \(ben)"])
    #expect(try json(list)["items"]?.array?.first?["id"]?.string == id)
    #expect(!list.text.contains("Dear Ana"))
    #expect(
      try await post(program, "/api/v1/requests/\(id)/claim", "", token: ana).status == 409)
    #expect(
      try await post(program, "/api/v1/requests/\(id)/claim", "", token: ben).status == 200)
    #expect(try await post(program, "/api/v1/requests", "{}", token: ana).status == 400)
  }

  @Test("The cookie of a browser does not count beside a token")
  func tokenComesFirst() async throws {
    let site = try await TestSite()
    let ana = Person(on: site)
    try await ana.signUp(as: "requester", username: "ana")
    let answer = try await ana.send(
      .get, "/api/v1/requests", headers: ["Authorization": "Bearer nonsense"])
    #expect(answer.status == 401)
    #expect(try await ana.open("/api/v1/requests").status == 200)
  }
}
