// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("Large bodies")
struct UploadTests {
  /// Larger than what is read only to be thrown away, so that a refusal comes at once.
  private static let size = 3 << 20
  private static let start =
    "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a.wav\"\r\n\r\n"
  private static let end = "\r\n--B--\r\n"
  private static let rest = [UInt8](
    repeating: 65, count: size - start.utf8.count - end.utf8.count)

  private static func head(_ headers: String = "", path: String = "/files") -> String {
    "POST \(path) HTTP/1.1\r\nHost: x\r\n\(BodyTests.isMultipart)\r\n"
      + "Content-Length: \(size)\r\n\(headers)\r\n"
  }

  private static func router() -> Router {
    var router = Router()
    let check: HeadCheck = { request throws(Problem) in
      if request.headers["X-Stranger"] != nil { throw .crossOrigin }
    }
    router.post("/files", body: .upload(maximumBytes: 8 << 20), checkHead: check) { request in
      .text("took \(request.form.files.count)")
    }
    router.post("/small") { _ in .text("small") }
    let sender: SenderCheck = { request throws(Problem) in
      guard let name = request.headers["X-Name"] else { throw .other(.unauthorized) }
      return name
    }
    router.post("/own", body: .upload(maximumBytes: 8 << 20, lane: .members), sender: sender) {
      .text("took \($0.form.files.count)")
    }
    return router
  }

  /// Begins to send a file and waits until the server writes it down.
  private static func begin(
    _ port: Int, files: Int, in folder: TemporaryFolder
  ) async throws -> Client {
    let client = try Client(port: port)
    try await client.send(head() + start + "A")
    while folder.names.count < files { try await Task.sleep(for: .milliseconds(2)) }
    return client
  }

  /// Sends a whole file.
  /// - Returns: what the server says then.
  private static func sendWhole(_ port: Int, head: String = head()) async throws -> String {
    let client = try Client(port: port)
    try await client.send(head + start)
    try await client.send(rest + Array(end.utf8))
    return try await client.readAnswer().text
  }

  @Test("a request that its head condemns is refused before its body comes")
  func condemnedByHead() async throws {
    let folder = try TemporaryFolder()
    try await withServer(Self.router()) {
      $0.uploadFolder = folder.path
      $0.limits.freeBytesForUploads = 0
    } _: { port in
      let client = try Client(port: port)
      try await client.send(Self.head("X-Stranger: 1\r\n") + Self.start + "A")
      #expect(try await client.readAnswer().status == 403)
      #expect(folder.names.isEmpty)
    }
  }

  @Test("only so many come in at once, and the next when there is a place")
  func limitedAtOnce() async throws {
    let folder = try TemporaryFolder()
    try await withServer(Self.router()) {
      $0.uploadFolder = folder.path
      $0.limits.freeBytesForUploads = 0
      $0.limits.openUploads = 2
    } _: { port in
      let first = try await Self.begin(port, files: 1, in: folder)
      let second = try await Self.begin(port, files: 2, in: folder)
      let third = try Client(port: port)
      try await third.send(Self.head())
      let refusal = try await third.readAnswer()
      #expect(refusal.status == 503)
      #expect(refusal["Retry-After"] != nil)
      #expect(refusal.text == Problem.uploadsClosed.sentence + "\n")
      #expect(try await Client(port: port).ask("POST", "/small", body: [1]).text == "small")
      try await first.send(Array(Self.rest.dropFirst()) + Array(Self.end.utf8))
      #expect(try await first.readAnswer().text == "took 1")
      #expect(try await Self.sendWhole(port) == "took 1")
      withExtendedLifetime(second) {}
    }
  }

  @Test("a client that goes away gives its place back")
  func givenBack() async throws {
    let folder = try TemporaryFolder()
    let log = LogBook()
    try await withServer(Self.router()) {
      $0.uploadFolder = folder.path
      $0.limits.freeBytesForUploads = 0
      $0.limits.openUploads = 1
      $0.log = log.add
    } _: { port in
      _ = try await Self.begin(port, files: 1, in: folder)
      #expect(try await !log.next().isComplete)
      #expect(try await Self.sendWhole(port) == "took 1")
    }
  }

  @Test("nothing large comes in when the disk is nearly full, and small forms still do")
  func nearlyFull() async throws {
    try await withServer(Self.router()) {
      $0.limits.freeBytesForUploads = .max
    } _: { port in
      let client = try Client(port: port)
      try await client.send(Self.head())
      #expect(try await client.readAnswer().status == 503)
      #expect(try await Client(port: port).ask("POST", "/small", body: [1]).text == "small")
    }
  }

  @Test("who sends is asked before a large body, and not before a small one")
  func sender() async throws {
    let folder = try TemporaryFolder()
    try await withServer(Self.router()) {
      $0.uploadFolder = folder.path
      $0.limits.freeBytesForUploads = 0
      $0.limits.uploadsPerAddress = 1
    } _: { port in
      let stranger = try Client(port: port)
      try await stranger.send(Self.head(path: "/own") + Self.start + "A")
      #expect(try await stranger.readAnswer().status == 401)
      #expect(folder.names.isEmpty)
      let small = BodyTests.multipart([("name=\"f\"; filename=\"a\"", "abc")])
      let answer = try await Client(port: port).ask(
        "POST", "/own", [BodyTests.isMultipart], body: small)
      #expect(answer.text == "took 1")
      // Two people at one address do not take each other's places.
      let ana = try Client(port: port)
      try await ana.send(Self.head("X-Name: ana\r\n", path: "/own") + Self.start + "A")
      while folder.names.count < 1 { try await Task.sleep(for: .milliseconds(2)) }
      let again = try Client(port: port)
      try await again.send(Self.head("X-Name: ana\r\n", path: "/own"))
      #expect(try await again.readAnswer().status == 503)
      let bens = Self.head("X-Name: ben\r\n", path: "/own")
      #expect(try await Self.sendWhole(port, head: bens) == "took 1")
      withExtendedLifetime(ana) {}
    }
  }

  @Test("who holds a place by sending slowly is told, and the place goes to another")
  func cutForAnother() async throws {
    let folder = try TemporaryFolder()
    try await withServer(Self.router()) {
      $0.uploadFolder = folder.path
      $0.limits.freeBytesForUploads = 0
      $0.limits.openUploads = 1
      // Whoever has a place is old enough to be judged, and far too slow.
      $0.limits.bodyGraceSeconds = -1
      $0.limits.uploadBytesPerSecond = 0
      $0.limits.scarceBytesPerSecond = .infinity
      $0.heartbeatSeconds = 600
    } _: { port in
      let slow = try await Self.begin(port, files: 1, in: folder)
      let next = try Client(port: port)
      try await next.send(Self.head() + Self.start)
      let refusal = try await slow.readAnswer()
      #expect(refusal.status == 503)
      #expect(refusal["Retry-After"] != nil)
      #expect(refusal["Connection"] == "close")
      try await next.send(Self.rest + Array(Self.end.utf8))
      #expect(try await next.readAnswer().text == "took 1")
    }
  }

  @Test("who has a place and sends next to nothing is told that it took too long")
  func tooSlow() async throws {
    let folder = try TemporaryFolder()
    try await withServer(Self.router()) {
      $0.uploadFolder = folder.path
      $0.limits.freeBytesForUploads = 0
      $0.limits.bodyGraceSeconds = 0.1
      $0.limits.uploadBytesPerSecond = .infinity
    } _: { port in
      let slow = try Client(port: port)
      try await slow.send(Self.head() + Self.start + "A")
      #expect(try await slow.readAnswer().status == 408)
    }
  }

  @Test("an upload that is not there when the server stops gets an answer")
  func stopping() async throws {
    let folder = try TemporaryFolder()
    var configuration = Server.Configuration(port: 0, uploadFolder: folder.path)
    configuration.stopSeconds = 0.1
    configuration.limits.freeBytesForUploads = 0
    // It is the stop that ends it, however slow the machine is.
    configuration.limits.bodyGraceSeconds = 600
    let server = Server(configuration: configuration, responder: Self.router())
    try server.start()
    let slow = try await Self.begin(server.port, files: 1, in: folder)
    await server.stop()
    let answer = try await slow.readAnswer()
    #expect(answer.status == 503)
    #expect(answer["Retry-After"] != nil)
    #expect(folder.names.isEmpty)
  }
}
