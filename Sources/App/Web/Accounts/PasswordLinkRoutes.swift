// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Letters
import Passwords
import Speaking

extension Site {
  /// The addresses for who forgot the password.
  func addPasswordLinkRoutes(to router: inout Router) {
    let sendsMail = letters.isConfigured
    addKept("/forgotten-password", to: &router) { visit in
      sendsMail ? askForLinkPage(FormState(), visit) : forgottenPasswordPage(visit)
    }
    addKept("/forgotten-password/sent", to: &router) { visit in
      sendsMail ? linkSentPage(visit) : forgottenPasswordPage(visit)
    }
    router.post("/forgotten-password") { request in try await askForLink(request) }
    router.get("/new-password") { request in
      guard let link = request.target.query["link"].flatMap(PasswordLinkToken.init(_:)),
        let account = try await accounts.account(for: link)
      else { return ended(request) }
      return respond(
        with: choosePasswordPage(FormState(), for: account, with: link, visit(of: request)),
        to: request)
    }
    router.post("/new-password") { request in try await choosePassword(request) }
    router.post("/operator/password-link") { request in try await makePasswordLink(request) }
  }

  private func ended(_ request: Request) -> Response {
    respond(
      with: endedPasswordLinkPage(canAskByMail: letters.isConfigured, visit(of: request)),
      to: request, status: .gone)
  }

  /// Has a link sent; where this server sends none, the page says who helps.
  private func askForLink(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    var state = FormState(request.form, ["name"])
    do throws(LettersError) {
      try await letters.askForPasswordLink(
        for: state.value("name"), in: visit.language, from: request.clientNetwork.description)
      return .redirect(to: "/forgotten-password/sent")
    } catch .notConfigured {
      return .redirect(to: "/forgotten-password")
    } catch {
      let refused = try Self.refusal(of: error, field: "name")
      state.problems.append(refused.words)
      var response = respond(
        with: askForLinkPage(state, visit), to: request, status: refused.status)
      if let seconds = refused.retryAfterSeconds {
        response.headers[.retryAfter] = String(seconds)
      }
      return response
    }
  }

  private func choosePassword(_ request: Request) async throws -> Response {
    guard let link = request.form["link"].flatMap(PasswordLinkToken.init(_:)),
      let account = try await accounts.account(for: link)
    else { return ended(request) }
    do {
      let signedIn = try await accounts.choosePassword(
        Password(request.form["password"] ?? ""), with: link,
        from: request.clientNetwork.description, device: DeviceCookie.token(in: request),
        client: client(of: request))
      guard let signedIn else { return ended(request) }
      return keep(signedIn, at: Done.password.at("/profile"), request)
    } catch let error {
      var state = FormState()
      let status = try state.refuse(error, wholeForm: "password")
      return respond(
        with: choosePasswordPage(state, for: account, with: link, visit(of: request)),
        to: request, status: status)
    }
  }

  private func makePasswordLink(_ request: Request) async throws -> Response {
    try requireOperator(request)
    var state = FormState(request.form, ["username"])
    guard let account = try await ownerOfLink(&state) else {
      return try await desk(nil, link: state, request)
    }
    let link = try await accounts.makePasswordLink(for: account.id)
    // Where this page came from is where the link leads.
    let origin = request.headers[.host].map { (request.isSecure ? "https://" : "http://") + $0 }
    return respond(
      with: passwordLinkPage(
        (origin ?? "") + passwordLinkPath(link), until: link.expiresAt, for: account,
        at: clock.now, visit(of: request)),
      to: request)
  }

  /// The account that a link is to be made for; those who look after the server make none for each other.
  private func ownerOfLink(_ state: inout FormState) async throws -> Account? {
    let name = state.value("username")
    if name.allSatisfy(\.isWhitespace) {
      state.refuse("username") { AccountWords[$0].problem(.missing, in: .username) }
      return nil
    }
    let account: Account
    do {
      account = try await accounts.account(username: name)
    } catch let error {
      guard error == .noSuchAccount else { throw error }
      state.refuse("username") { AdministrationWords[$0].noAccount(name) }
      return nil
    }
    guard account.isOperator else { return account }
    state.refuse("username") { PasswordLinkWords[$0].isOperator(account.username) }
    return nil
  }
}

/// The address of a link on this server.
///
/// The secret is in the query, which no log has.
func passwordLinkPath(_ link: PasswordLink) -> String { "/new-password?link=" + link.token.text }
