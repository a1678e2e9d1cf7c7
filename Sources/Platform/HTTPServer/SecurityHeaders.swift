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

  /// The middleware that adds the headers to every response; make it the outermost.
  ///
  /// Headers that a handler has set stay as they are.
  public var middleware: Middleware {
    var fixed: [(HeaderName, String)] = [
      (.contentSecurityPolicy, contentSecurityPolicy.header),
      (.xContentTypeOptions, "nosniff"),
      (.referrerPolicy, "same-origin"),
      (.permissionsPolicy, permissionsPolicy),
      (.crossOriginOpenerPolicy, "same-origin"),
    ]
    let strict = (HeaderName.strictTransportSecurity, "max-age=\(strictTransportSeconds)")
    let plain = fixed
    fixed.append(strict)
    let secure = fixed
    return { request, next in
      var response = await next(request)
      for (name, value) in request.isSecure ? secure : plain
      where response.headers[name] == nil { response.headers.add(name, value) }
      return response
    }
  }
}
