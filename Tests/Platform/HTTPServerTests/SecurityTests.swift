// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Testing

@Suite("What protects people")
struct SecurityTests {
  @Test("every page says what pages never do, error pages too")
  func headers() async throws {
    var router = Router()
    router.use(SecurityHeaders().middleware)
    router.get("/own") { _ in
      Response(headers: [.contentSecurityPolicy: "default-src 'self'"])
    }
    let response = await router.respond(to: Request(.get, try target("/nowhere")))
    #expect(response.status == .notFound)
    #expect(
      response.headers[.contentSecurityPolicy]
        == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' data:; media-src 'self' blob: data:; connect-src 'self'; "
        + "font-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; "
        + "base-uri 'none'; frame-ancestors 'none'")
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
    #expect(response.headers[.referrerPolicy] == "same-origin")
    #expect(response.headers[.crossOriginOpenerPolicy] == "same-origin")
    #expect(response.headers[.permissionsPolicy]?.contains("geolocation=(self)") == true)
    #expect(response.headers[.strictTransportSecurity] == nil)
    let own = await router.respond(to: Request(.get, try target("/own")))
    #expect(own.headers.all(.contentSecurityPolicy) == ["default-src 'self'"])
    let secure = await router.respond(to: Request(.get, try target("/own"), isSecure: true))
    #expect(secure.headers[.strictTransportSecurity] == "max-age=31536000")
  }

  @Test(
    "what is only a part of a page carries no policy of pages",
    arguments: [
      ("text/css; charset=utf-8", true), ("text/javascript; charset=utf-8", true),
      ("application/wasm", true), ("font/woff2", true), ("text/html; charset=utf-8", false),
      ("image/svg+xml", false), ("application/json", false), ("application/pdf", false),
    ])
  func parts(type: String, isPart: Bool) async throws {
    var router = Router()
    router.use(SecurityHeaders().middleware)
    router.get("/own") { _ in Response(headers: [.contentType: type]) }
    let response = await router.respond(to: Request(.get, try target("/own"), isSecure: true))
    #expect((response.headers[.contentSecurityPolicy] == nil) == isPart)
    #expect((response.headers[.permissionsPolicy] == nil) == isPart)
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
    #expect(response.headers[.strictTransportSecurity] != nil)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let method: HTTPServer.Method
    let headers: Headers
    let isAllowed: Bool
    var testDescription: String {
      "\(method) " + headers.fields.map { "\($0.name.text): \($0.value)" }.joined(separator: ", ")
    }
  }

  static let rows: [Row] = [
    Row(method: .get, headers: [.secFetchSite: "cross-site"], isAllowed: true),
    Row(method: .post, headers: [.secFetchSite: "same-origin"], isAllowed: true),
    Row(method: .post, headers: [.secFetchSite: "none"], isAllowed: true),
    Row(method: .post, headers: [.secFetchSite: "same-site"], isAllowed: false),
    Row(method: .post, headers: [.secFetchSite: "cross-site"], isAllowed: false),
    Row(
      method: .post, headers: [.secFetchSite: "cross-site", .origin: "http://own.example:8080"],
      isAllowed: false),
    Row(method: .post, headers: [.origin: "http://own.example:8080"], isAllowed: true),
    Row(method: .delete, headers: [.origin: "https://OWN.example:8080"], isAllowed: true),
    Row(method: .post, headers: [.origin: "http://own.example"], isAllowed: false),
    Row(
      method: .post, headers: [.origin: "http://own.example:8080.evil.example"], isAllowed: false),
    Row(method: .post, headers: [.origin: "null"], isAllowed: false),
    Row(method: .post, headers: [.referer: "http://own.example:8080/form?x"], isAllowed: true),
    Row(
      method: .post, headers: [.referer: "http://evil.example/own.example:8080"], isAllowed: false),
    Row(
      method: .post,
      headers: [.origin: "http://evil.example", .referer: "http://own.example:8080/"],
      isAllowed: false),
    Row(method: .post, headers: [:], isAllowed: false),
  ]

  @Test("only our own pages may change something", arguments: rows)
  func sameOrigin(row: Row) async throws {
    var router = Router()
    router.use(SameOrigin.middleware())
    for method in [HTTPServer.Method.get, .post, .delete] {
      router.on(method, "/") { _ in .text("done") }
    }
    var headers = row.headers
    headers[.host] = "own.example:8080"
    let response = await router.respond(to: Request(row.method, .root, headers: headers))
    #expect(response.status == (row.isAllowed ? .ok : .forbidden))
    if !row.isAllowed { #expect(text(response).contains("another site")) }
  }

  @Test(
    "what is refused for another reason is told that reason, and not that it comes from another site"
  )
  func refusedAnyhow() async throws {
    var router = Router()
    router.use(SameOrigin.middleware())
    router.post("/") { _ in .text("done") }
    try await withServer(router) { port in
      let client = try Client(port: port)
      try await client.send(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n")
      #expect(try await client.readAnswer().status == 400)
      #expect(try await client.readToEnd().isEmpty)
      #expect(try await Client(port: port).ask("POST", "/").status == 403)
    }
  }

  @Test("a request may be exempt from the check")
  func exempt() async throws {
    var router = Router()
    router.use(SameOrigin.middleware(exempt: { $0.rawPath == "/hook" }))
    router.post("/hook") { _ in .text("done") }
    let response = await router.respond(to: Request(.post, try target("/hook")))
    #expect(response.status == .ok)
  }

  @Test(
    "the health page says ok, or all that is wrong",
    arguments: [([], 200, "ok\n"), (["No room.", "No queue."], 503, "No room.\nNo queue.\n")])
  func health(troubles: [String], status: Int, body: String) async throws {
    var router = Router()
    router.serveHealth { troubles }
    let response = await router.respond(to: Request(.get, try target("/healthz")))
    #expect(response.status.code == status)
    #expect(text(response) == body)
  }
}
