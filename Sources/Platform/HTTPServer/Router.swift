// SPDX-License-Identifier: Apache-2.0

/// Finds the handler for a request by its method and path.
///
/// Patterns name their parameters in braces, and the types of the parameters follow:
/// `router.get("/read/requests/{id}", .identifier) { request, id in … }`. A segment that does not
/// fit its type is not found. `HEAD` and `OPTIONS` are answered for every path.
public struct Router: Responder {
  struct Route: Sendable {
    let method: Method
    let limits: BodyLimits
    let checkHead: HeadCheck
    let sender: SenderCheck
    let sink: SinkCheck
    /// The handler with its parameters filled in, or nil if a segment does not fit.
    let bind: @Sendable ([String]) -> Handler?
  }

  private var root = RouteNode()
  private var middleware: [Middleware] = []
  private let problemPage: @Sendable (Request, Problem) async -> Response
  private let report: @Sendable (Request, any Error) -> Void
  private let understand: @Sendable (any Error) -> Problem?

  /// A router without routes.
  ///
  /// - Parameters:
  ///   - problemPage: Makes the page for a problem; its status and headers are put right.
  ///   - understand: What an error that is not a `Problem` means; nil for `.failed`.
  ///   - report: Told of errors that are not a `Problem`, before the page about it is made.
  public init(
    problemPage: @escaping @Sendable (Request, Problem) async -> Response = {
      $1.plainResponse
    },
    understand: @escaping @Sendable (any Error) -> Problem? = { _ in nil },
    report: @escaping @Sendable (Request, any Error) -> Void = { _, _ in }
  ) {
    self.understand = understand
    self.problemPage = problemPage
    self.report = report
  }

  /// Adds a middleware inside of those that are there.
  ///
  /// It also sees the pages for problems and for requests that the server refused.
  public mutating func use(_ middleware: @escaping Middleware) {
    self.middleware.append(middleware)
  }

  /// Adds a handler for a method and a pattern.
  ///
  /// - Parameters:
  ///   - limits: How much a request may carry.
  ///   - checkHead: Refuses a request by its head, before its body takes room; it must not wait.
  ///   - sender: Says who sends a large body, or refuses it; it may wait, and is asked only before large bodies.
  ///   - sink: Says what takes the body, or refuses it; it may wait, and is asked where `limits` go to a sink.
  /// - Precondition: The pattern begins with `/` and names as many parameters as there are types.
  public mutating func on<each Value: Sendable>(
    _ method: Method, _ pattern: String, _ parameters: repeat PathParameter<each Value>,
    body limits: BodyLimits = .standard, checkHead: @escaping HeadCheck = { _ in },
    sender: @escaping SenderCheck = { _ in nil }, sink: @escaping SinkCheck = { _ in nil },
    handler: @escaping @Sendable (Request, repeat each Value) async throws -> Response
  ) {
    let pattern = PathPattern(pattern)
    var count = 0
    for _ in repeat each parameters { count += 1 }
    precondition(pattern.parameterCount == count, "\(pattern.text) needs \(count) parameters")
    let types = (repeat each parameters)
    root.add(
      Route(method: method, limits: limits, checkHead: checkHead, sender: sender, sink: sink) {
        segments in
        guard let values = Self.read(segments, repeat each types) else { return nil }
        return { request in try await handler(request, repeat each values) }
      }, at: pattern.parts[...])
  }

  /// Adds a handler for `GET`, which also answers `HEAD`.
  public mutating func get<each Value: Sendable>(
    _ pattern: String, _ parameters: repeat PathParameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) async throws -> Response
  ) {
    on(.get, pattern, repeat each parameters, handler: handler)
  }

  /// Adds a handler for `POST`.
  public mutating func post<each Value: Sendable>(
    _ pattern: String, _ parameters: repeat PathParameter<each Value>,
    body limits: BodyLimits = .standard, checkHead: @escaping HeadCheck = { _ in },
    sender: @escaping SenderCheck = { _ in nil },
    handler: @escaping @Sendable (Request, repeat each Value) async throws -> Response
  ) {
    on(
      .post, pattern, repeat each parameters, body: limits, checkHead: checkHead, sender: sender,
      handler: handler)
  }

  private static func read<each Value: Sendable>(
    _ segments: [String], _ parameters: repeat PathParameter<each Value>
  ) -> (repeat each Value)? {
    var index = 0
    func next<One: Sendable>(_ parameter: PathParameter<One>) throws(UnfitSegmentError) -> One {
      defer { index += 1 }
      guard let value = parameter.parse(segments[index]) else { throw UnfitSegmentError() }
      return value
    }
    do { return (repeat try next(each parameters)) } catch { return nil }
  }

  // MARK: Answering

  /// The limits of the route that the request will take.
  ///
  /// - Throws: What the check of its head throws.
  public func bodyLimits(for request: Request) throws(Problem) -> BodyLimits {
    for match in root.matches(request.segments) where match.route.method == request.method {
      try match.route.checkHead(request)
      return match.route.limits
    }
    return .standard
  }

  /// Who sends a large body, as the route says that the request will take.
  ///
  /// - Throws: What the route throws.
  public func sender(of request: Request) async throws(Problem) -> String? {
    for match in root.matches(request.segments) where match.route.method == request.method {
      return try await match.route.sender(request)
    }
    return nil
  }

  /// What takes the body, as its route says.
  ///
  /// - Throws: What the check of the route throws.
  public func sink(of request: Request) async throws(Problem) -> (any BodySink)? {
    for match in root.matches(request.segments) where match.route.method == request.method {
      return try await match.route.sink(request)
    }
    return nil
  }

  /// Whether there is something to open at an address: a handler for `GET` that its segments fit.
  public func opens(_ target: RequestTarget) -> Bool {
    root.matches(target.segments).contains { $0.route.method == .get && $0.handler() != nil }
  }

  /// The answer of the handler, or a page for the problem.
  public func respond(to request: Request) async -> Response {
    await run(request) { request in try await route(request)(request) }
  }

  /// The page for a request that the server refuses, seen by all middleware.
  public func refuse(_ request: Request, because problem: Problem) async -> Response {
    var request = request
    request.isRefused = true
    return await run(request) { _ in throw problem }
  }

  private func run(_ request: Request, _ handler: @escaping Handler) async -> Response {
    var next: Next = { request in await total(request, handler) }
    for layer in middleware.reversed() {
      let inner = next
      next = { request in await total(request) { try await layer($0, inner) } }
    }
    return await next(request)
  }

  /// Turns what a handler throws into a page.
  private func total(_ request: Request, _ handler: Handler) async -> Response {
    do {
      return try await handler(request)
    } catch let problem as Problem {
      return await page(request, problem)
    } catch {
      report(request, error)
      return await page(request, understand(error) ?? .failed)
    }
  }

  private func page(_ request: Request, _ problem: Problem) async -> Response {
    var response = await problemPage(request, problem)
    response.status = problem.status
    problem.decorate(&response)
    return response
  }

  private func route(_ request: Request) throws(Problem) -> Handler {
    let matches = root.matches(request.segments)
    let method: Method = request.method == .head ? .get : request.method
    for match in matches where match.route.method == method {
      if let handler = match.handler() { return handler }
    }
    let allowed = matches.filter { $0.handler() != nil }.map(\.route.method)
    guard !allowed.isEmpty else { throw .notFound }
    let methods = Self.answered(allowed)
    guard request.method == .options else { throw .methodNotAllowed(allowed: methods) }
    let allow = methods.map(\.rawValue).joined(separator: ", ")
    return { _ in Response(status: .noContent, headers: [.allow: allow]) }
  }

  private static func answered(_ methods: [Method]) -> [Method] {
    Method.allCases.filter {
      $0 == .options || methods.contains($0) || ($0 == .head && methods.contains(.get))
    }
  }
}

/// A segment of a path does not fit its parameter.
private struct UnfitSegmentError: Error {}
