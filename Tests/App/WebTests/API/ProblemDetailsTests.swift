// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Testing

@testable import Web

@Suite("Problem details") struct ProblemDetailsTests {
  @Test(
    "Whatever is refused under the API is told as problem details with its status",
    arguments: [
      ("GET", "/api/v1/nothing", 404), ("GET", "/api/nothing", 404), ("PUT", "/api/v1/me", 405),
      ("GET", "/api/v1/me", 401), ("PATCH", "/api/v1/uploads/x", 401),
      ("GET", "/api/v1/uploads/x", 401), ("GET", "/api/v1/requests", 401),
      ("POST", "/api/v1/accounts", 400), ("GET", "/api/v1/charts/nothing", 404),
    ])
  func everywhere(method: String, address: String, status: Int) async throws {
    let answer = try await Person(on: TestSite()).send(
      try #require(HTTPMethod(rawValue: method)), address,
      headers: ["Authorization": "Bearer nonsense"])
    let problem = try JSONParser.parse(Array(answer.text.utf8))
    #expect(answer.status == status)
    #expect(problem["type"]?.string == "about:blank")
    #expect(problem["status"]?.integer == status)
    #expect(problem["title"]?.string?.isEmpty == false)
    #expect(problem["detail"]?.string?.isEmpty == false)
    #expect(answer.response.headers[.contentType] == "application/problem+json")
    let challenge = answer.response.headers["WWW-Authenticate"]
    #expect(challenge == (status == 401 ? "Bearer" : nil))
  }
}

@Suite("Moments for programs") struct MomentsForProgramsTests {
  @Test(
    "A moment is read as RFC 3339 has it, and a day as its end",
    arguments: [
      ("2027-03-01", "2027-03-01T23:59:59Z"), ("2027-03-01T18:30:00Z", "2027-03-01T18:30:00Z"),
      ("2027-03-01t18:30:00.25z", "2027-03-01T18:30:00Z"),
      ("2027-03-01 18:30:00+02:00", "2027-03-01T16:30:00Z"),
      ("2027-03-01T01:00:00+05:30", "2027-02-28T19:30:00Z"),
      ("2027-12-31T23:00:00-01:00", "2028-01-01T00:00:00Z"),
      ("2026-12-31T23:59:60Z", "2027-01-01T00:00:00Z"),
      ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
      ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    ])
  func reads(text: String, moment: String) {
    #expect(Moment3339.read(text).map(Moment3339.text) == moment)
  }

  @Test(
    "What is no moment is none",
    arguments: [
      "", "tomorrow", "2027-02-30", "2027-03-01T18:30:00", "2027-03-01T18:30Z",
      "2027-03-01T24:00:00Z", "2027-03-01T18:60:00Z", "2027-03-01T18:30:00.Z",
      "2027-03-01T18:30:00+0200", "2027-03-01T18:30:00Z ", "2027-03-01X18:30:00Z",
      "9999-12-31T23:59:59-01:00", "2027-03-01T+1:30:00Z", "2027-03-01T18:30:00ع",
    ])
  func refuses(text: String) {
    #expect(Moment3339.read(text) == nil)
  }

  @Test("A deadline comes back as the moment that it was, and null takes it away")
  func deadlines() async throws {
    let client = try await APIClient(on: try await TestSite())
    let ana = try await client.token(of: "ana", as: "requester")
    let body = """
      {"title":"Letter","text":"Dear Ana","deadline":"2090-01-02T18:30:00+01:00"}
      """
    let made = try await client.send("postRequests", body: body, token: ana)
    #expect(made.text.contains("\"deadline\":\"2090-01-02T17:30:00Z\""))
    let id = try #require(try JSONParser.parse(Array(made.text.utf8))["id"]?.string)
    func patch(_ body: String) async throws -> String {
      try await client.send("patchRequestsId", id: id, body: body, token: ana).text
    }
    #expect(try await patch("{\"title\":\"Bill\"}").contains("2090-01-02T17:30:00Z"))
    #expect(try await patch("{\"deadline\":\"2091-01-02\"}").contains("2091-01-02T23:59:59Z"))
    #expect(try await !patch("{\"deadline\":null}").contains("\"deadline\""))
    #expect(try await patch("{\"deadline\":\"2020-01-02T10:00:00Z\"}").contains("\"field\""))
  }
}
