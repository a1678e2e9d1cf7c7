// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Testing

/// What two readers could read in two ways is refused, and nothing after it is read.
@Suite("What is no proper HTTP")
struct StrictnessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let bytes: String
    var status = 400
    var testDescription: String { what }

    init(_ what: String, _ bytes: String, status: Int = 400) {
      self.what = what
      self.bytes = bytes
      self.status = status
    }
  }

  static let heads: [Case] = [
    Case(
      "space before the colon of a length",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 40\r\n\r\n"),
    Case("space before the colon", "GET / HTTP/1.1\r\nHost: a\r\nX : y\r\n\r\n"),
    Case("tab before the colon", "GET / HTTP/1.1\r\nHost: a\r\nX\t: y\r\n\r\n"),
    Case("name with a space", "GET / HTTP/1.1\r\nHost: a\r\nX Y: z\r\n\r\n"),
    Case("name with brackets", "GET / HTTP/1.1\r\nHost: a\r\nX(Y): z\r\n\r\n"),
    Case("name beyond ASCII", "GET / HTTP/1.1\r\nHost: a\r\nÜ: z\r\n\r\n"),
    Case("empty name", "GET / HTTP/1.1\r\nHost: a\r\n: z\r\n\r\n"),
    Case("no colon", "GET / HTTP/1.1\r\nHost: a\r\nX\r\n\r\n"),
    Case("folded value", "GET / HTTP/1.1\r\nHost: a\r\nX: y\r\n z\r\n\r\n"),
    Case("folded with a tab", "GET / HTTP/1.1\r\nHost: a\r\nX: y\r\n\tz\r\n\r\n"),
    Case("first header folded", "GET / HTTP/1.1\r\n Host: a\r\n\r\n"),
    Case("NUL in the target", "GET /\0x HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("NUL in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: y\0z\r\n\r\n"),
    Case("NUL in a name", "GET / HTTP/1.1\r\nHost: a\r\nX\0: y\r\n\r\n"),
    Case("bare CR in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: y\rz\r\n\r\n"),
    Case("bare CR in the target", "GET /\rx HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("bare CR before a header", "GET / HTTP/1.1\r\nHost: a\r\n\rX: y\r\n\r\n"),
    Case("escape in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: y\u{1B}z\r\n\r\n"),
    Case("bare LF", "GET / HTTP/1.1\nHost: a\n\n"),
    Case("bare LF among the headers", "GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n"),
    Case("tab in the first line", "GET\t/\tHTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("two spaces in the first line", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("space at the end of the first line", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n"),
    Case("no version", "GET /\r\nHost: a\r\n\r\n"),
    Case("version of letters", "GET / HTTP/one\r\nHost: a\r\n\r\n"),
    Case("version in small letters", "GET / http/1.1\r\nHost: a\r\n\r\n"),
    Case("version of two digits", "GET / HTTP/1.10\r\nHost: a\r\n\r\n"),
    Case("method that is no token", "G@T / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("target that is no path", "GET x HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("target beyond ASCII", "GET /ü HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("TLS on a plain port", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\r\n\r\n"),
    Case("nothing but line ends", String(repeating: "\r\n", count: 40)),
    Case(
      "more empty lines before a request than are passed over",
      String(repeating: "\r\n", count: 40) + "GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case(
      "so many empty lines that looking at each from the beginning would take long",
      String(repeating: "\r\n", count: 30_000) + "GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    Case("a version that is not spoken", "GET / HTTP/2.0\r\nHost: a\r\n\r\n", status: 505),
    Case("a version of long ago", "GET / HTTP/0.9\r\nHost: a\r\n\r\n", status: 505),
  ]

  static let hosts: [Case] = [
    Case("empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
    Case("host with a space", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"),
    Case("host with more than a host", "GET / HTTP/1.1\r\nHost: a b/@\r\n\r\n"),
    Case("host with a name of somebody", "GET / HTTP/1.1\r\nHost: user@a\r\n\r\n"),
    Case("host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
    Case("host with a port of letters", "GET / HTTP/1.1\r\nHost: a:b\r\n\r\n"),
    Case("host with a comma", "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n"),
    Case("host with an open bracket", "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n"),
    Case("wrong host in HTTP/1.0", "GET / HTTP/1.0\r\nHost: a b\r\n\r\n"),
    Case("a host that differs from the target's", "GET http://a/ HTTP/1.1\r\nHost: b\r\n\r\n"),
  ]

  static let framings: [Case] = [
    Case(
      "one length twice",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx"),
    Case("list of lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\nx"),
    Case("negative length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\nx"),
    Case("length in base 16", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0x1\r\n\r\nx"),
    Case("length without digits", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\nx"),
    Case(
      "length beyond every number",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 18446744073709551616\r\n\r\nx"),
    Case(
      "chunks and a length",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n"
    ),
    Case(
      "chunks in HTTP/1.0",
      "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case(
      "chunks twice",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    Case(
      "a coding that is not known",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"),
    Case(
      "a coding over chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
    Case("chunk without a size", Self.chunked("\r\nabc\r\n0\r\n\r\n")),
    Case("chunk of negative size", Self.chunked("-1\r\nabc\r\n0\r\n\r\n")),
    Case("chunk size of 16 digits", Self.chunked("FFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n")),
    Case("chunk size with 0x", Self.chunked("0x3\r\nabc\r\n0\r\n\r\n")),
    Case("chunk size with a space", Self.chunked("3 \r\nabc\r\n0\r\n\r\n")),
    Case("chunk that is longer than its size", Self.chunked("2\r\nabc\r\n0\r\n\r\n")),
    Case("chunk with a bare LF", Self.chunked("3\nabc\n0\n\n")),
    Case(
      "extension without end",
      Self.chunked("3;" + String(repeating: "a", count: 9000) + "\r\nabc\r\n")),
    Case(
      "trailers without end",
      Self.chunked("0\r\n" + String(repeating: "X: y\r\n", count: 2000) + "\r\n")),
  ]

  private static func chunked(_ body: String) -> String {
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(body)"
  }

  @Test(
    "is refused with one head, and what follows is not read", arguments: heads + hosts + framings)
  func refused(row: Case) async throws {
    let log = LogBook()
    try await withServer(handler: { .text("reached \($0.rawPath)") }) {
      $0.log = log.add
    } _: { port in
      let client = try Client(port: port)
      try await client.send(row.bytes)
      try await client.send("GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
      let answer = String(decoding: try await client.readToEnd(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 \(row.status) "), "\(answer)")
      #expect(answer.components("HTTP/1.1 ") == 2, "one head: \(answer)")
      #expect(answer.lowercased().contains("\r\nconnection: close\r\n"))
      #expect(!answer.contains("reached"))
      #expect(try await log.next().status == row.status)
    }
  }

  static let proper: [Case] = [
    Case("no space after the colon", "GET / HTTP/1.1\r\nHost:a\r\n\r\n", status: 200),
    Case("spaces around a value", "GET / HTTP/1.1\r\nHost: \t a \t \r\n\r\n", status: 200),
    Case("empty value", "GET / HTTP/1.1\r\nHost: a\r\nX:\r\n\r\n", status: 200),
    Case("tab in a value", "GET / HTTP/1.1\r\nHost: a\r\nX: y\tz\r\n\r\n", status: 200),
    Case("value beyond ASCII", "GET / HTTP/1.1\r\nHost: a\r\nX: ü\r\n\r\n", status: 200),
    Case("empty lines before", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", status: 200),
    Case("host with a port", "GET / HTTP/1.1\r\nHost: earshot.example:8080\r\n\r\n", status: 200),
    Case("host of IPv6", "GET / HTTP/1.1\r\nHost: [2001:db8::1]:80\r\n\r\n", status: 200),
    Case("absolute form", "GET http://A/ HTTP/1.1\r\nHost: a\r\n\r\n", status: 200),
    Case("HTTP/1.0 without a host", "GET / HTTP/1.0\r\n\r\n", status: 200),
    Case("a later minor version", "GET / HTTP/1.2\r\nHost: a\r\n\r\n", status: 200),
    Case("trailers", Self.chunked("3\r\nabc\r\n0\r\nX: y\r\n\r\n"), status: 200),
    Case("chunk size in large letters", Self.chunked("A\r\n0123456789\r\n0\r\n\r\n"), status: 200),
    Case(
      "a number with zeros before it",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0003\r\n\r\nabc", status: 200),
    Case("TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", status: 405),
  ]

  @Test("is not what looks unusual but is proper", arguments: proper)
  func accepted(row: Case) async throws {
    try await withServer(handler: { _ in .text("reached") }) { port in
      let client = try Client(port: port)
      try await client.send(row.bytes)
      #expect(try await client.readAnswer().status == row.status)
    }
  }

  @Test("is not what comes byte by byte", arguments: [proper[5], proper[7], proper[11]])
  func byteByByte(row: Case) async throws {
    try await withServer(handler: { _ in .text("reached") }) { port in
      let client = try Client(port: port)
      for byte in row.bytes.utf8 { try await client.send([byte]) }
      #expect(try await client.readAnswer().status == row.status)
    }
  }

  @Test(
    "a host that differs from the target's is refused though the same target was answered before")
  func absoluteFormIsNotKept() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.css", "body {}")
    let files = try StaticFiles(folder: folder.path)
    var router = Router()
    files.serve(on: &router)
    try await withServer(router) { port in
      let target = "http://a" + files.path(for: "a.css")
      for (host, status) in [("a", 200), ("a", 200), ("b", 400)] {
        let client = try Client(port: port)
        try await client.send("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect(try await client.readAnswer().status == status)
      }
    }
  }

  @Test("a 304 says nothing of a length that it does not have")
  func notModified() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.css", "body {}")
    let files = try StaticFiles(folder: folder.path)
    var router = Router()
    files.serve(on: &router)
    try await withServer(router) { port in
      let client = try Client(port: port)
      let path = files.path(for: "a.css")
      let tag = try #require(try await client.ask("GET", path)["ETag"])
      // The second time the answer is one that is kept.
      for _ in 0..<2 {
        let answer = try await client.ask("GET", path, ["If-None-Match: \(tag)"])
        #expect(answer.status == 304)
        #expect(answer["Content-Length"] == nil)
        #expect(answer["ETag"] == tag)
        #expect(try await client.ask("GET", path).text == "body {}")
      }
    }
  }
}

extension String {
  /// How many parts there are between the places where a text occurs.
  fileprivate func components(_ separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
