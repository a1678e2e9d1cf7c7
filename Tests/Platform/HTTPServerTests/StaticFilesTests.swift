// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import HTTPServer

@Suite("Files that browsers may keep")
struct StaticFilesTests {
  static let style = String(repeating: "p { margin: 0 } ", count: 100)

  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("css/site.css", style)
    try folder.write("js/a.js", "x")
    try folder.write("generated/earshot.wasm", [UInt8](repeating: 0, count: 500))
    try folder.write("generated/earshot.wasm.br", "brotli")
    try folder.write("alone.br", "alone")
    try folder.write("icon name.svg", "<svg></svg>")
    try folder.write("font.woff2", String(repeating: "a", count: 500))
    try folder.write(".hidden", "secret")
    try folder.write(".git/config", "secret")
    symlink("/etc/passwd", folder.path + "/passwd")
    symlink("css/site.css", folder.path + "/linked.css")
    symlink("..", folder.path + "/up")
    return folder
  }

  static func withFiles(
    _ body: @escaping @Sendable (StaticFiles, Client) async throws -> Void
  ) async throws {
    let folder = try folder()
    let files = try StaticFiles(folder: folder.path)
    var router = Router()
    files.serve(on: &router, also: ["/favicon.svg": "icon name.svg"])
    try await withServer(router) { port in try await body(files, Client(port: port)) }
  }

  @Test("only what lies in the folder and is not hidden is served")
  func names() throws {
    let folder = try Self.folder()
    let files = try StaticFiles(folder: folder.path)
    #expect(
      files.names == [
        "alone.br", "css/site.css", "font.woff2", "generated/earshot.wasm", "icon name.svg",
        "js/a.js",
        "linked.css",
      ])
    #expect(throws: FileError(path: "/nowhere", code: ENOENT)) {
      try StaticFiles(folder: "/nowhere")
    }
  }

  @Test("a file is kept for ever, and compressed for who takes it")
  func compressed() async throws {
    try await Self.withFiles { files, client in
      let path = files.path(for: "css/site.css")
      let plain = try await client.ask("GET", path)
      #expect(plain.text == Self.style)
      #expect(plain["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(plain["Vary"] == "Accept-Encoding")
      #expect(plain["Content-Type"] == "text/css; charset=utf-8")
      let small = try await client.ask("GET", path, ["Accept-Encoding: br, gzip;q=0.5"])
      #expect(small["Content-Encoding"] == "gzip")
      #expect(small.body.count < 200 && small.body.starts(with: [0x1F, 0x8B]))
      #expect(small["ETag"] != plain["ETag"])
      let tag = try #require(small["ETag"])
      let again = try await client.ask(
        "GET", path, ["Accept-Encoding: gzip", "If-None-Match: \(tag)"])
      #expect(again.status == 304)
      #expect(again["Vary"] == "Accept-Encoding")
      let part = try await client.ask("GET", path, ["Accept-Encoding: gzip", "Range: bytes=0-2"])
      #expect(part.text == "p {")
      #expect(part["Content-Encoding"] == nil)
    }
  }

  @Test(
    "what was compressed with Brotli beforehand is for who takes it",
    arguments: [
      ("br, gzip", "br"), ("gzip, br;q=0.1", "br"), ("gzip, br;q=0", "gzip"), ("gzip", "gzip"),
      ("*", "br"), ("identity", nil),
    ])
  func brotli(accepted: String, coding: String?) async throws {
    try await Self.withFiles { files, client in
      let path = files.path(for: "generated/earshot.wasm")
      let answer = try await client.ask("GET", path, ["Accept-Encoding: \(accepted)"])
      #expect(answer["Content-Encoding"] == coding)
      #expect(answer["Content-Type"] == "application/wasm")
      #expect((answer.text == "brotli") == (coding == "br"))
      let alone = try await client.ask("GET", files.path(for: "alone.br"))
      #expect(alone.text == "alone" && alone["Content-Encoding"] == nil)
    }
  }

  @Test("what zlib writes, gzip can read")
  func gzipIsGzip() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.gz", try #require(Gzip.compress(Array(Self.style.utf8))))
    #expect(await Command.run("gzip -dc \(path)") == Self.style)
    #expect(Gzip.compress([1, 2, 3]) == nil)
  }

  @Test(
    "types are what browsers need",
    arguments: [
      ("generated/earshot.wasm", "application/wasm"), ("js/a.js", "text/javascript; charset=utf-8"),
      ("font.woff2", "font/woff2"), ("icon name.svg", "image/svg+xml"),
    ])
  func types(name: String, type: String) async throws {
    try await Self.withFiles { files, client in
      let answer = try await client.ask("GET", files.path(for: name))
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == type)
      // Fonts are compressed already, and the small script would not become smaller.
      let gzip = try await client.ask("GET", files.path(for: name), ["Accept-Encoding: gzip"])
      #expect((gzip["Content-Encoding"] == "gzip") == (name == "generated/earshot.wasm"))
    }
  }

  @Test("an old address leads to the present one, which a page may still ask for")
  func oldHash() async throws {
    try await Self.withFiles { files, client in
      let answer = try await client.ask("GET", "/assets/0000000000000000/css/site.css")
      #expect(answer.status == 302)
      #expect(answer["Location"] == files.path(for: "css/site.css"))
      let icon = try await client.ask("GET", "/favicon.svg")
      #expect(icon.text == "<svg></svg>")
      #expect(icon["Cache-Control"] == "public, no-cache")
    }
  }

  @Test(
    "no way leads out of the folder",
    arguments: [
      "/../../etc/passwd", "/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/passwd", "/.hidden",
      "/.git/config", "/up/etc/passwd", "", "/", "/css", "/css/", "/css/site.css/", "//etc/passwd",
      "/css%2fsite.css%00",
    ])
  func traversal(rest: String) async throws {
    try await Self.withFiles { files, client in
      let answer = try await client.ask("GET", files.prefix + rest)
      #expect([400, 404].contains(answer.status))
    }
  }

  @Test("another content has another address")
  func hashChanges() throws {
    let folder = try Self.folder()
    let before = try StaticFiles(folder: folder.path).prefix
    #expect(try StaticFiles(folder: folder.path).prefix == before)
    try folder.write("js/a.js", "y")
    #expect(try StaticFiles(folder: folder.path).prefix != before)
  }
}
