// SPDX-License-Identifier: Apache-2.0

/// The head of a request as it came, and what is wrong with it.
struct RequestHead: Sendable {
  let method: String
  let target: String
  let isVersion11: Bool
  let headers: Headers

  /// Whether a body follows, and its length if that was given.
  enum Framing: Sendable, Equatable {
    case none
    case length(Int)
    case chunked
  }

  /// How the body is framed; contradictions are refused, since proxies may read them otherwise.
  func framing() throws(Problem) -> Framing {
    let lengths = headers.all(.contentLength)
    let codings = headers.all(.transferEncoding)
    if !codings.isEmpty {
      // HTTP/1.0 knows no chunks: RFC 9112 section 6.1.
      guard isVersion11, lengths.isEmpty, codings.count == 1, codings[0].lowercased() == "chunked"
      else { throw .malformed(.framing) }
      return .chunked
    }
    guard let first = lengths.first else { return .none }
    guard lengths.count == 1, let length = Text.number(first) else { throw .malformed(.framing) }
    return length == 0 ? .none : .length(length)
  }

  /// Whether the connection ends with the answer, RFC 9112 section 9.3.
  var endsConnection: Bool {
    headers.contains(.connection, token: "close")
      || (!isVersion11 && !headers.contains(.connection, token: "keep-alive"))
  }

  /// Whether the client waits for leave to send its body.
  var waitsForLeave: Bool {
    isVersion11 && headers[.expect]?.lowercased() == "100-continue"
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
    // Each header also has a colon, a space and a line end.
    let size = headers.fields.reduce(0) { $0 + $1.name.text.utf8.count + $1.value.utf8.count + 4 }
    if size > limits.headerBytes { return .headTooLarge }
    // RFC 9112 section 3.2.
    let hosts = headers.all(.host)
    if hosts.count > 1 || (hosts.isEmpty && isVersion11) { return .malformed(.host) }
    if let host = hosts.first, !HostName.isValid(host) { return .malformed(.host) }
    // 501 would be as right for a method that nobody knows, but it reads as a fault of the server.
    guard let method, method != .trace else {
      return .methodNotAllowed(allowed: [.get, .head, .options])
    }
    guard let target else { return .malformed(.address) }
    // The absolute form names a host too; two that differ could be read in two ways.
    if let named = target.host, named.lowercased() != hosts.first?.lowercased() {
      return .malformed(.host)
    }
    return nil
  }
}
