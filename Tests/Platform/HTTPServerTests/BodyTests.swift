// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import HTTPServer

@Suite("What a request carries")
struct BodyTests {
  static func echo() -> HandlerResponder {
    HandlerResponder(limits: BodyLimits(totalBytes: 1000, memoryBytes: 500, fieldCount: 200)) {
      request in
      switch request.body {
      case .none: return .text("none")
      case .sunk: return .text("sunk")
      case .bytes(let bytes): return .text("bytes \(bytes.count)")
      case .form(let form):
        let fields = form.fields.pairs.map { "\($0.name)=\($0.value)" }
        let files = form.files.map { "\($0.fieldName):\($0.clientName):\($0.size)" }
        return .text((fields + files).joined(separator: "|"))
      }
    }
  }

  static func multipart(_ parts: [(head: String, data: String)]) -> [UInt8] {
    let text = parts.map {
      "--B\r\nContent-Disposition: form-data; \($0.head)\r\n\r\n\($0.data)\r\n"
    }
    return Array((text.joined() + "--B--\r\n").utf8)
  }

  static let isMultipart = "Content-Type: multipart/form-data; boundary=B"

  @Test("bytes, form fields and nothing are told apart")
  func kinds() async throws {
    try await withServer(Self.echo()) { port in
      let client = try Client(port: port)
      #expect(try await client.ask("POST", "/").text == "none")
      #expect(try await client.ask("POST", "/", body: [1, 2, 3]).text == "bytes 3")
      let form = try await client.ask(
        "POST", "/", ["Content-Type: application/x-www-form-urlencoded; charset=utf-8"],
        body: Array("a=1&b=%C3%BC+x&a=%zz&c".utf8))
      #expect(form.text == "a=1|b=ü x|a=%zz|c=")
    }
  }

  @Test("a body in chunks is put together")
  func chunked() async throws {
    try await withServer(Self.echo()) { port in
      let client = try Client(port: port)
      try await client.send(
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "3\r\nabc\r\n4;x=y\r\ndefg\r\n0\r\n\r\n")
      #expect(try await client.readAnswer().text == "bytes 7")
      #expect(try await client.ask("GET", "/").text == "none")
    }
  }

  @Test("a client that waits for leave to send gets it, or the refusal at once")
  func expectContinue() async throws {
    try await withServer(Self.echo()) { port in
      let client = try Client(port: port)
      try await client.send(
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
      #expect(try await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 100 "))
      try await client.send("abc")
      #expect(try await client.readAnswer().text == "bytes 3")
      try await client.send(
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\nExpect: 100-continue\r\n\r\n")
      #expect(try await client.readAnswer().status == 413)
    }
  }

  @Test("files go to disk and are gone after the request, unless they were moved")
  func files() async throws {
    let uploads = try TemporaryFolder()
    let kept = try TemporaryFolder()
    let responder = HandlerResponder(limits: .upload(maximumBytes: 10_000)) { request in
      let file = try #require(request.form.file("file"))
      #expect(uploads.names.count == 2)
      #expect(file.path.hasPrefix(uploads.path + "/"))
      #expect(file.type.text == "audio/mpeg")
      try file.move(to: kept.path + "/kept")
      return .text("\(file.clientName) \(request.form["title"] ?? "")")
    }
    let book = LogBook()
    try await withServer(responder) {
      $0.uploadFolder = uploads.path
      $0.log = { book.add($0) }
    } _: { port in
      let sound = String(repeating: "\r\n--", count: 1000)
      let body = Self.multipart([
        ("name=\"title\"", "Ein Titel\r\nzweite Zeile"),
        ("name=\"file\"; filename=\"C:\\\\x\\\\a %22b%22.mp3\"\r\nContent-Type: audio/mpeg", sound),
        ("name=\"other\"; filename=\"../../etc/passwd\"", "x"),
        ("name=\"empty\"; filename=\"\"", ""),
      ])
      let answer = try await Client(port: port).ask("POST", "/", [Self.isMultipart], body: body)
      #expect(answer.text == "a \"b\".mp3 Ein Titel\r\nzweite Zeile")
      _ = try await book.next()
      #expect(uploads.names.isEmpty)
      #expect(try TemporaryFolder.read(kept.path + "/kept") == Array(sound.utf8))
    }
  }

  @Test("an upload that breaks off leaves nothing on disk", .timeLimit(.minutes(5)))
  func brokenOff() async throws {
    let uploads = try TemporaryFolder()
    let book = LogBook()
    let responder = HandlerResponder(limits: .upload(maximumBytes: 10_000)) { _ in .text("no") }
    try await withServer(responder) {
      $0.uploadFolder = uploads.path
      $0.log = { book.add($0) }
    } _: { port in
      let client = try Client(port: port)
      let start = Self.multipart([("name=\"f\"; filename=\"a\"", "abc")]).dropLast(10)
      try await client.send(
        "POST / HTTP/1.1\r\nHost: x\r\n\(Self.isMultipart)\r\nContent-Length: 9999\r\n\r\n")
      try await client.send(Array(start))
      client.finishSending()
      _ = try await client.readToEnd()
      let entry = try await book.next()
      #expect(!entry.isComplete)
      #expect(entry.status == nil)
      // Whoever held the file last may let it go after the line was written.
      while !uploads.names.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let headers: [String]
    let body: [UInt8]
    let status: Int
    var testDescription: String { what }
  }

  static let form = "Content-Type: application/x-www-form-urlencoded"

  static let rows: [Row] = [
    Row(what: "just small enough", headers: [], body: .init(repeating: 1, count: 500), status: 200),
    Row(
      what: "bytes over the memory limit", headers: [], body: .init(repeating: 1, count: 501),
      status: 413),
    Row(what: "over the limit", headers: [], body: .init(repeating: 1, count: 1001), status: 413),
    Row(
      what: "form over the memory limit", headers: [form],
      body: .init(repeating: 97, count: 501), status: 413),
    Row(
      what: "form with too many fields", headers: [form],
      body: Array(String(repeating: "&a", count: 201).utf8), status: 400),
    Row(
      what: "field over the memory limit", headers: [isMultipart],
      body: multipart([("name=\"a\"", String(repeating: "a", count: 501))]), status: 413),
    Row(
      what: "file between the limits", headers: [isMultipart],
      body: multipart([("name=\"a\"; filename=\"b\"", String(repeating: "a", count: 800))]),
      status: 200),
    Row(
      what: "file over the limit", headers: [isMultipart],
      body: multipart([("name=\"a\"; filename=\"b\"", String(repeating: "a", count: 1000))]),
      status: 413),
    Row(
      what: "no boundary", headers: ["Content-Type: multipart/form-data"], body: [1], status: 400),
    Row(
      what: "no closing boundary", headers: [isMultipart],
      body: Array("--B\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n".utf8), status: 400),
    Row(
      what: "part without a name", headers: [isMultipart],
      body: multipart([("x=y", "")]), status: 400),
    Row(
      what: "part without a head", headers: [isMultipart],
      body: Array("--B\r\nnonsense\r\n\r\nx\r\n--B--".utf8), status: 400),
    Row(what: "empty", headers: [isMultipart], body: Array("--B--".utf8), status: 200),
  ]

  @Test("a body is held to its limits and its form, and the connection lives on", arguments: rows)
  func limits(row: Row) async throws {
    try await withServer(Self.echo()) { port in
      let client = try Client(port: port)
      let answer = try await client.ask("POST", "/", row.headers, body: row.body)
      #expect(answer.status == row.status)
      #expect(try await client.ask("GET", "/").text == "none")
    }
  }

  @Test("a client that sends far too much can read its answer all the same")
  func farTooMuch() async throws {
    try await withServer(Self.echo()) { port in
      let client = try Client(port: port)
      try await client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20000000\r\n\r\n")
      // More than the sockets between us can hold.
      try await client.send([UInt8](repeating: 1, count: 20_000_000))
      let answer = try await client.readAnswer()
      #expect(answer.status == 413)
      #expect(answer["Connection"]?.lowercased() == "close")
      #expect(try await client.readToEnd().isEmpty)
    }
  }

  @Test("chunks without an end are refused too")
  func endlessChunks() async throws {
    try await withServer(Self.echo()) {
      $0.limits.discardBytes = 10_000
    } _: { port in
      let client = try Client(port: port)
      try await client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = "400\r\n" + String(repeating: "a", count: 0x400) + "\r\n"
      for _ in 0..<100 {
        guard try await client.send(chunk) else { break }
      }
      // What is still on its way when the server hangs up can take the answer with it (RFC 9112, 9.6).
      let rest = String(decoding: try await client.readToEnd(), as: UTF8.self)
      #expect(rest.isEmpty || rest.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test("a multipart body means the same however it is cut into pieces", arguments: 1..<40)
  func cuts(size: Int) throws {
    let body =
      Array("preamble\r\n".utf8)
      + Self.multipart([
        ("name=\"a\"", "one\r\n--\r\n-"), ("name=\"b\"", ""), ("name=\"c\"", "\r\n--C\r\n\r"),
      ]) + Array("epilogue".utf8)
    var parser = try #require(MultipartParser(contentType: "multipart/form-data; boundary=B"))
    var values: [String] = []
    for start in stride(from: 0, to: body.count, by: size) {
      for event in try parser.parse(body[start..<min(body.count, start + size)]) {
        switch event {
        case .partBegan: values.append("")
        case .data(let data): values[values.count - 1] += String(decoding: data, as: UTF8.self)
        case .partEnded: break
        }
      }
    }
    #expect(parser.isComplete)
    #expect(values == ["one\r\n--\r\n-", "", "\r\n--C\r\n\r"])
  }
}
