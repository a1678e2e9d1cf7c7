// SPDX-License-Identifier: Apache-2.0

import Bytes
import Jobs
import Testing

@testable import HTTPServer
@testable import Web

/// What belongs to a request beside its text and its recording: that it is urgent, files, and what was noticed in a sound.
extension APIConformanceTests {
  /// An urgent request; ben wants to be called, but has no page open.
  func useUrgency(
    _ id: String, _ client: APIClient, _ ana: String, _ ben: String
  ) async throws {
    for (operation, status) in [
      ("putVolunteerRinging", 204), ("deleteVolunteerRinging", 204), ("putVolunteerRinging", 204),
    ] { #expect(try await client.send(operation, token: ben).status == status) }
    #expect(try await client.send("putVolunteerRinging", token: ana).status == 409)
    let none = try await client.send("getRequestsIdUrgency", id: id, token: ana)
    #expect(try string(none, "state") == "none")
    #expect(try await client.send("postRequestsIdUrgency", id: id, token: ben).status == 404)
    #expect(try await client.send("postRequestsIdUrgency", id: id, token: ana).status == 204)
    #expect(try await client.send("postRequestsIdUrgency", id: id, token: ana).status == 429)
    let rings = try await client.send("getRequestsIdUrgency", id: id, token: ana)
    #expect(try string(rings, "state") == "ringing")
    let told = try await client.send("getVolunteerRings", token: ben)
    #expect(told.text.contains(id) && told.text.contains("\"ringing\":false"))
    #expect(!told.text.contains("Dear Ana") && told.text.contains("\"rung\":true"))
    let form = "{\"title\":\"Now\",\"text\":\"Dear\",\"readers\":\"anyone\",\"urgent\":true}"
    #expect(try await client.send("postRequests", body: form, token: ana).status == 429)
  }

  /// A long text that two people read, each a part; no voice speaks its language, which would take minutes.
  func useParts(_ client: APIClient, _ ana: String, _ ben: String) async throws {
    let text = (0..<100).map {
      "Paragraph \($0). " + String(repeating: "Many more words. ", count: 12)
    }
    let body =
      "{\"title\":\"Novel\",\"text\":\"\(text.joined(separator: "\\n\\n"))\",\"parts\":2,\"language\":\"so\"}"
    let posted = try await client.send("postRequests", body: body, token: ana)
    let id = try string(posted, "id")
    #expect(try string(posted, "status") == "open")
    let told = try await client.send("getRequestsId", id: id, token: ana)
    let parts = try #require(try JSONParser.parse(Array(told.text.utf8))["parts"]?.array)
    #expect(parts.compactMap { $0["number"]?.integer } == [1, 2])
    #expect(
      parts.allSatisfy { $0["minutes"]?.integer ?? 0 >= 10 && $0["status"]?.string == "open" })
    let part = try #require(parts[0]["id"]?.string)
    let offered = try await client.send("getRequestsId", id: part, token: ben)
    #expect(offered.text.contains("\"part\":{\"number\":1,\"count\":2}"))
    #expect(!offered.text.contains("Many more words"))
    #expect(try await client.send("postRequestsIdClaim", id: part, token: ben).status == 200)
    let mine = try await client.send("getRequestsId", id: part, token: ben)
    #expect(mine.text.contains("Paragraph 1.") && !mine.text.contains("Paragraph 99."))
    #expect(try string(try await client.send("getRequestsId", id: part, token: ana), "whole") == id)
    for (body, status) in [
      ("{\"parts\":1}", 409), ("{\"text\":\"Another\"}", 409), ("{\"parts\":21}", 422),
      ("{\"deadline\":null}", 200),
    ] {
      #expect(
        try await client.send("patchRequestsId", id: id, body: body, token: ana).status == status,
        "\(body)")
    }
    #expect(try await client.send("deleteRequestsId", id: part, token: ana).status == 409)
    try await client.send("deleteRequestsIdClaim", id: part, token: ben)
    let one = try await client.send("patchRequestsId", id: id, body: "{\"parts\":1}", token: ana)
    #expect(one.status == 200 && !one.text.contains("\"parts\""))
    try await client.send("deleteRequestsId", id: id, token: ana)
  }

  /// What was noticed in a recording is for its reader alone; this one does not wait for them.
  func useFindings(
    of recording: String, _ client: APIClient, _ ana: String, _ ben: String
  ) async throws {
    let told = try await client.send("getRecordingsIdFindings", id: recording, token: ben)
    #expect(told.text.contains("\"name\":\"startCut\"") && !told.text.contains("heldUntil"))
    #expect(
      try await client.send("getRecordingsIdFindings", id: recording, token: ana).status == 404)
    for (token, status) in [(ana, 404), (ben, 409)] {
      let sent = try await client.send("postRecordingsIdSending", id: recording, token: token)
      #expect(sent.status == status)
    }
  }

  /// A long text that was sent too short, and goes on as it is.
  func sendAnyway(_ client: APIClient, _ ana: String, _ ben: String) async throws {
    let text = String(repeating: "Many words that take time. ", count: 60)
    let form = "{\"title\":\"Book\",\"text\":\"\(text)\",\"readers\":\"anyone\"}"
    let id = try string(try await client.send("postRequests", body: form, token: ana), "id")
    try await client.send("postRequestsIdClaim", id: id, token: ben)
    let recording = try string(
      try await client.send(
        "postRequestsIdRecordings", id: id, form: try recording(for: client.site), token: ben),
      "id")
    let worker = client.site.services.worker(places: 1, report: { _ in })
    _ = try await worker.runUntilIdle()
    let told = try await client.send("getRecordingsIdFindings", id: recording, token: ben)
    #expect(told.text.contains("farTooShort") && told.text.contains("heldUntil"))
    #expect(
      try await client.send("postRecordingsIdSending", id: recording, token: ben).status == 204)
    _ = try await worker.runUntilIdle()
    let ready = try await client.send("getRecordingsId", id: recording, token: ana)
    #expect(try string(ready, "state") == "ready")
    try await client.send("deleteRequestsId", id: id, token: ana)
  }

  /// A recording that is fetched: one that cannot be, and one that is stopped before.
  func useLink(of id: String, _ client: APIClient, _ ben: String) async throws {
    for (link, field) in [("ftp://example.com/a.mp3", "https://"), ("no link", "spaces")] {
      let odd = try await client.send(
        "postRequestsIdRecordings", id: id, body: "{\"link\":\"\(link)\"}", token: ben)
      #expect(odd.status == 422 && odd.text.contains(field))
    }
    let link = "{\"link\":\"https://127.0.0.1/a.mp3\"}"
    for isFetched in [true, false] {
      let sent = try await client.send(
        "postRequestsIdRecordings", id: id, body: link, token: ben)
      #expect(sent.status == 201 && sent.text.contains("\"fetching\""))
      let recording = try string(sent, "id")
      #expect(sent.location == "/api/v1/recordings/\(recording)")
      let again = try await client.send(
        "postRequestsIdRecordings", id: id, body: link, token: ben)
      #expect(again.status == 409)
      if isFetched {
        _ = try await client.site.services.fetchingWorker { _ in }.runUntilIdle()
      }
      let told = try await client.send("getRecordingsId", id: recording, token: ben)
      #expect(try string(told, "state") == (isFetched ? "failed" : "fetching"))
      #expect(!told.text.contains("127.0.0.1"))
      #expect(told.text.contains("\"problem\":\"unreachable\"") == isFetched)
      let request = try await client.send("getRequestsId", id: id, token: ben)
      #expect(request.text.contains("\"link\":{\"id\":\"\(recording)\""))
      #expect(
        try await client.send("deleteRecordingsId", id: recording, token: ben).status == 204)
      #expect(try await client.send("getRecordingsId", id: recording, token: ben).status == 404)
    }
  }

  /// A request with a file and no text of its own.
  func useAttachments(_ client: APIClient, _ ana: String, _ ben: String) async throws {
    let form = "{\"title\":\"Bill\",\"readers\":\"anyone\"}"
    let id = try string(try await client.send("postRequests", body: form, token: ana), "id")
    func attach(
      _ body: String?, _ query: String = "?name=bill.txt", _ token: String
    ) async throws -> Answer {
      try await client.send(
        "postRequestsIdAttachments", id: id, query: query, body: body, token: token)
    }
    for (body, query, token, status) in [
      (nil, "", ana, 422), ("\u{7F}ELF", "", ana, 422), ("a", "?colour=red", ana, 400),
      ("Two tables", "", ben, 404),
    ] {
      #expect(try await attach(body, query, token).status == status, "\(body ?? "nothing")")
    }
    let sent = try await attach("Two tables", "?name=bill.txt", ana)
    let file = try string(sent, "id")
    #expect(sent.status == 201 && sent.response.headers[.location]?.hasSuffix(file) == true)
    _ = try await client.site.services.worker(places: 1, report: { _ in }).runUntilIdle()
    let told = try await client.send("getAttachmentsId", id: file, token: ana).text
    #expect(told.contains("\"text\":\"Two tables\"") && told.contains("\"confidence\":1"))
    let own = try await client.send("getRequestsId", id: id, token: ana).text
    #expect(own.contains("\"text\":\"Two tables\"") && own.contains("\"typedText\":\"\""))
    #expect(own.contains("\"name\":\"bill.txt\""))
    #expect(try await !client.send("getRequestsId", id: id, token: ben).text.contains("bill.txt"))
    let operations = ["getAttachmentsId", "getAttachmentsIdOriginal", "deleteAttachmentsId"]
    for operation in operations {
      #expect(try await client.send(operation, id: file, token: ben).status == 404)
    }
    #expect(try await client.send("getRequestsIdAttachments", id: id, token: ben).status == 404)
    try await client.send("postRequestsIdClaim", id: id, token: ben)
    #expect(try await client.send("getRequestsIdAttachments", id: id, token: ben).status == 200)
    let original = try await client.send("getAttachmentsIdOriginal", id: file, token: ben)
    #expect(original.response.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
    #expect(try await client.send("deleteAttachmentsId", id: file, token: ana).status == 409)
    try await client.send("deleteRequestsIdClaim", id: id, token: ben)
    #expect(try await client.send("deleteAttachmentsId", id: file, token: ana).status == 204)
    #expect(try await client.send("getAttachmentsId", id: file, token: ana).status == 404)
    try await client.send("deleteRequestsId", id: id, token: ana)
  }
}
