// SPDX-License-Identifier: Apache-2.0

import HTTPServer

/// Lets pages of other sites fetch what the braille pad and the charts are made of, and ask for words and sounds.
///
/// Nothing behind these addresses looks at a cookie, so no page learns or does anything in somebody's name.
enum OpenToOtherSites {
  /// The middleware that says so to browsers, and answers when they ask beforehand.
  static let middleware: Middleware = { request, next in
    guard isOpen(request) else { return await next(request) }
    var response = await next(request)
    response.headers[.accessControlAllowOrigin] = "*"
    response.headers[.crossOriginResourcePolicy] = "cross-origin"
    if request.method == .options {
      response.headers[.accessControlAllowMethods] = "GET, POST"
      response.headers[.accessControlAllowHeaders] = "Content-Type"
      response.headers[.accessControlMaxAge] = "\(daySeconds)"
    }
    return response
  }

  /// Whether a request is for something that any page may have.
  static func isOpen(_ request: Request) -> Bool {
    switch request.segments.first {
    case "assets", "embed": true
    case "api":
      request.segments.count > 2 && request.segments[1] == "v1"
        && ["braille", "charts"].contains(request.segments[2])
    default: false
    }
  }

  private static let daySeconds = 86_400
}

extension HeaderName {
  fileprivate static let accessControlAllowOrigin: HeaderName = "Access-Control-Allow-Origin"
  fileprivate static let accessControlAllowMethods: HeaderName = "Access-Control-Allow-Methods"
  fileprivate static let accessControlAllowHeaders: HeaderName = "Access-Control-Allow-Headers"
  fileprivate static let accessControlMaxAge: HeaderName = "Access-Control-Max-Age"
  fileprivate static let crossOriginResourcePolicy: HeaderName = "Cross-Origin-Resource-Policy"
}
