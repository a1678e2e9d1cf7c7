// SPDX-License-Identifier: Apache-2.0

import Glibc
import TestSupport
import Testing

@testable import HTTPServer

/// Requests that were broken at random, from seeds that a failure prints.
@Suite("Requests that nobody would send")
struct FuzzTests {
  private static let rounds = 150

  /// Some that stay the same, and one that is new each time.
  static let seeds: [UInt64] = [1, 2, 3, .random(in: 0 ... .max)]

  @Test(
    "are answered or their connection ends, the same whether they come whole or in pieces",
    arguments: seeds)
  func brokenAtRandom(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.css", String(repeating: "a {}\n", count: 400))
    try folder.write("b.css", String(repeating: "b {}\n", count: 40_000))
    let files = try StaticFiles(folder: folder.path)
    let paths = [files.path(for: "a.css"), files.path(for: "b.css"), "/echo", "/large"]
    try await withServer(Self.router(files)) {
      $0.limits.freeBytesForUploads = 0
      $0.limits.discardBytes = 4096
      $0.limits.connectionsPerAddress = 0
    } _: { (port: Int) async throws -> Void in
      let failure = await Self.onThread { () -> String? in
        var random = SeededGenerator(seed: seed)
        for round in 0..<Self.rounds {
          let bytes = RequestMaker.make(paths, using: &random)
          let whole = Conversation.answers(port, [bytes])
          let pieces = RequestMaker.cut(bytes, using: &random)
          let inPieces = Conversation.answers(port, pieces)
          guard let whole, let inPieces, whole == inPieces else {
            return
              "seed \(seed), round \(round): \(RequestMaker.text(bytes)) cut at \(pieces.map(\.count)) gave "
              + "\(whole.map(RequestMaker.text) ?? "nothing in time") and "
              + "\(inPieces.map(RequestMaker.text) ?? "nothing in time")"
          }
        }
        return nil
      }
      #expect(failure == nil)
      let health = try await Client(port: port).ask("GET", "/healthz")
      #expect(health.status == 200)
    }
    withExtendedLifetime(folder) {}
  }

  private static func router(_ files: StaticFiles) -> Router {
    var router = Router()
    router.use(SecurityHeaders().middleware)
    router.serveHealth()
    files.serve(on: &router)
    router.get("/echo") { .text("got \($0.target.rawQuery ?? "")") }
    router.get("/large") { _ in .text(String(repeating: "large ", count: 30_000)) }
    router.post("/echo") { request in
      switch request.body {
      case .none: return .text("none")
      case .sunk: return .text("sunk")
      case .bytes(let bytes): return .text("took \(bytes.count)")
      case .form(let form): return .text("form \(form.files.count) \(form["x"] ?? "-")")
      }
    }
    router.post("/large", body: .upload(maximumBytes: 4 << 20)) { request in
      .text("took \(request.form.files.map(\.size))")
    }
    return router
  }

  private static func onThread(_ work: @escaping @Sendable () -> String?) async -> String? {
    await withCheckedContinuation { continuation in
      OwnThread.start { continuation.resume(returning: work()) }
    }
  }
}

/// Makes requests and breaks them.
enum RequestMaker {
  /// One to four requests, one after the other, most of them broken.
  static func make(_ paths: [String], using random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes += request(paths[Int.random(in: 0..<paths.count, using: &random)], using: &random)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&bytes, using: &random) }
    return bytes
  }

  private static func request(_ path: String, using random: inout SeededGenerator) -> [UInt8] {
    let length = Int.random(in: 0...9000, using: &random)
    let body = String(repeating: "x=y&", count: length / 4 / Int.random(in: 1...64, using: &random))
    let host = "Host: a\r\n"
    let text =
      switch Int.random(in: 0..<11, using: &random) {
      case 0: "GET \(path) HTTP/1.1\r\n\(host)\r\n"
      case 1:
        "GET \(path) HTTP/1.1\r\n\(host)Accept-Encoding: gzip\r\nConnection: keep-alive\r\n\r\n"
      case 2: "HEAD \(path) HTTP/1.1\r\n\(host)\r\n"
      case 3: "GET \(path)?q=1 HTTP/1.0\r\n\(host)Connection: keep-alive\r\n\r\n"
      case 4: "GET http://a\(path) HTTP/1.1\r\n\(host)Range: bytes=3-9\r\n\r\n"
      case 5: "\r\nGET \(path) HTTP/1.1\r\nX: \(body)\r\n\(host)If-None-Match: \"a\"\r\n\r\n"
      case 6: "POST \(path) HTTP/1.1\r\n\(host)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      case 7:
        "POST \(path) HTTP/1.1\r\n\(host)Content-Type: application/x-www-form-urlencoded\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      case 8:
        "POST \(path) HTTP/1.1\r\n\(host)Expect: 100-continue\r\nContent-Length: 4\r\n\r\nx=yz"
      case 9:
        "POST \(path) HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n"
          + chunks(body, using: &random)
      default: multipart(path, body)
      }
    return Array(text.utf8)
  }

  private static func chunks(_ body: String, using random: inout SeededGenerator) -> String {
    var rest = body[...]
    var text = ""
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...2000, using: &random))
      text +=
        "\(String(piece.utf8.count, radix: 16))\(Bool.random(using: &random) ? ";a=b" : "")\r\n\(piece)\r\n"
      rest = rest.dropFirst(piece.count)
    }
    return text + "0\r\n" + (Bool.random(using: &random) ? "X: y\r\n" : "") + "\r\n"
  }

  private static func multipart(_ path: String, _ body: String) -> String {
    let form =
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\(body)\r\n--b\r\n"
      + "Content-Disposition: form-data; name=\"f\"; filename=\"f.txt\"\r\n\r\n\(body)\r\n--b--\r\n"
    return "POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n"
      + "Content-Length: \(form.utf8.count)\r\n\r\n\(form)"
  }

  // What readers of HTTP stumble over.
  private static let tokens = [
    "\r\n", "\n", "\r", "\r\n\r\n", "\0", " ", ":", "\t", "0", "9", "-1", "FFFFFFFFFFFFFFF", "%00",
    "%2e%2e/",
    "Content-Length: 3\r\n", "Transfer-Encoding: chunked\r\n", "Connection: close\r\n",
    "Host: b\r\n",
    "Expect: 100-continue\r\n", "HTTP/1.1", "18446744073709551616",
  ]

  private static func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = .random(in: 0 ... .max, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: bytes.removeSubrange(place...)
    default:
      let token = tokens[Int.random(in: 0..<tokens.count, using: &random)]
      bytes.insert(contentsOf: Array(token.utf8), at: place)
    }
  }

  /// The same bytes in pieces; some of a byte, some long.
  static func cut(_ bytes: [UInt8], using random: inout SeededGenerator) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    let most = [3, 40, 700, 5000][Int.random(in: 0..<4, using: &random)]
    // So many that a round takes a moment only; what is left then comes at once.
    while !rest.isEmpty, pieces.count < 60 {
      let piece = rest.prefix(Int.random(in: 1...most, using: &random))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    if !rest.isEmpty { pieces.append(Array(rest)) }
    return pieces
  }

  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(3000), as: UTF8.self).debugDescription + " (\(bytes.count) bytes)"
  }
}

/// All that is said on one connection.
enum Conversation {
  /// Sends the pieces, says that nothing more comes, and reads to the end; nil when the server neither answers nor
  /// ends the connection.
  static func answers(_ port: Int, _ pieces: [[UInt8]]) -> [UInt8]? {
    guard let descriptor = Client.socket(to: port) else { return nil }
    defer { close(descriptor) }
    var on: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    for piece in pieces {
      // A server that has closed the connection takes no more; what it said before that counts.
      guard send(descriptor, piece, piece.count, Int32(MSG_NOSIGNAL)) == piece.count else { break }
    }
    shutdown(descriptor, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0 && errno == EAGAIN { return nil }
      guard count > 0 else { return withoutDates(answer) }
      answer += buffer[..<count]
    }
  }

  /// A second may pass between two answers that are the same else.
  private static func withoutDates(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array("\r\nDate: ".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0D, bytes[index...].starts(with: mark) {
        index += mark.count + WireHead.dateLength
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
