// SPDX-License-Identifier: Apache-2.0

import Bytes
import Testing

@testable import HTTPServer
@testable import Web

/// A program that uses the API as its OpenAPI document describes it, and holds every answer against that.
final class APIClient {
  let site: TestSite
  let document: JSONValue
  /// The operations that have given a good answer.
  private(set) var served: Set<String> = []
  private let person: Person
  private let language: String

  init(on site: TestSite, language: String = "en") async throws {
    self.site = site
    self.language = language
    person = Person(on: site, language: language)
    let answer = try await person.open("/api/v1/openapi.json")
    document = try JSONParser.parse(Array(answer.text.utf8))
  }

  /// One operation of the document.
  struct Operation: CustomStringConvertible {
    let method: HTTPMethod
    let path: String
    let about: JSONValue

    var id: String { about["operationId"]?.string ?? "" }
    var description: String { "\(method) \(path)" }
    var query: [JSONValue] {
      (about["parameters"]?.array ?? []).filter { $0["in"]?.string == "query" }
    }
    var bodySchema: JSONValue? {
      about["requestBody"]?["content"]?["application/json"]?["schema"]
    }
  }

  var operations: [Operation] {
    (document["paths"]?.members ?? []).flatMap { path in
      (path.value.members ?? []).compactMap { entry in
        HTTPMethod(rawValue: entry.name.uppercased()).map {
          Operation(method: $0, path: path.name, about: entry.value)
        }
      }
    }
  }

  /// Makes an account and gives its token.
  func token(of username: String, as role: String) async throws -> String {
    try await Person(on: site, language: language).signUp(as: role, username: username)
    let answer = try await send(
      "postSessions", body: "{\"username\":\"\(username)\",\"password\":\"three blue chairs 9\"}")
    return try #require(try JSONParser.parse(Array(answer.text.utf8))["token"]?.string)
  }

  /// Sends a request, and holds the answer against the document.
  @discardableResult
  func send(
    _ operationID: String, id: String = "", query: String = "", body: String? = nil,
    form: Form? = nil, sound: [UInt8]? = nil, streamed: [UInt8]? = nil,
    headers: Headers = [:], token: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) async throws -> Answer {
    let operation = try #require(
      operations.first { $0.id == operationID }, "no operation \(operationID)",
      sourceLocation: location)
    var headers = headers
    headers["Sec-Fetch-Site"] = "same-origin"
    if let token { headers["Authorization"] = "Bearer \(token)" }
    if body != nil { headers[.contentType] = "application/json" }
    let sent: Request.Body =
      if let sound {
        .sunk(try sink(sound))
      } else if let form {
        .form(form)
      } else { body.map { .bytes(Array($0.utf8)) } ?? .none }
    let address = operation.path.replacing("{id}", with: id) + query
    let answer =
      if let streamed {
        try await person.stream(streamed, operation.method, address, headers: headers)
      } else {
        try await person.send(operation.method, address, body: sent, headers: headers)
      }
    let found = problems(with: answer, of: operation)
    #expect(found.isEmpty, "\(operation): \(answer.text.prefix(400))", sourceLocation: location)
    if answer.status < 300 { served.insert(operationID) }
    return answer
  }

  private func sink(_ sound: [UInt8]) throws -> FileSink {
    let sink = try FileSink(in: site.application.uploadFolder)
    try sound.withUnsafeBytes { bytes in try sink.write(bytes) }
    return sink
  }

  private func problems(with answer: Answer, of operation: Operation) -> [String] {
    let responses = operation.about["responses"]
    guard let listed = responses?[String(answer.status)] else {
      return ["the status \(answer.status) is not listed"]
    }
    for header in listed["headers"]?.members ?? [] where header.value["required"]?.bool == true {
      if answer.response.headers[HeaderName(text: header.name)] == nil {
        return ["the header \(header.name) is missing"]
      }
    }
    guard let content = listed["content"]?.members?.first else {
      return answer.text.isEmpty ? [] : ["there is a body"]
    }
    let type = answer.response.headers[.contentType] ?? Self.type(of: answer.response)
    let isType = content.name == "*/*" || type.hasPrefix(content.name)
    guard isType else { return ["\(type) is not \(content.name)"] }
    guard let schema = content.value["schema"] else { return [] }
    do throws(JSONError) {
      return SchemaCheck(document: document).problems(
        try JSONParser.parse(Array(answer.text.utf8)), schema)
    } catch {
      return ["no JSON: \(error)"]
    }
  }

  private static func type(of response: Response) -> String {
    switch response.body {
    case .file(let file): file.type.text
    case .events: "text/event-stream"
    case .empty, .bytes, .shared: ""
    }
  }
}
