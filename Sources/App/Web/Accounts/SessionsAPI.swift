// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Passwords
import Speaking

extension Site {
  /// Signing in and out for programs.
  var sessionOperations: [APIOperation] {
    [
      APIOperation(
        method: .post, path: "/api/v1/sessions",
        summary: "Sign in. Send the token as \"Authorization: Bearer TOKEN\".",
        needsAccount: false,
        body: [
          APIOperation.Value(name: "username", kind: .text, about: "The username."),
          APIOperation.Value(name: "password", kind: .text, about: "The password."),
        ],
        refuses: [.unauthorized, .tooManyRequests], gives: "The token.",
        shape: .object([.always("token", .text)]),
        answer: .plain { request in
          try await answer(request) { _ in try await openSession(request) }
        }),
      APIOperation(
        method: .delete, path: "/api/v1/sessions",
        summary: "Sign out: the token that is sent no longer works afterwards.",
        success: .noContent, gives: "Nothing.",
        answer: .plain { request in
          try await answer(request) { visit in try await closeSession(request, visit) }
        }),
    ]
  }

  /// Ends the session of the token; that of a browser's cookie is never ended from here.
  private func closeSession(_ request: Request, _ visit: Visit) async throws -> Response {
    guard request.headers[.authorization] != nil, let token = SessionCookie.token(in: request)
    else { throw APIError(.other(.unauthorized)) }
    _ = try account(of: visit)
    try await accounts.signOut(token)
    return .empty()
  }

  private func openSession(_ request: Request) async throws -> Response {
    let sent = try request.json()
    do throws(any Error) {
      let signedIn = try await accounts.signIn(
        username: sent["username"]?.string ?? "",
        password: Password(sent["password"]?.string ?? ""), from: request.clientNetwork.description,
        keepsDevice: false)
      var writer = JSONWriter()
      writer.object { $0.field("token", signedIn.token.cookieValue) }
      return .bytes(writer.bytes, type: .json)
    } catch AccountsError.wrongCredentials {
      throw APIError(status: .unauthorized) { AccountWords[$0].wrongCredentials }
    } catch AccountsError.tooManyAttempts(let seconds) {
      throw APIError(status: .tooManyRequests, retryAfterSeconds: seconds) {
        AccountWords.tooManyAttempts(seconds, in: $0)
      }
    }
  }
}
