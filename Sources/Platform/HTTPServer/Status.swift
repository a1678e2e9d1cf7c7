// SPDX-License-Identifier: Apache-2.0

/// The status of a response, RFC 9110 section 15.
public struct Status: Sendable, Hashable {
  /// The three digits, 200 to 599.
  public let code: Int

  private init(_ code: Int) { self.code = code }

  /// The status with these digits, or nil if they are not from 200 to 599.
  public init?(code: Int) {
    guard (200...599).contains(code) else { return nil }
    self.code = code
  }

  /// The request was done.
  public static let ok = Status(200)
  /// Something new was made; `Location` says where.
  public static let created = Status(201)
  /// The request will be done later.
  public static let accepted = Status(202)
  /// Done, and there is nothing to say.
  public static let noContent = Status(204)
  /// A part of the file, as was asked.
  public static let partialContent = Status(206)
  /// The page has another address for good.
  public static let movedPermanently = Status(301)
  /// The page is elsewhere just now.
  public static let found = Status(302)
  /// Done; go on with a GET of another page.
  public static let seeOther = Status(303)
  /// The copy that the client has is still right.
  public static let notModified = Status(304)
  /// Send the same request elsewhere just now.
  public static let temporaryRedirect = Status(307)
  /// Send the same request elsewhere for good.
  public static let permanentRedirect = Status(308)
  /// The request cannot be understood.
  public static let badRequest = Status(400)
  /// One must sign in first.
  public static let unauthorized = Status(401)
  /// This person may not do this.
  public static let forbidden = Status(403)
  /// There is nothing at this address.
  public static let notFound = Status(404)
  /// The address does not take this method.
  public static let methodNotAllowed = Status(405)
  /// There is no form of it that the client takes.
  public static let notAcceptable = Status(406)
  /// The request came too slowly.
  public static let requestTimeout = Status(408)
  /// It does not fit the present state.
  public static let conflict = Status(409)
  /// It was there and is no more.
  public static let gone = Status(410)
  /// The length of the body must be given.
  public static let lengthRequired = Status(411)
  /// What the client took for granted is not so.
  public static let preconditionFailed = Status(412)
  /// The body is larger than allowed.
  public static let contentTooLarge = Status(413)
  /// The address is longer than allowed.
  public static let uriTooLong = Status(414)
  /// The body is of a kind that is not understood.
  public static let unsupportedMediaType = Status(415)
  /// The asked part lies beyond the end.
  public static let rangeNotSatisfiable = Status(416)
  /// The body is understood and cannot be followed.
  public static let unprocessableContent = Status(422)
  /// Too many requests in a short time.
  public static let tooManyRequests = Status(429)
  /// The headers are larger than allowed.
  public static let requestHeaderFieldsTooLarge = Status(431)
  /// The server failed.
  public static let internalServerError = Status(500)
  /// The server cannot do it just now.
  public static let serviceUnavailable = Status(503)
  /// The server does not speak this version of HTTP.
  public static let httpVersionNotSupported = Status(505)
  /// The server has no room for it.
  public static let insufficientStorage = Status(507)

  /// Whether a response of this status has no body, RFC 9110 section 6.4.1.
  var forbidsBody: Bool { self == .noContent || self == .notModified }

  /// Whether the status says that something is wrong.
  public var isError: Bool { code >= 400 }
}
