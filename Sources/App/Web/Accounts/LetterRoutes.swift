// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Letters
import Speaking

extension PostOffice.Paths {
  /// Where links in messages lead; secrets are in the query, which no log has.
  static let ofPages = PostOffice.Paths(
    newPassword: { "/new-password?link=" + $0 }, confirmation: { "/email/confirm?link=" + $0 },
    news: "/read", settings: "/profile/email")
}

extension Site {
  /// The addresses about messages by e-mail.
  func addLetterRoutes(to router: inout Router) {
    router.get("/profile/email") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      return try await letterPage(of: account, FormState(), request)
    }
    router.post("/profile/email") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      return try await choose(request, account)
    }
    router.post("/profile/email/ask") { request in
      let visit = visit(of: request)
      guard let account = visit.account else { return askToSignIn(request) }
      return try await trying(account, request) { () throws(LettersError) in
        try await letters.askAgain(for: account.id, in: visit.language)
        return .addressAsked
      }
    }
    router.get("/email/confirm") { request in
      guard let link = request.target.query["link"].flatMap(AddressLink.init(_:)),
        try await letters.holds(link)
      else { return endedAddress(request) }
      return respond(with: confirmAddressPage(link, visit(of: request)), to: request)
    }
    router.post("/email/confirm") { request in
      guard let link = request.form["link"].flatMap(AddressLink.init(_:)),
        try await letters.confirm(link)
      else { return endedAddress(request) }
      return .redirect(to: "/email/confirmed")
    }
    addKept("/email/confirmed", to: &router) { visit in addressConfirmedPage(visit) }
  }

  private func endedAddress(_ request: Request) -> Response {
    respond(with: endedAddressLinkPage(visit(of: request)), to: request, status: .gone)
  }

  /// - Parameter state: what is refused; the answer is that of the account.
  private func letterPage(
    of account: Account, _ state: FormState, _ request: Request, status: Status = .ok
  ) async throws -> Response {
    guard letters.isConfigured else { throw Problem.notFound }
    let choice = try await letters.choice(of: account.id)
    var state = state
    state.values["told"] = choice.isTold ? "yes" : "no"
    return respond(
      with: Web.letterPage(choice, state, visit(of: request)), to: request, status: status)
  }

  private func choose(_ request: Request, _ account: Account) async throws -> Response {
    let word = request.form["told"] ?? ""
    guard word == "yes" || word == "no" else {
      var state = FormState()
      state.refuse("told") {
        word.isEmpty
          ? LetterPageWords[$0].chooseOne : FormWords[$0].unknownWord("told", word, ["yes", "no"])
      }
      return try await letterPage(of: account, state, request, status: .unprocessableContent)
    }
    let language = visit(of: request).language
    return try await trying(account, request) { () throws(LettersError) in
      try await letters.choose(isTold: word == "yes", by: account.id, in: language)
      if word == "no" { return .notTold }
      return try await letters.choice(of: account.id).isConfirmed ? .isTold : .addressAsked
    }
  }

  /// Does something and says it on the page, or what was refused.
  private func trying(
    _ account: Account, _ request: Request, _ body: () async throws(LettersError) -> Done
  ) async throws -> Response {
    guard letters.isConfigured else { throw Problem.notFound }
    do throws(LettersError) {
      return .redirect(to: try await body().at("/profile/email"))
    } catch {
      let refused = try Self.refusal(of: error, field: "told")
      var response = try await letterPage(
        of: account, FormState(problems: [refused.words]), request, status: refused.status)
      if let seconds = refused.retryAfterSeconds {
        response.headers[.retryAfter] = String(seconds)
      }
      return response
    }
  }
}
