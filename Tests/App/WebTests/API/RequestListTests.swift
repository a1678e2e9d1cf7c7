// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Testing

@testable import Web

@Suite("Lists of requests for programs") struct RequestListTests {
  private func titles(_ answer: Answer) throws -> [String] {
    let list = try #require(try JSONParser.parse(Array(answer.text.utf8))["items"]?.array)
    return list.compactMap { $0["title"]?.string }
  }

  @Test(
    "Requests are filtered by status, kind and language, and the cursor leads through all of them once"
  )
  func filters() async throws {
    let client = try await APIClient(on: try await TestSite())
    let ana = try await client.token(of: "ana", as: "requester")
    let ben = try await client.token(of: "ben", as: "volunteer")
    var ids: [String] = []
    for number in 0..<23 {
      let kind = number % 2 == 0 ? "menus" : "letters"
      let body = """
        {"title":"\(number)","text":"Dear Ana","category":"\(kind)","language":"ar",\
        "readers":"anyone"}
        """
      let answer = try await client.send("postRequests", body: body, token: ana)
      ids.append(try #require(try JSONParser.parse(Array(answer.text.utf8))["id"]?.string))
      #expect(answer.text.contains("\"status\":\"open\""))
    }
    func list(_ query: String, _ token: String) async throws -> Answer {
      try await client.send("getRequests", query: query, token: token)
    }
    for token in [ana, ben] {
      var found: [String] = []
      var query = "?status=open"
      repeat {
        let answer = try await list(query, token)
        found += try titles(answer)
        let next = try JSONParser.parse(Array(answer.text.utf8))["next"]?.string
        query = next.map { "?status=open&cursor=\($0)" } ?? ""
      } while !query.isEmpty
      #expect(found.count == 23 && Set(found).count == 23)
    }
    #expect(try titles(try await list("?category=menus&language=ar", ben)).count == 12)
    #expect(try titles(try await list("?category=menus&language=en", ben)).isEmpty)
    #expect(try titles(try await list("?mine=true", ben)).isEmpty)
    #expect(try await list("?mine=false", ana).status == 409)
    _ = try await client.send("postRequestsIdClaim", id: ids[3], token: ben)
    #expect(try titles(try await list("?mine=true", ben)) == ["3"])
    #expect(try titles(try await list("?mine=true&status=claimed", ben)) == ["3"])
    #expect(try titles(try await list("?status=claimed", ana)) == ["3"])
    #expect(try titles(try await list("?status=accepted", ben)).isEmpty)
    for wrong in ["?cursor=1.2", "?status=lost", "?mine=perhaps", "?cursor="] {
      #expect([400, 422].contains(try await list(wrong, ana).status), "\(wrong)")
    }
    #expect(try await !list("", ana).text.contains("Dear Ana"))
  }

  @Test("A change of a part leaves the rest, also who may read, and tells a text that somebody has")
  func patches() async throws {
    let client = try await APIClient(on: try await TestSite())
    let ana = try await client.token(of: "ana", as: "requester")
    let ben = try await client.token(of: "ben", as: "volunteer")
    let body = """
      {"title":"Letter","text":"Dear Ana","category":"letters","language":"ar",\
      "deadline":"2090-01-02","readers":"named","names":"ben",\
      "wishes":{"pace":"slow","spellNames":true}}
      """
    let answer = try await client.send("postRequests", body: body, token: ana)
    let id = try #require(try JSONParser.parse(Array(answer.text.utf8))["id"]?.string)
    let before = try await client.send("getRequestsId", id: id, token: ana).text
    func patch(_ body: String) async throws -> Answer {
      try await client.send("patchRequestsId", id: id, body: body, token: ana)
    }
    #expect(try await patch("{}").text == before)
    let titled = try await patch("{\"title\":\"Bill\"}").text
    #expect(titled == before.replacing("Letter", with: "Bill"))
    let wishes = try await patch("{\"wishes\":{\"spellNames\":false,\"voice\":\"man\"}}").text
    #expect(
      wishes
        == titled.replacing("\"spellNames\":true", with: "\"spellNames\":false")
        .replacing("\"voice\":\"any\"", with: "\"voice\":\"man\""))
    let openings = try await client.send("getRequestsIdOpenings", id: id, token: ana).text
    #expect(openings.contains("\"readers\":\"named\",\"names\":\"ben\""))
    #expect(try await client.send("postRequestsIdClaim", id: id, token: ben).status == 200)
    #expect(try await patch("{\"title\":\"\"}").status == 409)
    #expect(try await client.send("patchRequestsId", id: id, body: "{}", token: ben).status == 404)
  }
}
