// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer

/// The cookie that shows who is signed in.
enum SessionCookie {
  /// Over TLS the name binds the cookie to this host and path (RFC 6265bis section 4.1.3).
  private static let secureName: StaticString = "__Host-session"
  private static let plainName: StaticString = "session"

  private static func name(isSecure: Bool) -> StaticString { isSecure ? secureName : plainName }

  /// The token that a request brings.
  ///
  /// A request with a token of its own is never taken for that of the browser's owner.
  static func token(in request: Request) -> SessionToken? {
    if let header = request.headers[.authorization] {
      let words = header.split(separator: " ")
      guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
      return SessionToken(cookieValue: String(words[1]))
    }
    return request.cookies[name(isSecure: request.isSecure).description]
      .flatMap(SessionToken.init(cookieValue:))
  }

  /// The cookie that keeps a session.
  static func keep(_ signedIn: SignedIn, isSecure: Bool) -> Cookie {
    Cookie(
      name(isSecure: isSecure), signedIn.token.cookieValue,
      lifetime: .seconds(Int(AccountService.sessionSeconds)), isSecure: isSecure)
  }

  /// The cookie that forgets it.
  static func forget(isSecure: Bool) -> Cookie {
    Cookie(name(isSecure: isSecure), "", lifetime: .removed, isSecure: isSecure)
  }
}
