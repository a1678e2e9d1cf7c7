// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import Places
import Testing

@testable import HTTPServer
@testable import Web

extension APIConformanceTests {
  /// Maps, for everybody; and what an editor changes on them.
  func useMaps(_ client: APIClient) async throws {
    let edith = try await client.token(of: "edith", as: "requester")
    let otto = try await client.token(of: "oscar", as: "requester")
    let account = try await client.site.services.accounts.account(username: "edith")
    try await client.site.services.mapEditing.setEditor(account.id, true)
    let map = "maps/monaco"
    #expect(try await client.send("getMaps").text.contains("\"\(map)\""))
    try await usePlaces(of: map, client, edith, otto)
    try await useClosures(of: map, client, edith, otto)
    let changes = try await client.send("getMapChanges", query: "?map=\(map)", token: edith)
    #expect(try await client.send("getMapChanges", query: "?map=\(map)", token: otto).status == 404)
    let list = try JSONParser.parse(Array(changes.text.utf8))["changes"]?.array ?? []
    #expect(list.count == 6)
    let last = try #require(list.first?["id"]?.string)
    #expect(
      try await client.send("postMapChangesIdUndo", id: last, token: otto).status == 404)
    #expect(
      try await client.send("postMapChangesIdUndo", id: last, token: edith).status == 204)
    #expect(
      try await client.send("getClosures", query: "?map=\(map)").text.contains("Works"))
  }

  private func usePlaces(
    of map: String, _ client: APIClient, _ edith: String, _ otto: String
  ) async throws {
    let body = """
      {"map":"\(map)","name":{"en":"Kiosk"},"category":"food","latitude":43.7396,"longitude":7.4271,
      "description":{"ar":"حصى"},"doors":[{"name":{"plain":"north"},"latitude":43.7396,
      "longitude":7.4271,"access":"level"}]}
      """
    for (token, status) in [(nil, 401), (otto, 404), (edith, 201)] {
      let answer = try await client.send("postPlaces", body: body, token: token)
      #expect(answer.status == status, "\(answer.text)")
    }
    let far = body.replacing("43.7396", with: "-43.7396")
    #expect(try await client.send("postPlaces", body: far, token: edith).status == 422)
    let told = try await client.send("getPlaces", query: "?map=\(map)&search=KIOSK")
    let found = try JSONParser.parse(Array(told.text.utf8))["places"]?.array ?? []
    #expect(found.count == 1 && told.text.contains("حصى"))
    #expect(try await client.send("getPlaces", query: "?map=nowhere").status == 404)
    let id = try #require(found.first?["id"]?.string)
    for (version, token, status) in [(1, otto, 404), (0, edith, 409), (1, edith, 200)] {
      let change = "{\"map\":\"\(map)\",\"version\":\(version),\"certain\":false}"
      let answer = try await client.send("patchPlacesId", id: id, body: change, token: token)
      #expect(answer.status == status, "\(answer.text)")
    }
    for (version, token, status) in [(2, otto, 404), (1, edith, 409), (2, edith, 204)] {
      let query = "?map=\(map)&version=\(version)"
      #expect(
        try await client.send("deletePlacesId", id: id, query: query, token: token).status == status
      )
    }
    #expect(
      try await client.send("getPlaces", query: "?map=\(map)&search=kiosk").text
        .contains("\"total\":0"))
  }

  private func useClosures(
    of map: String, _ client: APIClient, _ edith: String, _ otto: String
  ) async throws {
    let day = CivilDate(client.site.services.clock.now.adding(seconds: 10 * 86_400)).isoText
    let body = """
      {"map":"\(map)","what":{"en":"Works","fr":"Travaux"},"kind":"around","latitude":43.7396,
      "longitude":7.4271,"metres":30,"until":"\(day)"}
      """
    for (token, status) in [(otto, 404), (edith, 201)] {
      let answer = try await client.send("postClosures", body: body, token: token)
      #expect(answer.status == status, "\(answer.text)")
    }
    let late = body.replacing(day, with: "2999-01-01")
    #expect(try await client.send("postClosures", body: late, token: edith).status == 422)
    let told = try await client.send("getClosures", query: "?map=\(map)")
    let list = try JSONParser.parse(Array(told.text.utf8))["closures"]?.array ?? []
    let id = try #require(list.first?["closure"]?["id"]?.string)
    #expect(list.first?["now"]?.bool == true)
    let change = "{\"map\":\"\(map)\",\"version\":1,\"reason\":{\"en\":\"pipes\"}}"
    #expect(
      try await client.send("patchClosuresId", id: id, body: change, token: edith).status == 200)
    let query = "?map=\(map)&version=2"
    for (token, status) in [(otto, 404), (edith, 204)] {
      #expect(
        try await client.send("deleteClosuresId", id: id, query: query, token: token).status
          == status)
    }
  }
}
