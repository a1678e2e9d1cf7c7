// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Passwords
import Speaking

extension Site {
  /// Making an account, and what its owner does with it.
  var accountOperations: [APIOperation] {
    [
      APIOperation(
        method: .post, path: "/api/v1/accounts", summary: "Make an account and sign in.",
        needsAccount: false,
        body: [Self.name, Self.username, Self.optional(Self.email), Self.password, Self.roles],
        success: .created, refuses: [.unprocessableContent, .tooManyRequests],
        gives: "The account and a token, as from sessions.",
        shape: .object([.always("account", AccountJSON.shape), .always("token", .text)]),
        answer: .plain { request in
          try await answer(request) { visit in try await makeAccount(request, visit) }
        }),
      APIOperation(
        method: .get, path: "/api/v1/me", summary: "Get your account.", gives: "The account.",
        shape: AccountJSON.shape,
        answer: .plain { request in
          try await answer(request) { visit in Self.told(try account(of: visit)) }
        }),
      APIOperation(
        method: .patch, path: "/api/v1/me",
        summary: "Change your account: all that is named, or where something is refused nothing.",
        body: [Self.name, Self.username, Self.email, Self.roles, Self.password, Self.current]
          .map(Self.optional),
        refuses: [.unprocessableContent, .tooManyRequests],
        gives: "The account as it is now. A new password ends all other sessions.",
        shape: AccountJSON.shape,
        answer: .plain { request in
          try await answer(request) { visit in
            try await changeAccount(request, try account(of: visit))
          }
        }),
      APIOperation(
        method: .delete, path: "/api/v1/me",
        summary: "Delete your account with all that it owns, at once and for good.",
        body: [
          APIOperation.Value(name: "password", kind: .text, about: "Your password, to be sure.")
        ],
        success: .noContent, refuses: [.unprocessableContent, .tooManyRequests], gives: "Nothing.",
        answer: .plain { request in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let sent = try request.json()
            try await accountAllowed(current: "password") { () throws(AccountsError) in
              try await accounts.delete(
                person.id, password: Password(sent["password"]?.string ?? ""))
            }
            return .empty()
          }
        }),
    ]
  }

  private func makeAccount(_ request: Request, _ visit: Visit) async throws -> Response {
    let sent = try request.json()
    // What is of no cookie's doing has the language of the request alone.
    var settings = Settings()
    settings.language = visit.language
    let form = SignUpForm(
      name: sent["name"]?.string ?? "", username: sent["username"]?.string ?? "",
      email: sent["email"]?.string, password: Password(sent["password"]?.string ?? ""),
      role: try AccountRoles(words: Self.words("roles", in: sent)), settings: settings)
    let signedIn = try await accountAllowed { () throws(AccountsError) in
      try await accounts.signUp(form, from: request.clientNetwork.description, client: .program)
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("account", AccountJSON(account: signedIn.account))
      json.field("token", signedIn.token.cookieValue)
    }
    var response = Response.bytes(writer.bytes, type: .json, status: .created)
    response.headers[.location] = "/api/v1/me"
    return response
  }

  private func changeAccount(_ request: Request, _ person: Account) async throws -> Response {
    let sent = try request.json()
    var change = AccountChange()
    change.name = sent["name"]?.string
    change.username = sent["username"]?.string
    change.email = sent["email"]?.string
    if sent["roles"] != nil {
      change.roles = try AccountRoles(words: Self.words("roles", in: sent))
    }
    if let new = sent["password"]?.string {
      guard let current = sent["currentPassword"]?.string else {
        throw APIError(.missing("currentPassword"))
      }
      change.password = AccountChange.NewPassword(current: Password(current), new: Password(new))
    }
    let wanted = change
    return Self.told(
      try await accountAllowed { () throws(AccountsError) in
        try await accounts.change(
          person.id, wanted, keeping: SessionCookie.token(in: request),
          from: request.clientNetwork.description)
      })
  }

  /// Does what the service may refuse, and says why by the names of the API.
  /// - Parameter current: The name of the password until now.
  private func accountAllowed<Value>(
    current: String = "currentPassword", _ body: () async throws(AccountsError) -> Value
  ) async throws -> Value {
    do throws(AccountsError) { return try await body() } catch {
      var state = FormState()
      let status = try state.refuse(error, wholeForm: "username")
      if case .tooManyAttempts(let seconds) = error {
        throw APIError(status: status, retryAfterSeconds: seconds) {
          AccountWords.tooManyAttempts(seconds, in: $0)
        }
      }
      throw APIError(
        state.problems.map { problem in
          problem.field == "currentPassword"
            ? FormState.Refusal(field: current, words: problem.words) : problem
        })
    }
  }

  private static func told(_ account: Account) -> Response {
    var writer = JSONWriter()
    writer.value(AccountJSON(account: account))
    return .bytes(writer.bytes, type: .json)
  }

  private static func words(_ name: String, in sent: JSONValue) -> [String] {
    (sent[name]?.array ?? []).compactMap(\.string)
  }

  private static func optional(_ value: APIOperation.Value) -> APIOperation.Value {
    var value = value
    value.isRequired = false
    return value
  }

  private static let name = APIOperation.Value(
    name: "name", kind: .text, about: "Your name; others see its first word.")
  private static let username = APIOperation.Value(
    name: "username", kind: .text, about: "The username.")
  private static let email = APIOperation.Value(
    name: "email", kind: .text, about: "The e-mail address; empty for none.")
  private static let password = APIOperation.Value(
    name: "password", kind: .text, about: "The password, 10 to 200 characters.")
  private static let current = APIOperation.Value(
    name: "currentPassword", kind: .text, about: "The password until now, beside a new one.")
  private static let roles = APIOperation.Value(
    name: "roles", kind: .words(AccountRole.allCases.map(\.rawValue)),
    about: "What you come for, at least one: to ask, to read for others.")
}

/// An account as the API tells its owner.
private struct AccountJSON: JSONEncodable {
  let account: Account

  static let shape = Shape.object([
    .always("id", .text), .always("name", .text), .always("username", .text),
    .sometimes("email", .text), .always("roles", rolesShape), .always("createdAt", .moment),
  ])

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("id", account.id.rawValue)
      json.field("name", account.name)
      json.field("username", account.username)
      if let email = account.email { json.field("email", email) }
      json.roles(account.roles)
      json.field("createdAt", account.createdAt)
    }
  }
}
