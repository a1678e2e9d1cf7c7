// SPDX-License-Identifier: Apache-2.0

/// Answers a request.
public typealias Handler = @Sendable (Request) async throws -> Response

/// The rest of the way that a request goes, from a middleware's point of view.
///
/// It never throws: what goes wrong further in is a response already.
public typealias Next = @Sendable (Request) async -> Response

/// Stands between the server and the handlers: may change the request, answer it, or change the
/// response.
public typealias Middleware = @Sendable (Request, Next) async throws -> Response

/// Looks at the head of a request before its body is read, and refuses it by a `Problem`.
public typealias HeadCheck = @Sendable (Request) throws(Problem) -> Void

/// Says who sends a large body, before it comes, and may look into the database for that; a name by which its places
/// are counted, or nil for the network that it comes from.
public typealias SenderCheck = @Sendable (Request) async throws(Problem) -> String?

/// How much a request may carry.
public struct BodyLimits: Sendable, Hashable {
  /// The greatest length of the whole body, in bytes.
  public var totalBytes: Int
  /// The most that is kept in memory: a body that is no form, or all fields that are no files.
  public var memoryBytes: Int
  /// The greatest number of fields and files.
  public var fieldCount: Int
  /// Which places a large body takes.
  public var lane: UploadLane
  /// Whether the route says what takes the body, whatever its length.
  public var goesToSink = false

  /// Limits in bytes; files may fill what memory may not.
  public init(
    totalBytes: Int, memoryBytes: Int, fieldCount: Int = 1000, lane: UploadLane = .open
  ) {
    self.totalBytes = totalBytes
    self.memoryBytes = memoryBytes
    self.fieldCount = fieldCount
    self.lane = lane
  }

  /// One mebibyte, enough for every form without files.
  public static let standard = BodyLimits(totalBytes: 1 << 20, memoryBytes: 1 << 20)

  /// A body that a sink takes as it comes, up to so many bytes.
  public static func sink(maximumBytes: Int, lane: UploadLane) -> BodyLimits {
    var limits = BodyLimits.upload(maximumBytes: maximumBytes, lane: lane)
    limits.goesToSink = true
    return limits
  }

  /// Whether more may come than is ever kept in memory, so that it takes room on the disk.
  var isUpload: Bool { totalBytes > Self.standard.totalBytes }

  /// A body of at most so many bytes needs no place: it is gone in a moment.
  static let smallBytes = 64 << 10

  /// A form with files, up to so many bytes in all.
  public static func upload(maximumBytes: Int, lane: UploadLane = .open) -> BodyLimits {
    BodyLimits(totalBytes: maximumBytes, memoryBytes: 1 << 20, lane: lane)
  }
}

/// What a server asks for its answers.
///
/// `Router` is one.
public protocol Responder: Sendable {
  /// How much a request may carry, asked before its body is read.
  ///
  /// - Throws: Why the request is refused on its head alone; its body is then thrown away.
  func bodyLimits(for request: Request) throws(Problem) -> BodyLimits

  /// Who sends a large body, asked before it takes a place.
  ///
  /// - Throws: Why the body may not come.
  func sender(of request: Request) async throws(Problem) -> String?

  /// What takes the body, asked before it comes where the limits say that something does.
  ///
  /// - Throws: Why the body may not come.
  func sink(of request: Request) async throws(Problem) -> (any BodySink)?

  /// The answer to a request.
  func respond(to request: Request) async -> Response

  /// The page for a request that the server refuses; its body was not read.
  func refuse(_ request: Request, because problem: Problem) async -> Response
}

extension Responder {
  /// Nobody in particular: places are counted by network.
  public func sender(of request: Request) async throws(Problem) -> String? { nil }

  /// Bodies go the usual way.
  public func sink(of request: Request) async throws(Problem) -> (any BodySink)? { nil }
}

/// The simplest responder: one handler for everything, plain text for problems.
public struct HandlerResponder: Responder {
  private let limits: BodyLimits
  private let handler: Handler

  /// Answers everything with a handler.
  public init(limits: BodyLimits = .standard, handler: @escaping Handler) {
    self.limits = limits
    self.handler = handler
  }

  /// The limits that were given.
  public func bodyLimits(for request: Request) -> BodyLimits { limits }

  /// What the handler answers, or plain text if it throws.
  public func respond(to request: Request) async -> Response {
    do {
      return try await handler(request)
    } catch let problem as Problem {
      return problem.plainResponse
    } catch {
      return Problem.failed.plainResponse
    }
  }

  /// Plain text.
  public func refuse(_ request: Request, because problem: Problem) async -> Response {
    problem.plainResponse
  }
}
