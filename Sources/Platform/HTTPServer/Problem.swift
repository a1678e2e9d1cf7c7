// SPDX-License-Identifier: Apache-2.0

/// Why a request is refused, as data; the responder makes the page.
///
/// A handler or middleware throws it.
public enum Problem: Error, Sendable, Hashable {
  /// There is nothing at this address.
  case notFound
  /// The address takes other methods, these.
  case methodNotAllowed(allowed: [Method])
  /// A form of another site tried to do something here.
  case crossOrigin
  /// The body is larger than so many bytes.
  case bodyTooLarge(limit: Int)
  /// The address is too long.
  case addressTooLong
  /// The headers are too large.
  case headTooLarge
  /// The request cannot be understood, for this reason.
  case malformed(Malformation)
  /// The server could not store what was sent, since its disk is full.
  case noRoom
  /// Nothing can be stored for a moment.
  case busy
  /// Too many large bodies come in at once, or the disk is nearly full.
  case uploadsClosed
  /// The server is about to stop.
  case stopping
  /// A handler failed with an error of another kind.
  case failed
  /// Another reason, with its status.
  case other(Status)

  /// What cannot be understood about a request.
  public enum Malformation: Sendable, Hashable {
    /// The address.
    case address
    /// The lines of the head do not have the form that HTTP asks for.
    case head
    /// The `Host` header is missing, doubled or no name of a host.
    case host
    /// The headers contradict each other about the length of the body.
    case framing
    /// The body does not have the form that its headers say.
    case form
    /// A form with too many fields.
    case tooManyFields
  }

  /// The status that says so.
  public var status: Status {
    switch self {
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .crossOrigin: .forbidden
    case .bodyTooLarge: .contentTooLarge
    case .addressTooLong: .uriTooLong
    case .headTooLarge: .requestHeaderFieldsTooLarge
    case .malformed: .badRequest
    case .noRoom: .insufficientStorage
    case .busy, .uploadsClosed, .stopping: .serviceUnavailable
    case .failed: .internalServerError
    case .other(let status): status
    }
  }

  /// Whether the head was not understood, so that what follows may be another request that somebody hid.
  var doubtsHead: Bool {
    switch self {
    case .malformed, .headTooLarge, .addressTooLong: true
    case .other(let status): status == .httpVersionNotSupported
    case .notFound, .methodNotAllowed, .crossOrigin, .bodyTooLarge, .noRoom, .busy, .uploadsClosed,
      .stopping, .failed:
      false
    }
  }

  /// One plain English sentence, for those that have no page of their own.
  public var sentence: String {
    switch self {
    case .notFound: "There is nothing at this address."
    case .methodNotAllowed(let allowed):
      "This address takes only \(allowed.map(\.rawValue).joined(separator: ", "))."
    case .crossOrigin:
      "This was sent from another site, so nothing was done. Open the page here and try again."
    case .bodyTooLarge(let limit): "What you sent is larger than \(limit) bytes."
    case .addressTooLong: "The address is too long."
    case .headTooLarge: "The headers of the request are too large."
    case .malformed: "The request could not be understood."
    case .noRoom: "The server has no room to store what you sent."
    case .busy:
      "Nothing could be stored right now, and nothing was changed. Try again in a few seconds."
    case .uploadsClosed:
      "The server cannot receive files right now. Keep yours and try again in a few minutes."
    case .stopping: "The server is stopping. Try again in a moment."
    case .failed: "Something went wrong on the server. Try again in a moment."
    case .other(let status): "The server answers with status \(status.code)."
    }
  }

  /// The response in plain text, with the headers that the status asks for.
  public var plainResponse: Response {
    var response = Response.text(sentence + "\n", status: status)
    decorate(&response)
    return response
  }

  /// Adds the headers that the status asks for to a page about the problem.
  public func decorate(_ response: inout Response) {
    switch self {
    case .methodNotAllowed(let allowed):
      response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
    // Somebody has to make room first.
    case .noRoom: response.headers[.retryAfter] = "600"
    case .uploadsClosed: response.headers[.retryAfter] = "120"
    case .busy, .stopping: response.headers[.retryAfter] = "5"
    case .notFound, .crossOrigin, .bodyTooLarge, .addressTooLong, .headTooLarge, .malformed,
      .failed,
      .other:
      break
    }
    response.headers[.cacheControl] = response.headers[.cacheControl] ?? "no-store"
  }
}
