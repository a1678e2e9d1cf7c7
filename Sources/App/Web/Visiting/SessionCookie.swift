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
  static func token(in request: Request) -> SessionToken? {
    request.cookies[name(isSecure: request.isSecure).description]
      .flatMap(SessionToken.init(cookieValue:))
  }

  /// The cookie that keeps a session.
  static func keep(_ signedIn: SignedIn, isSecure: Bool) -> Cookie {
    Cookie(
      name(isSecure: isSecure), signedIn.token.cookieValue,
      lifetime: .seconds(Int(Accounts.sessionSeconds)), isSecure: isSecure)
  }

  /// The cookie that forgets it.
  static func forget(isSecure: Bool) -> Cookie {
    Cookie(name(isSecure: isSecure), "", lifetime: .removed, isSecure: isSecure)
  }
}
