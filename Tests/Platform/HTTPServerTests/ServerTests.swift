// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Synchronization
import Testing

@Suite("What goes over the wire")
struct ServerTests {
  @Test("a request reaches the handler whole, and the answer comes back")
  func roundTrip() async throws {
    try await withServer(handler: { request in
      #expect(request.method == .get)
      #expect(request.segments == ["a b", "ü"])
      #expect(request.query.all("q") == ["1", "2 3"])
      #expect(request.headers["x-mixed-CASE"] == "yes")
      #expect(request.cookies["theme"] == "dark")
      #expect(request.clientAddress == "127.0.0.1")
      #expect(!request.isSecure)
      var response = Response.text("hello")
      response.cookies = [
        Cookie("a", "x y", lifetime: .seconds(60), isSecure: true),
        Cookie("b", "", lifetime: .removed, sameSite: .strict),
      ]
      return response
    }) { port in
      let answer = try await Client(port: port).ask(
        "GET", "/a%20b/%C3%BC?q=1&q=2+3", ["X-Mixed-Case: yes", "Cookie: z=1; theme=dark"])
      #expect(answer.status == 200)
      #expect(answer.text == "hello")
      #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
      #expect(answer["Date"] != nil)
      #expect(
        answer.all("Set-Cookie") == [
          "a=x%20y; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax",
          "b=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict",
        ])
    }
  }

  @Test("a handler that waits answers as well as one that does not")
  func waitingHandler() async throws {
    try await withServer(handler: { request in
      for _ in 0..<3 { await Task.yield() }
      return .text("later")
    }) { port in
      let client = try Client(port: port)
      for _ in 0..<50 { #expect(try await client.ask("GET", "/").text == "later") }
    }
  }

  @Test("many connections at once are all answered, each with its own answer")
  func manyAtOnce() async throws {
    try await withServer(handler: { request in
      if request.segments.last?.hasSuffix("3") == true { await Task.yield() }
      return .text(request.rawPath)
    }) { port in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<8 {
          group.addTask {
            var right = 0
            for round in 0..<10 {
              let client = try Client(port: port)
              for step in 0..<10 {
                let path = "/\(number)/\(round)/\(step)"
                if try await client.ask("GET", path).text == path { right += 1 }
              }
            }
            return right
          }
        }
        let right = try await group.reduce(0, +)
        #expect(right == 800)
      }
    }
  }

  @Test("requests sent in one piece are answered in order")
  func pipelining() async throws {
    try await withServer(handler: { request in
      if request.segments == ["1"] { await Task.yield() }
      return .text(request.rawPath)
    }) { port in
      let client = try Client(port: port)
      try await client.send((1...5).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
      for number in 1...5 { #expect(try await client.readAnswer().text == "/\(number)") }
    }
  }

  @Test("HEAD has the headers of GET and no body")
  func head() async throws {
    var router = Router()
    router.get("/") { _ in .text("hello") }
    try await withServer(router) { port in
      let client = try Client(port: port)
      let head = try await client.ask("HEAD", "/")
      #expect(head.status == 200)
      #expect(head["Content-Length"] == "5")
      #expect(try await client.ask("GET", "/").text == "hello")
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let what: String
    let bytes: String
    let status: Int
    var testDescription: String { what }
  }

  static let refusals: [Refusal] = [
    Refusal(what: "no host", bytes: "GET / HTTP/1.1\r\n\r\n", status: 400),
    Refusal(
      what: "two hosts", bytes: "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", status: 400),
    Refusal(
      what: "two lengths",
      bytes: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      status: 400),
    Refusal(
      what: "length and chunks",
      bytes: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n"
        + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      status: 400),
    Refusal(
      what: "length that is no number",
      bytes: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\na", status: 400),
    Refusal(
      what: "unknown method", bytes: "BREW / HTTP/1.1\r\nHost: a\r\n\r\n", status: 405),
    Refusal(
      what: "bad percent encoding", bytes: "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", status: 400),
    Refusal(what: "encoded NUL", bytes: "GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", status: 400),
    Refusal(
      what: "not UTF-8", bytes: "GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", status: 400),
    Refusal(
      what: "address too long",
      bytes: "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n",
      status: 414),
    Refusal(
      what: "address far too long",
      bytes: "GET /\(String(repeating: "a", count: 400_000)) HTTP/1.1\r\nHost: a\r\n\r\n",
      status: 414),
    Refusal(
      what: "headers too large",
      bytes: "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 33_000))\r\n\r\n",
      status: 431),
    Refusal(
      what: "headers far too large",
      bytes: "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 400_000))\r\n\r\n",
      status: 431),
    Refusal(
      what: "headers too many",
      bytes: "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "X: y\r\n", count: 9000))\r\n",
      status: 431),
  ]

  @Test("a request that is not in order is refused", arguments: refusals)
  func refused(row: Refusal) async throws {
    try await withServer(handler: { _ in .text("reached") }) { port in
      let client = try Client(port: port)
      try await client.send(row.bytes)
      let answer = try await client.readAnswer()
      #expect(answer.status == row.status)
      #expect(answer.text != "reached")
      // The server is none the worse for it.
      #expect(try await Client(port: port).ask("GET", "/").text == "reached")
    }
  }

  @Test("a status without a body has none")
  func noContent() async throws {
    try await withServer(handler: { _ in .empty() }) { port in
      let client = try Client(port: port)
      let answer = try await client.ask("GET", "/")
      #expect(answer.status == 204)
      #expect(answer["Content-Length"] == nil)
      #expect(try await client.ask("GET", "/").status == 204)
    }
  }

  @Test("no header value can begin a new line")
  func headerInjection() async throws {
    try await withServer(handler: { _ in .redirect(to: "/x\r\nSet-Cookie: a=b") }) { port in
      let answer = try await Client(port: port).ask("GET", "/")
      #expect(answer.status == 303)
      #expect(answer["Set-Cookie"] == nil)
      #expect(answer["Location"] == "/x  Set-Cookie: a=b")
    }
  }

  @Test("the log has a line for every request, without the query")
  func log() async throws {
    let book = LogBook()
    try await withServer(handler: { _ in .text("hello", status: .created) }) {
      $0.log = { book.add($0) }
    } _: { port in
      _ = try await Client(port: port).ask("GET", "/a\"b?at=secret")
      let entry = try await book.next()
      #expect(entry.method == "GET")
      #expect(entry.status == 201)
      #expect(entry.bytes == 5)
      #expect(entry.isComplete)
      let line = entry.json()
      #expect(line.contains("\"path\":\"/a\\\"b\""))
      #expect(!line.contains("secret"))
      #expect(!line.contains("127.0.0.1"))
      #expect(entry.json(withAddress: true).contains("\"client\":\"127.0.0.1\""))
      #expect(line.hasPrefix("{\"time\":\"20") && line.hasSuffix("}"))
    }
  }

  @Test("a server that cannot start says why")
  func startErrors() async throws {
    try await withServer(handler: { _ in .empty() }) { port in
      var configuration = Server.Configuration(port: port)
      #expect(throws: ServerError.portInUse(port)) { try make(configuration).start() }
      configuration.port = 0
      configuration.host = "192.0.2.1"
      #expect(throws: ServerError.addressNotAvailable("192.0.2.1")) {
        try make(configuration).start()
      }
      configuration.host = "127.0.0.1"
      configuration.uploadFolder = "/nowhere/at/all"
      #expect(
        throws: ServerError.uploadFolderNotWritable(
          path: "/nowhere/at/all", reason: "No such file or directory")
      ) { try make(configuration).start() }
      configuration.uploadFolder = "/tmp"
      configuration.tls = .init(certificatePath: "/nowhere.pem", keyPath: "/nowhere.key")
      #expect(
        throws: ServerError.unreadableFile(
          path: "/nowhere.pem", reason: "No such file or directory")
      ) { try make(configuration).start() }
      let folder = try TemporaryFolder()
      let file = try folder.write("bad.pem", "not a certificate")
      configuration.tls = .init(certificatePath: file, keyPath: file)
      #expect(throws: ServerError.unusableCertificate) { try make(configuration).start() }
    }
  }

  private func make(_ configuration: Server.Configuration) -> Server {
    Server(configuration: configuration) { _ in .empty() }
  }
}
