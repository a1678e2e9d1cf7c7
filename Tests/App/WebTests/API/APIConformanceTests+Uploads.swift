// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPServer
import TestSupport
import Testing

@testable import Uploads
@testable import Web

/// Recordings that arrive in pieces, as a program sends them that was written from the document alone.
extension APIConformanceTests {
  func useUploads(_ client: APIClient) async throws {
    let ulla = try await client.token(of: "ulla", as: "requester")
    let otto = try await client.token(of: "otto", as: "volunteer")
    let form = "{\"title\":\"Letter\",\"text\":\"Dear Ulla\",\"readers\":\"anyone\"}"
    let request = try string(try await client.send("postRequests", body: form, token: ulla), "id")
    let able = try await client.send("optionsUploads")
    #expect(able.response.headers["Tus-Extension"]?.contains("checksum") == true)
    #expect(try await begin(request, ["Upload-Length": "9"], client, otto).status == 404)
    try await client.send("postRequestsIdClaim", id: request, token: otto)
    #expect(try await client.send("postUploads", token: otto).status == 412)
    #expect(try await begin(request, [:], client, otto).status == 400)
    let tooMuch = String(Int64.max)
    #expect(try await begin(request, ["Upload-Length": tooMuch], client, otto).status == 413)
    try await endUploads(request, client, otto)
    let take = try await sendTake(request, client, ulla, otto)
    for (takes, status) in [("", 422), ("\"nonsense\"", 409)] {
      let odd = try await client.send(
        "postRequestsIdTakes", id: request, body: "{\"takes\":[\(takes)]}", token: otto)
      #expect(odd.status == status)
    }
    let takes = "{\"takes\":[\"\(take)\"],\"chapters\":[{\"take\":0,\"at\":1.5}]}"
    #expect(
      try await client.send("postRequestsIdTakes", id: request, body: takes, token: ulla).status
        == 409)
    for _ in 0..<2 {
      let sent = try await client.send(
        "postRequestsIdTakes", id: request, body: takes, token: otto)
      #expect(sent.status == 204)
    }
    for chapters in ["[{\"take\":0}]", "[1]", "{}", "[{\"take\":0,\"at\":1,\"x\":1}]"] {
      let odd = try await client.send(
        "postRequestsIdTakes", id: request,
        body: "{\"takes\":[\"\(take)\"],\"chapters\":\(chapters)}", token: otto)
      #expect(odd.status == 400)
    }
    try await client.send("deleteRequestsId", id: request, token: ulla)
  }

  private static let tus: Headers = ["Tus-Resumable": "1.0.0"]

  private func begin(
    _ request: String, _ more: [String: String], _ client: APIClient, _ token: String
  ) async throws -> Answer {
    var headers = Self.tus
    headers["Upload-Length"] = more["Upload-Length"]
    headers["Upload-Defer-Length"] = more["Upload-Defer-Length"]
    let words = ["request \(Data(request.utf8).base64EncodedString())"]
    let take = "purpose \(Data("take".utf8).base64EncodedString())"
    headers["Upload-Metadata"] = (words + [take]).joined(separator: ",")
    return try await client.send("postUploads", headers: headers, token: token)
  }

  private func id(of begun: Answer) throws -> String {
    #expect(begun.status == 201)
    return String(try #require(begun.location?.split(separator: "/").last))
  }

  /// Two uploads that are ended, each in one of the ways that there are.
  private func endUploads(
    _ request: String, _ client: APIClient, _ otto: String
  ) async throws {
    for isOverridden in [false, true] {
      let begun = try await begin(request, ["Upload-Defer-Length": "1"], client, otto)
      #expect(begun.response.headers["Upload-Defer-Length"] == "1")
      let upload = try id(of: begun)
      var headers = Self.tus
      if isOverridden { headers["X-HTTP-Method-Override"] = "DELETE" }
      let operation = isOverridden ? "postUploadsId" : "deleteUploadsId"
      #expect(
        try await client.send(operation, id: upload, headers: headers, token: otto).status == 204)
      #expect(
        try await client.send("headUploadsId", id: upload, headers: Self.tus, token: otto).status
          == 404)
    }
  }

  /// A take that arrives in two pieces, after some that do not fit.
  /// - Returns: its identifier.
  private func sendTake(
    _ request: String, _ client: APIClient, _ ulla: String, _ otto: String
  ) async throws -> String {
    let bytes = Sounds.tone
    let begun = try await begin(request, ["Upload-Length": "\(bytes.count)"], client, otto)
    let upload = try id(of: begun)
    func send(
      _ piece: ArraySlice<UInt8>, at offset: Int, type: String = Tus.mediaType,
      _ checksum: String? = nil, by token: String
    ) async throws -> Int {
      var headers = Self.tus
      headers[.contentType] = type
      headers["Upload-Offset"] = "\(offset)"
      headers["Upload-Checksum"] = checksum
      return try await client.send(
        "patchUploadsId", id: upload, streamed: Array(piece), headers: headers, token: token
      ).status
    }
    let half = bytes.count / 2
    let wrong = "sha1 " + Data(repeating: 0, count: 20).base64EncodedString()
    #expect(try await send(bytes[..<half], at: 0, type: "audio/wav", by: otto) == 415)
    #expect(try await send(bytes[..<half], at: 7, by: otto) == 409)
    #expect(try await send(bytes[..<half], at: 0, wrong, by: otto) == Tus.checksumMismatch.code)
    #expect(try await send(bytes[..<half], at: 0, "md5 x", by: otto) == 400)
    #expect(try await send(bytes[..<half], at: 0, by: ulla) == 404)
    #expect(try await send(bytes[..<half], at: 0, by: otto) == 204)
    let told = try await client.send("headUploadsId", id: upload, headers: Self.tus, token: otto)
    #expect(told.response.headers["Upload-Offset"] == "\(half)")
    #expect(
      try await client.send("headUploadsId", id: upload, headers: Self.tus, token: ulla).status
        == 404)
    #expect(try await send(bytes[half...], at: half, by: otto) == 204)
    return upload
  }
}
