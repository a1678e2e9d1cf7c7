// SPDX-License-Identifier: Apache-2.0

/// The headers that tell the browser what our pages never do.
public struct SecurityHeaders: Sendable {
  /// What pages may load.
  public var contentSecurityPolicy = ContentSecurityPolicy()
  /// How long browsers shall come over TLS only once they did, in seconds; one year.
  public var strictTransportSeconds = 31_536_000
  /// Position, microphone and movement for our own pages; the rest for nobody.
  public var permissionsPolicy =
    "geolocation=(self), microphone=(self), accelerometer=(self), gyroscope=(self), "
    + "magnetometer=(self), camera=(), payment=(), usb=()"

  /// The headers of our pages.
  public init() {}

  /// The beginnings of the types that are parts of a page and never a page themselves.
  ///
  /// A script that begins a worker would need the headers of a page; the service worker brings a policy of its own.
  private static let partsOfPages = ["text/css", "text/javascript", "application/wasm", "font/"]

  /// The middleware that adds the headers to every response; make it the outermost.
  ///
  /// Headers that a handler has set stay as they are. What is only a part of a page gets those that count for it: a page
  /// fetches some thirty parts, and the others would be 600 bytes of each.
  public var middleware: Middleware {
    let all: [(HeaderName, String)] = [(.xContentTypeOptions, "nosniff")]
    let pages: [(HeaderName, String)] = [
      (.contentSecurityPolicy, contentSecurityPolicy.header),
      (.referrerPolicy, "same-origin"),
      (.permissionsPolicy, permissionsPolicy),
      (.crossOriginOpenerPolicy, "same-origin"),
    ]
    let secure = [(HeaderName.strictTransportSecurity, "max-age=\(strictTransportSeconds)")]
    return { request, next in
      var response = await next(request)
      let type = response.headers[.contentType] ?? ""
      let isPart = Self.partsOfPages.contains { type.hasPrefix($0) }
      for headers in [all, isPart ? [] : pages, request.isSecure ? secure : []] {
        for (name, value) in headers where response.headers[name] == nil {
          response.headers.add(name, value)
        }
      }
      return response
    }
  }
}
