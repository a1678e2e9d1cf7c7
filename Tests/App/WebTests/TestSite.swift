// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import Fetching
import Foundation
import HTTPServer
import Letters
import Passwords
import Reading
import Speaking
import TestSupport

@testable import Web

/// The whole application over a data folder of its own, without a network.
final class TestSite: Sendable {
  let application: WebApplication
  let services: Services
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - folder: a data folder that is there already.
  ///   - server: a server of this machine from which sounds can be fetched.
  init(
    in folder: TemporaryFolder? = nil, office: PostOffice? = nil, clock: WallClock = .system,
    workers: WorkerSettings = WorkerSettings(), fetchingFrom server: RawServer? = nil
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    services = try await Services(
      dataFolder: folder.path, workers: workers, office: office, clock: clock,
      fetcher: .ofSounds(
        agent: "Earshot/test",
        rules: server.map { FetchRules(localServer: .init(port: $0.port)) } ?? FetchRules()),
      hashing: .quick)
    let configuration = WebConfiguration(
      dataFolder: folder.path, resourceFolder: Self.repository, version: "0.0.0-test")
    application = WebApplication(
      configuration, services: services, files: try Self.files.get())
  }

  /// Read and compressed once for all tests.
  private static let files = Result { try WebApplication.files(in: repository) }

  /// The folder that holds `Public` and `Examples`.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}

/// The method of a request; `Method` alone would also name one of Foundation's.
typealias HTTPMethod = HTTPServer.Method

/// Somebody with a browser: keeps cookies, sends forms as a page of ours would.
final class Person {
  private let site: TestSite
  var language: String
  var cookies: [String: String] = [:]

  init(on site: TestSite, language: String = "en") {
    self.site = site
    self.language = language
  }

  func open(_ address: String) async throws -> Answer {
    try await send(.get, address)
  }

  /// - Parameter page: the page that the form stood on.
  func submit(
    _ address: String, _ fields: [String: String] = [:], from page: String? = nil
  ) async throws -> Answer {
    var headers: Headers = ["Sec-Fetch-Site": "same-origin"]
    if let page { headers[.referer] = "https://earshot.test" + page }
    return try await send(
      .post, address, body: .form(Form(fields: try Self.values(fields))), headers: headers)
  }

  func send(
    _ method: HTTPMethod, _ address: String, body: Request.Body = .none,
    headers: Headers = [:]
  ) async throws -> Answer {
    try await send(try request(method, address, body, headers))
  }

  /// Sends bytes that go where their route says while they come.
  func stream(
    _ bytes: [UInt8], _ method: HTTPMethod, _ address: String, headers: Headers
  ) async throws -> Answer {
    var request = try request(method, address, .none, headers)
    let router = site.application.router
    do {
      _ = try router.bodyLimits(for: request)
      if let sink = try await router.sink(of: request) {
        try bytes.withUnsafeBytes { try sink.write($0) }
        request.body = .sunk(sink)
      }
    } catch let problem as Problem {
      return Answer(await router.refuse(request, because: problem))
    }
    return try await send(request)
  }

  private func request(
    _ method: HTTPMethod, _ address: String, _ body: Request.Body, _ headers: Headers
  ) throws -> Request {
    var headers = headers
    headers[.host] = "earshot.test"
    headers[.acceptLanguage] = language
    let kept = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    if !kept.isEmpty { headers[.cookie] = kept }
    guard let target = RequestTarget(address) else { throw BadAddress() }
    return Request(method, target, headers: headers, body: body)
  }

  private func send(_ request: Request) async throws -> Answer {
    let response = await site.application.router.respond(to: request)
    for cookie in response.cookies {
      cookies[cookie.name] = cookie.lifetime == .removed ? nil : cookie.value
    }
    return Answer(response)
  }

  /// Makes an account and stays signed in.
  func signUp(as role: String, name: String = "Ana Pérez", username: String) async throws {
    let answer = try await submit(
      "/sign-up",
      [
        "role": role, "name": name, "username": username, "password": "three blue chairs 9",
      ])
    guard answer.status == 303 else { throw BadAddress() }
  }

  private static func values(_ fields: [String: String]) throws -> NamedValues {
    let text = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\(encoded($0.value))" }
      .joined(separator: "&")
    guard let target = RequestTarget("/?" + text) else { throw BadAddress() }
    return target.query
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}

/// An answer, as a test looks at it.
struct Answer {
  let response: Response
  let bytes: [UInt8]
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ response: Response) {
    self.response = response
    switch response.body {
    case .bytes(let sent): bytes = sent
    case .shared(let kept): bytes = kept.array
    case .empty, .file, .events: bytes = []
    }
  }

  var status: Int { response.status.code }
  var location: String? { response.headers[.location] }

  /// The words of the `title`.
  var title: String {
    guard let start = text.range(of: "<title>"), let end = text.range(of: "</title>") else {
      return ""
    }
    return String(text[start.upperBound..<end.lowerBound])
  }

  func count(of part: String) -> Int { text.components(separatedBy: part).count - 1 }
}

struct BadAddress: Error {}
