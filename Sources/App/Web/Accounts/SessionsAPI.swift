// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
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
        success: .created, refuses: [.unauthorized, .tooManyRequests], gives: "The token.",
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
      APIOperation(
        method: .get, path: "/api/v1/me/sessions", summary: "List where you are signed in.",
        query: [.cursor], refuses: [.unprocessableContent],
        gives:
          "A hundred sessions, the last used first; next is the cursor of those after them, null at the end.",
        shape: .object([.always("sessions", .list(.object(SessionJSON.members))), .next]),
        answer: .plain { request in
          try await answer(request) { visit in
            let sessions = try await accounts.sessions(
              of: try account(of: visit).id, seenFrom: SessionCookie.token(in: request),
              after: try request.pagePlace())
            var writer = JSONWriter()
            writer.page("sessions", sessions, SessionJSON.init(session:))
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .delete, path: "/api/v1/me/sessions/{id}",
        summary: "End a session of yours; the one that asks may end too.",
        success: .noContent, gives: "Nothing, also where it had ended.",
        answer: .one { request, id in
          try await answer(request) { visit in
            try await accounts.endSession(id, of: try account(of: visit).id)
            return .empty()
          }
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
        keepsDevice: false, client: .program)
      var writer = JSONWriter()
      writer.object { $0.field("token", signedIn.token.cookieValue) }
      return .bytes(writer.bytes, type: .json, status: .created)
    } catch AccountsError.wrongCredentials {
      throw APIError(status: .unauthorized) { AccountWords[$0].wrongCredentials }
    } catch AccountsError.tooManyAttempts(let seconds) {
      throw APIError(status: .tooManyRequests, retryAfterSeconds: seconds) {
        AccountWords.tooManyAttempts(seconds, in: $0)
      }
    }
  }
}

/// A session as the API tells of it.
private struct SessionJSON: JSONEncodable {
  let session: OpenSession

  static let members: [Shape.Member] = [
    .always("id", .text), .always("current", .truth), .always("createdAt", .moment),
    .always("lastUsedAt", .moment),
    .sometimes("browser", .word(SessionClient.Browser.allCases.map(\.rawValue))),
    .sometimes("system", .word(SessionClient.System.allCases.map(\.rawValue))),
  ]

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", session.id)
      json.field("current", session.isCurrent)
      json.field("createdAt", session.createdAt)
      json.field("lastUsedAt", session.lastUsedAt)
      if let client = session.client {
        json.field("browser", client.browser.rawValue)
        json.field("system", client.system.rawValue)
      }
    }
  }
}
