// SPDX-License-Identifier: Apache-2.0

import HTTPServer

/// One thing that programs can ask of the API: its address, its description and what does it.
///
/// The routes and the OpenAPI document are made from the same list, so neither can lack what the other has.
struct APIOperation: Sendable {
  /// What answers: with or without the identifier that stands in the address as `{id}`.
  enum Answer: Sendable {
    case plain(@Sendable (Request) async throws -> Response)
    case one(@Sendable (Request, String) async throws -> Response)
  }

  /// A value in the query or in the JSON object of the body.
  struct Value: Sendable {
    enum Kind: Sendable {
      case text
      case number
      case truth
      /// Several texts.
      case texts
    }

    let name: String
    let kind: Kind
    let about: String
    var isRequired = true
  }

  /// How a good answer begins.
  enum Success: Sendable {
    case ok
    case created
    case noContent

    var code: StaticString {
      switch self {
      case .ok: "200"
      case .created: "201"
      case .noContent: "204"
      }
    }
  }

  let method: Method
  let path: String
  let summary: String
  /// Whether one must be signed in.
  var needsAccount = true
  var query: [Value] = []
  var body: [Value] = []
  /// The types of a body that is no JSON object, such as a file.
  var sends: [String] = []
  /// How much a body may hold.
  var limits = BodyLimits.standard
  /// The status of a good answer.
  var success = Success.ok
  /// What a good answer holds.
  let gives: String
  var givesType: String = "application/json"
  let answer: Answer

  /// Adds the operation to a router.
  func add(to router: inout Router) {
    switch answer {
    case .plain(let answer): router.on(method, path, body: limits, handler: answer)
    case .one(let answer):
      router.on(
        method, path, PathParameter<String>.text, body: limits, handler: answer)
    }
  }
}
