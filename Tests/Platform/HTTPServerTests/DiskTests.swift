// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HTTPServer

@Suite("Files of small forms")
struct DiskTests {
  @Test("no file is made on a thread that talks to clients, however small the form")
  func filesBesideTheLoop() async throws {
    let folder = try TemporaryFolder()
    let gate = Gate()
    let blocked = Monitor(0)
    var router = Router()
    router.get("/block") { _ in
      blocked.withLock { $0 += 1 }
      gate.wait()
      return .text("free")
    }
    router.get("/kept") { _ in
      var response = Response.text("kept")
      response.reuse = .forEverybody(varying: [])
      return response
    }
    router.post("/file") { .text("took \($0.form.files.count)") }
    try await withServer(router) {
      $0.threads = 1
      $0.uploadFolder = folder.path
    } _: { port in
      // From now on the loop answers it alone.
      let quick = try Client(port: port)
      #expect(try await quick.ask("GET", "/kept").text == "kept")
      let sender = try Client(port: port)
      #expect(try await sender.ask("GET", "/kept").text == "kept")
      let handlers = try (0..<HandlerPool.mostThreads).map { _ in try Client(port: port) }
      for client in handlers { try await client.send("GET /block HTTP/1.1\r\nHost: a\r\n\r\n") }
      while blocked.withLock({ $0 }) < handlers.count {
        try await Task.sleep(for: .milliseconds(2))
      }
      let form = BodyTests.multipart([("name=\"f\"; filename=\"a\"", "abc")])
      let head =
        "POST /file HTTP/1.1\r\nHost: a\r\n\(BodyTests.isMultipart)\r\n"
        + "Content-Length: \(form.count)\r\n\r\n"
      try await sender.send(Array(head.utf8) + form.dropLast())
      // The loop has seen it when it answers somebody else, and no handler's thread is free.
      for _ in 0..<3 { #expect(try await quick.ask("GET", "/kept").text == "kept") }
      #expect(folder.names.isEmpty)
      gate.open()
      try await sender.send([form.last ?? 0])
      #expect(try await sender.readAnswer().text == "took 1")
      for client in handlers { #expect(try await client.readAnswer().text == "free") }
    }
  }

  @Test("a form makes only so many files", arguments: [(60, 200), (61, 400)])
  func mostFiles(count: Int, status: Int) async throws {
    let folder = try TemporaryFolder()
    var router = Router()
    router.post("/") { .text("took \($0.form.files.count)") }
    try await withServer(router) {
      $0.uploadFolder = folder.path
    } _: { port in
      let form = BodyTests.multipart(
        (0..<count).map { ("name=\"f\($0)\"; filename=\"a\"", "abc") })
      let client = try Client(port: port)
      #expect(
        try await client.ask("POST", "/", [BodyTests.isMultipart], body: form).status == status)
      while !folder.names.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  @Test("a client that leaves in the middle of a form leaves no file behind")
  func leaves() async throws {
    let folder = try TemporaryFolder()
    var router = Router()
    router.post("/") { .text("took \($0.form.files.count)") }
    try await withServer(router) {
      $0.uploadFolder = folder.path
    } _: { port in
      let form = BodyTests.multipart([("name=\"f\"; filename=\"a\"", "abc")])
      for _ in 0..<10 {
        let client = try Client(port: port)
        let head =
          "POST / HTTP/1.1\r\nHost: a\r\n\(BodyTests.isMultipart)\r\n"
          + "Content-Length: \(form.count)\r\n\r\n"
        try await client.send(Array(head.utf8) + form.dropLast())
        client.reset()
      }
      // Asked after all have left, and answered by the same server.
      #expect(try await Client(port: port).ask("POST", "/").text == "took 0")
      while !folder.names.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    }
  }
}
