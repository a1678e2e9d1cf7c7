// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Testing

func text(_ response: Response) -> String {
  if case .bytes(let bytes) = response.body { String(decoding: bytes, as: UTF8.self) } else { "" }
}

@Suite("Which handler a request finds")
struct RouterTests {
  enum Theme: String { case light, dark }

  static func router() -> Router {
    var router = Router()
    router.get("/") { _ in .text("home") }
    router.get("/read/requests") { _ in .text("list") }
    router.post("/read/requests", body: .upload(maximumBytes: 7)) { _ in .text("made") }
    router.get("/read/requests/new") { _ in .text("new") }
    router.get("/read/requests/{id}", .identifier) { _, id in .text("request \(id + 0)") }
    router.post("/read/requests/{id}/claim", .identifier) { _, id in .text("claim \(id)") }
    router.get("/a/{name}/b/{number}", .text, .number) { _, name, number in
      .text("\(name) \(number)")
    }
    router.get("/theme/{theme}", .oneOf(Theme.self)) { _, theme in .text("theme \(theme)") }
    router.get("/files/**") { request in
      .text("file " + request.segments.dropFirst().joined(separator: "|"))
    }
    router.get("/broken") { _ in throw Broken() }
    return router
  }

  struct Broken: Error {}

  @Test(
    "a path finds its handler, and its parameters are read",
    arguments: [
      ("/", "home"), ("/read/requests", "list"), ("/read/requests/new", "new"),
      ("/read/requests/12", "request 12"), ("/a/caf%C3%A9/b/0", "café 0"),
      ("/a/x%2Fy/b/7", "x/y 7"), ("/theme/dark", "theme dark"), ("/files/a/b", "file a|b"),
      ("/read/requests?x=/new", "list"), ("http://example.org/theme/light", "theme light"),
    ])
  func found(path: String, answer: String) async throws {
    let response = await Self.router().respond(to: Request(.get, try target(path)))
    #expect(response.status == .ok)
    #expect(text(response) == answer)
  }

  @Test(
    "a path that fits no route is not found",
    arguments: [
      "/nowhere", "/read", "/read/requests/", "/read/requests/abc", "/read/requests/0",
      "/read/requests/-1", "/read/requests/01", "/read/requests/99999999999999999999",
      "/theme/blue", "/a//b/1", "/a/x/b/", "/a/x/b/+1", "//", "/read//requests",
    ])
  func notFound(path: String) async throws {
    let response = await Self.router().respond(to: Request(.get, try target(path)))
    #expect(response.status == .notFound)
  }

  @Test(
    "another method is refused with the methods that are taken",
    arguments: [
      (HTTPServer.Method.put, "/read/requests", "GET, HEAD, POST, OPTIONS"),
      (.delete, "/", "GET, HEAD, OPTIONS"),
      (.get, "/read/requests/1/claim", "POST, OPTIONS"),
      (.head, "/read/requests/1/claim", "POST, OPTIONS"),
    ])
  func methodNotAllowed(method: HTTPServer.Method, path: String, allow: String) async throws {
    let response = await Self.router().respond(to: Request(method, try target(path)))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers[.allow] == allow)
  }

  @Test("HEAD takes the way of GET, and OPTIONS names the methods")
  func headAndOptions() async throws {
    let router = Self.router()
    let head = await router.respond(to: Request(.head, try target("/theme/dark")))
    #expect(text(head) == "theme dark")
    let options = await router.respond(to: Request(.options, try target("/theme/dark")))
    #expect(options.status == .noContent)
    #expect(options.headers[.allow] == "GET, HEAD, OPTIONS")
    let nowhere = await router.respond(to: Request(.options, try target("/theme/blue")))
    #expect(nowhere.status == .notFound)
  }

  @Test("limits are those of the route")
  func limits() throws {
    let router = Self.router()
    let post = Request(.post, try target("/read/requests"))
    #expect(try router.bodyLimits(for: post).totalBytes == 7)
    let claim = Request(.post, try target("/read/requests/1/claim"))
    #expect(try router.bodyLimits(for: claim) == .standard)
  }

  @Test("an error that is no problem is reported and becomes a page")
  func failure() async throws {
    await confirmation { reported in
      var router = Router(
        problemPage: { _, problem in .text("oh: \(problem.sentence)") },
        report: { _, error in if error is Broken { reported() } })
      router.get("/broken") { _ in throw Broken() }
      let response = await router.respond(to: Request(.get, RequestTarget("/broken") ?? .root))
      #expect(response.status == .internalServerError)
      #expect(text(response).hasPrefix("oh: Something went wrong"))
    }
  }

  @Test("middleware stands around handlers and problems alike, the first outermost")
  func middleware() async throws {
    var router = Self.router()
    router.use { request, next in
      var request = request
      request[Int.self] = 5
      var response = await next(request)
      response.headers["X-Order"] = (response.headers["X-Order"] ?? "") + "outer"
      return response
    }
    router.use { request, next in
      if request.query["stop"] != nil { throw Problem.other(.forbidden) }
      var response = await next(request)
      response.headers["X-Order"] = "inner,"
      return response
    }
    router.get("/five") { request in .text("\(request[Int.self] ?? 0)") }
    let five = await router.respond(to: Request(.get, try target("/five")))
    #expect(text(five) == "5")
    #expect(five.headers["X-Order"] == "inner,outer")
    let missing = await router.respond(to: Request(.get, try target("/none")))
    #expect(missing.headers["X-Order"] == "inner,outer")
    let stopped = await router.respond(to: Request(.get, try target("/five?stop")))
    #expect(stopped.status == .forbidden)
    #expect(stopped.headers["X-Order"] == "outer")
    let refused = await router.refuse(
      Request(.post, try target("/")), because: .bodyTooLarge(limit: 1))
    #expect(refused.status == .contentTooLarge)
    #expect(refused.headers["X-Order"] == "inner,outer")
  }

  @Test("a pattern with another number of parameters than types stops the program")
  func wrongPattern() async {
    await #expect(processExitsWith: .failure) {
      var router = Router()
      router.get("/a/{x}/{y}", .text) { _, _ in .empty() }
    }
  }
}

func target(_ path: String) throws -> RequestTarget { try #require(RequestTarget(path)) }
