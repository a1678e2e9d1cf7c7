// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite struct CompressionTests {
  static let words = Array(String(repeating: "Words that come again. ", count: 200).utf8)

  @Test(
    "Texts over a kilobyte are compressed for those who take gzip",
    arguments: [
      (ContentType.html, words, "gzip", true), (.json, words, "br, gzip;q=0.5", true),
      (ContentType("image/svg+xml"), words, "gzip", true), (.html, words, "gzip;q=0", false),
      (.html, words, "", false), (.mp3, words, "gzip", false), (.wav, words, "gzip", false),
      (.html, Array(words.prefix(1000)), "gzip", false),
    ])
  func compresses(type: ContentType, body: [UInt8], accepted: String, isCompressed: Bool)
    async throws
  {
    let response = try await respond(.bytes(body, type: type), accepted)
    #expect(response.headers[.contentEncoding] == (isCompressed ? "gzip" : nil))
    guard case .bytes(let bytes) = response.body else { throw Unexpected() }
    #expect((bytes.count < body.count) == isCompressed)
    let depends = type != .mp3 && type != .wav && body.count >= 1024
    #expect(response.headers[.vary] == (depends ? "Accept-Encoding" : nil))
  }

  @Test("What may be asked for in parts, or is compressed already, stays as it is")
  func leavesAlone() async throws {
    for header in [HeaderName.acceptRanges, .etag] {
      var answer = Response.bytes(Self.words, type: .html)
      answer.headers[header] = "x"
      let response = try await respond(answer, "gzip")
      #expect(response.headers[.contentEncoding] == nil)
    }
    var answer = Response.bytes(Self.words, type: .html)
    answer.headers[.contentEncoding] = "br"
    #expect(try await respond(answer, "gzip").headers[.contentEncoding] == "br")
  }

  @Test("An answer that is kept is kept for each form of it")
  func reuse() async throws {
    var answer = Response.bytes(Self.words, type: .html)
    answer.reuse = .forStrangers(varying: [])
    let response = try await respond(answer, "gzip")
    #expect(response.reuse?.varying == [.acceptEncoding])
  }

  @Test("An answer that may not tell its length goes out as it is")
  func secrets() async throws {
    let response = try await respond(
      .bytes(Self.words, type: .html), "gzip", mayTellLength: false)
    #expect(response.headers[.contentEncoding] == nil)
    #expect(response.headers[.vary] == "Accept-Encoding")
  }

  @Test(
    "Kept bytes come in the best form that the client takes",
    arguments: [
      ("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", nil),
    ] as [(String, String?)])
  func kept(accepted: String, coding: String?) throws {
    let kept = KeptBytes(Self.words)
    for _ in 0..<2 {
      var response = Response.html([])
      kept.fill(&response, for: try request(accepted))
      #expect(response.headers[.contentEncoding] == coding)
      #expect(response.headers[.vary] == "Accept-Encoding")
      guard case .shared(let slice) = response.body else { throw Unexpected() }
      #expect((slice.range.count < Self.words.count) == (coding != nil))
    }
  }

  private func respond(
    _ answer: Response, _ accepted: String, mayTellLength: Bool = true
  ) async throws -> Response {
    var router = Router()
    router.use(Compression.middleware { _ in mayTellLength })
    router.get("/") { _ in answer }
    return await router.respond(to: try request(accepted))
  }

  private func request(_ accepted: String) throws -> Request {
    Request(.get, try target("/"), headers: [.acceptEncoding: accepted])
  }
}

private struct Unexpected: Error {}
