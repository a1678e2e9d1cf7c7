// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD

/// The head of a request as it came, and what is wrong with it.
struct RequestHead: Sendable {
  let method: String
  let target: String
  let headers: Headers
  let isVersion11: Bool

  /// Whether a body follows, and its length if that was given.
  enum Framing: Sendable, Equatable {
    case none
    case length(Int)
    case chunked
  }

  init(method: String, target: String, version: String, handle: ConnectionHandle) {
    self.method = method
    self.target = target
    isVersion11 = version == "HTTP/1.1"
    headers = Self.headers(handle)
  }

  init(method: String, target: String, isVersion11: Bool, headers: Headers) {
    self.method = method
    self.target = target
    self.isVersion11 = isVersion11
    self.headers = headers
  }

  /// How the body is framed; contradictions are refused, since proxies may read them otherwise.
  func framing() throws(Problem) -> Framing {
    let lengths = headers.all(.contentLength)
    let codings = headers.all(.transferEncoding)
    if !codings.isEmpty {
      guard lengths.isEmpty, codings.count == 1, codings[0].lowercased() == "chunked" else {
        throw .malformed(.framing)
      }
      return .chunked
    }
    guard let first = lengths.first else { return .none }
    guard lengths.count == 1, let length = Text.number(first) else { throw .malformed(.framing) }
    return length == 0 ? .none : .length(length)
  }

  /// The request without its body, or what is wrong with it.
  func request(
    limits: Server.Configuration.Limits, client: String, isSecure: Bool, id: RequestID
  ) -> (Request, Problem?) {
    let target = RequestTarget(self.target)
    let method = Method(rawValue: self.method)
    let request = Request(
      method ?? .get, target ?? .root, headers: headers, clientAddress: client,
      isSecure: isSecure, id: id)
    return (request, problem(limits: limits, target: target, method: method))
  }

  private func problem(
    limits: Server.Configuration.Limits, target: RequestTarget?, method: Method?
  ) -> Problem? {
    if self.target.utf8.count > limits.targetBytes { return .addressTooLong }
    // Each header also has a colon, a space and a line end.
    let size = headers.fields.reduce(0) { $0 + $1.name.text.utf8.count + $1.value.utf8.count + 4 }
    if size > limits.headerBytes { return .headTooLarge }
    // RFC 9112 section 3.2.
    let hosts = headers.all(.host).count
    if hosts > 1 || (hosts == 0 && isVersion11) { return .malformed(.host) }
    if method == nil { return .other(.notImplemented) }
    if target == nil { return .malformed(.address) }
    return nil
  }

  private static func headers(_ handle: ConnectionHandle) -> Headers {
    var headers = Headers()
    withUnsafeMutablePointer(to: &headers) { headers in
      _ = MHD_get_connection_values_n(
        handle.pointer, .HEADER_KIND,
        { context, _, name, nameLength, value, valueLength in
          guard let context, let name else { return .YES }
          let headers = context.assumingMemoryBound(to: Headers.self)
          headers.pointee.add(
            HeaderName(text: RequestHead.text(name, nameLength)),
            value.map { RequestHead.text($0, valueLength) } ?? "")
          return .YES
        }, headers)
    }
    return headers
  }

  private static func text(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
