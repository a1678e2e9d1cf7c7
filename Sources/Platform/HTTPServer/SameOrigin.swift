// SPDX-License-Identifier: Apache-2.0

/// Refuses what pages of other sites try to do here in the name of a person who is signed in.
public enum SameOrigin {
  /// The middleware that refuses unsafe requests of other origins with `Problem.crossOrigin`.
  ///
  /// - Parameter exempt: Whether a request is let through unseen, such as one that does not live
  ///   on cookies.
  public static func middleware(
    exempt: @escaping @Sendable (Request) -> Bool = { _ in false }
  ) -> Middleware {
    { request, next in
      // What is refused does nothing, and who sent it shall be told why.
      guard request.isRefused || request.method.isSafe || exempt(request) || isOwn(request) else {
        throw Problem.crossOrigin
      }
      return await next(request)
    }
  }

  /// Whether the browser says that the request was made by our own page or by the person.
  ///
  /// A browser that says nothing at all is not believed.
  public static func isOwn(_ request: Request) -> Bool {
    if let site = request.headers[.secFetchSite] { return site == "same-origin" || site == "none" }
    guard let host = request.headers[.host] else { return false }
    if let origin = request.headers[.origin] { return authority(of: origin) == host.lowercased() }
    if let referer = request.headers[.referer] {
      return authority(of: referer) == host.lowercased()
    }
    return false
  }

  /// The page of our own host that led to a request, as its `Referer` says; nil if it names another or none.
  public static func referringTarget(of request: Request) -> RequestTarget? {
    guard let host = request.headers[.host], let referer = request.headers[.referer],
      authority(of: referer) == host.lowercased()
    else { return nil }
    return RequestTarget(String(referer.prefix { $0 != "#" }))
  }

  /// The host and port of an address, in lower case.
  private static func authority(of address: String) -> String? {
    for scheme in ["http://", "https://"] where address.lowercased().hasPrefix(scheme) {
      let rest = address.dropFirst(scheme.count)
      return rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
    }
    return nil
  }
}
