// SPDX-License-Identifier: Apache-2.0

/// The name of a header; upper and lower case are the same.
public struct HeaderName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name as it is written out.
  public let text: String
  let lowercased: String

  /// A name of our own choice, such as `"X-Earshot"`.
  public init(_ name: StaticString) { self.init(text: name.description) }

  /// A name of our own choice, written as it is.
  public init(stringLiteral name: StaticString) { self.init(text: name.description) }

  init(text: String) {
    self.text = text
    lowercased = text.lowercased()
  }

  /// Whether two names are the same but for upper and lower case.
  public static func == (left: HeaderName, right: HeaderName) -> Bool {
    left.lowercased == right.lowercased
  }

  /// Hashes the name without regard to upper and lower case.
  public func hash(into hasher: inout Hasher) { hasher.combine(lowercased) }

  /// The header `Accept`.
  public static let accept = HeaderName("Accept")
  /// The header `Accept-Encoding`.
  public static let acceptEncoding = HeaderName("Accept-Encoding")
  /// The header `Accept-Language`.
  public static let acceptLanguage = HeaderName("Accept-Language")
  /// The header `Accept-Ranges`.
  public static let acceptRanges = HeaderName("Accept-Ranges")
  /// The header `Allow`.
  public static let allow = HeaderName("Allow")
  /// The header `Cache-Control`.
  public static let cacheControl = HeaderName("Cache-Control")
  /// The header `Connection`.
  public static let connection = HeaderName("Connection")
  /// The header `Content-Disposition`.
  public static let contentDisposition = HeaderName("Content-Disposition")
  /// The header `Content-Encoding`.
  public static let contentEncoding = HeaderName("Content-Encoding")
  /// The header `Content-Language`.
  public static let contentLanguage = HeaderName("Content-Language")
  /// The header `Content-Length`.
  public static let contentLength = HeaderName("Content-Length")
  /// The header `Content-Range`.
  public static let contentRange = HeaderName("Content-Range")
  /// The header `Content-Security-Policy`.
  public static let contentSecurityPolicy = HeaderName("Content-Security-Policy")
  /// The header `Content-Type`.
  public static let contentType = HeaderName("Content-Type")
  /// The header `Cookie`.
  public static let cookie = HeaderName("Cookie")
  /// The header `Cross-Origin-Opener-Policy`.
  public static let crossOriginOpenerPolicy = HeaderName("Cross-Origin-Opener-Policy")
  /// The header `Date`.
  public static let date = HeaderName("Date")
  /// The header `ETag`.
  public static let etag = HeaderName("ETag")
  /// The header `Expect`.
  public static let expect = HeaderName("Expect")
  /// The header `Host`.
  public static let host = HeaderName("Host")
  /// The header `If-Match`.
  public static let ifMatch = HeaderName("If-Match")
  /// The header `If-Modified-Since`.
  public static let ifModifiedSince = HeaderName("If-Modified-Since")
  /// The header `If-None-Match`.
  public static let ifNoneMatch = HeaderName("If-None-Match")
  /// The header `If-Range`.
  public static let ifRange = HeaderName("If-Range")
  /// The header `If-Unmodified-Since`.
  public static let ifUnmodifiedSince = HeaderName("If-Unmodified-Since")
  /// The header `Last-Modified`.
  public static let lastModified = HeaderName("Last-Modified")
  /// The header `Location`.
  public static let location = HeaderName("Location")
  /// The header `Origin`.
  public static let origin = HeaderName("Origin")
  /// The header `Permissions-Policy`.
  public static let permissionsPolicy = HeaderName("Permissions-Policy")
  /// The header `Range`.
  public static let range = HeaderName("Range")
  /// The header `Referer`.
  public static let referer = HeaderName("Referer")
  /// The header `Referrer-Policy`.
  public static let referrerPolicy = HeaderName("Referrer-Policy")
  /// The header `Retry-After`.
  public static let retryAfter = HeaderName("Retry-After")
  /// The header `Sec-Fetch-Site`.
  public static let secFetchSite = HeaderName("Sec-Fetch-Site")
  /// The header `Set-Cookie`.
  public static let setCookie = HeaderName("Set-Cookie")
  /// The header `Strict-Transport-Security`.
  public static let strictTransportSecurity = HeaderName("Strict-Transport-Security")
  /// The header `Transfer-Encoding`.
  public static let transferEncoding = HeaderName("Transfer-Encoding")
  /// The header `User-Agent`.
  public static let userAgent = HeaderName("User-Agent")
  /// The header `Vary`.
  public static let vary = HeaderName("Vary")
  /// The header `X-Forwarded-For`.
  public static let xForwardedFor = HeaderName("X-Forwarded-For")
  /// The header `X-Forwarded-Proto`.
  public static let xForwardedProto = HeaderName("X-Forwarded-Proto")
  /// The header `X-Content-Type-Options`.
  public static let xContentTypeOptions = HeaderName("X-Content-Type-Options")
}
