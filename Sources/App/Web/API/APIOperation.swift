// SPDX-License-Identifier: Apache-2.0

import HTTPServer

/// One thing that programs can ask of the API: its address, its description and what does it.
///
/// The routes and the OpenAPI document are made from the same list, so neither can lack what the other has; and what
/// is sent is held against the description before anything is done.
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
      case number(ClosedRange<Double>)
      /// A number without a fraction.
      case whole(ClosedRange<Int>)
      case truth
      /// Several texts.
      case texts
      /// One of these words.
      case word([String])
      /// Several of these words.
      case words([String])
      /// An object with these members.
      case object([Value])
      /// Several objects with these members.
      case objects([Value])
      /// A moment as in RFC 3339, or a day, which ends with its last second; null for none.
      case moment
    }

    let name: String
    let kind: Kind
    let about: String
    var isRequired = true
    /// Whether a query may name it several times.
    var mayRepeat = false
    /// Whether it may stand in a query with nothing behind it.
    var mayBeEmpty = true
  }

  /// How a good answer begins.
  enum Success: Sendable {
    case ok
    case created
    case accepted
    case noContent

    var code: StaticString {
      switch self {
      case .ok: "200"
      case .created: "201"
      case .accepted: "202"
      case .noContent: "204"
      }
    }

    /// Whether something comes with it.
    var hasContent: Bool {
      switch self {
      case .ok, .created: true
      case .accepted, .noContent: false
      }
    }
  }

  let method: Method
  let path: String
  let summary: String
  /// Whether one must be signed in.
  var needsAccount = true
  /// What it is told in headers of the request, besides those of HTTP; their own words say what is wrong with them.
  var headers: [Value] = []
  var query: [Value] = []
  var body: [Value] = []
  /// The types of a body that is no JSON object, such as a file; where there is a `body` too, either is taken.
  var sends: [String] = []
  /// How much a body may hold.
  var limits = BodyLimits.standard
  /// Refuses a request before its body takes room.
  var checkHead: @Sendable (Request) throws(Problem) -> Void = { (_) throws(Problem) in }
  /// Says whose large body it is, or refuses it.
  var sender: @Sendable (Request) async throws(Problem) -> String? = { (_) throws(Problem) in nil }
  /// Says what takes the body as it comes, where `limits` go to a sink; nil where it comes as usual.
  var sink: SinkCheck = { _ in nil }
  /// What else is wrong with a body of which something does not fit, so that all is told at once.
  var moreProblems: @Sendable (Request) async throws -> [FormState.Refusal] = { _ in [] }
  /// The status of a good answer.
  var success = Success.ok
  /// What it refuses besides what follows from its description.
  var refuses: [Status] = []
  /// What a good answer holds, in words.
  let gives: String
  var givesTypes = ["application/json"]
  /// What a good answer tells in its headers, besides those of HTTP.
  var givesHeaders: [Value] = []
  /// What a good answer holds, when it is JSON.
  var shape: Shape?
  /// Whether a good answer can be asked for in parts and on conditions.
  var isInParts = false
  let answer: Answer

  /// The name for programs that are made from the document, such as `postRequestsIdClaim`.
  var id: String {
    let words = path.split(separator: "/").dropFirst(2).flatMap { segment in
      segment.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    }
    return words.reduce(method.rawValue.lowercased()) { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// The statuses with which it refuses.
  var refusals: [Status] {
    var codes: Set<Int> = [Status.badRequest.code]
    if needsAccount { codes.insert(Status.unauthorized.code) }
    if method != .get, method != .head { codes.insert(Status.forbidden.code) }
    if case .one = answer { codes.insert(Status.notFound.code) }
    if !body.isEmpty || !sends.isEmpty { codes.insert(Status.contentTooLarge.code) }
    if (query + body).contains(where: \.canBeUnfit) {
      codes.insert(Status.unprocessableContent.code)
    }
    if isInParts { codes.insert(Status.rangeNotSatisfiable.code) }
    codes.formUnion(refuses.map(\.code))
    return codes.sorted().compactMap { Status(code: $0) }
  }

  /// Adds the operation to a router.
  func add(to router: inout Router, of site: Site) {
    // HEAD is what GET answers, without what follows the head.
    let method = method == .head ? Method.get : method
    let check: @Sendable (Request) async throws -> Void = { request in
      if needsAccount { _ = try site.account(of: site.visit(of: request)) }
      try await self.check(request)
    }
    switch answer {
    case .plain(let answer):
      router.on(
        method, path, body: limits, checkHead: checkHead, sender: sender, sink: sink
      ) { request in
        try await site.answer(request) { _ in
          try await check(request)
          return try await answer(request)
        }
      }
    case .one(let answer):
      router.on(
        method, path, PathParameter<String>.text, body: limits, checkHead: checkHead,
        sender: sender, sink: sink
      ) { request, id in
        try await site.answer(request) { _ in
          try await check(request)
          return try await answer(request, id)
        }
      }
    }
  }
}

extension APIOperation.Value {
  /// Whether a value of the right kind can still be none that fits.
  fileprivate var canBeUnfit: Bool {
    switch kind {
    case .text, .texts, .truth: false
    case .number, .whole, .word, .words, .moment: true
    case .object(let members), .objects(let members): members.contains(where: \.canBeUnfit)
    }
  }
}
