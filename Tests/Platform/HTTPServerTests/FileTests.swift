// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

@Suite("How files are sent")
struct FileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let header: String
    let status: Int
    let body: String
    var contentRange: String?
    var testDescription: String { header }
  }

  // The file is "0123456789".
  static let ranges: [Row] = [
    Row(header: "Range: bytes=0-3", status: 206, body: "0123", contentRange: "bytes 0-3/10"),
    Row(header: "Range: bytes=9-9", status: 206, body: "9", contentRange: "bytes 9-9/10"),
    Row(header: "Range: bytes=4-", status: 206, body: "456789", contentRange: "bytes 4-9/10"),
    Row(header: "Range: bytes=-3", status: 206, body: "789", contentRange: "bytes 7-9/10"),
    Row(
      header: "Range: bytes=-30", status: 206, body: "0123456789", contentRange: "bytes 0-9/10"),
    Row(header: "Range: bytes=5-500", status: 206, body: "56789", contentRange: "bytes 5-9/10"),
    Row(
      header: "Range: bytes=5-99999999999999999999", status: 206, body: "56789",
      contentRange: "bytes 5-9/10"),
    Row(header: "Range: BYTES=0-0", status: 206, body: "0", contentRange: "bytes 0-0/10"),
    Row(header: "Range: bytes=10-", status: 416, body: "", contentRange: "bytes */10"),
    Row(header: "Range: bytes=-0", status: 416, body: "", contentRange: "bytes */10"),
    Row(
      header: "Range: bytes=99999999999999999999-", status: 416, body: "",
      contentRange: "bytes */10"),
    Row(header: "Range: bytes=5-3", status: 200, body: "0123456789"),
    Row(header: "Range: bytes=0-1,3-4", status: 200, body: "0123456789"),
    Row(header: "Range: bytes=a-b", status: 200, body: "0123456789"),
    Row(header: "Range: bytes=-", status: 200, body: "0123456789"),
    Row(header: "Range: lines=0-1", status: 200, body: "0123456789"),
    Row(header: "Range: bytes=+1-2", status: 200, body: "0123456789"),
  ]

  @Test(
    "a client that tears its connection down in the middle of a file ends its own answer and nothing else"
  )
  func tornDown() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("large", "")
    // Far more than sockets hold, and nothing on the disk.
    try #require(truncate(path, 256 << 20) == 0)
    var router = Router()
    router.get("/large") { _ in .file(.init(path: path)) }
    router.get("/") { _ in .text("in") }
    let log = LogBook()
    try await withServer(router) {
      $0.log = { if $0.path == "/large" { log.add($0) } }
    } _: { port in
      for round in 0..<24 {
        let client = try Client(port: port)
        try await client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        try await client.skip(atLeast: round * 200_000 + 1)
        // After the end of the other side a torn connection is a signal (SIGPIPE), before it an error.
        if round.isMultiple(of: 2) { client.finishSending() }
        client.reset()
        let entry = try await log.next()
        #expect(!entry.isComplete)
        #expect(try await Client(port: port).ask("GET", "/").text == "in")
      }
      while Self.isOpen(path) { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  /// Whether this process, the server's too, has a file open.
  private static func isOpen(_ path: String) -> Bool {
    TemporaryFolder.names(in: "/proc/self/fd").contains { name in
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink("/proc/self/fd/\(name)", &target, target.count)
      return length > 0
        && String(decoding: target[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self) == path
    }
  }

  static func withFile(
    _ body: @escaping @Sendable (Client) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.mp3", "0123456789")
    var router = Router()
    router.get("/a") { _ in .file(.init(path: path, downloadName: "ü.mp3", etag: "tag")) }
    router.get("/none") { _ in .file(.init(path: path + "x")) }
    router.get("/folder") { _ in .file(.init(path: folder.path)) }
    router.get("/bytes") { _ in
      var response = Response.text("0123456789")
      response.headers[.acceptRanges] = "bytes"
      return response
    }
    router.get("/untagged") { _ in .file(.init(path: path)) }
    try await withServer(router) { port in try await body(Client(port: port)) }
  }

  @Test("a range gets its part", arguments: ranges)
  func range(row: Row) async throws {
    try await Self.withFile { client in
      let answer = try await client.ask("GET", "/a", [row.header])
      #expect(answer.status == row.status)
      #expect(answer["Content-Range"] == row.contentRange)
      if row.status != 416 { #expect(answer.text == row.body) }
      #expect(try await client.ask("GET", "/a").text == "0123456789")
    }
  }

  @Test("bytes that offer ranges give their parts too", arguments: ranges)
  func rangeOfBytes(row: Row) async throws {
    try await Self.withFile { client in
      let answer = try await client.ask("GET", "/bytes", [row.header])
      #expect(answer.status == row.status)
      if row.status != 416 { #expect(answer.text == row.body) }
      #expect(answer["Content-Range"] == row.contentRange)
    }
  }

  @Test("a file comes with what is to be known about it")
  func headers() async throws {
    try await Self.withFile { client in
      let answer = try await client.ask("GET", "/a")
      #expect(answer["Content-Type"] == "audio/mpeg")
      #expect(answer["Accept-Ranges"] == "bytes")
      #expect(answer["ETag"] == "\"tag\"")
      #expect(answer["Last-Modified"]?.hasSuffix(" GMT") == true)
      #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''%C3%BC.mp3")
      let head = try await client.ask("HEAD", "/a", ["Range: bytes=0-3"])
      #expect(head.status == 200)
      #expect(head["Content-Length"] == "10")
      #expect(try await client.ask("GET", "/none").status == 404)
      #expect(try await client.ask("GET", "/folder").status == 404)
      let tag = try #require(try await client.ask("GET", "/untagged")["ETag"])
      #expect(
        try await client.ask("GET", "/untagged", ["If-None-Match: \(tag)"]).status == 304)
    }
  }

  @Test(
    "a condition decides before the range",
    arguments: [
      ("If-None-Match: \"tag\"", 304), ("If-None-Match: W/\"tag\"", 304),
      ("If-None-Match: \"a,b\", \"tag\"", 304), ("If-None-Match: *", 304),
      ("If-None-Match: \"other\"", 200), ("If-None-Match: tag", 200),
      ("If-Match: \"tag\"", 200), ("If-Match: *", 200), ("If-Match: W/\"tag\"", 412),
      ("If-Match: \"other\"", 412),
      ("If-Modified-Since: Fri, 31 Dec 2999 00:00:00 GMT", 304),
      ("If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT", 200),
      ("If-Modified-Since: yesterday", 200),
      ("If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT", 412),
      ("If-Unmodified-Since: Fri, 31 Dec 2999 00:00:00 GMT", 200),
      ("If-None-Match: \"other\"\r\nIf-Modified-Since: Fri, 31 Dec 2999 00:00:00 GMT", 200),
      ("If-Match: \"tag\"\r\nIf-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT", 200),
      ("If-None-Match: \"tag\"\r\nRange: bytes=0-1", 304),
      ("If-Range: \"tag\"\r\nRange: bytes=0-1", 206),
      ("If-Range: W/\"tag\"\r\nRange: bytes=0-1", 200),
      ("If-Range: \"other\"\r\nRange: bytes=0-1", 200),
      ("If-Range: Sun, 06 Nov 1994 08:49:37 GMT\r\nRange: bytes=0-1", 200),
    ])
  func condition(headers: String, status: Int) async throws {
    try await Self.withFile { client in
      let answer = try await client.ask("GET", "/a", [headers])
      #expect(answer.status == status)
      if status == 304 {
        #expect(answer["ETag"] == "\"tag\"")
        #expect(answer["Content-Type"] == nil)
        #expect(answer["Content-Length"] != "0")
      }
      #expect(try await client.ask("GET", "/a").text == "0123456789")
    }
  }

  @Test("a range by date is answered while the file is unchanged")
  func rangeByDate() async throws {
    try await Self.withFile { client in
      let date = try #require(try await client.ask("GET", "/a")["Last-Modified"])
      let answer = try await client.ask("GET", "/a", ["If-Range: \(date)", "Range: bytes=2-3"])
      #expect(answer.status == 206)
      #expect(answer.text == "23")
    }
  }

  @Test("a large file comes whole")
  func largeFile() async throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    let path = try folder.write("large.bin", bytes)
    try await withServer(handler: { _ in .file(.init(path: path)) }) { port in
      let client = try Client(port: port)
      #expect(try await client.ask("GET", "/").body == bytes)
      let part = try await client.ask("GET", "/", ["Range: bytes=1000000-1999999"])
      #expect(part.body == Array(bytes[1_000_000..<2_000_000]))
    }
  }

  @Test(
    "dates are read in all three forms and written in one",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Sun Nov  6 08:49:37 1994", 784_111_777),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
    ])
  func dates(text: String, seconds: Int) {
    #expect(HTTPDate.parse(text) == seconds)
    #expect(HTTPDate.parse(HTTPDate.format(seconds: seconds)) == seconds)
  }

  @Test("dates of all days come back as they were")
  func dateRoundTrip() {
    #expect(HTTPDate.format(seconds: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.iso8601(milliseconds: 784_111_777_042) == "1994-11-06T08:49:37.042Z")
    for day in stride(from: 0, to: 80_000, by: 17) {
      let seconds = day * 86_400 + day % 86_400
      #expect(HTTPDate.parse(HTTPDate.format(seconds: seconds)) == seconds)
    }
    for text in ["", "x", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT"] {
      #expect(HTTPDate.parse(text) == nil)
    }
  }
}
