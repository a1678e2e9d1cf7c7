// SPDX-License-Identifier: Apache-2.0

/// A cookie that a response sets, RFC 6265.
public struct Cookie: Sendable, Hashable {
  /// When a cookie is sent from other sites.
  public enum SameSite: String, Sendable, Hashable {
    /// Also when a link there leads here.
    case lax = "Lax"
    /// Never.
    case strict = "Strict"
    /// Always; needs `isSecure`.
    case none = "None"
  }

  /// How long a cookie is kept.
  public enum Lifetime: Sendable, Hashable {
    /// Until the browser is closed.
    case session
    /// For so many seconds.
    case seconds(Int)
    /// It is removed at once.
    case removed
  }

  /// The name.
  public let name: String
  /// The value; any text, since it is percent-encoded on its way.
  public var value: String
  /// How long it is kept.
  public var lifetime: Lifetime
  /// The path under which it is sent.
  public var path: String
  /// Whether it is sent over TLS only.
  public var isSecure: Bool
  /// Whether scripts cannot read it.
  public var isHTTPOnly: Bool
  /// When it is sent from other sites.
  public var sameSite: SameSite

  /// A cookie that, unless told otherwise, scripts cannot read and other sites cannot send.
  public init(
    _ name: StaticString, _ value: String, lifetime: Lifetime = .session, path: String = "/",
    isSecure: Bool = false, isHTTPOnly: Bool = true, sameSite: SameSite = .lax
  ) {
    self.name = name.description
    self.value = value
    self.lifetime = lifetime
    self.path = path
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
  }

  /// The value of the `Set-Cookie` header.
  var header: String {
    var text = "\(name)=\(PercentCoding.encode(value)); Path=\(path)"
    switch lifetime {
    case .session: break
    case .seconds(let seconds): text += "; Max-Age=\(seconds)"
    case .removed: text += "; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT"
    }
    if isSecure { text += "; Secure" }
    if isHTTPOnly { text += "; HttpOnly" }
    return text + "; SameSite=\(sameSite.rawValue)"
  }

  /// The cookies of a request; the first of a name comes first.
  static func parse(_ headers: Headers) -> NamedValues {
    var result = NamedValues()
    for header in headers.all(.cookie) {
      for part in header.split(separator: ";") {
        let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2 else { continue }
        var value = Text.trimmed(halves[1])
        if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
          value = String(value.dropFirst().dropLast())
        }
        let decoded = PercentCoding.decodeSegment(Array(value.utf8)) ?? value
        result.add(Text.trimmed(halves[0]), decoded)
      }
    }
    return result
  }
}
