// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer

/// The cookie by which a browser shows that somebody has signed in with it before.
///
/// It stays after signing out: it is then that tries of strangers must not keep the person out.
enum DeviceCookie {
  private static let secureName: StaticString = "__Host-device"
  private static let plainName: StaticString = "device"

  private static func name(isSecure: Bool) -> StaticString { isSecure ? secureName : plainName }

  /// What the browser has kept.
  static func token(in request: Request) -> DeviceToken? {
    request.cookies[name(isSecure: request.isSecure).description]
      .flatMap(DeviceToken.init(cookieValue:))
  }

  /// The cookie that keeps it.
  static func keep(_ token: DeviceToken, isSecure: Bool) -> Cookie {
    Cookie(
      name(isSecure: isSecure), token.cookieValue,
      lifetime: .seconds(Int(AccountService.deviceSeconds)), isSecure: isSecure)
  }
}
